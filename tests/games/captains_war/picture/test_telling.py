"""Every entry of a match is told in words: whose deed, what came of it, by which clause."""

from __future__ import annotations

import re
from collections import Counter

from captains.engine.entry import Entry
from captains.games.captains_war.actions import Acquire, Attack, PickDie
from captains.games.captains_war.events import BattleWon, CommandBonusGained, EndReached
from captains.games.captains_war.picture.telling import told
from captains.library.assets import symbols
from captains.library.rules import clauses
from tests.games.captains_war.picture.moments import PICTURE, ended, moments


def test_every_entry_says_something_with_a_known_symbol_and_clause() -> None:
    known = {clause.id for clause in clauses("captains-war")}
    for seats in (2, 4):
        match = ended(seats)
        for entry in match.entries:
            sentences = PICTURE.tell(match.setup, entry, match.states[entry.n])
            assert sentences, entry
            for each in sentences:
                assert each.words and "{" not in each.words
                assert not re.search(r"\b(he|she|his|her|him)\b", each.words)
                assert each.symbol in symbols()
                assert not each.clause or each.clause in known


def test_an_acquisition_is_told_by_its_name_also_without_the_state_before() -> None:
    match = ended(4)
    late = {past.n: past.sentence for past in told(match.setup, match.entries, match.state, 10_000)}
    found = 0
    for entry in match.entries:
        if isinstance(entry.action, Acquire):
            (sentence,) = PICTURE.tell(match.setup, entry, match.states[entry.n])
            owned = match.states[entry.n].captains[entry.seat or 0].owned[entry.action.kind]
            assert match.state.sheet.kinds[entry.action.kind].acquisitions[owned].name in sentence.words
            assert late[entry.n] == sentence
            found += 1
    assert found > 3


def test_the_strip_tells_the_last_sentences_in_order() -> None:
    match = ended(3)
    past = told(match.setup, match.entries, match.state, 7)
    assert len(past) == 7
    assert [each.n for each in past] == sorted(each.n for each in past)
    whole = [
        sentence for entry in match.entries for sentence in PICTURE.tell(match.setup, entry, match.states[entry.n])
    ]
    assert [each.sentence for each in past] == whole[-7:]


def test_battles_bonuses_and_the_end_are_headlines() -> None:
    weights: Counter[type] = Counter()
    for seats, seed in ((3, 1), (4, 2), (2, 3)):
        *_, match = moments(seats, seed, 1000)
        for entry in match.entries:
            heavy = max(s.weight for s in PICTURE.tell(match.setup, entry, match.states[entry.n]))
            for event in entry.events:
                if isinstance(event, BattleWon | CommandBonusGained | EndReached):
                    weights[type(event)] += 1
                    assert heavy == 2
            if isinstance(entry.action, PickDie) and len(entry.events) < 3:
                assert heavy == 1
    assert weights[BattleWon] and weights[EndReached]


def test_a_sealed_crew_is_told_without_its_strengths() -> None:
    match = ended(3)
    for entry in match.entries:
        if type(entry.action).__name__ == "CommitCrew":
            hidden = Entry(entry.n, entry.seat, None, entry.events[:1], "")
            (sentence,) = PICTURE.tell(match.setup, hidden, match.states[entry.n])
            assert not any(char.isdigit() for char in sentence.words)
            return
    raise AssertionError("no crew was committed")


def test_a_boarding_names_who_is_boarded() -> None:
    match = ended(4)
    for entry in match.entries:
        if isinstance(entry.action, Attack):
            said = PICTURE.tell(match.setup, entry, match.states[entry.n])
            assert any(match.setup.seats[entry.action.target].name in each.words for each in said)

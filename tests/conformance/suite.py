"""The conformance suite: what every game must keep to, tried on whole matches at random in every mode and seat count.

A game's own test file subclasses `Conformance` (its name then begins with Test), names itself in `home`, and says in
`invariants` which counters must stay in which range. Nothing here knows a game.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.notation import (
    header_of,
    match_digest,
    pack_entry,
    read_log,
    unpack_entry,
    write_log,
)
from captains.engine.outcome import Outcome
from captains.engine.refusal import Refused
from captains.engine.seats import PUBLIC
from captains.engine.secrets import mask
from captains.engine.verify import faults
from tests.conformance.guesses import guess
from tests.conformance.play import begin, played, steps, tables
from tests.conformance.secrets import Plain, hidden_values, holds_secrets, permuted


class Conformance:
    """Subclass it as TestSomething; see the module's first lines."""

    game: ClassVar[Game[Any]]
    home: ClassVar[str]
    """The module of the subclass, as `import` knows it."""
    seeds: ClassVar[tuple[int, ...]] = (1, 2)

    @staticmethod
    def sheet() -> Mapping[str, Any]:
        """The sheet to play on."""
        return {}

    @staticmethod
    def invariants(state: Any) -> None:
        """Assert that every counter of the state is in its range."""
        raise NotImplementedError

    def matches(self) -> list[Match[Any]]:
        """A whole match for every mode, seat count and seed."""
        return [
            played(self.game, self.sheet(), mode, seats, seed)
            for mode, seats in tables(self.game)
            for seed in self.seeds
        ]

    def test_somebody_can_always_decide_until_the_match_is_over(self) -> None:
        for mode, seats in tables(self.game):
            for seed in self.seeds:
                match = begin(self.game, self.sheet(), mode, seats, seed)
                for now in steps(match, seed):
                    assert now.offers(), "nobody can decide and no chance is due"
                    assert all(0 <= offer.seat < seats for offer in now.offers())
                    assert all(offer.count() != 0 for offer in now.offers())
                assert match.over and match.offers() == ()
                assert self.game.due(match.state) is None

    def test_no_seat_holds_an_offer_while_chance_is_due(self) -> None:
        for match in self.matches():
            for state, entry in zip(match.states, match.entries, strict=False):
                due = self.game.due(state)
                assert (due is not None) == (entry.seat is None)
                assert due is None or self.game.offers(state) == ()

    def test_every_counter_stays_in_its_range_after_every_event(self) -> None:
        for match in self.matches():
            state = match.states[0]
            self.invariants(state)
            for entry in match.entries:
                assert entry.events, "an entry without any effect"
                for event in entry.events:
                    state = self.game.evolve(state, event)
                    self.invariants(state)
            assert state == match.state

    def test_what_is_offered_is_accepted_and_what_is_not_is_refused_with_a_clause(self) -> None:
        for mode, seats in tables(self.game):
            chance = Random(seats)
            match = begin(self.game, self.sheet(), mode, seats, 3)
            for now in steps(match, 3):
                for offer in now.offers():
                    listed = offer.listed() or (offer.draw(chance.randrange),)
                    action = chance.choice(listed)
                    assert offer.accepts(action) and type(action).__name__ == offer.kind
                    assert now.refusal(offer.seat, action) is None
                for _ in range(6):
                    seat, action = chance.randrange(seats), guess(self.game.action_type, chance)
                    offered = any(offer.accepts(action) for offer in now.offers_of(seat))
                    refusal = now.refusal(seat, action)
                    assert (refusal is None) == offered, f"{action} of seat {seat}: {refusal}"
                    if refusal is not None:
                        assert refusal.clause and refusal.words.strip().endswith("."), refusal

    def test_a_refused_action_changes_nothing(self) -> None:
        match = begin(self.game, self.sheet(), *next(tables(self.game)), 1)
        chance = Random(1)
        for now in steps(match, 1):
            state, entries = now.state, len(now.entries)
            for _ in range(3):
                seat, action = chance.randrange(len(now.setup.seats)), guess(self.game.action_type, chance)
                if now.refusal(seat, action) is None:
                    continue
                with pytest.raises(Refused):
                    now.act(seat, action)
                assert now.state is state and len(now.entries) == entries

    def test_take_back_and_do_again_lead_to_equal_states(self) -> None:
        for mode, seats in tables(self.game):
            match = begin(self.game, self.sheet(), mode, seats, 4)
            chance = Random(4)
            for now in steps(match, 4):
                if chance.random() < 0.5:
                    continue
                offer = chance.choice(now.offers())
                before, action = now.state, offer.draw(chance.randrange)
                entry = now.act(offer.seat, action)
                after = now.state
                if any(type(event) in self.game.barriers for event in entry.events):
                    assert now.undo_refusal(offer.seat) is not None
                    now.rewind(entry.n)
                    continue
                assert now.undo(offer.seat) == entry.n
                assert now.state == before
                assert now.redo(offer.seat).events == entry.events
                assert now.state == after
                now.undo(offer.seat)

    def test_what_others_did_later_stays_when_a_seat_takes_back(self) -> None:
        for mode, seats in tables(self.game):
            match = begin(self.game, self.sheet(), mode, seats, 5)
            chance, taken = Random(5), 0
            for now in steps(match, 5):
                if chance.random() < 0.7 or taken > 40:
                    continue
                seat = chance.randrange(seats)
                if now.undo_refusal(seat) is None:
                    kept = [entry.action for entry in now.entries]
                    del kept[now.undo(seat)]
                    taken += 1
                    assert [entry.action for entry in now.entries] == kept
                    again = Match(self.game, now.setup, now.entries)
                    assert again.state == now.state
            assert list(faults(match)) == []

    def test_a_log_is_read_back_to_the_same_match(self) -> None:
        for match in self.matches():
            data = write_log(header_of(match.setup), match.entries, match.outcome)
            _, again = read_log(data, lambda id: self.game)
            assert again.entries == match.entries
            assert again.states == match.states
            assert again.outcome == match.outcome
            assert match_digest(again) == match_digest(match)

    def test_every_value_survives_encoding(self) -> None:
        for match in self.matches()[:: len(self.seeds)]:
            for entry in match.entries:
                assert unpack_entry(self.game, pack_entry(entry)) == entry
            for state in match.states[::7]:
                for encode, decode in (
                    (msgspec.json.encode, msgspec.json.decode),
                    (msgspec.msgpack.encode, msgspec.msgpack.decode),
                ):
                    assert decode(encode(state), type=self.game.state_type) == state

    def test_the_same_offers_are_made_for_an_equal_state(self) -> None:
        """Whatever is kept between two calls decides nothing."""
        for match in self.matches()[:: len(self.seeds)]:
            for state in reversed(match.states):
                copy = msgspec.convert(msgspec.to_builtins(state), self.game.state_type)
                assert self.game.offers(copy) == self.game.offers(state)

    def test_the_log_is_what_the_rules_lead_to(self) -> None:
        for number, match in enumerate(self.matches()):
            assert list(faults(match, str(self.seeds[number % len(self.seeds)]))) == []

    def test_the_same_digest_under_three_hash_seeds(self) -> None:
        mode, seats = list(tables(self.game))[-1]
        digests = set()
        for hash_seed in ("0", "1", "4242"):
            done = subprocess.run(
                [sys.executable, "-m", "tests.conformance.play", self.home, type(self).__name__, mode, str(seats)],
                env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
                capture_output=True,
                text=True,
                check=True,
            )
            digests.add(done.stdout.strip())
        assert digests == {match_digest(played(self.game, self.sheet(), mode, seats, 7))}

    def test_a_receipt_adds_up_and_tells_its_clause(self) -> None:
        for match in self.matches():
            outcome = match.outcome
            assert isinstance(outcome, Outcome)
            seats = len(match.setup.seats)
            assert len(outcome.places) == len(outcome.receipts) == seats + len(outcome.rivals)
            assert len(outcome.names(match.setup.seats)) == len(outcome.places)
            assert outcome.winners and outcome.why.endswith(".") and outcome.clause and outcome.cause
            for seat, receipt in enumerate(outcome.receipts):
                assert receipt.seat == seat
                assert receipt.total == sum(line.points for line in receipt.lines)
                assert all(line.heading and line.clause and line.arithmetic for line in receipt.lines)
                assert all(0 <= n < len(match.entries) for line in receipt.lines for n in line.entries)
            shared = sorted(outcome.places)
            assert shared == [1 + sum(other < place for other in shared) for place in shared]

    def test_a_seat_sees_the_same_whatever_it_may_not_know_is(self) -> None:
        """View, offers and log of every seat and of the public stay as they are when the secrets of others change."""
        chance = Random(6)
        for match in self.matches():
            pool = hidden_values(tuple(match.entries))
            known: Plain = {}
            for state in match.states:
                if self.game.over(state) or not holds_secrets(state, known):
                    continue
                offers = self.game.offers(state)
                for viewer in (PUBLIC, *range(len(match.setup.seats))):
                    other, seen = permuted(state, viewer, pool, chance, known), mask(state, viewer)
                    assert mask(other, viewer) == seen
                    mine = [offer for offer in offers if offer.seat == viewer]
                    assert [offer for offer in self.game.offers(other) if offer.seat == viewer] == mine
                    assert [offer for offer in self.game.offers(seen) if offer.seat == viewer] == mine
            for viewer in (PUBLIC, *range(len(match.setup.seats))):
                events = tuple(entry.events for entry in match.entries)
                assert mask(permuted(events, viewer, pool, chance), viewer) == mask(events, viewer)

    def test_a_sealed_decision_looks_the_same_to_the_others_whatever_was_chosen(self) -> None:
        """Two different choices behind the curtain, until the secret is opened for all."""
        for mode, seats in tables(self.game):
            match = begin(self.game, self.sheet(), mode, seats, 8)
            chance = Random(8)
            for now in steps(match, 8):
                for offer in [each for each in now.offers() if each.sealed]:
                    one, other = offer.draw(chance.randrange), offer.draw(chance.randrange)
                    branches = [_branch(now, offer.seat, action) for action in (one, other)]
                    opened = [
                        any(type(event) in self.game.barriers for event in each.entries[-1].events) for each in branches
                    ]
                    assert opened[0] == opened[1]
                    if opened[0]:
                        continue
                    for viewer in (PUBLIC, *range(seats)):
                        if viewer != offer.seat:
                            first, second = branches
                            assert first.view(viewer) == second.view(viewer)
                            assert first.log(viewer) == second.log(viewer)
                            assert first.offers_of(viewer) == second.offers_of(viewer)


def _branch(match: Match[Any], seat: int, action: Any) -> Match[Any]:
    """The match as it would go on with this action."""
    branch = Match(match.game, match.setup, match.entries)
    branch.act(seat, action)
    return branch

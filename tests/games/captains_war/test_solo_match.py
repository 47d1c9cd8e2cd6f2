"""A whole solo game from its setup to its log: the host, real dice, saves, the transcript, bots (CW-70 to CW-84)."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from captains.bots.registry import bot
from captains.cli.findings import by_bot, by_seat
from captains.cli.main import main
from captains.cli.simulation import Plan, play, simulated
from captains.engine.chance import Beat, ChanceFault, Roll
from captains.engine.seats import Seat
from captains.engine.verify import faults
from captains.games.captains_war.actions import PickDie
from captains.games.captains_war.game import GAME
from captains.games.captains_war.judge import JUDGE
from captains.host import logs
from captains.host.host import new_match
from captains.host.reading import Reading
from captains.host.records import Record
from captains.host.seating import agree
from captains.host.standing import standing_of
from captains.library import games, sheets
from captains.paper.scores import scores
from captains.paper.transcript import transcript
from tests.games.captains_war.table import BLACK, BLUE_1, RED, YELLOW
from tests.games.captains_war.table_solo import CAPTAIN, PLAYER, SoloTable
from tests.games.captains_war.test_conformance import shared_rows

KEYS = ("anne-bony", "blackbeard", "calico-jack", "mary-read")


def setup(captain: str, kind: str = "easy"):
    return agree(GAME, [Seat("Mary", "crimson", kind)], sheets.whole_sheet(GAME.id), options={"captain": captain})


def reading(match, seed: str | None = None) -> Reading:
    return Reading(match, Record(match.setup, tuple(match.entries), seed, standing_of(match), ""))


@pytest.mark.parametrize("captain", KEYS)
def test_CW_70_matches_of_the_bots_end_and_keep_the_shared_rows(captain):
    for seed in ("1", "2", "3"):
        match = play(GAME, setup(captain), seed)
        state = match.states[0]
        for entry in match.entries:
            for event in entry.events:
                state = GAME.evolve(state, event)
                shared_rows(state)
            if GAME.due(state) is None or state.phase in ("roll", "captain", "challenge"):
                between_battles(state)
        assert list(faults(match, seed)) == []


def between_battles(state):
    """CW-78: outside a battle the Captain lacks a Pirate only while the player does."""
    assert state.captains[CAPTAIN].crew or not state.captains[PLAYER].crew


def test_CW_84_the_log_carries_the_card_and_reads_back(tmp_path: Path):
    match = play(GAME, setup("blackbeard"), "log")
    data = logs.log_of(reading(match, "log"))
    header = json.loads(data.splitlines()[0])
    assert list(header["sheet"]["captains"]) == ["blackbeard"] and header["options"] == {"captain": "blackbeard"}
    record = logs.read_json(data, games.game)
    assert record.entries == tuple(match.entries)
    logs.check_outcome(data, match)


def test_CW_83_the_outcome_s_words_and_both_receipts_are_in_every_file():
    match = play(GAME, setup("mary-read"), "words")
    outcome = match.outcome
    words = transcript(reading(match))
    assert f"Mary Read: {outcome.receipts[1].total}" in words and outcome.result in words
    rows = scores(reading(match)).splitlines()
    assert sum(row.startswith("2,Mary Read,") for row in rows) == 9
    winner = outcome.names(match.setup.seats)[outcome.winners[0]]
    assert standing_of(match).winners[0] == winner


def test_CW_74_every_step_is_told_with_its_clause():
    words = "".join(transcript(reading(play(GAME, setup("anne-bony"), f"steps {number}"))) for number in range(4))
    for clause in ("CW-72", "CW-73", "CW-74", "CW-75", "CW-76", "CW-77"):
        assert "Anne Bony" in words and f"[{clause}]" in words, clause
    assert "follows row " in words and "the yellow die shows" in words


def test_CW_76_CW_77_with_real_dice_only_what_is_rolled_is_asked_for():
    host = new_match(setup("anne-bony", "human"), real_dice=True)
    assert isinstance(host.asked(), Roll) and host.asked().which == ()
    assert host.advance() is None, "the table's own dice must fall"
    host.roll((0, 0, 1, 2, 0, 0))
    for action in (PickDie(YELLOW), PickDie(BLACK)):
        host.act(PLAYER, action)
    for _ in range(2):
        host.act(PLAYER, next(o for o in host.match.offers() if o.kind == "Done").choices[0])
    steps = 0
    while isinstance(host.due(), Beat):
        assert host.asked() is None
        with pytest.raises(ChanceFault, match="nothing is to be rolled now"):
            host.roll((0,))
        assert host.advance() is not None
        steps += 1
    assert steps == 5
    assert host.asked().dice == ("blue 1", "blue 2", "blue 3")
    host.roll((0, 0, 1))
    host.act(PLAYER, next(o for o in host.match.offers() if o.kind == "CommitCrew").choices[0])
    assert host.asked().dice == ("yellow",)


def test_CW_70_the_same_seed_plays_the_same_match():
    assert play(GAME, setup("calico-jack"), "a").entries == play(GAME, setup("calico-jack"), "a").entries


def test_CW_82_the_Captain_counts_as_one_more_opponent_in_a_simulation():
    found = list(simulated(Plan((setup("anne-bony"),), "sim"), 3, 1))
    assert {one.bots for one in found} == {("easy", "Anne Bony")}
    both = by_bot(found)
    assert both["easy"].first + both["Anne Bony"].first == 3
    assert list(by_seat(found)) == ["1"]
    assert all(len(one.scores) == len(one.headings) == 2 for one in found)


def test_CW_84_simulate_and_check_take_a_Captain_of_the_user_s(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sheets, "user_data", lambda: tmp_path / "data")
    folder = sheets.user_parts(GAME.id) / "captains"
    folder.mkdir(parents=True)
    mine = folder / "davy-jones.toml"
    shipped = sheets.sheet_file(GAME.id).parent / "captains" / "anne-bony.toml"
    mine.write_text(shipped.read_text(encoding="utf-8").replace("Anne Bony", "Davy Jones"), encoding="utf-8")
    assert main(["check-sheet", str(mine)]) == 0
    assert f"{mine} is one of the captains of a sheet of Captains' War that can be played." in capsys.readouterr().out
    solo = ["simulate", GAME.id, "--mode", "solo", "--seats", "random", "--games", "1", "--option"]
    assert main([*solo, "captain=davy-jones"]) == 0
    assert "Davy Jones" in capsys.readouterr().out
    mine.write_text('game = "captains-war"\npart = "captains"\nname = "Davy Jones"\n', encoding="utf-8")
    assert main(["check-sheet", str(mine)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert main([*solo, "captain=davy-jones"]) == 2
    assert "The Legendary Captain davy-jones: the file missing" in " ".join(capsys.readouterr().err.split())
    assert main([*solo, "captain=anne-bony"]) == 0


def test_CW_84_the_bot_plays_sensibly():
    """It makes acquisitions, buys, attacks, and does clearly better than chance."""
    seen, gap = set(), {"normal": 0, "random": 0}
    for number in range(6):
        for kind in gap:
            match = play(GAME, setup(KEYS[number % 4], kind), str(number))
            if kind == "normal":
                seen |= {type(entry.action).__name__ for entry in match.entries}
            gap[kind] += match.outcome.receipts[0].total - match.outcome.receipts[1].total
    assert {"Acquire", "BuyResource", "Attack", "CommitCrew", "Recruit"} <= seen
    assert gap["normal"] > gap["random"] + 60


def test_CW_72_the_judgement_sees_what_the_Captain_would_take():
    """Of two dice worth the same to the player, the one that gives the Captain less is ranked higher."""
    table = SoloTable("blackbeard")
    table.give(PLAYER, coins=36, crew=(6, 6, 6, 6, 5, 5))
    table.roll(gold=6, blues=("pearl", "pearl", "pearl"), track="anchor", pirate=1)
    table.act(PLAYER, PickDie(BLUE_1))
    ranked = {each.action: each.worth for each in JUDGE.rank(table.match.view(0), table.match.offers(), 0)}
    assert ranked[PickDie(RED, circles=0)] != ranked[PickDie(BLACK)]
    chosen = bot("easy").choose(GAME, table.match.view(0), table.match.offers(), 0, Random(1))
    assert chosen in ranked


def test_an_outcome_told_by_an_older_program_is_still_the_same():
    """What an older log does not tell of an outcome is not held against it."""
    seats = [Seat(name, colour, "random") for name, colour in zip("AB", GAME.colours, strict=False)]
    match = play(GAME, agree(GAME, seats, sheets.shipped_sheet(GAME.id)), "old")
    data = logs.log_of(reading(match))
    *lines, last = data.splitlines()
    outcome = json.loads(last)["outcome"]
    del outcome["rivals"], outcome["result"]
    logs.check_outcome(b"\n".join([*lines, msgspec.json.encode({"outcome": outcome})]), match)

"""Tests of simulating matches: every match ends, adds up, and depends on nothing but the seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from captains.cli.main import main
from captains.cli.setup_arguments import agreed
from captains.cli.simulate import read_bots
from captains.cli.simulation import EndlessMatchError, Plan, Played, play, played, simulated
from captains.engine.chance import Due
from captains.engine.match import Match
from captains.library import games
from tests.cli.conftest import GAME


def plan(bots: str = "random,easy,random", seed: str = "s", keep: str = "") -> Plan:
    order = read_bots(bots, GAME)
    setups = [agreed(GAME, order[turn:] + order[:turn], "", [], None) for turn in range(len(order))]
    return Plan(tuple(setups), seed, keep)


def test_the_same_seed_gives_the_same_matches_in_one_process_and_in_two(tmp_path: Path) -> None:
    alone = list(simulated(plan(), 5, 1))
    assert list(simulated(plan(), 5, 2)) == alone
    assert list(simulated(plan(seed="t"), 5, 1)) != alone
    assert [one.number for one in alone] == [1, 2, 3, 4, 5]


def test_the_seats_move_on_from_match_to_match() -> None:
    assert [one.bots for one in simulated(plan(), 4, 1)] == [
        ("random", "easy", "random"),
        ("easy", "random", "random"),
        ("random", "random", "easy"),
        ("random", "easy", "random"),
    ]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_what_is_known_and_leaves_no_process_behind(
    jobs: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def watched(found: Iterator[Played], matches: int) -> Iterator[Played]:
        yield next(found)
        yield next(found)
        raise KeyboardInterrupt

    monkeypatch.setattr("captains.cli.simulate._watched", watched)
    report = tmp_path / "report.json"
    arguments = ["--seats", "random,random", "--games", "500", "--seed", "3", "--jobs", jobs, "--json", str(report)]
    assert main(["simulate", GAME, *arguments]) == 130
    said = capsys.readouterr()
    assert said.out.startswith("2 matches, ")
    assert said.err.endswith("Stopped after 2 of 500 matches.\n")
    assert [match["number"] for match in json.loads(report.read_text(encoding="utf-8"))["matches"]] == [1, 2]
    for process in active_children():
        process.join(30)
    assert active_children() == []


def test_ctrl_c_before_a_match_is_over_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, number: int) -> Played:
        raise KeyboardInterrupt

    monkeypatch.setattr("captains.cli.simulation.played", interrupted)
    assert main(["simulate", GAME, "--seats", "random,random", "--games", "5", "--jobs", "1"]) == 130
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Stopped after 0 of 5 matches.\n")


def test_a_fault_in_a_process_of_its_own_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "blocked"
    blocked.mkdir()
    for number in range(1, 5):
        (blocked / f"{GAME}-{number:05}.json").mkdir()
    arguments = ["--seats", "random,random", "--games", "4", "--jobs", "2", "--keep", str(blocked)]
    assert main(["simulate", GAME, *arguments]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_match_tells_its_turns_and_its_parts_of_the_first_place() -> None:
    one = played(plan(), 1)
    assert 1 < one.turns < one.entries
    assert sum(one.firsts) == 1
    assert Played(1, "s", "x", 9, ("a", "b", "c"), (1, 3, 1), (5, 3, 5)).firsts == (0.5, 0, 0.5)


def test_each_kept_log_is_one_that_replay_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "kept"
    assert main(["simulate", GAME, "--seats", "easy,random", "--games", "2", "--keep", str(keep)]) == 0
    logs = sorted(keep.iterdir())
    assert [path.name for path in logs] == [f"{GAME}-00001.json", f"{GAME}-00002.json"]
    for path in logs:
        assert main(["replay", str(path), "--check"]) == 0
        assert "each as the rules allow and lead to" in capsys.readouterr().out


def test_the_table_and_the_json_tell_of_every_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.json"
    arguments = ["simulate", GAME, "--seats", "easy,random,easy", "--games", "6", "--seed", "3", "--json", str(report)]
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert said.out.startswith("6 matches, ")
    assert said.err.startswith("seed 3; ")
    told = json.loads(report.read_text(encoding="utf-8"))
    assert len(told["matches"]) == sum(told["causes"].values()) == 6
    assert (told["bots"]["easy"]["seats"], told["bots"]["random"]["seats"]) == (12, 6)
    assert sum(told["seats"][seat]["first"] for seat in "123") == pytest.approx(6)
    assert told["first_seat"]["share"] == pytest.approx(told["seats"]["1"]["first"] / 6 - 1 / 3)
    assert told["length"]["turns"]["mean"] == pytest.approx(sum(m["turns"] for m in told["matches"]) / 6)
    for match in told["matches"]:
        assert [sum(points.values()) for points in match["headings"]] == match["scores"]
        assert 0 < match["decisions"] < match["entries"]
    for heading in told["headings"]:
        assert heading in said.out
    assert all(len(match["scores"]) == len(match["places"]) == 3 for match in told["matches"])


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--seats", "random,grim", "--games", "1"], "There is no bot 'grim'; there are random, easy, normal, hard."),
        (["--seats", "random,random", "--games", "0"], "Invalid value for '--games'"),
        (["--seats", "random,random", "--games", "1", "--mode", "wild"], "has no mode 'wild'"),
        (["--seats", "random,random", "--games", "1", "--option", "x"], "should be like KEY=VALUE"),
        (["--games", "1"], "Missing option '--seats'"),
    ],
)
def test_wrong_arguments_are_said(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, *arguments]) == 2
    assert why in capsys.readouterr().err


def test_a_match_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captains.cli.simulation.MOST_ENTRIES", 10)
    setup = plan().setups[0]
    with pytest.raises(EndlessMatchError, match="has 10 entries and does not end"):
        play(games.game(GAME), setup, "s")


def test_bots_see_their_view_and_not_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    view = Match.view

    def noted(match: Match[Due], viewer: int) -> object:
        asked.append(viewer)
        return view(match, viewer)

    monkeypatch.setattr(Match, "view", noted)
    match = play(games.game(GAME), plan("random,random").setups[0], "s")
    assert asked == [entry.seat for entry in match.entries if entry.seat is not None]

"""Tests of chance: fair, repeatable, and quick to refuse what does not fit."""

from __future__ import annotations

import pytest

from captains.engine.chance import Beat, ChanceFault, Draw, Roll, Scripted, Seeded, check_answer, drawn

SIX = Roll(("yellow", "blue 1", "blue 2", "blue 3", "red", "black"), (6,) * 6)


def test_the_same_seed_and_number_give_the_same_faces() -> None:
    assert Seeded("sea").answer(SIX, 7) == Seeded("sea").answer(SIX, 7)
    assert len({Seeded("sea").answer(SIX, n) for n in range(50)}) > 45


def test_a_known_roll_stays_what_it_was_in_earlier_versions() -> None:
    assert Seeded("captains").answer(SIX, 0) == (5, 1, 3, 2, 4, 4)
    assert Seeded("captains").answer(Draw("deck", (0, 500, 500)), 3) == (2,)


def test_every_die_is_fair_over_600_000_rolls() -> None:
    source = Seeded("chi-square")
    counts = [[0] * 6 for _ in range(6)]
    rolls = 100_000
    for number in range(rolls):
        for die, face in enumerate(source.answer(SIX, number)):
            counts[die][face] += 1
    for die in counts:
        assert sum((seen - rolls / 6) ** 2 / (rolls / 6) for seen in die) < 20.5


def test_a_draw_follows_what_is_left_and_never_takes_what_is_gone() -> None:
    source = Seeded("pile")
    kinds = [source.answer(Draw("deck", (3, 0, 1)), n)[0] for n in range(4_000)]
    assert set(kinds) == {0, 2}
    assert 2_850 < kinds.count(0) < 3_150


def test_a_large_pile_is_drawn_from_evenly() -> None:
    source = Seeded("large")
    kinds = [source.answer(Draw("deck", (1,) * 1000), n)[0] for n in range(5_000)]
    assert min(kinds) < 5 and max(kinds) > 994


def test_past_the_end_of_a_pile_there_is_no_card() -> None:
    assert [drawn((2, 0, 1), ticket) for ticket in range(3)] == [0, 0, 2]
    with pytest.raises(ChanceFault, match="no card"):
        drawn((2, 0, 1), 3)


def test_an_empty_pile_says_so() -> None:
    with pytest.raises(ChanceFault, match="nothing is left"):
        Seeded("x").answer(Draw("deck", (0, 0)), 0)


@pytest.mark.parametrize(
    ("answer", "words"),
    [((1, 2), "6 dice were rolled, 2 results"), ((0, 0, 0, 0, 0, 6), "black die has no face 7"), ((-1,) * 6, "yellow")],
)
def test_results_that_no_dice_show_are_refused(answer: tuple[int, ...], words: str) -> None:
    with pytest.raises(ChanceFault, match=words):
        check_answer(SIX, answer)


@pytest.mark.parametrize("answer", [(0,), (5,), (), (1, 1)])
def test_cards_that_are_not_in_the_pile_are_refused(answer: tuple[int, ...]) -> None:
    with pytest.raises(ChanceFault):
        check_answer(Draw("deck", (0, 2)), answer)


def test_a_script_ends_with_a_sentence() -> None:
    source = Scripted([(0,) * 6], typed=True)
    assert source.answer(SIX, 0) == (0,) * 6
    with pytest.raises(ChanceFault, match="chance number 2"):
        source.answer(SIX, 1)


def test_what_happens_by_itself_has_nothing_for_an_answer() -> None:
    assert Seeded("x").answer(Beat("a step"), 3) == ()
    check_answer(Beat("a step"), ())
    with pytest.raises(ChanceFault, match="nothing is rolled or drawn for a step"):
        check_answer(Beat("a step"), (1,))

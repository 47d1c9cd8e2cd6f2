"""The shipped sheet against the rule book's figures, and every constraint that an edited sheet must still satisfy."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from captains.games.captains_war.sheet import Gain, Sheet, read_sheet
from captains.games.captains_war.sheet_spots import spots
from captains.library.sheets import shipped_sheet
from captains.parts.sheet_files import SheetFault

DATA = shipped_sheet("captains-war")
SHEET = read_sheet(DATA)
ATTRIBUTES, BOATS = SHEET.kinds


def gains(track: int) -> list[str]:
    """The gains of a track in words."""

    def words(gain: Gain | None) -> str:
        if gain is None:
            return ""
        if gain.kind == "coins":
            return f"{gain.amount} GP"
        if gain.kind == "resource":
            return SHEET.resources[gain.which].name.lower()
        return f"Pirate {gain.which + 1}" if gain.kind == "pirate" else f"+{gain.amount} {gain.kind}"

    return [words(circle.gain) for circle in SHEET.kinds[track].track]


def locks(track: int) -> dict[int, str]:
    """The circles with a lock, counted from 1, and the acquisition each faces."""
    kind = SHEET.kinds[track]
    found = {i: circle.lock for i, circle in enumerate(kind.track, 1) if circle.lock is not None}
    return {i: kind.acquisitions[lock].name for i, lock in found.items()}


def test_CW_01_three_to_six_play_the_full_game_and_two_the_duel() -> None:
    assert {(mode.key, mode.least, mode.most) for mode in SHEET.modes} >= {("full", 3, 6), ("duel", 2, 2)}


def test_CW_02_six_dice_by_colour_with_their_values() -> None:
    assert [die.colour for die in SHEET.dice] == ["yellow", "blue", "blue", "blue", "red", "black"]
    assert [(face.kind, face.amount) for face in SHEET.dice[0].faces] == [("coins", n) for n in range(1, 7)]
    assert [(face.kind, face.which + 1) for face in SHEET.dice[5].faces] == [("pirate", n) for n in range(1, 7)]


def test_CW_03_blue_faces_and_the_double_of_each_blue_die() -> None:
    for die, double in zip(SHEET.dice[1:4], (3, 1, 2), strict=True):
        single = [(face.kind, face.which, face.amount) for face in die.faces[:5]]
        assert single == [("resource", n, 1) for n in range(4)] + [("joker", 0, 1)]
        assert (die.faces[5].kind, die.faces[5].which, die.faces[5].amount) == ("resource", double, 2)


def test_CW_04_three_skulls_and_three_anchors_worth_two_circles() -> None:
    faces = [(face.kind, face.which, face.amount) for face in SHEET.dice[4].faces]
    assert faces == [("track", 0, 2)] * 3 + [("track", 1, 2)] * 3


def test_CW_05_start_with_3_gp_and_a_pirate_each_of_strength_1_2_and_3() -> None:
    assert SHEET.coins.start == 3
    assert [row.start for row in SHEET.pirates] == [1, 1, 1, 0, 0, 0]


def test_CW_06_fourth_fifth_and_sixth_start_with_1_2_and_3_more_gp() -> None:
    assert SHEET.coins.extra == (0, 0, 0, 1, 2, 3)


def test_CW_09a_coins_places_locks_and_gains_are_those_of_the_data() -> None:
    assert SHEET.coins.printed == 40
    assert [row.places for row in SHEET.resources] == [14, 12, 11, 10]
    assert [row.places for row in SHEET.pirates] == [6, 6, 6, 5, 5, 4]
    attribute_gains = ",barrel,3 GP,Pirate 3,wood,4 GP,Pirate 4,gem,5 GP,Pirate 5,pearl,Pirate 6"
    boat_gains = ",2 GP,wood,Pirate 2,gem,+1 attack,3 GP,Pirate 4,+1 defence,pearl,5 GP,Pirate 6"
    assert gains(0) == attribute_gains.split(",")
    assert gains(1) == boat_gains.split(",")
    assert locks(0) == {5: "Parrot", 8: "Captain’s hat", 10: "Hook", 12: "Boots"}
    assert locks(1) == {4: "Raft", 7: "Rowing boat", 10: "Sailing ship", 12: "Galleon"}
    assert [circle.rp for circle in BOATS.track] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13]


def test_CW_14_a_resource_costs_3_gp() -> None:
    assert SHEET.coins.price == 3


def test_CW_21_acquisitions_from_top_to_bottom() -> None:
    assert [each.name for each in ATTRIBUTES.acquisitions] == ["Parrot", "Captain’s hat", "Hook", "Boots"]
    assert [each.name for each in BOATS.acquisitions] == ["Raft", "Rowing boat", "Sailing ship", "Galleon"]


def test_CW_22_attribute_costs_and_rp() -> None:
    found = [(each.cost, each.jokers, each.rp) for each in ATTRIBUTES.acquisitions]
    assert found == [((1, 1, 0, 0), 1, 2), ((1, 0, 1, 1), 0, 3), ((1, 1, 1, 1), 0, 6), ((2, 1, 1, 1), 0, 8)]


def test_CW_23_boat_costs_and_rp() -> None:
    found = [(each.cost, each.jokers, each.rp) for each in BOATS.acquisitions]
    assert found == [((0, 1, 1, 1), 0, 1), ((1, 1, 0, 0), 1, 4), ((1, 1, 2, 0), 0, 5), ((2, 1, 0, 1), 0, 7)]


def test_CW_24_only_parrot_and_rowing_boat_cost_a_joker() -> None:
    jokers = {each.name: each.jokers for kind in SHEET.kinds for each in kind.acquisitions if each.jokers}
    assert jokers == {"Parrot": 1, "Rowing boat": 1}


def test_CW_26_a_pirate_costs_its_strength_and_one_more() -> None:
    assert [(row.strength, row.cost) for row in SHEET.pirates] == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)]


def test_CW_27_command_bonuses_are_6_and_3_for_each_kind() -> None:
    assert [kind.bonuses for kind in SHEET.kinds] == [(6, 3), (6, 3)]


def test_CW_31_the_fourth_boat_circle_needs_the_raft() -> None:
    assert locks(1)[4] == "Raft"


def test_CW_33_third_and_fourth_attribute_circles() -> None:
    assert gains(0)[2:4] == ["3 GP", "Pirate 3"]


def test_CW_34_six_boat_circles_give_the_attack_bonus_and_6_rp() -> None:
    assert "+1 attack" in gains(1)[:6]
    assert BOATS.track[6].rp == 6


def test_CW_35_CW_36_CW_52_rp_of_tracks_and_war() -> None:
    assert SHEET.scores.attribute_track == (12, 7, 3)
    assert BOATS.completed == 15
    assert SHEET.scores.war == (15, 7, 5)


def test_CW_41_CW_42_five_lines_with_three_circles_a_side() -> None:
    assert (SHEET.boarding.lines, SHEET.boarding.crew) == (5, 3)


def test_CW_43_CW_45_bonuses_and_rewards() -> None:
    boarding = SHEET.boarding
    assert (boarding.attack_bonus, boarding.defence_bonus, boarding.coins, boarding.circles) == (1, 1, 5, 2)


def test_CW_48_rp_of_attacks() -> None:
    assert [(step.attacks, step.rp) for step in SHEET.scores.attacks] == [(0, -5), (2, 0), (3, 7)]


def test_CW_50_five_battles_end_the_match() -> None:
    assert SHEET.battles == 5


def test_CW_60_CW_62_rp_of_the_duel() -> None:
    scores = SHEET.scores
    assert (scores.duel_attribute_track, scores.duel_boat_track, scores.duel_war) == ((12, 7), (15, 7), (15, 7))


def test_all_eight_acquisitions_fit_in_the_chest() -> None:
    needed = [sum(each.cost[i] for kind in SHEET.kinds for each in kind.acquisitions) for i in range(4)]
    assert needed == [9, 7, 6, 5]
    assert all(row.places >= many for row, many in zip(SHEET.resources, needed, strict=True))


def test_an_equal_sheet_is_read_from_equal_data() -> None:
    assert read_sheet(copy.deepcopy(DATA)) == SHEET


Edit = Callable[[dict[str, Any]], Any]


def put(*path: str | int, to: Any) -> Edit:
    """An edit that sets one entry."""

    def edit(data: dict[str, Any]) -> None:
        entry: Any = data
        for key in path[:-1]:
            entry = entry[key]
        entry[path[-1]] = to

    return edit


def both(*edits: Edit) -> Edit:
    """Several edits as one."""

    def edit(data: dict[str, Any]) -> None:
        for each in edits:
            each(data)

    return edit


FAULTS: list[tuple[str, Edit, str]] = [
    ("lines", put("boarding", "lines", to=6), "boarding.lines must be 5, not 6."),
    ("battles", put("match", "battles", to=4), "match.battles must be the number of boarding lines."),
    ("pearl", put("resources", 0, "places", to=8), "The row of Pearl needs at least 9 places, not 8."),
    ("wood", put("resources", 1, "places", to=6), "The row of Wood needs at least 7 places, not 6."),
    ("gem", put("resources", 2, "places", to=5), "The row of Gem needs at least 6 places, not 5."),
    ("barrel", put("resources", 3, "places", to=4), "The row of Barrel needs at least 5 places, not 4."),
    (
        "all resources",
        both(*(put("resources", i, "places", to=n) for i, n in enumerate((9, 7, 6, 6)))),
        "The four rows of Resources need at least 29 places, not 28.",
    ),
    ("coins", put("coins", "printed", to=19), "coins.printed must be at least 20, not 19."),
    ("start", put("coins", "start", to=38), "coins.start and coins.extra must leave coins to gain."),
    ("pirates", put("pirates", 2, "places", to=1), "The row of Pirates of Strength 3 needs at least 2 places, not 1."),
    ("strong", put("pirates", 5, "places", to=0), "The row of Pirates of Strength 6 needs at least 1 place, not 0."),
    (
        "short track",
        put("kinds", 0, "track", to=DATA["kinds"][0]["track"][:7]),
        "The Attribute track needs at least 8 circles, not 7.",
    ),
    (
        "locks in order",
        both(put("kinds", 0, "track", 4, "lock", to="Hook"), put("kinds", 0, "track", 9, "lock", to="Parrot")),
        "The locks of the Attribute track must face its acquisitions in their order, each one once.",
    ),
    (
        "raft",
        both(put("kinds", 1, "track", 3, to={"rp": 3}), put("kinds", 1, "track", 4, "lock", to="Raft")),
        "Boat circle 4 must have the lock that faces Raft.",
    ),
    ("strange lock", put("kinds", 1, "track", 3, "lock", to="Canoe"), "The lock of Boat circle 4 faces 'Canoe'"),
    ("rising", put("kinds", 1, "track", 5, "rp", to=4), "The RP of the Boat track must rise from circle to circle."),
    (
        "seventh",
        both(*(put("kinds", 1, "track", i, "rp", to=i + 1) for i in range(10))),
        "Boat circle 7 must show 6 RP, not 7.",
    ),
    (
        "below 15",
        put("kinds", 1, "track", 11, "rp", to=15),
        "The RP of the Boat track must stay below 15, the whole track's.",
    ),
    (
        "no defence",
        put("kinds", 1, "track", 8, to={"rp": 8, "coins": 1}),
        "The Boat track must give the defence bonus exactly once.",
    ),
    (
        "late attack",
        both(
            put("kinds", 1, "track", 5, to={"rp": 5, "coins": 1}),
            put("kinds", 1, "track", 7, to={"rp": 7, "bonus": "attack"}),
        ),
        "The attack bonus must stand at Boat circle 6 or before, not 8.",
    ),
    (
        "bonus on the wrong track",
        put("kinds", 0, "track", 1, to={"bonus": "attack"}),
        "The Attribute track must not give a boarding bonus; both are on the Boat track.",
    ),
    ("circle 3", put("kinds", 0, "track", 2, "coins", to=4), "Attribute circle 3 must give 3 GP."),
    ("circle 4", put("kinds", 0, "track", 3, "pirate", to=2), "Attribute circle 4 must give a Pirate of Strength 3."),
    ("two gains", put("kinds", 0, "track", 2, "pirate", to=2), "Attribute circle 3 gives more than one gain"),
    (
        "edge",
        put("places", "coins", "x", to=8),
        "coin-0 lies 4.5 mm from the edge of the paper; at least 5 are needed.",
    ),
    ("millions", put("coins", "printed", to=10**9), "No row may have more than 100 places"),
    ("column", put("places", "coins", "column", to=0), "places.coins.column must hold at least 1 of the coins."),
    ("radius", put("places", "coins", "radius", to=-1), "coin-0 must have a radius above 0."),
    ("no such drawing", put("pirates", 0, "symbol", to="kraken"), "The sheet's entry 'pirates[0].symbol' is at fault"),
    ("overlap", put("places", "pirates", "pitch", to=6.0), "overlap by 0.6 mm."),
    ("outside", put("resources", 0, "places", to=16), "pearl-14 lies outside its zone, places.resources."),
    ("faces", put("dice", 0, "faces", to=DATA["dice"][0]["faces"][:5]), "Die 1 (Gold) must have six faces, not 5."),
    ("empty face", put("dice", 4, "faces", 2, to={}), "Face 3 of die 5 must show exactly one thing."),
    ("words for a number", put("coins", "price", to="three"), "The sheet's entry 'coins.price' is at fault"),
    ("unknown entry", put("coins", "colour", to="gold"), "The sheet's entry 'coins' is at fault"),
    ("another game", put("game", to="pirate-islands"), "The sheet's entry 'game' is at fault"),
    ("missing table", lambda data: data.pop("scores"), "missing required field 'scores'"),
    ("attacks", put("scores", "attacks", 0, "from", to=1), "scores.attacks must begin at 0 and rise."),
]


@pytest.mark.parametrize(("edit", "sentence"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_a_broken_constraint_is_named_in_one_sentence(edit: Edit, sentence: str) -> None:
    data = copy.deepcopy(DATA)
    edit(data)
    with pytest.raises(SheetFault) as fault:
        read_sheet(data)
    words = str(fault.value)
    assert sentence in words
    assert words.endswith(".") and "\n" not in words


def test_a_sheet_with_other_figures_is_read() -> None:
    data = copy.deepcopy(DATA)
    both(put("coins", "printed", to=30), put("resources", 3, "places", to=8), put("kinds", 0, "bonuses", to=[8, 4]))(
        data
    )
    sheet: Sheet = read_sheet(data)
    assert (sheet.coins.printed, sheet.resources[3].places, sheet.kinds[0].bonuses) == (30, 8, (8, 4))
    assert sum(spot.id.startswith("coin-") for spot in spots(sheet)) == 30


def test_every_place_has_its_own_id() -> None:
    ids = [spot.id for spot in spots(SHEET)]
    assert len(ids) == len(set(ids)) == 40 + 47 + 32 + 5 * 9 + 2 + 2 * (12 + 4 + 2)

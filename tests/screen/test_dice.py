"""Dice: what lies on top is what the page says, in every picture; motion decides nothing and ends exactly at rest."""

import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from captains.library.games import game_ids
from captains.library.games import picture as picture_of_game
from captains.library.sheets import shipped_sheet
from captains.scene.page import Act, Box, Format, Page, Pick
from captains.screen.dice import Tray, glow_of, thrown
from captains.screen.die_faces import counting, edge_of, resting
from captains.screen.die_solid import COS, facing, lie, moved, outline, reach_down, yawed
from captains.screen.glow import Attention
from captains.screen.sprites import Breaths
from captains.screen.still import picture_of
from captains.screen.surfaces import Surfaces
from captains.screen.tweens import Clock
from tests.screen.demo import FACES, NO, dice
from tests.screen.flat import flat
from tests.screen.reading import read

TRAY = Box(0, 0, 640, 360)
FORMAT = Format(640, 360)
FINE = Format(640, 360, 2.0)


def page(lot, kind="table"):
    return Page(kind, (), tuple(Pick(die.id, die.box, Act(0, die.id), "circle") for die in lot), lot, TRAY)


@pytest.mark.parametrize("up", range(6))
def test_each_face_of_each_die_is_read_back_from_the_final_picture(up):
    lot = dice(TRAY, up, roll=7 + up, state="quiet", apart=False)
    picture = picture_of(Page("table", (), (), lot), FINE)
    for die in lot:
        face, off, next_best = read(picture, die, FINE)
        assert die.faces[face] == die.faces[up], f"{die.id} shows {die.faces[face]} instead of {die.faces[up]}"
        assert off * 1.5 < next_best, f"{die.id}: {off:.1f} against {next_best:.1f}"


@pytest.mark.parametrize("game", game_ids())
def test_each_face_of_each_die_of_every_game_is_read_back_from_the_final_picture(game):
    lot = picture_of_game(game).dice(shipped_sheet(game))
    places = dice(TRAY)
    for up in range(6):
        lying = tuple(
            replace(die, box=place.box, up=up, roll=up + 1, state="quiet")
            for die, place in zip(lot, places, strict=False)
        )
        picture = picture_of(Page("table", (), (), lying), FINE)
        for die in lying:
            face, off, next_best = read(picture, die, FINE)
            assert die.faces[face] == die.faces[up], f"{die.id} shows {die.faces[face]} instead of {die.faces[up]}"
            assert off * 1.5 < next_best, f"{die.id}: {off:.1f} against {next_best:.1f}"


def test_the_reading_would_notice_another_face():
    lot = dice(TRAY, 0, state="quiet", apart=False)
    picture = picture_of(Page("table", (), (), lot), FORMAT)
    assert [read(picture, replace(die, up=3), FORMAT)[0] for die in lot] != [3] * 6


def test_before_the_first_roll_the_faces_are_blank():
    lot = dice(TRAY, None, roll=0, state="quiet", apart=False)
    picture = picture_of(Page("table", (), (), lot), FORMAT)
    for die in lot:
        cx, cy = die.box.middle
        top = {
            tuple(picture.get_at((round(cx + dx), round(cy - edge_of(die) * COS / 2 + dy)))[:3])
            for dx in (-9, 0, 9)
            for dy in (-6, 0, 6)
        }
        assert len(top) == 1


@given(st.text(max_size=8), st.integers(0, 999), st.integers(0, 5))
def test_a_lying_die_shows_its_face_and_two_sides_and_is_a_true_die(ident, roll, up):
    place = lie(ident, roll, up)
    assert place == lie(ident, roll, up)
    assert sorted(face for face, _ in place.sides) == list(range(6)) and place.sides[0][0] == up
    matrix = yawed(place.yaw)
    shown = [face for face, side in place.sides if facing(moved(matrix, side.normal))]
    assert len(shown) == 3 and up in shown and 5 - up not in shown
    normals = {face: side.normal for face, side in place.sides}
    assert all(normals[face] == tuple(-part for part in normals[5 - face]) for face in range(6))
    (ax, ay, _) = moved(matrix, place.sides[0][1].across)
    assert abs(math.degrees(math.atan2(ay, ax))) <= 34


@given(st.integers(0, 99), st.integers(0, 5), st.integers(0, 5), st.floats(0, 1))
def test_a_throw_stays_above_the_table_and_ends_exactly_where_the_die_lies(roll, up, order, part):
    die = replace(dice(TRAY, up)[order], roll=roll)
    way = thrown(die, TRAY, order, 1000.0)
    pose = way.pose(way.begin + way.length * part)
    assert pose.height >= reach_down(pose.turn) - 1e-9
    reach = max(abs(x) for x, _ in outline(pose.turn)) * edge_of(die)
    assert (TRAY.x - 1 <= pose.x - reach and pose.x + reach <= TRAY.x + TRAY.w + 1) or part > 0.9
    end = way.pose(way.begin + way.length)
    assert way.over(way.begin + way.length) and end.turn == resting(die)[1]
    assert (end.x, end.y - end.height * edge_of(die) * COS) == pytest.approx(die.box.middle)


@pytest.fixture
def tray():
    opened = []

    def make():
        surfaces, clock = Surfaces(flat), Clock(2)
        opened.append(surfaces)
        return Tray(surfaces, Breaths(), clock), clock, surfaces

    yield make
    for surfaces in opened:
        surfaces.close()


def test_a_new_roll_tumbles_the_first_sight_of_a_die_does_not(tray):
    found, clock, _ = tray()
    found.show(page(dice(TRAY, 2, roll=5)), True)
    assert not found.moving
    found.show(page(dice(TRAY, 4, roll=6)), True)
    assert found.rolling
    for _ in range(40):
        clock.advance(100)
    found.items(page(dice(TRAY, 4, roll=6)), FORMAT, 0.0, Attention())
    assert not found.moving


def test_a_page_shown_again_while_dice_roll_does_not_throw_them_anew(tray):
    found, clock, _ = tray()
    found.show(page(dice(TRAY, 2, roll=5)), True)
    found.show(page(dice(TRAY, 4, roll=6)), True)
    before = [item.throw for item in found._known.values()]
    clock.advance(100)
    found.show(page(dice(TRAY, 4, roll=6)), True)
    assert [item.throw for item in found._known.values()] == before


def test_ending_the_motion_at_any_frame_leaves_the_same_picture(tray):
    pictures = set()
    for frames in (0, 3, 20, 60):
        found, clock, surfaces = tray()
        found.show(page(dice(TRAY, 2, roll=5)), True)
        rolled = page(dice(TRAY, 4, roll=6))
        found.show(rolled, True)
        for _ in range(frames):
            clock.advance(16)
            found.items(rolled, FORMAT, 0.0, Attention())
        found.skip()
        for _ in range(3):
            items = found.items(rolled, FORMAT, 0.0, Attention())
            while surfaces.busy:
                surfaces.wait(5)
                surfaces.collect()
        surface = pygame.Surface((640, 360)).convert()
        for item in items:
            surface.blits(item.blits)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
        surfaces.close()
    assert len(pictures) == 1


def test_a_die_put_aside_slides_there_and_one_that_is_undone_jumps(tray):
    found, _, _ = tray()
    lot = dice(TRAY, 2, roll=5)
    found.show(page(lot), True)
    aside = (replace(lot[0], box=Box(500, 100, 100, 100)), *lot[1:])
    found.show(page(aside), True)
    assert found.moving and not found.rolling
    found.show(page(lot), False)
    assert not found.moving


def test_a_die_glows_by_its_state_the_pick_over_it_and_what_points_at_it():
    die = replace(dice(TRAY, 0)[1], state="quiet")
    pick = Pick(die.id, die.box, Act(0, 1))
    assert glow_of(die, None, Attention(), ()) is None
    assert glow_of(die, pick, Attention(), ()) == "open"
    assert glow_of(die, pick, Attention(hover=die.id), ()) == "hover"
    assert glow_of(die, None, Attention(), (die.id,)) == "hover"
    assert glow_of(die, pick, Attention(refused=die.id), ()) == "refused"
    assert glow_of(die, replace(pick, does=NO), Attention(hover=die.id), ()) is None
    assert glow_of(replace(die, state="chosen"), pick, Attention(hover=die.id), ()) == "chosen"
    assert glow_of(replace(die, state="aside"), None, Attention(), ()) == "aside"


def test_dice_that_count_one_thing_are_told_by_their_faces():
    lot = {die.id: die for die in dice(TRAY)}
    assert counting(lot["yellow"]) and not counting(lot["blue1"]) and not counting(lot["red"])
    assert counting(replace(lot["blue1"], faces=tuple(("coin",) * n for n in range(1, 7))))
    assert set(FACES) == set(lot)

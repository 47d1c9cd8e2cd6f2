"""Rings: what may be clicked has one, what may not has none, kin glow along, large frames are sides only."""

import pygame
import pytest
from msgspec.structs import replace

from captains.scene.nodes import Drawing
from captains.scene.page import Act, Box, Format, Page, Pick, Piece
from captains.screen.glow import Attention, Glow, circle_ring, frame_ring, ring_of
from captains.screen.mapping import Area
from captains.screen.sprites import BREATHS, Breaths, Frame
from captains.screen.surfaces import Surfaces
from tests.screen.demo import NO
from tests.screen.flat import flat

FORMAT = Format(640, 360)
OPEN = Pick("open", Box(100, 100, 30, 30), Act(0, 1), "circle")
CHOSEN = Pick("chosen", Box(200, 100, 60, 30), Act(0, 2), state="chosen")
QUIET = Pick("quiet", Box(300, 100, 60, 30), Act(0, 3), state="quiet", kin=("open", "card"))
BARRED = Pick("barred", Box(400, 100, 30, 30), NO, "circle")
WIDE = Pick("wide", Box(50, 150, 500, 200), Act(0, 4))
CARD = Piece("card", Box(10, 10, 50, 50), Drawing(50, 50, ()))
PAGE = Page("table", (CARD,), (OPEN, CHOSEN, QUIET, BARRED, WIDE))


@pytest.fixture
def rings():
    surfaces = Surfaces(flat)
    glow = Glow(surfaces, Breaths())

    def items(now=Attention(), ms=0.0, page=PAGE):  # noqa: B008
        for _ in range(2):
            found = glow.items(page, FORMAT, ms, now)
            while surfaces.busy:
                surfaces.wait(5)
                surfaces.collect()
        return {item.id: item for item in found}

    yield items
    surfaces.close()


def test_at_rest_the_open_have_a_ring_the_chosen_a_tick_too_and_the_others_nothing(rings):
    assert {name.split("/")[0] for name in rings()} == {"ring:open", "ring:chosen", "tick:chosen", "ring:wide"}
    assert (
        ring_of(OPEN) == "open" and ring_of(CHOSEN) == "chosen" and ring_of(QUIET) is None and ring_of(BARRED) is None
    )


def test_rings_breathe_and_chosen_ones_do_not(rings):
    faint, bright = rings(ms=0.0), rings(ms=1200.0)
    assert faint["ring:open"].stamp != bright["ring:open"].stamp
    assert faint["ring:chosen"].stamp == bright["ring:chosen"].stamp


def test_what_is_hovered_and_its_kin_picks_and_pieces_glow(rings):
    found = rings(Attention(hover="quiet"))
    assert {"ring:quiet", "ring:open", "ring:card"} <= set(found)
    assert found["ring:open"].stamp != rings()["ring:open"].stamp
    assert "ring:barred" not in rings(Attention(hover="barred"))


def test_what_is_refused_shakes(rings):
    still = rings(Attention(refused="barred", refused_at=0.0), ms=900.0)["ring:barred"].area
    places = {
        rings(Attention(refused="barred", refused_at=0.0), ms=ms)["ring:barred"].area.x for ms in range(0, 360, 20)
    }
    assert len(places) > 5 and max(abs(x - still.x) for x in places) <= 6


def test_the_focus_ring_is_another_one(rings):
    assert {"ring:open", "focus:open"} <= set(rings(Attention(focus="open")))


def test_rings_lie_about_their_box_and_large_ones_leave_the_middle_alone(rings):
    found = rings()
    ring = found["ring:open"].area
    assert (ring.x + ring.w / 2, ring.y + ring.h / 2) == (115, 115) and ring.w > 30
    sides = [item.area for name, item in found.items() if name.startswith("ring:wide/")]
    assert len(sides) == 4 and not any(side.meets(Area(100, 200, 400, 100)) for side in sides)


def test_a_frame_is_put_together_without_gaps():
    source = pygame.Surface((21, 21), pygame.SRCALPHA)
    pygame.draw.rect(source, (255, 0, 0), source.get_rect(), 3)
    for area in (Area(5, 5, 21, 21), Area(0, 0, 100, 40), Area(3, 4, 400, 300), Area(1, 1, 12, 9)):
        target = pygame.Surface((420, 320))
        for item in Frame(source).items("x", area):
            target.blits(item.blits)
        edge = [(x, y) for x in range(area.x, area.x + area.w) for y in (area.y, area.y + area.h - 1)]
        edge += [(x, y) for y in range(area.y, area.y + area.h) for x in (area.x, area.x + area.w - 1)]
        assert all(target.get_at(place)[0] > 120 for place in edge), area


def test_each_breath_is_made_once_and_the_last_is_the_sprite_itself():
    breaths, sprite = Breaths(), pygame.Surface((8, 8), pygame.SRCALPHA)
    sprite.fill((200, 100, 50, 200))
    steps = [breaths.at(sprite, step) for step in range(BREATHS)]
    assert steps[-1] is sprite and breaths.at(sprite, 0) is steps[0]
    strengths = [step.get_at((4, 4))[3] for step in steps]
    assert strengths == sorted(strengths) and strengths[0] < strengths[-1]


def test_ring_drawings_hold_their_strokes():
    for ring in ("open", "hover", "chosen", "refused", "focus"):
        for drawing in (circle_ring(ring, 15.0), frame_ring(ring, 8.0)):
            for node in drawing.nodes:
                reach = node.r + node.width / 2 if hasattr(node, "r") else node.w / 2 + node.width / 2
                assert reach <= drawing.width / 2 + 0.01, ring


def test_a_die_that_is_a_pick_gets_no_ring_beside_its_own_glow(rings):
    from tests.screen.demo import dice

    lot = dice(Box(0, 0, 400, 200))
    page = replace(PAGE, dice=lot, picks=(Pick(lot[1].id, lot[1].box, Act(0, 1)),))
    assert rings(page=page) == {}

"""The loop: mouse and keys become wishes, pages come up, nothing happens while nothing happens, faults are said."""

import threading
import time
from functools import partial

import pygame
import pytest
from msgspec.structs import replace

from captains.scene.nodes import Drawing
from captains.scene.page import Act, Box, Desk, Flight, Half, Page, Pick, Refuse, Show
from captains.screen.loop import App, run
from captains.screen.settings import SettingsFile
from captains.screen.stage import DeclinedError, Stage
from captains.screen.window import NoDisplayError
from tests.screen.demo import NO, Demo
from tests.screen.flat import flat


@pytest.fixture
def opened(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    apps = []

    def make(stage, size=(1280, 720)):
        app = App(stage, SettingsFile(tmp_path / "settings.json"), size, flat)
        app._enter()
        apps.append(app)
        settle(app)
        return app

    yield make
    for app in apps:
        app.picture.close()


def settle(app):
    """Frames until the page is up and all drawn."""
    for _ in range(200):
        app._take(pygame.event.get())
        app.frame()
        if not app.picture.painter.coming and not app._stale and not app.picture.surfaces.busy:
            return
        app.picture.surfaces.wait(1)
    raise AssertionError("the page does not come up")


def rest(app):
    """All motion played to its end."""
    for _ in range(60):
        app.picture.clock.advance(100)
        settle(app)
    assert not app.moving


def place(app, pick):
    box = next(p.box for p in app.picture.page.picks if p.id == pick)
    return tuple(round(v * app.picture.painter.fmt.scale) for v in box.middle)


def post(app, *events):
    app._take([pygame.event.Event(kind, data) for kind, data in events])


def click(app, pos, settled=True):
    where = place(app, pos) if isinstance(pos, str) else pos
    post(app, (pygame.MOUSEMOTION, {"pos": where}))
    post(app, (pygame.MOUSEBUTTONDOWN, {"pos": where, "button": 1}))
    post(app, (pygame.MOUSEBUTTONUP, {"pos": where, "button": 1}))
    if settled:
        settle(app)


def key(app, *keys, mod=0):
    for each in keys:
        post(app, (pygame.KEYDOWN, {"key": each, "mod": mod}), (pygame.KEYUP, {"key": each, "mod": mod}))
        settle(app)


def test_a_click_on_a_pick_is_its_wish_and_a_click_on_nothing_hurries(opened):
    stage = Demo()
    app = opened(stage)
    click(app, "barrel-3")
    click(app, (600, 600))
    assert stage.wishes == [Act(0, "barrel-3"), Show("skip")]


def test_what_is_refused_never_reaches_the_stage_and_is_said_with_its_clause(opened):
    stage = Demo()
    app = opened(stage)
    click(app, "coin-3")
    assert stage.wishes == [] and app.picture.attention.refused == "coin-3" and app.picture.shaking(app._now)
    assert {"ring:coin-3", "note"} <= set(app.picture.painter._items)


def test_what_the_stage_declines_is_shown_at_the_pick(opened):
    app = opened(Demo())
    click(app, "wood-3")
    assert app.picture.attention.refused == "wood-3"
    click(app, "barrel-3")
    settle(app)
    assert app.picture.attention.refused == ""


def test_wheel_escape_and_shortcuts(opened):
    stage = Demo()
    app = opened(stage)
    post(app, (pygame.MOUSEMOTION, {"pos": (40, 50)}), (pygame.MOUSEWHEEL, {"y": -2}))
    key(app, pygame.K_ESCAPE, pygame.K_p, pygame.K_3)
    assert stage.wishes == [Show("scroll", (40.0, 50.0, -2)), Show("back"), Half((("buy", "parrot"),)), Act(0, "gem-3")]


def test_every_pick_is_reached_and_clicked_with_the_keys_alone(opened):
    stage = Demo()
    app = opened(stage)
    wanted = {pick.id for pick in app.picture.page.picks if not isinstance(pick.does, Refuse) and pick.id != "wood-3"}
    seen = set()
    for _ in range(40):
        key(app, pygame.K_TAB)
        if app._inputs.focus:
            seen.add(app._inputs.focus)
    assert wanted <= seen
    assert f"focus:{app._inputs.focus}" in app.picture.painter._items or app.picture.fields.name
    while app._inputs.focus != "barrel-3":
        key(app, pygame.K_TAB)
    key(app, pygame.K_SPACE)
    assert stage.wishes[-1] == Act(0, "barrel-3")


def test_the_focus_ring_goes_when_the_mouse_is_used(opened):
    app = opened(Demo())
    key(app, pygame.K_DOWN)
    assert any(name.startswith("focus:") for name in app.picture.painter._items)
    click(app, (600, 600))
    assert not any(name.startswith("focus:") for name in app.picture.painter._items)


def test_the_focus_moves_on_when_its_pick_is_gone(opened):
    stage = Demo()
    app = opened(stage)
    while app._inputs.focus != "barrel-3":
        key(app, pygame.K_DOWN)
    stage.marks = 4
    app.redraw()
    settle(app)
    assert app._inputs.focus == "barrel-4"


def test_dice_roll_after_a_wish_and_a_click_ends_it_without_doing_anything_else(opened):
    stage = Demo()
    stage.roll, stage.up = 1, 0
    app = opened(stage)
    click(app, "done")
    assert app.picture.tray.rolling and app.moving
    app.frame()
    click(app, "barrel-3")
    assert not app.picture.tray.rolling and stage.wishes == [Act(0, "done")]
    click(app, "barrel-3")
    assert stage.wishes[-1] == Act(0, "barrel-3")


def test_at_speed_0_nothing_moves_and_the_speed_is_kept(opened, tmp_path):
    stage = Demo()
    stage.roll, stage.up = 1, 0
    app = opened(stage)
    app.do(Show("speed", 0))
    settle(app)
    click(app, "done")
    assert not app.moving and stage.wishes == [Act(0, "done")]
    assert SettingsFile(tmp_path / "settings.json").read().speed == 0 == app.settings.speed


def test_a_flight_hides_its_piece_until_it_has_landed(opened):
    stage = Demo()
    app = opened(stage)
    click(app, "pearl-3")
    placed = {item.piece.id: item for item in app.picture.painter.board.placed}
    assert placed["place-pearl-3"].hidden and app.picture.flights.moving
    rest(app)
    assert not placed["place-pearl-3"].hidden


def test_a_flight_that_a_sealed_page_cuts_short_leaves_nothing_hidden_and_nothing_in_the_air(opened):
    stage = Demo()
    app = opened(stage)
    click(app, "pearl-3")
    assert app.picture.flights.moving
    stage.kind, stage.sealed = "crew", True
    app.fly((stage_flight(),))
    settle(app)
    assert not app.picture.flights.moving
    assert not any(item.hidden for item in app.picture.painter.board.placed)


def stage_flight():
    return Flight(Drawing(10, 10, ()), Box(0, 0, 10, 10), Box(50, 50, 10, 10), 0, "parrot")


def test_the_pointer_has_the_form_of_what_is_under_it(opened):
    app = opened(Demo())
    shapes = []
    field = app.picture.page.fields[0].box
    for where in (place(app, "barrel-3"), place(app, "coin-3"), (round(field.x + 5), round(field.y + 5)), (600, 600)):
        post(app, (pygame.MOUSEMOTION, {"pos": where}))
        settle(app)
        shapes.append(app._window._shape)
    assert shapes == ["hand", "arrow", "text", "arrow"]


def test_a_note_comes_up_once_the_pointer_rests(opened):
    app = opened(Demo())
    post(app, (pygame.MOUSEMOTION, {"pos": place(app, "barrel-3")}))
    app.frame()
    assert "note" not in app.picture.painter._items and app._patience() <= 110
    time.sleep(0.12)
    settle(app)
    assert "note" in app.picture.painter._items


def test_words_are_typed_into_a_field_and_sent_letter_by_letter(opened):
    stage = Demo()
    app = opened(stage)
    box = app.picture.page.fields[0].box
    click(app, (round(box.x + 30), round(box.y + 20)))
    for letter in "Zoë":
        post(app, (pygame.TEXTINPUT, {"text": letter}))
        settle(app)
    assert app.desk.held("name") == "Zoë"
    key(app, pygame.K_d, pygame.K_3)
    assert stage.wishes == [Half((("name", text),)) for text in ("Z", "Zo", "Zoë")]
    key(app, pygame.K_BACKSPACE, pygame.K_RETURN, pygame.K_TAB)
    assert (
        app.desk.held("name") == "Zo"
        and stage.wishes[-1] == Show("enter", "name")
        and app.picture.fields.name == "ship"
    )
    key(app, pygame.K_ESCAPE)
    assert app.picture.fields.name == ""


def test_what_an_input_method_composes_is_shown_but_not_sent(opened):
    stage = Demo()
    app = opened(stage)
    app.do(Show("focus", "name"))
    post(app, (pygame.TEXTEDITING, {"text": "に", "start": 0}))
    settle(app)
    assert stage.wishes == [] and app.picture.fields.edit.composing == "に"
    post(app, (pygame.TEXTINPUT, {"text": "日"}))
    settle(app)
    assert app.desk.held("name") == "日" and app.picture.fields.edit.composing == ""


class Holding(Demo):
    def page(self, fmt, desk):
        found = super().page(fmt, desk)
        look = Pick("look", found.pieces[-1].box, Show("hold", "mine"), key="l")
        return replace(found, picks=(look,))


def test_a_held_look_begins_with_the_press_and_ends_with_the_release(opened):
    stage = Holding()
    app = opened(stage)
    where = place(app, "look")
    post(app, (pygame.MOUSEBUTTONDOWN, {"pos": where, "button": 1}))
    settle(app)
    assert stage.wishes == [Show("hold", "mine")]
    post(app, (pygame.MOUSEBUTTONUP, {"pos": (3, 3), "button": 1}))
    assert stage.wishes == [Show("hold", "mine"), Show("release", "mine")]
    settle(app)
    post(app, (pygame.KEYDOWN, {"key": pygame.K_l, "mod": 0}), (pygame.KEYDOWN, {"key": pygame.K_l, "mod": 0}))
    settle(app)
    assert stage.wishes[2:] == [Show("hold", "mine")]
    post(app, (pygame.KEYUP, {"key": pygame.K_l, "mod": 0}))
    assert stage.wishes[3:] == [Show("release", "mine")]


def test_many_resizes_ask_for_one_page_in_the_new_format(opened):
    formats = []

    class Asked(Demo):
        def page(self, fmt, desk):
            formats.append((fmt.width, fmt.height, fmt.scale))
            return super().page(fmt, desk)

    app = opened(Asked())
    before = len(formats)
    pygame.display.set_mode((2560, 1440), pygame.RESIZABLE)
    post(app, *[(pygame.VIDEORESIZE, {"size": (2560, 1440), "w": 2560, "h": 1440})] * 9)
    app.frame()
    assert formats[before:] == [(1920, 1080, 4 / 3)]
    settle(app)
    assert app.picture.painter.fmt.scale == 4 / 3


def test_while_nothing_happens_no_page_is_asked_for_and_nothing_is_drawn(opened):
    asked = []

    class Asked(Demo):
        def page(self, fmt, desk):
            asked.append(1)
            return super().page(fmt, desk)

    app = opened(Asked())
    app._active = -60_000.0
    settle(app)
    before, drawn = len(asked), []
    app._window.show = drawn.append
    for _ in range(5):
        app.frame()
    assert len(asked) == before and not any(drawn) and app._patience() > 5000


def test_clicks_for_a_page_that_is_replaced_by_another_kind_are_dropped(opened):
    stage = Demo()
    app = opened(stage)
    where = place(app, "barrel-3")
    stage.kind = "lobby"
    app.redraw()
    app._ask()
    post(
        app, (pygame.MOUSEBUTTONDOWN, {"pos": where, "button": 1}), (pygame.MOUSEBUTTONUP, {"pos": where, "button": 1})
    )
    settle(app)
    assert stage.wishes == []
    stage.marks = 4
    app._ask()
    where = place(app, "parrot")
    post(
        app, (pygame.MOUSEBUTTONDOWN, {"pos": where, "button": 1}), (pygame.MOUSEBUTTONUP, {"pos": where, "button": 1})
    )
    settle(app)
    assert stage.wishes == [Half((("buy", "parrot"),))]


class Broken(Demo):
    fault = ""

    def page(self, fmt, desk):
        if self.fault == "page":
            raise RuntimeError("page")
        return super().page(fmt, desk)

    def wish(self, does, desk):
        if self.fault == "wish":
            raise RuntimeError("wish")
        return super().wish(does, desk)

    def hover(self, pick, fmt, desk):
        if self.fault == "hover":
            raise RuntimeError("hover")
        return ()

    def tick(self, ms):
        if self.fault == "tick":
            raise RuntimeError("tick")
        return None


@pytest.mark.parametrize("fault", ["page", "wish", "hover", "tick"])
def test_a_fault_of_a_stage_is_reported_and_said_and_the_window_goes_on(opened, fault, tmp_path, monkeypatch):
    monkeypatch.setattr("captains.screen.faults.user_log", lambda: tmp_path / "log")
    stage = Broken()
    app = opened(stage)
    stage.fault = fault
    click(app, "barrel-3")
    settle(app)
    assert "RuntimeError" in (tmp_path / "log" / "faults.log").read_text()
    assert any("report is in" in words for words, _ in app.picture.speech._toasts)
    stage.fault = ""
    click(app, "gem-3")
    assert stage.wishes[-1] == Act(0, "gem-3")


def test_one_stage_hands_over_to_the_next(opened):
    one, two = Demo(), Demo()
    two.kind = "lobby"
    app = opened(one)
    app.desk = Desk(go=3)
    app.go(two)
    settle(app)
    assert one.left and app.picture.page.kind == "lobby" and app.desk == Desk() and two.window is app


def test_other_threads_wake_the_stage(opened):
    stage = Demo()
    app = opened(stage)
    before = len(stage.ticks)
    app.frame()
    assert len(stage.ticks) == before
    thread = threading.Thread(target=app.wake)
    thread.start()
    thread.join()
    began = time.monotonic()
    assert app._waiting.wait(5000, 0) == [] and time.monotonic() - began < 2
    app.frame()
    assert len(stage.ticks) == before + 1


def test_a_stage_is_called_again_when_it_asked_to_be(opened):
    class Ticking(Demo):
        def tick(self, ms):
            super().tick(ms)
            return 40

    stage = Ticking()
    app = opened(stage)
    before = len(stage.ticks)
    assert app._patience() <= 40
    time.sleep(0.05)
    app.frame()
    assert len(stage.ticks) == before + 1 and stage.ticks[-1] >= 40


def test_closing_the_window_tells_the_stage_and_ends_the_run(tmp_path, monkeypatch):
    stage = Demo()
    monkeypatch.setattr("captains.screen.loop.App", partial(App, raster=flat))
    asked = stage.page

    def page(fmt, desk):
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        return asked(fmt, desk)

    stage.page = page
    assert run(stage, SettingsFile(tmp_path / "settings.json"), (1280, 720)) == 0
    assert stage.wishes == [Show("close")] and stage.left and not pygame.display.get_init()


def test_without_a_screen_there_is_one_sentence_and_exit_code_2(monkeypatch, capsys):
    def refuse(*_args, **_named):
        raise NoDisplayError("There is no screen to open a window on.")

    monkeypatch.setattr("captains.screen.loop.GameWindow", refuse)
    assert run(Demo(), None) == 2
    told = capsys.readouterr()
    assert told.err.strip() == "There is no screen to open a window on." and told.out == ""


def test_a_stage_needs_nothing_but_a_page():
    class Least(Stage):
        def page(self, fmt, desk):
            return Page("least", ())

    least = Least()
    assert least.wish(Show("skip"), Desk()) == Desk() and least.tick(5) is None
    with pytest.raises(TypeError):
        Stage()
    assert DeclinedError(NO).why is NO


class Giving(Demo):
    """What is clicked may not be clicked again, as the last ship that is given."""

    given = ""
    jump = False

    def page(self, fmt, desk):
        found = super().page(fmt, desk)
        picks = [replace(each, does=NO) if each.id == self.given else each for each in found.picks]
        moved = [replace(each, id=f"{each.id} anew") if self.jump else each for each in picks]
        return replace(found, picks=tuple(moved))

    def wish(self, does, desk):
        self.given = "barrel-3"
        return super().wish(does, desk)


def linger(app):
    """Frames until a pointer that rests has a note."""
    settle(app)
    time.sleep(0.12)
    settle(app)


@pytest.mark.parametrize("jump", [False, True])
def test_what_has_changed_under_a_resting_pointer_says_nothing_until_it_is_pointed_at_again(opened, jump):
    stage = Giving()
    app = opened(stage)
    at = place(app, "barrel-3")
    post(app, (pygame.MOUSEMOTION, {"pos": at}))
    linger(app)
    assert "note" in app.picture.painter._items
    stage.jump = jump
    click(app, at)
    linger(app)
    assert stage.wishes == [Act(0, "barrel-3")] and "note" not in app.picture.painter._items
    for by, said in ((3, False), (9, True)):
        post(app, (pygame.MOUSEMOTION, {"pos": (at[0] + by, at[1])}))
        settle(app)
        assert ("note" in app.picture.painter._items) is said
    if not jump:
        click(app, (at[0] + 9, at[1]))
        assert app.picture.attention.refused == "barrel-3" and "note" in app.picture.painter._items


def test_a_note_stays_where_only_its_words_have_changed(opened):
    stage = Demo()
    app = opened(stage)
    click(app, "barrel-3")
    linger(app)
    assert "note" in app.picture.painter._items
    app.redraw()
    settle(app)
    assert "note" in app.picture.painter._items


def test_a_double_click_does_not_leave_by_the_button_that_has_come_under_it(opened):
    class Naming(Giving):
        jump = False

        def wish(self, does, desk):
            self.jump = True
            return super().wish(does, desk)

    stage = Naming()
    app = opened(stage)
    at = place(app, "barrel-3")
    click(app, at)
    click(app, at)
    assert stage.wishes == [Act(0, "barrel-3")]


def test_a_path_is_up_as_long_as_it_takes_to_be_read_whatever_else_is_said(opened):
    app = opened(Demo())
    path = (
        "The sheets are in the documents of Maximiliane, captains/Captains' War 2026-05-03, as pictures and as all.pdf."
    )
    speech = app.picture.speech
    speech.toast(path, 0.0)
    for n in range(9):
        speech.toast(f"Said {n}.", 100.0 * n)
    shown = [words for words, _ in speech._toasts]
    assert path in shown and "Said 8." in shown and len(shown) == 3
    for ms, said in ((12_000.0, True), (20_000.0, False)):
        speech._bottom(app.picture.page, app.picture.painter.fmt, ms)
        assert (path in [words for words, _ in speech._toasts]) is said

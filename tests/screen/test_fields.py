"""Editing a line in any script: whole letters, selection, composing, paste; and where the caret stands."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from captains.scene.page import Box, Page, TextField
from captains.screen.field_keys import pressed
from captains.screen.field_view import Fields, slid
from captains.screen.fields import MOST, Edit
from captains.screen.surfaces import Surfaces
from tests.screen.flat import flat


def test_letters_with_marks_and_joined_signs_are_one_step():
    edit = Edit("Zoe\u0308👩\u200d✈\ufe0f!")
    edit.left()
    edit.backspace()
    assert edit.text == "Zoe\u0308!"
    edit.backspace()
    assert edit.text == "Zo!"
    edit.delete()
    edit.delete()
    assert edit.text == "Zo"


def test_typing_replaces_the_selection():
    edit = Edit("Mary Read")
    edit.go(4)
    edit.go(9, keep=True)
    assert edit.selected == " Read"
    edit.insert(" of Cork")
    assert (edit.text, edit.caret) == ("Mary of Cork", 12)
    edit.everything()
    edit.insert("")
    assert edit.text == ""


def test_pasted_lines_become_one_and_control_signs_go():
    edit = Edit("")
    edit.insert("Anne\r\nBony\t\x07\x00Зоя")
    assert edit.text == "Anne  Bony Зоя"


def test_a_very_long_paste_is_cut():
    edit = Edit("x")
    edit.insert("y" * 5000)
    assert len(edit.text) == MOST


@given(
    st.text(max_size=30),
    st.lists(st.sampled_from(["left", "right", "home", "end", "backspace", "delete", "shift+left", "ctrl+a"])),
)
def test_no_key_ever_leaves_the_text(text, keys):
    edit = Edit("")
    edit.insert(text)
    for key in keys:
        assert pressed(edit, key) in ("typed", "moved")
        assert 0 <= edit.caret <= len(edit.text) and 0 <= edit.mark <= len(edit.text)


def test_keys_that_end_typing_and_keys_that_are_not_the_fields():
    edit = Edit("a")
    assert [pressed(edit, key) for key in ("enter", "escape", "tab", "shift+tab", "f1", "ctrl+z", "d", "space")] == [
        "enter", "leave", "next", "back", "other", "other", "moved", "moved",
    ]  # fmt: skip
    edit.composing = "に"
    assert pressed(edit, "enter") == "moved"


def field(text=""):
    return TextField("name", Box(100, 50, 200, 40), text, "Name", 20)


def test_the_caret_goes_to_the_letter_that_was_clicked():
    fields = Fields(Surfaces(flat))
    fields.focus(field("Mary"), 100 + 10 + 1)
    assert fields.edit.caret == 0
    fields.focus(field("Mary"), 290)
    assert fields.edit.caret == 4
    fields.focus(None)
    assert fields.name == ""


def test_a_long_text_slides_so_that_the_caret_is_seen():
    assert slid(0, 50, 180) == 0 and slid(0, 300, 180) == 120 and slid(120, 60, 180) == 60
    fields = Fields(Surfaces(flat))
    long = field("a very long name that never ends " * 3)
    fields.focus(long, 290)
    fields.edit.go(len(fields.edit.text))
    fields._live(long)
    box = fields.caret_box(long)
    assert long.box.x <= box.x <= long.box.x + long.box.w


def test_a_field_that_leaves_the_page_loses_the_caret_and_new_text_is_taken_over():
    fields = Fields(Surfaces(flat))
    fields.focus(field("Mary"), 290)
    fields.follow(Page("setup", (), fields=(field("Maria"),)))
    assert (fields.name, fields.edit.text) == ("name", "Maria")
    fields.follow(Page("setup", ()))
    assert fields.name == ""


def test_a_field_is_framed_in_its_box_and_the_caret_blinks():
    fields = Fields(surfaces := Surfaces(flat))
    page = Page("setup", (), fields=(field("Mary"),))
    fields.focus(page.fields[0], 290)
    from captains.scene.page import Format

    names = []
    for since in (0, 600):
        for _ in range(2):
            items = fields.items(page, Format(640, 360), since)
            while surfaces.busy:
                surfaces.wait(5)
                surfaces.collect()
        names.append({item.id for item in items})
    assert names == [{"field:name", "caret"}, {"field:name"}]
    assert all(pygame.Rect(90, 40, 220, 60).contains(item.area) for item in items)
    surfaces.close()

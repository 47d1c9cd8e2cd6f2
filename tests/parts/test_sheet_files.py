"""Sheet files: what msgspec says of a wrong entry becomes one sentence that names it."""

import msgspec
import pytest

from captains.parts.sheet_files import SheetFault, Table, need, wrong_entry


class Ships(Table, frozen=True):
    cards: int


class File(Table, frozen=True):
    ships: Ships


@pytest.mark.parametrize(
    ("data", "words"),
    (
        ({"ships": {"cards": "7"}}, "The sheet's entry 'ships.cards' is at fault: expected 'int', got 'str'."),
        ({"ships": {}}, "The sheet's entry 'ships' is at fault: the table missing required field 'cards'."),
        ({"ships": {"cards": 7}, "sips": 1}, "The sheet: The table contains unknown field 'sips'."),
    ),
)
def test_a_wrong_entry_is_told_in_one_sentence(data, words):
    with pytest.raises(msgspec.ValidationError) as fault:
        msgspec.convert(data, File)
    assert str(wrong_entry(str(fault.value))) == words


def test_what_must_hold_and_does_not_is_told():
    need(True, "Nothing is wrong.")
    with pytest.raises(SheetFault, match="Too few ships"):
        need(False, "Too few ships.")

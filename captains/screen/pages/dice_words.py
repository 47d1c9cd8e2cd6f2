"""What the page for real dice says: of one die, or of several."""

from __future__ import annotations

from collections.abc import Sequence

from captains.scene.page import Die

Chosen = Sequence[int | None]
"""The face of each die, None where it is still open."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def die_or_dice(chosen: Chosen) -> str:
    """The word for what is rolled."""
    return "die" if len(chosen) == 1 else "dice"


def hint(lent: str) -> str:
    """How it goes; `lent` is who has no hands to roll with, a bot or a rival."""
    return f"roll for {lent}" if lent else "tap the face that is up, or press its key"


def to_roll(title: str, alone: bool, lent: str) -> str:
    """What is to be rolled or typed in next."""
    if not alone:
        return f"Next: {title}"
    return f"Roll {title} for {lent}" if lent else f"Roll {title}"


def asks_for(chosen: Chosen) -> str:
    """What the page wants of the table."""
    if len(chosen) == 1:
        return "types what the die shows"
    return f"types what the dice show, {tally(chosen)}"


def tally(chosen: Chosen) -> str:
    """How many are in: "four of six"; nothing for a single die."""
    if len(chosen) == 1:
        return ""
    done = len(chosen) - chosen.count(None)
    return f"{_count(done) if done else 'none'} of {_count(len(chosen))}"


def all_in(chosen: Chosen) -> tuple[str, str]:
    """A heading and a sentence for when nothing is open any more."""
    if len(chosen) == 1:
        return "The die is in", "Is it wrong? Tap the right face now; after that it counts."
    return "All dice are in", "Is one wrong? Tap its right face now; after that they count."


def confirm_words(chosen: Chosen) -> str:
    """The words on the button: what it confirms, or how many are to go."""
    open_ = chosen.count(None)
    if not open_:
        return "This is the die" if len(chosen) == 1 else "These are the dice"
    return f"{_count(open_).capitalize()} {'die' if open_ == 1 else 'dice'} to go"


def title_of(dice: Sequence[Die], i: int) -> str:
    """What a die is called: by its name, numbered where several bear it."""
    name = dice[i].name
    alike = [n for n, die in enumerate(dice) if die.name == name]
    if len(alike) == 1:
        return name or "the die"
    return f"{name or 'Die'} {alike.index(i) + 1}"


def words_of(symbols: tuple[str, ...]) -> str:
    """A face in a word or two, from its symbols."""
    first = symbols[0] if symbols else ""
    if first == "pip":
        return f"{len(symbols)} {'pip' if len(symbols) == 1 else 'pips'}"
    name, _, number = first.rpartition("-")
    if number.isdigit():
        return f"{number} {name}"
    words = first.replace("-", " ").capitalize()
    return words if len(symbols) < 2 else f"{len(symbols)} {words}"


def _count(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)

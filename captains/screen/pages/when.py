"""When something was, in the words of a list: today, yesterday, a weekday, a date; stamps are UTC, days the user's."""

from __future__ import annotations

from datetime import date, datetime

from captains.host.reading import day_here

MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def today_here() -> str:
    """Today's date where the user is, in ISO form."""
    return datetime.now().astimezone().date().isoformat()


def day_words(stamp: str, today: str, short: bool = False) -> str:
    """The day of a UTC stamp in words, or in `short`, seen from `today`; "" for what is no stamp of these days."""
    try:
        now, day = date.fromisoformat(today), date.fromisoformat(day_here(stamp))
    except ValueError:
        return ""
    ago = (now - day).days
    if ago == 0:
        return "today"
    if ago == 1:
        return "yesterday"
    if 1 < ago < 7:
        return DAYS[day.weekday()][: 3 if short else None]
    month = MONTHS[day.month - 1]
    if day.year == now.year:
        return f"{day.day} {month[: 3 if short else None]}"
    return f"{month[:3]} {day.year}" if short else f"{day.day} {month[:3]} {day.year}"

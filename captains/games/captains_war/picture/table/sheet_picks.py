"""The sheet as controller: which places answer the pointer, what they do, and what hovering says."""

from __future__ import annotations

from captains.games.captains_war.actions import Acquire, BuyResource, Recruit
from captains.games.captains_war.picture.gains import gain_symbols, printed_words
from captains.games.captains_war.picture.table.draft import Draft, TableDraft, ring
from captains.games.captains_war.picture.table.large_sheet import OnSheet
from captains.games.captains_war.picture.table.track_words import track_worth
from captains.games.captains_war.picture.words import number, say, several
from captains.games.captains_war.rules.acquisitions import next_of
from captains.games.captains_war.rules.rows import blank_pirates, blank_resources
from captains.games.captains_war.sheet import RESOURCES, TRACKS, Acquisition, Circle
from captains.scene.page import Act, Box, Does, Half, Line, Note, Pick


def on_sheet(draft: TableDraft) -> OnSheet:
    """Where things of the large sheet lie."""
    return OnSheet(draft.state, draft.layout.sheet)


def place_pick(draft: TableDraft, place: str, does: Does, note: Note | None, kin: tuple[str, ...] = ()) -> None:
    """Let a round place of the large sheet answer."""
    box = on_sheet(draft).spot(place)
    draft.picks.append(Pick(f"place-{place}", box, does, "circle", ring(does), note, kin, order=20))


def next_resource(draft: TableDraft, resource: int) -> str | None:
    """The next blank place of a Resource, None if its row is full."""
    at = draft.captain.resources[resource].circled
    return f"{RESOURCES[resource]}-{at}" if blank_resources(draft.state, draft.seat, resource) else None


def held_resource(draft: TableDraft, resource: int, skip: int = 0) -> str | None:
    """The first circled place of a Resource that could be filled in, after `skip` others."""
    row = draft.captain.resources[resource]
    return f"{RESOURCES[resource]}-{row.filled + skip}" if row.filled + skip < row.circled else None


def next_pirate(draft: TableDraft, strength: int) -> str | None:
    """The next blank Pirate of a Strength, None if the line is full."""
    at = draft.captain.pirates[strength - 1].circled
    return f"pirate-{strength - 1}-{at}" if blank_pirates(draft.state, draft.seat, strength - 1) else None


def next_circles(draft: TableDraft, kind: int, count: int) -> list[str]:
    """The next circles of a track, whether locks allow them or not."""
    at, track = draft.captain.tracks[kind], draft.sheet.kinds[kind].track
    return [f"{TRACKS[kind]}-{i}" for i in range(at, min(at + count, len(track)))]


def card_box(draft: TableDraft, kind: int, number_: int) -> Box:
    """The card of an acquisition with its flag, up to the track beside it."""
    at = draft.sheet.places.kinds[kind]
    flag = on_sheet(draft).places[f"acquire-{TRACKS[kind]}-{number_}"]
    left, width, height = at.card
    return on_sheet(draft).area(left, flag.y - 2 - height / 2, min(width, at.track - at.radius - 1 - left), height)


# --- notes: what a click would do ----------------------------------------------------------------------------------


def buy_note(draft: TableDraft, resource: int) -> Note:
    """Buying one Resource."""
    row, price = draft.sheet.resources[resource], draft.sheet.coins.price
    held, left = draft.captain.resources[resource].held + 1, draft.captain.coins.held - price
    line = Line(say("note.buy", price=price), ("coin",), "CW-14")
    after = Line(say("note.buy_after", n=held, name=several(held, row.name), gold=max(left, 0)), (row.symbol,))
    return Note(say("note.buy_title", name=row.name), (line, after), row.symbol)


def recruit_note(draft: TableDraft, strength: int) -> Note:
    """Recruiting one Pirate."""
    row = draft.sheet.pirates[strength - 1]
    crew = sum(draft.captain.crew) + strength
    lines = (
        Line(say("note.recruit", cost=row.cost), ("coin",), "CW-26"),
        Line(say("note.crew_after", n=crew), ("explosion",)),
    )
    return Note(say("note.recruit_title", strength=strength), lines, row.symbol)


def acquire_note(draft: TableDraft, kind: int) -> Note:
    """The next acquisition of a kind: its cost, its RP, the lock it opens."""
    wanted = wanted_of(draft, kind)
    assert wanted is not None, "there is a next acquisition"
    symbols = cost_symbols(draft, wanted)
    lines = [Line(say("note.costs"), symbols, "CW-23" if kind else "CW-22")]
    lock = next((i for i, c in enumerate(draft.sheet.kinds[kind].track) if c.lock == draft.captain.owned[kind]), None)
    if lock is not None:
        lines.append(Line(say("note.opens", n=lock + 1, track=draft.sheet.kinds[kind].one), ("lock",), "CW-31"))
    lines.append(Line(say("note.worth", rp=wanted.rp), (), "CW-54"))
    return Note(say("note.acquire_title", name=wanted.name), tuple(lines), wanted.symbol)


def wanted_of(draft: TableDraft, kind: int) -> Acquisition | None:
    """The acquisition of a kind that comes next."""
    return next_of(draft.sheet, draft.captain, kind)


def cost_symbols(draft: TableDraft, wanted: Acquisition) -> tuple[str, ...]:
    """What an acquisition costs, one symbol for each Resource."""
    found: list[str] = []
    for row, price in zip(draft.sheet.resources, wanted.cost, strict=True):
        found += [row.symbol] * price
    return tuple(found + ["joker"] * wanted.jokers)


def circles_note(draft: Draft, kind: int, count: int, clause: str) -> Note:
    """Filling in so many circles of a track: gains, and what the track is worth then."""
    printed, at = draft.sheet.kinds[kind], draft.captain.tracks[kind]
    done: tuple[Circle, ...] = printed.track[at : at + count]
    gains = [circle.gain for circle in done]
    words = printed_words(draft.sheet, gains)
    lines = []
    if words:
        lines.append(Line(say("note.gains", gains=words), gain_symbols(draft.sheet, gains), "CW-32"))
    lines.append(Line(track_worth(draft, kind, at + count), (printed.symbol,), clause))
    return Note(number("note.circles", count, track=printed.one), tuple(lines), printed.symbol)


# --- places that buy, recruit, acquire -------------------------------------------------------------------------------


def buy_places(draft: TableDraft, kin: bool) -> None:
    """The next blank place of each Resource row buys one (CW-14)."""
    for resource, word in enumerate(RESOURCES):
        place = next_resource(draft, resource)
        if place:
            does = draft.do(BuyResource(resource))
            place_pick(draft, place, does, buy_note(draft, resource), (f"buy-{word}",) if kin else ())


def recruit_places(draft: TableDraft) -> None:
    """The next blank Pirate of each line is recruited (CW-26)."""
    for row in draft.sheet.pirates:
        place = next_pirate(draft, row.strength)
        if place:
            does = draft.do(Recruit(row.strength))
            place_pick(draft, place, does, recruit_note(draft, row.strength), (f"recruit-{row.strength}",))


def acquire_does(draft: TableDraft, kind: int) -> Does:
    """To acquire: at once where there is but one way to pay, else first ask for the Jokers (CW-24)."""
    wanted = wanted_of(draft, kind)
    jokers = wanted.jokers if wanted else 0
    offer = draft.offer("Acquire")
    ways = [action for action in offer.choices if action.kind == kind] if offer else []
    if len(ways) == 1:
        return Act(draft.seat, ways[0])
    if ways:
        return Half((("acquire", kind), ("jokers", ())))
    spare = [
        row.held - price
        for row, price in zip(draft.captain.resources, wanted.cost if wanted else (0,) * 4, strict=True)
    ]
    best = max(range(len(spare)), key=lambda i: spare[i])
    return draft.do(Acquire(kind, (best,) * jokers))

"""The loot phase on the table: setting a die aside, picking two, the Joker's Resource, circles, and buying."""

from __future__ import annotations

from typing import Any

from captains.games.captains_war.actions import Done, PickDie, SetAside
from captains.games.captains_war.picture.table.draft import Ring, TableDraft
from captains.games.captains_war.picture.table.foot import Answer, ask, words_in
from captains.games.captains_war.picture.table.sheet_picks import (
    buy_places,
    circles_note,
    next_circles,
    next_pirate,
    next_resource,
    place_pick,
)
from captains.games.captains_war.picture.table.tray import foot_of, tray
from captains.games.captains_war.picture.words import goods, number, say
from captains.games.captains_war.rules.loot import PICKS
from captains.games.captains_war.rules.rows import blank_coins, blank_resources
from captains.games.captains_war.sheet import RESOURCES, Face
from captains.scene.lettering import shown_name
from captains.scene.page import Act, Box, Does, Half, Line, Note, Pick, Refuse


def loot(draft: TableDraft) -> Box:
    """Draw the tray with what may be done in it; returns where dice may tumble."""
    state, held = draft.state, draft.desk.held("die")
    states: dict[int, Any] = dict.fromkeys(draft.captain.picks, "chosen") if state.phase == "loot" else {}
    if held is not None:
        states[held] = "chosen"
    area = tray(draft, states)
    if not draft.acting:
        _idle(draft)
    elif state.phase == "aside":
        _set_aside(draft)
    elif len(draft.captain.picks) < PICKS:
        _pick(draft, held)
    else:
        _buy(draft)
    return area


def face_of(draft: TableDraft, die: int) -> Face:
    """The face of a die that is up."""
    return draft.sheet.dice[die].faces[draft.state.faces[die]]


def _inner(draft: TableDraft) -> Box:
    box, pad = foot_of(draft), 10 * draft.k
    return Box(box.x + pad, box.y, box.w - 2 * pad, box.h)


def _hit(box: Box) -> Box:
    """Where a die answers: a little within its box, so that dice lying close are told apart."""
    inset = box.w * 0.07
    return Box(box.x + inset, box.y + inset, box.w - 2 * inset, box.h - 2 * inset)


def _idle(draft: TableDraft) -> None:
    """Nothing to decide for the captain whose sheet is large."""
    waiting = [seat for seat in draft.sight.waiting if seat != draft.seat]
    words = say("foot.waiting", name=shown_name(draft.name(waiting[0]))) if waiting else ""
    if draft.state.phase == "roll":
        words = say("foot.roll")
    words_in(draft, _inner(draft), words)


def _set_aside(draft: TableDraft) -> None:
    words_in(draft, _inner(draft), say("foot.aside"))
    for i, die in enumerate(draft.dice):
        note = Note(
            say("note.aside_title", what=face_words(draft, face_of(draft, i))),
            (Line(say("note.aside"), (), "CW-10"),),
            die.faces[die.up or 0][0],
        )
        draft.picks.append(Pick(die.id, _hit(die.box), draft.do(SetAside(i)), note=note, key=str(i + 1), order=i))


def face_words(draft: TableDraft, face: Face) -> str:
    """What a face shows, as a title."""
    match face.kind:
        case "coins":
            return say("gain.coins", n=face.amount)
        case "resource":
            return goods(face.amount, draft.sheet.resources[face.which].name)
        case "joker":
            return say("face.joker")
        case "track":
            return say("face.track", n=face.amount, track=draft.sheet.kinds[face.which].one)
        case "pirate":
            words = number("gain.pirate", 1, strength=face.which + 1)
            return words[0].upper() + words[1:]


def _pick(draft: TableDraft, held: int | None) -> None:
    """The dice that may be picked, and the places on the sheet they would circle."""
    offer = draft.offer("PickDie")
    assert offer is not None, "a die can be picked"
    ways: dict[int, list[PickDie]] = {}
    for action in offer.choices:
        ways.setdefault(action.die, []).append(action)
    places = {} if held is not None else _places(draft, ways)
    for i, die in enumerate(draft.dice):
        kin = tuple(f"place-{place}" for place, (each, _) in places.items() if each == i)
        does = _die_does(draft, i, ways.get(i, []), held)
        note = _die_note(draft, i)
        state: Ring = "chosen" if i == held else "open" if i in ways else "quiet"
        draft.picks.append(
            Pick(die.id, _hit(die.box), does, "rect", state, note, kin, "" if held is not None else str(i + 1), i)
        )
    for place, (die_, does) in places.items():
        place_pick(draft, place, does, _place_note(draft, die_, does), (f"die-{die_}",))
    if held is None:
        left = PICKS - len(draft.captain.picks)
        words_in(draft, _inner(draft), number("foot.pick", left))
    elif face_of(draft, held).kind == "joker":
        _ask_joker(draft, held)
    else:
        _ask_circles(draft, held)


def _die_does(draft: TableDraft, die: int, ways: list[PickDie], held: int | None) -> Does:
    if die == held:
        return Half((("die", None),))
    if not ways:
        return draft.do(PickDie(die))
    if face_of(draft, die).kind in ("joker", "track"):
        return Half((("die", die),))
    return Act(draft.seat, ways[0])


def _places(draft: TableDraft, ways: dict[int, list[PickDie]]) -> dict[str, tuple[int, Does]]:
    """The places each die would circle; where two dice meet, the place belongs to the one that just reaches it."""
    found: dict[str, tuple[int, Does]] = {}
    for die in sorted(ways, key=lambda each: (face_of(draft, each).amount, each)):
        face = face_of(draft, die)
        act = Act(draft.seat, PickDie(die))
        names: list[str] = []
        match face.kind:
            case "coins":
                at = draft.captain.coins.circled
                names = [f"coin-{at + i}" for i in range(min(face.amount, blank_coins(draft.state, draft.seat)))]
            case "resource":
                row = draft.captain.resources[face.which].circled
                blank = blank_resources(draft.state, draft.seat, face.which)
                names = [f"{RESOURCES[face.which]}-{row + i}" for i in range(min(face.amount, blank))]
            case "pirate":
                place = next_pirate(draft, face.which + 1)
                names = [place] if place else []
            case "track":
                for count, place in enumerate(next_circles(draft, face.which, face.amount), 1):
                    found.setdefault(place, (die, draft.do(PickDie(die, None, count))))
        for name in names:
            found.setdefault(name, (die, act))
    return found


def _die_note(draft: TableDraft, die: int) -> Note:
    """What picking this die would do."""
    face, captain = face_of(draft, die), draft.captain
    symbol = draft.dice[die].faces[draft.state.faces[die]][0]
    title = face_words(draft, face)
    match face.kind:
        case "coins":
            room = blank_coins(draft.state, draft.seat)
            line = _gain_line(
                min(face.amount, room),
                face.amount,
                say("note.gold_after", n=captain.coins.held + min(face.amount, room)),
            )
        case "resource":
            row = captain.resources[face.which]
            got = min(face.amount, blank_resources(draft.state, draft.seat, face.which))
            line = _gain_line(got, face.amount, say("note.hold_after", n=row.held + got))
        case "joker":
            line = say("note.joker")
        case "track":
            return Note(title, (Line(say("note.track"), (), "CW-13"),), symbol)
        case "pirate":
            full = next_pirate(draft, face.which + 1) is None
            line = say("note.full") if full else say("note.crew_after", n=sum(captain.crew) + face.which + 1)
    return Note(title, (Line(line, (), "CW-12"),), symbol)


def _gain_line(got: int, wanted: int, after: str) -> str:
    """What is circled: less than the die shows where the row ends (CW-09)."""
    if not got:
        return say("note.full")
    return say("note.short", n=got, after=after) if got < wanted else after


def _place_note(draft: TableDraft, die: int, does: Does) -> Note | None:
    if isinstance(does, Act) and does.action.circles:
        return circles_note(draft, face_of(draft, die).which, does.action.circles, "CW-13")
    return None if isinstance(does, Refuse) else _die_note(draft, die)


def _ask_joker(draft: TableDraft, die: int) -> None:
    """Which Resource the Joker is: on the sheet, or in the foot (CW-12)."""
    answers = []
    for resource, row in enumerate(draft.sheet.resources):
        does, place = draft.do(PickDie(die, resource)), next_resource(draft, resource)
        after = draft.captain.resources[resource].held + (1 if place else 0)
        line = say("note.hold_after", n=after) if place else say("note.full")
        note = Note(goods(1, row.name), (Line(line, (), "CW-12"),), row.symbol)
        id = f"joker-{RESOURCES[resource]}"
        if place:
            place_pick(draft, place, does, note, (id,))
        kin = (f"place-{place}",) if place else ()
        answers.append(Answer(id, does, note, row.symbol, kin=kin, key="1234"[resource]))
    ask(draft, foot_of(draft), say("foot.joker"), answers, ("die",))


def _ask_circles(draft: TableDraft, die: int) -> None:
    """How many circles the red die fills in: on the sheet, or in the foot (CW-13)."""
    face = face_of(draft, die)
    places = next_circles(draft, face.which, face.amount)
    answers = []
    for count in range(face.amount + 1):
        does = draft.do(PickDie(die, None, count))
        note = circles_note(draft, face.which, count, "CW-13")
        place = places[count - 1] if 0 < count <= len(places) else None
        if place:
            place_pick(draft, place, does, note, (f"circles-{count}",))
        kin = (f"place-{place}",) if place else ()
        answers.append(Answer(f"circles-{count}", does, note, words=str(count), kin=kin, key=str(count)))
    ask(draft, foot_of(draft), say("foot.circles", track=draft.sheet.kinds[face.which].one), answers, ("die",))


def _buy(draft: TableDraft) -> None:
    """Both dice are picked: buy on the sheet, or be done (CW-14)."""
    buy_places(draft, kin=False)
    for i, die in enumerate(draft.dice):
        draft.picks.append(Pick(die.id, _hit(die.box), draft.do(PickDie(i)), "rect", "quiet", order=i))
    box, k = foot_of(draft), draft.k
    wide = (84 if draft.layout.narrow else 170) * k
    high = min(box.h - 8 * k, 50 * k)
    at = Box(box.x + box.w - wide - 8 * k, box.y + (box.h - high) / 2, wide, high)
    words = say("foot.buy_small" if draft.layout.narrow else "foot.buy", price=draft.sheet.coins.price)
    if draft.captain.coins.held < draft.sheet.coins.price:
        words = say("foot.poor", n=draft.captain.coins.held)
    words_in(draft, Box(box.x + 10 * k, box.y, at.x - box.x - 18 * k, box.h), words)
    draft.button("done", at, say("button.done"), draft.do(Done()), "main", 20 * k, key="enter", grand=True, order=1)

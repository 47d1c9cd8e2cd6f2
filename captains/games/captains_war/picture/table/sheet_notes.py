"""What the printed sheet means where nothing can be clicked: bonuses, podiums, locks, gains, hooks, attacks."""

from __future__ import annotations

from captains.games.captains_war.picture.gains import attack_counts, gain_symbols, printed_words
from captains.games.captains_war.picture.solo.notes import solo_notes
from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.table.result_notes import result_notes
from captains.games.captains_war.picture.table.sheet_picks import on_sheet
from captains.games.captains_war.picture.track_panel import has_podium
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.sheet_spots import circle_heights, lock_heights
from captains.scene.page import ONLY_NOTE, Box, Line, Note, Pick

LEAST = 16.0
"""Anything smaller is no place to point at, in px."""


def sheet_notes(draft: TableDraft) -> None:
    """Let the print of the large sheet explain itself wherever nothing else answers there."""
    taken = [pick.box for pick in draft.picks]
    for name, box, note in (*_kinds(draft), *_boarding(draft), _end(draft), *solo_notes(draft), *result_notes(draft)):
        if min(box.w, box.h) >= LEAST and not any(_meet(box, other) for other in taken):
            draft.picks.append(Pick(f"print-{name}", box, ONLY_NOTE, state="quiet", note=note, order=95))
            taken.append(box)


def _meet(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def _kinds(draft: TableDraft) -> list[tuple[str, Box, Note]]:
    """Command bonuses, what a track is worth, its locks and gains (CW-27, CW-31, CW-32, CW-35, CW-36)."""
    on, found = on_sheet(draft), []
    for which, (kind, at) in enumerate(zip(draft.sheet.kinds, draft.sheet.places.kinds, strict=True)):
        title = say("print.command", kind=kind.name)
        lines = tuple(
            Line(say(f"print.command{i}", rp=rp), (), "CW-27" if i else "") for i, rp in enumerate(kind.bonuses)
        )
        left = at.bonuses[0] - at.bonus_radius
        wide = at.bonuses[1] + at.bonus_radius - left
        box = on.area(left, at.bonus_y - 5, wide, 11)
        found.append((f"command-{which}", box, Note(title, lines, "command")))
        ys = circle_heights(kind, at)
        for i, (lock, y) in enumerate(zip(kind.acquisitions, lock_heights(kind, at), strict=True)):
            circle = next(n for n, each in enumerate(kind.track) if each.lock == i)
            guards = say("print.guards", n=circle + 1, track=kind.one)
            if which and draft.state.mode.boat_by == "printed":
                guards = say("print.guards_rp", n=circle + 1, track=kind.one, rp=kind.track[circle].rp)
            note = Note(say("print.lock", name=lock.name), (Line(guards, (lock.symbol,), "CW-31"),), "lock")
            # Half as high as a circle: the circles above and below are clicked.
            found.append((f"lock-{which}-{i}", on.area(at.track - 3.3, y - 2.6, 6.6, 5.2), note))
        for i, (circle_, y) in enumerate(zip(kind.track, ys, strict=True)):
            if circle_.gain is not None:
                words = say("print.gain", n=i + 1, track=kind.one, gains=printed_words(draft.sheet, [circle_.gain]))
                note = Note(
                    say("crew.track", track=kind.one),
                    (Line(words, gain_symbols(draft.sheet, [circle_.gain]), "CW-32"),),
                    kind.symbol,
                )
                found.append((f"gain-{which}-{i}", on.area(at.gain - 4.3, y - 3.4, 7.6, 6.8), note))
        found.append(_worth(draft, which, ys[-1]))
    return found


def _worth(draft: TableDraft, which: int, last: float) -> tuple[str, Box, Note]:
    """What the track is worth at the end: by rank, by what is printed, or to whoever completes it first."""
    on, mode, kind, at = on_sheet(draft), draft.state.mode, draft.sheet.kinds[which], draft.sheet.places.kinds[which]
    how, clause = (mode.boat_by, "CW-36") if which else (mode.attribute_by, "CW-35")
    title = say("crew.track", track=kind.one)
    x, y = at.zone[:2]
    ranks = () if how == "printed" else mode.boat_rp if which else mode.attribute_rp
    if has_podium(kind, at, ranks):
        box = on.area(x + 3.5, y + 20.5, 30, 11)
    else:
        banners = max(1, len(ranks))
        box = on.area(at.track + 5.2 - 10.4 * banners + 0.3, last + 3.8, 10.4 * banners - 0.6, 6.4)
    words = say(f"print.worth_{how}", rp=kind.completed)
    return (
        f"worth-{which}",
        box,
        Note(title, (Line(words, (), "CW-60" if how == "completion" else clause),), kind.symbol),
    )


def _boarding(draft: TableDraft) -> list[tuple[str, Box, Note]]:
    """The hooks, the two bonuses, and what attacks are worth (CW-43, CW-47, CW-48)."""
    on, at, sheet = on_sheet(draft), draft.sheet.places.boarding, draft.sheet
    high = at.row * (sheet.boarding.lines - 1) + 2 * at.radius
    found = []
    if draft.state.mode.hooks:
        note = Note(say("print.hook"), (Line(say("print.hook_how"), (), "CW-47"),), "grapple")
        found.append(("hooks", on.area(at.hook - at.radius, at.y - at.radius, 2 * at.radius, high), note))
    lines, steps = [], sheet.scores.attacks
    for step, many in zip(steps, attack_counts(sheet), strict=True):
        rp = f"{step.rp:+d}".replace("-", "−") if step.rp else "0"
        lines.append(Line(say("print.attacks", many=many, rp=rp), (), "CW-48" if step is steps[-1] else ""))
    found.append(("attacks", on.area(*at.scale), Note(say("print.attacks_title"), tuple(lines), "attacker")))
    for word, symbol in (("attack", "plus-attack"), ("defence", "plus-defence")):
        note = Note(say(f"gain.{word}"), (Line(say(f"print.bonus_{word}"), (), "CW-43"),), symbol)
        found.append((f"bonus-{word}", on.spot(f"bonus-{word}"), note))
    return found


def _end(draft: TableDraft) -> tuple[str, Box, Note]:
    """The explosion behind the last coin (CW-50)."""
    spot, pitch = on_sheet(draft).places[f"coin-{draft.sheet.coins.printed - 1}"], draft.sheet.places.coins.pitch
    note = Note(say("print.coins"), (Line(say("print.coins_end"), (), "CW-50"),), "coin")
    return "end", on_sheet(draft).area(spot.x + pitch - 3.1, spot.y - 3.8, 7.6, 7.6), note

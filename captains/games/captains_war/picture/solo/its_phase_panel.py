"""The Legendary Captain's phase, step by step: the row of the table it follows, each step done and its rule (CW-74)."""

from __future__ import annotations

from typing import NamedTuple

from captains.engine.words import capital
from captains.games.captains_war.events import DiePicked, TurnBegan
from captains.games.captains_war.events_solo import CaptainsStep, Step
from captains.games.captains_war.picture.solo.its_dice import challenge_dice
from captains.games.captains_war.picture.solo.small_die import die_symbol
from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.table.tray import die_face
from captains.games.captains_war.picture.telling import told
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.rules.solo.its_loot import table_row
from captains.games.captains_war.rules.solo.its_phase import STEPS
from captains.games.captains_war.sheet_printed import DieColour
from captains.scene.lettering import shown_name, wrapped
from captains.scene.nodes import Circle, Node, Path, Rect, Text, Use
from captains.scene.page import ONLY_NOTE, Box, Line, Note, Pick
from captains.scene.palette import BLOOD, BRIGHT_BRASS, DICE_COLOURS, INK, LIGHT, PAPER_SHADE, SOFT_INK
from captains.scene.widgets import LEAST_TEXT, dotted, framed, line_of, panel, ribbon

TELL_MOST = 60


class Done(NamedTuple):
    """A step that is done: what came of it, the clause, the die that was taken."""

    words: str
    clause: str
    die: int | None


def its_phase_panel(draft: TableDraft) -> Box:
    """Draw the panel; returns where the blue dice may tumble that come next."""
    box, k, narrow = draft.layout.panel, draft.k, draft.layout.narrow
    pad, top = (12 if narrow else 26) * k, (36 if narrow else 44) * k
    foot = (84 if narrow else 132) * k
    legend = draft.state.mode.legend
    assert legend is not None, "a solo game"
    nodes: list[Node] = [*panel(0, 12 * k, box.w, box.h - 12 * k, 14 * k)]
    title = say("legend.phase", name=shown_name(draft.name(legend), 16))
    nodes += ribbon(box.w / 2, 17 * k, title, (13.5 if narrow else 18) * k, box.w - 20 * k)
    head = (36 if narrow else 62) * k
    nodes += _table(draft, pad, top, box.w - 2 * pad, head)
    nodes.append(dotted(pad, top + head, box.w - pad))
    steps = Box(pad, top + head + 3 * k, box.w - 2 * pad, box.h - top - head - foot - 6 * k)
    nodes += _steps(draft, steps)
    nodes.append(dotted(pad, box.h - foot, box.w - pad))
    draft.pieces.append(framed("its-phase", box, nodes, 12))
    _step_notes(draft, Box(box.x + steps.x, box.y + steps.y, steps.w, steps.h))
    return challenge_dice(draft, Box(box.x + pad, box.y + box.h - foot + 3 * k, box.w - 2 * pad, foot - 10 * k))


def _table(draft: TableDraft, x: float, y: float, w: float, h: float) -> list[Node]:
    """The row of the table: the player's pair, the dice that follow from it, whether a Pirate is recruited."""
    assert draft.sheet.solo is not None, "a sheet with a solo part"
    k, number = draft.k, table_row(draft.state)
    row, side = draft.sheet.solo.table[number], h * 0.66
    mid = y + h * 0.5
    at = x + side / 2
    nodes: list[Node] = []
    for i, colour in enumerate((*row.player, *row.captain)):
        nodes += _square(at, mid, side, colour, die_symbol(draft.sheet, colour))
        at += side * 1.14
        if i == 1:
            nodes.append(
                Path(
                    f"M{at - side * 0.3:.1f} {mid - side * 0.2:.1f}l{side * 0.28:.1f} {side * 0.2:.1f}"
                    f"l{-side * 0.28:.1f} {side * 0.2:.1f}Z",
                    fill=SOFT_INK,
                )
            )
            at += side * 0.4
    narrow = draft.layout.narrow
    # Two lines stand beside the dice, whatever size of text is wished for.
    size, room = min(draft.size((13 if narrow else 17) * k), max(LEAST_TEXT, h / 2.1)), x + w - at
    first = y + (h - 2.04 * size) / 2 + 0.7 * size
    small = "_small" if narrow else ""
    recruits = say(("legend.row_recruits" if row.recruits else "legend.row_alone") + small)
    words = say(f"legend.row{small}", n=number + 1)
    nodes.append(line_of(at, first, words, size, room - 48 * k, "serif", INK, bold=True))
    nodes.append(line_of(at, first + size * 1.12, recruits, size, room, fill=SOFT_INK))
    nodes.append(line_of(x + w, first, "CW-72", max(LEAST_TEXT, size * 0.8), 60, fill=SOFT_INK, anchor="end"))
    return nodes


def _square(x: float, y: float, side: float, colour: DieColour, symbol: str) -> list[Node]:
    return [
        Rect(x - side / 2, y - side / 2, side, side, side * 0.2, fill=DICE_COLOURS[colour], stroke=INK, width=1.5),
        Circle(x, y, side * 0.4, fill=LIGHT),
        Use(symbol, x, y, side * 0.66),
    ]


def steps_done(draft: TableDraft) -> dict[Step, Done]:
    """What has come of each step of this turn."""
    taken: dict[int, tuple[Step, int | None]] = {}
    for entry in reversed(draft.sight.log):
        for event in entry.events:
            if isinstance(event, CaptainsStep):
                die = next((each.die for each in entry.events if isinstance(each, DiePicked)), None)
                taken[entry.n] = (event.step, die)
        if any(isinstance(event, TurnBegan) for event in entry.events):
            break
    found: dict[Step, Done] = {}
    before = f"{draft.name(1)} "
    for past in told(draft.sight.setup, draft.sight.log, draft.state, TELL_MOST):
        if past.n not in taken:
            continue
        step, die = taken[past.n]
        if step not in found:
            words = past.sentence.words.removeprefix(before)
            if die is not None:
                # The die stands before the words.
                colour = say(f"colour.{draft.sheet.dice[die].colour}")
                for key in ("solo.die", "solo.die_and"):
                    words = words.removeprefix(say(key, die=colour, deed=""))
            found[step] = Done(capital(words), past.sentence.clause, die)
    return found


def _steps(draft: TableDraft, area: Box) -> list[Node]:
    """A line for each step after the table: done with its words and clause, the others by their names."""
    done, k = steps_done(draft), draft.k
    shown = STEPS[1:]
    high = area.h / len(shown)
    size = draft.size((13.5 if draft.layout.narrow else 17.5) * k)
    r = min(high * 0.36, (12 if draft.layout.narrow else 19) * k)
    lead = 2 * r + 10 * k
    newest = next((step for step in reversed(STEPS) if step in done), None)
    nodes: list[Node] = []
    for i, step in enumerate(shown):
        y = area.y + high * (i + 0.5)
        if step not in done:
            nodes.append(Circle(area.x + r, y, r, stroke=PAPER_SHADE, width=2))
            words = say(f"legend.step_{step.replace(' ', '_')}")
            nodes.append(
                line_of(area.x + lead, y + size * 0.35, words, size, area.w - lead, "serif", SOFT_INK, italic=True)
            )
            continue
        if step == newest:
            nodes.append(Rect(area.x - 6 * k, y - high / 2 + 2, area.w + 12 * k, high - 4, 5, fill="#FFF3C9"))
        nodes += _mark(draft, done[step], area.x + r, y, r)
        nodes += _words(draft, done[step], Box(area.x + lead, y - high / 2, area.w - lead, high), size)
    return nodes


def _step_notes(draft: TableDraft, area: Box) -> None:
    """What came of each step, whole: a row has room for two lines at most."""
    done, shown = steps_done(draft), STEPS[1:]
    high = area.h / len(shown)
    for i, step in enumerate(shown):
        if step in done:
            title = say(f"legend.step_{step.replace(' ', '_')}")
            note = Note(title, (Line(done[step].words, (), done[step].clause),))
            at = Box(area.x, area.y + high * i, area.w, high)
            draft.picks.append(Pick(f"its-step-{i}", at, ONLY_NOTE, state="quiet", note=note, order=80 + i))


def _mark(draft: TableDraft, done: Done, x: float, y: float, r: float) -> list[Node]:
    """The die taken with its face, or a disc."""
    if done.die is None:
        return [Circle(x, y, r, fill=LIGHT, stroke=BRIGHT_BRASS, width=2.2), Use("command", x, y, r * 1.3)]
    die = draft.sheet.dice[done.die]
    symbols = die_face(draft.sheet, die.faces[draft.state.faces[done.die]])
    nodes: list[Node] = [
        Rect(x - r, y - r, 2 * r, 2 * r, r * 0.36, fill=DICE_COLOURS[die.colour], stroke=INK, width=1.5)
    ]
    if symbols[0].startswith("gold-"):
        return [*nodes, Use(symbols[0], x, y, r * 1.7)]
    nodes.append(Circle(x, y, r * 0.82, fill=LIGHT))
    pitch = r * 0.62 if len(symbols) > 1 else 0.0
    return nodes + [
        Use(symbol, x + pitch * (i - (len(symbols) - 1) / 2), y, r * (0.86 if pitch else 1.3))
        for i, symbol in enumerate(symbols)
    ]


def _words(draft: TableDraft, done: Done, box: Box, size: float) -> list[Node]:
    """The sentence in as many lines as fit, its clause at the end of the first."""
    fine = max(LEAST_TEXT, size * 0.8)
    room = box.w - (52 if draft.layout.narrow else 64) * draft.k
    lines = wrapped(done.words, room, size)
    if len(lines) * size * 1.2 > box.h:
        size = LEAST_TEXT
        lines = wrapped(done.words, room, size)
    most = max(1, int(box.h / (size * 1.15)))
    if len(lines) > most:
        lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    top = box.y + box.h / 2 - (len(lines) - 1) * size * 0.6 + size * 0.35
    nodes: list[Node] = [
        line_of(box.x, top + i * size * 1.2, line, size, room, fill=INK) for i, line in enumerate(lines)
    ]
    clause = Text(box.x + box.w, top, done.clause, fine, "sans", BLOOD, "end")
    return [*nodes, clause]

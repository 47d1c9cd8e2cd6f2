"""The strip of what happened, newest last: what the captain at the go has not seen yet stands out."""

from __future__ import annotations

from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.telling import told
from captains.games.captains_war.picture.words import say
from captains.scene.ensigns import flag
from captains.scene.lettering import fit_size, shown_name, text_width, wrapped
from captains.scene.nodes import Circle, Node, Path, Use
from captains.scene.palette import FOAM, LIGHT, SHALLOW
from captains.scene.picture import Past, Sentence
from captains.scene.told_note import told_pick
from captains.scene.widgets import LEAST_TEXT, WELL_EDGE, framed, line_of, well

NEWEST, SEEN = "#FFF3C9", SHALLOW
MOST = 24


def strip(draft: TableDraft) -> None:
    """Draw the last sentences that fit."""
    box = draft.layout.strip
    if box.h < 20:
        return
    past = told(draft.sight.setup, draft.sight.log, draft.state, MOST)
    past = [each for each in past if each.sentence.symbol != "done"] or past[-1:]
    nodes: list[Node] = [well(0, 0, box.w, box.h)]
    if box.h > 60 * draft.k:
        nodes += _lines(draft, past)
    elif box.w > 500:
        nodes += _row(draft, past)
    else:
        nodes += _line(draft, past[-1], box.h / 2, True) if past else []
    draft.pieces.append(framed("strip", box, nodes, 2))
    draft.picks += told_pick(box, say("button.log"), past, draft.state.names)


def _words(draft: TableDraft, sentence: Sentence) -> str:
    """The sentence as it stands in a row: it begins with the name."""
    words = sentence.short or sentence.words
    return words if sentence.seat is None else f"{shown_name(draft.name(sentence.seat), 14)} {words}"


def _mark(draft: TableDraft, sentence: Sentence, x: float, y: float, k: float) -> list[Node]:
    nodes: list[Node] = []
    if sentence.seat is not None:
        nodes += flag(x + 2 * k, y - 7 * k, 22 * k, 14 * k, draft.colour(sentence.seat))
    if sentence.symbol:
        at = x + (46 if sentence.seat is not None else 14) * k
        nodes.append(Circle(at, y, 14 * k, fill=LIGHT))
        nodes.append(Use(sentence.symbol, at, y, 22 * k))
    return nodes


def _lead(sentence: Sentence, k: float) -> float:
    """How much room flag and symbol take."""
    return ((34 if sentence.seat is not None else 2) + (34 if sentence.symbol else 0)) * k


def _row(draft: TableDraft, past: list[Past]) -> list[Node]:
    """Side by side along the foot of a wide window: as many as fit at their full length."""
    box, k = draft.layout.strip, draft.k
    size, gap = draft.size(16.5 * k), 40 * k
    kept: list[tuple[Past, float]] = []
    room = box.w - 36 * k
    for i, each in enumerate(reversed(past)):
        wide = _lead(each.sentence, k) + text_width(_words(draft, each.sentence), size, "sans", i == 0)
        if kept and room < wide + gap:
            break
        room -= wide + (gap if kept else 0)
        kept.append((each, wide))
    kept.reverse()
    spread = gap + min(max(room, 0) / max(len(kept) - 1, 1), 60 * k)
    nodes: list[Node] = []
    x, mid = 18 * k, box.h / 2
    for i, (each, wide) in enumerate(kept):
        last = i == len(kept) - 1
        nodes += _mark(draft, each.sentence, x, mid, k)
        tint = NEWEST if last else FOAM if each.n >= draft.sight.since else SEEN
        words, lead = _words(draft, each.sentence), _lead(each.sentence, k)
        nodes.append(line_of(x + lead, mid + size * 0.35, words, size, box.w - x - lead - 18 * k, fill=tint, bold=last))
        x += wide + spread
        if not last:
            at = x - spread / 2 - 4 * k
            nodes.append(
                Path(
                    f"M{at:.1f} {mid - 5 * k:.1f}l{5 * k:.1f} {5 * k:.1f}l{-5 * k:.1f} {5 * k:.1f}",
                    stroke=WELL_EDGE,
                    width=1.8 * k,
                )
            )
    return nodes


def _lines(draft: TableDraft, past: list[Past]) -> list[Node]:
    """One below the other in a column."""
    box, k = draft.layout.strip, draft.k
    pitch = 28 * k * draft.fmt.text
    more = 0.5 * pitch if past and len(_parts(draft, past[-1])[0]) > 1 else 0.0
    count = max(1, int((box.h - 8 * k - more) / pitch))
    shown = past[-count:]
    nodes: list[Node] = []
    top = (box.h - len(shown) * pitch - more) / 2
    for i, each in enumerate(shown):
        last = i == len(shown) - 1
        nodes += _line(draft, each, top + pitch * (i + 0.5) + (more / 2 if last else 0), last)
    return nodes


def _parts(draft: TableDraft, each: Past) -> tuple[list[str], float]:
    """The newest sentence in one line, or where there is no room for it in two small ones; and their size."""
    box = draft.layout.strip
    words, size = _said(draft, each), draft.size(13.5 * draft.k)
    room = box.w - _lead(each.sentence, draft.k * 0.8) - 22 * draft.k * 0.8
    if fit_size(words, room, size, LEAST_TEXT, "sans", True) > LEAST_TEXT:
        return [words], size
    lines = wrapped(words, room, LEAST_TEXT, "sans", True)
    if len(lines) == 2:
        # Two lines of about the same length: no word stands alone.
        half = text_width(words, LEAST_TEXT, "sans", True) * 0.6
        even = wrapped(words, half, LEAST_TEXT, "sans", True)
        lines = even if len(even) == 2 else lines
    return [lines[0], " ".join(lines[1:])] if len(lines) > 1 else [words], LEAST_TEXT


def _said(draft: TableDraft, each: Past) -> str:
    """In a narrow column the flag stands for the name."""
    if draft.layout.strip.w > 500:
        return _words(draft, each.sentence)
    return each.sentence.short or each.sentence.words


def _line(draft: TableDraft, each: Past, y: float, last: bool) -> list[Node]:
    box, k = draft.layout.strip, draft.k * 0.8
    size = draft.size(13.5 * draft.k)
    tint = NEWEST if last else FOAM if each.n >= draft.sight.since else SEEN
    lead = _lead(each.sentence, k)
    lines = [_said(draft, each)]
    if last:
        lines, size = _parts(draft, each)
    top = y + size * (0.35 - 0.56 * (len(lines) - 1))
    room = box.w - lead - 22 * k
    texts = [
        line_of(12 * k + lead, top + size * 1.12 * i, words, size, room, fill=tint, bold=last)
        for i, words in enumerate(lines)
    ]
    return [*_mark(draft, each.sentence, 12 * k, y, k), *texts]

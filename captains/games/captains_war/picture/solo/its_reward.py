"""What a Legendary Captain takes for a battle won: all that the card gives, without a choice (CW-79, CW-80)."""

from __future__ import annotations

from captains.games.captains_war.picture.table.stage import StageDraft
from captains.games.captains_war.picture.words import goods, number, say
from captains.games.captains_war.state import Battle
from captains.scene.lettering import shown_name
from captains.scene.nodes import Node, Use
from captains.scene.page import Box
from captains.scene.palette import INK, LIGHT, SOFT_INK
from captains.scene.widgets import framed, line_of, panel


def its_reward(draft: StageDraft, battle: Battle, box: Box) -> None:
    """A title and a panel for each thing the card gives."""
    k, size = draft.k, max(20.0, 31 * draft.k)
    title = say("reward.its", name=shown_name(draft.name(draft.seat)))
    at = Box(box.x, box.y, box.w, size * 1.5)
    words = line_of(box.w / 2, size * 1.05, title, size, box.w, "title", LIGHT, "middle", bold=True)
    draft.pieces.append(framed("reward-title", at, [words]))
    gifts = _gifts(draft, battle)
    gap = 30 * k
    wide = (box.w - 2 * gap) / 3
    top = box.y + size * 1.5 + 12 * k
    high = min(box.y + box.h - top - 10 * k, wide * 0.62)
    left = box.x + (box.w - len(gifts) * (wide + gap) + gap) / 2
    for i, (symbol, words_, aside, clause) in enumerate(gifts):
        card = Box(left + i * (wide + gap), top, wide, high)
        big, fine = draft.size(27 * k), draft.size(17 * k)
        nodes: list[Node] = [*panel(0, 0, wide, high, 16 * k)]
        nodes.append(Use(symbol, wide / 2, high * 0.31, min(92 * k, high * 0.38)))
        nodes.append(line_of(wide / 2, high * 0.67, words_, big, wide - 40 * k, "serif", INK, "middle", bold=True))
        nodes.append(line_of(wide / 2, high * 0.84, aside, fine, wide - 40 * k, "sans", SOFT_INK, "middle"))
        tiny = min(draft.size(13), high * 0.12)
        nodes.append(line_of(wide - 9 - 16 * k, 12 + tiny, clause, tiny, wide, "sans", SOFT_INK, "end"))
        draft.pieces.append(framed(f"reward-its-{i}", card, nodes, 20))


def _gifts(draft: StageDraft, battle: Battle) -> list[tuple[str, str, str, str]]:
    """Symbol, words, what it means, clause of each."""
    card = draft.state.mode.card
    assert card is not None, "a solo game"
    wins, found = card.wins, []
    if wins.coins:
        lost = min(wins.coins, draft.state.captains[battle.loser].coins.held)
        words = number("reward.loses", lost, name=shown_name(draft.name(battle.loser)))
        found.append(("coin", say("gain.coins", n=wins.coins), words, "CW-79"))
    for row, n in zip(draft.sheet.resources, wins.resources, strict=True):
        if n:
            found.append((row.symbol, goods(n, row.name), say("reward.from_sheet"), "CW-79"))
    if wins.circles:
        found.append(
            (
                "track",
                number("reward.up_to", wins.circles),
                say("reward.its_track", name=shown_name(draft.name(battle.loser))),
                "CW-80",
            )
        )
    return found

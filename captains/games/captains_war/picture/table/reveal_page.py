"""The reveal: both crews face to face, who wins and why, and the winner's choice of a reward (CW-42 to CW-47)."""

from __future__ import annotations

from captains.games.captains_war.picture.solo.naming import named_nodes, naming_width
from captains.games.captains_war.picture.table.rewards import rewards
from captains.games.captains_war.picture.table.stage import StageDraft, sum_nodes
from captains.games.captains_war.picture.words import number, say
from captains.games.captains_war.rules.crews import bonus_of
from captains.games.captains_war.rules.scoring import attack_points
from captains.games.captains_war.state import Battle, Line
from captains.scene.lettering import shown_name
from captains.scene.nodes import Circle, Node, Use
from captains.scene.page import Banner, Box, Desk, Format, Page
from captains.scene.palette import BRASS, DEEP_SEA, INK, SOFT_INK
from captains.scene.sight import Sight
from captains.scene.widgets import SHADE, dotted, framed, line_of, panel, ribbon

WEAKER = "#EFE2C6"


def reveal_page(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """Both crews, and the reward as far as somebody here chooses it."""
    battle: Battle = sight.view.battle
    assert battle.winner is not None, "the battle is decided"
    draft = StageDraft(sight, desk, fmt, battle.winner)
    k, left, right = draft.k, draft.colour(battle.attacker), draft.colour(battle.defender)
    draft.backdrop(left, right)
    attack, defence = totals(draft, battle)
    name = shown_name(draft.name(battle.winner))
    title = say("reveal.title", name=name, high=max(attack, defence), low=min(attack, defence))
    plaque = draft.plaque(title, _why(draft, battle, attack, defence), left, right, 104 * k)
    inner = draft.inner
    top = plaque.y + plaque.h + 28 * k
    high = (inner.y + inner.h - top) * 0.36
    gap = 64 * k
    wide = (inner.w - gap) / 2
    for side, seat in enumerate((battle.attacker, battle.defender)):
        box = Box(inner.x + side * (wide + gap), top, wide, high)
        _side(draft, battle, seat, box, (attack, defence)[side])
    _swords(draft, inner.x + inner.w / 2, top + high * 0.46)
    below = top + high + 18 * k
    rewards(draft, battle, Box(inner.x, below, inner.w, inner.y + inner.h - below))
    return draft.page(
        "reveal",
        banner=Banner(name, say("ask.legend_reward" if battle.winner == draft.state.mode.legend else "ask.reward")),
        under="#1E1408",
    )


def line_at(draft: StageDraft, seat: int) -> Line:
    """The boarding line on which the battle stands."""
    return draft.state.captains[seat].lines[-1]


def totals(draft: StageDraft, battle: Battle) -> tuple[int, int]:
    """Attack and defence with their bonuses (CW-43)."""
    line, state = line_at(draft, battle.attacker), draft.state
    attack = sum(line.left) + bonus_of(state, battle.attacker, True)
    return attack, sum(line.right) + bonus_of(state, battle.defender, False)


def _why(draft: StageDraft, battle: Battle, attack: int, defence: int) -> str:
    """Why the winner has won (CW-44)."""
    if attack != defence:
        return say("reveal.higher")
    if battle.winner in draft.state.arms_masters and battle.winner == battle.attacker:
        return say("reveal.master")
    return say("reveal.tie_master" if battle.winner in draft.state.arms_masters else "reveal.tie")


def _side(draft: StageDraft, battle: Battle, seat: int, box: Box, result: int) -> None:
    """One side: its crew as a sum, and what becomes of it."""
    k, pad = draft.k, 30 * draft.k
    attacking, won = seat == battle.attacker, seat == battle.winner
    line = line_at(draft, seat)
    crew = line.left if attacking else line.right
    captain = draft.state.captains[seat]
    owned = captain.attack_bonus if attacking else captain.defence_bonus
    extra = ("plus-attack" if attacking else "plus-defence") if owned else ""
    name = shown_name(draft.name(seat))
    heading = say("reveal.attacks" if attacking else "reveal.defends", name=name)
    fill = "#FFFBF0" if won else WEAKER
    nodes: list[Node] = [*panel(0, 0, box.w, box.h, 18 * k, fill, "hot" if won else "")]
    nodes += ribbon(box.w / 2, 4 * k, heading, draft.size(18 * k), box.w - 20 * k)
    party = tuple((strength, draft.sheet.pirates[strength - 1].symbol) for strength in crew)
    r = min(56 * k, box.h * 0.21, box.w * 0.08)
    y = box.h * 0.45
    berths = draft.sheet.boarding.crew
    nodes += sum_nodes(pad, y, box.w - 2 * pad, r, party, berths, extra, result, say("reveal.nobody"), not won)
    foot = box.h * 0.8
    nodes.append(dotted(pad, foot, box.w - pad))
    size = draft.size(18 * k)
    said = [say("reveal.spent.two") if len(crew) == 2 else number("reveal.spent", len(crew))]
    symbol = ""
    if seat == draft.state.mode.legend:
        drawn, words = named_nodes(draft, pad, foot + (box.h - foot) * 0.46)
        nodes += drawn
        said = [words]
    if attacking and seat != draft.state.mode.legend:
        said.append(_attacks(draft, seat))
        symbol = "attacker"
    elif draft.state.mode.hooks:
        said.append(say("reveal.hook", name=shown_name(draft.name(battle.attacker))))
        symbol = "grapple"
    lead = 34 * k if symbol else 0
    if symbol:
        nodes.append(Use(symbol, pad + 14 * k, foot + (box.h - foot) * 0.46, 28 * k))
    words = " ".join(said)
    if seat == draft.state.mode.legend:
        lead = naming_width(draft)
    nodes.append(
        line_of(
            pad + lead, foot + (box.h - foot) * 0.46 + size * 0.35, words, size, box.w - 2 * pad - lead, fill=SOFT_INK
        )
    )
    draft.pieces.append(framed(f"side-{'left' if attacking else 'right'}", box, nodes, 20))


def _attacks(draft: StageDraft, seat: int) -> str:
    """What the attacks begun so far are worth (CW-48)."""
    count = draft.state.captains[seat].attacks
    rp = attack_points(draft.sheet, count)
    return number("reveal.count", count, rp=f"{rp:+d}".replace("-", "−") if rp else "0")


def _swords(draft: StageDraft, x: float, y: float) -> None:
    r = 44 * draft.k
    nodes: list[Node] = [
        Circle(r * 1.07, r * 1.18, r, fill=SHADE, fill_opacity=0.4),
        Circle(r, r, r, fill=DEEP_SEA, stroke=INK, width=3),
        Circle(r, r, r * 0.86, stroke=BRASS, width=2),
        Use("sabers", r, r, r * 1.27),
    ]
    draft.pieces.append(framed("swords", Box(x - r, y - r, 2 * r, 2 * r), nodes, 10))

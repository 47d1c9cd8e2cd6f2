"""A Legendary Captain's card in words: what it starts with, both rewards, its effect (CW-79, CW-84)."""

from __future__ import annotations

from captains.games.captains_war.picture.words import goods, listed, number, say
from captains.games.captains_war.sheet import LegendaryCaptain, Sheet


def card_lines(sheet: Sheet, card: LegendaryCaptain) -> tuple[tuple[str, str], ...]:
    """Heading and words of each line of the card."""
    return (
        (say("legend.start"), start_words(sheet, card)),
        (say("legend.wins"), listed(wins_parts(sheet, card))),
        (say("legend.you_win"), say("legend.or").join(you_win_parts(card))),
        (say("legend.effect"), effect_words(card)),
    )


def start_words(sheet: Sheet, card: LegendaryCaptain) -> str:
    """What is squared before the match."""
    parts = [say("gain.coins", n=card.coins)] if card.coins else []
    parts += _resources(sheet, card.resources)
    strengths = [str(row) for row, n in enumerate(card.pirates, 1) for _ in range(n)]
    if strengths:
        parts.append(number("legend.pirates", len(strengths), strengths=listed(strengths)))
    return listed(parts) or say("gain.nothing")


def wins_parts(sheet: Sheet, card: LegendaryCaptain) -> list[str]:
    """All that the Captain gets for a battle won."""
    wins = card.wins
    parts = [say("legend.steals", n=wins.coins)] if wins.coins else []
    parts += _resources(sheet, wins.resources)
    return parts + ([number("legend.circles", wins.circles)] if wins.circles else [])


def you_win_parts(card: LegendaryCaptain) -> list[str]:
    """What the player may choose from."""
    loses = card.loses
    parts = [say("gain.coins", n=loses.coins)] if loses.coins else []
    return parts + ([number("legend.circles", loses.circles)] if loses.circles else [])


def effect_words(card: LegendaryCaptain) -> str:
    """What is different with this Captain."""
    parts = [] if card.recruits else [say("legend.never_recruits")]
    parts += [say("legend.gains_purchases")] if card.gains_purchases else []
    return listed(parts) or say("legend.no_effect")


def _resources(sheet: Sheet, counts: tuple[int, ...]) -> list[str]:
    rows = zip(sheet.resources, counts, strict=True)
    return [goods(n, row.name) for row, n in rows if n]

"""What happens in Pirate Lords: one struct for each effect at the table.

Seats, professions, crews, splits and loot kinds are counted as in `actions.py`. `number` tells the cards of one kind
apart; the rules make no difference between them.
"""

from __future__ import annotations

from msgspec import Struct

from captains.engine.secrets import Hidden
from captains.games.pirate_lords.actions import Crew, Reason, Split


class Loot(Struct, frozen=True, gc=False):
    """A loot card: everybody sees the back, red for the last loot; its kind know its owner and who dealt it (PL-25)."""

    last: bool
    kind: Hidden[int]


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    """Turn number `turn` (from 1) begins; `seat` turns over cards."""

    turn: int
    seat: int


class ShipTurned(Struct, frozen=True, tag=True, gc=False):
    """The card turned over is a ship; it joins the caravan (PL-10)."""

    number: int


class PirateTurned(Struct, frozen=True, tag=True, gc=False):
    """The card turned over is a pirate, who goes in front of the player (PL-11)."""

    seat: int
    profession: int
    number: int


class ThirdTurned(Struct, frozen=True, tag=True, gc=False):
    """The card turned over is one pirate of a profession too many; it is discarded at once (PL-12)."""

    seat: int
    profession: int
    number: int


class PirateDiscarded(Struct, frozen=True, tag=True, gc=False):
    """The three-card rule strikes this player, who discards a pirate of the profession (PL-12)."""

    seat: int
    profession: int
    number: int


class NoAttack(Struct, frozen=True, tag=True, gc=False):
    """Nobody could propose anything, so nobody is asked: these pirates are lacking, or a ship is (PL-11a)."""

    seat: int
    lacking: tuple[int, ...]
    ships: int


class ProposalMade(Struct, frozen=True, tag=True, gc=False):
    """The initiator has proposed an attack; `draft` is the number of the draft taken up, if it is one (PL-20)."""

    seat: int
    crew: Crew
    ships: Split
    draft: int | None = None


class ProposalAccepted(Struct, frozen=True, tag=True, gc=False):
    """A participant accepts (PL-22)."""

    seat: int


class ProposalRefused(Struct, frozen=True, tag=True, gc=False):
    """A participant refuses, so that the proposal has failed (PL-22, PL-23).

    With `below` they want at least so many ships in this turn; `standing` says that they said so earlier, and were not
    asked again.
    """

    seat: int
    below: int = 0
    standing: bool = False
    reason: Reason = ""


class DraftLaid(Struct, frozen=True, tag=True, gc=False):
    """Somebody suggests a proposal; whoever had asked for more ships than it gives them takes that back (PL-23b)."""

    seat: int
    crew: Crew
    ships: Split


class Passed(Struct, frozen=True, tag=True, gc=False):
    """The player proposes nothing (PL-11)."""

    seat: int


class GaveUp(Struct, frozen=True, tag=True, gc=False):
    """The initiator gives up; all cards are back where they lay (PL-23)."""

    seat: int


class AttackAgreed(Struct, frozen=True, tag=True, gc=False):
    """All participants have accepted: the attack succeeds, and as many loot cards as ships are drawn (PL-24)."""

    seat: int
    ships: int


class LootDrawn(Struct, frozen=True, tag=True, gc=False):
    """The initiator has taken a loot card from the top of the stack; nobody else sees its face (PL-24)."""

    seat: int
    loot: Loot


class LootDealt(Struct, frozen=True, tag=True, gc=False):
    """A participant gets their share, face down (PL-24)."""

    seat: int
    loot: tuple[Loot, ...]


class CaravanTaken(Struct, frozen=True, tag=True, gc=False):
    """The caravan's ships and the crew of the attack are discarded (PL-26)."""


class DeckShuffled(Struct, frozen=True, tag=True, gc=False):
    """The whole discard pile is shuffled into the game deck (PL-26)."""


class DeckRanOut(Struct, frozen=True, tag=True, gc=False):
    """A player has to turn over a card and there is none: the last chances begin (PL-30)."""

    seat: int


class LastChance(Struct, frozen=True, tag=True, gc=False):
    """This player gets one last chance to propose an attack (PL-30)."""

    seat: int


class TableGathered(Struct, frozen=True, tag=True, gc=False):
    """All pirates and ships, from the table and the discard pile, are shuffled into the deck (PL-31).

    The player who could not turn over a card, `seat`, now takes their turn.
    """

    seat: int


class MatchEnded(Struct, frozen=True, tag=True, gc=False):
    """No regular loot is left: the match is over (PL-40)."""

    seat: int


Event = (
    TurnBegan
    | ShipTurned
    | PirateTurned
    | ThirdTurned
    | PirateDiscarded
    | NoAttack
    | ProposalMade
    | ProposalAccepted
    | ProposalRefused
    | DraftLaid
    | Passed
    | GaveUp
    | AttackAgreed
    | LootDrawn
    | LootDealt
    | CaravanTaken
    | DeckShuffled
    | DeckRanOut
    | LastChance
    | TableGathered
    | MatchEnded
)

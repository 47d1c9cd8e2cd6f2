"""Turning over cards: ships until a pirate comes, then a proposal or a pass; nobody is asked in vain."""

from captains.engine.seats import PUBLIC
from captains.games.pirate_lords.actions import Pass, Propose
from captains.games.pirate_lords.events import NoAttack, Passed, PirateTurned, ShipTurned, TurnBegan
from captains.games.pirate_lords.game import GAME
from tests.games.pirate_lords.table import (
    ANNA,
    BOARDER,
    BORIS,
    EXAMPLE,
    SAILOR,
    SHOOTER,
    VIKTOR,
    Table,
    bargaining,
    crew,
    example,
    kinds,
)


def test_PL_10_ships_join_the_caravan_until_a_pirate_comes():
    """P1: keep turning over until a pirate."""
    table = example()
    for ships in (5, 6):
        entry = table.turn("ship")
        assert kinds(entry) == ["ShipTurned"] and len(table.state.caravan) == ships
        assert GAME.due(table.state) is not None and table.match.offers() == ()
    table.turn("shooter")
    assert table.state.phase == "bargain" and GAME.due(table.state) is None


def test_PL_11_the_pirate_lies_before_the_player_who_may_propose_or_pass():
    table = bargaining()
    assert table.crews()[BORIS] == (0, 1, 2)
    assert {offer.kind for offer in table.match.offers_of(BORIS)} == {"Propose", "Pass"}
    entry = table.act(BORIS, Pass())
    assert entry.events == (Passed(BORIS), TurnBegan(2, VIKTOR))


def test_PL_11_only_after_a_card_and_only_in_ones_own_turn():
    """P13: a proposal follows the card, in one's own turn."""
    table = example()
    ships = (1, 2, 0, 2)
    assert table.match.refusal(BORIS, Propose(EXAMPLE, ships)).words == "First the dice or cards must fall."
    table.turn("ship", "shooter")
    assert table.refused(VIKTOR, Pass())[0] == "PL-11"
    assert table.refused(VIKTOR, Propose(EXAMPLE, ships)) == (
        "PL-23",
        "Only the initiator, Boris, proposes; everybody else may suggest.",
    )


def test_PL_11a_without_a_ship_the_turn_passes_by_itself():
    table = Table()
    for seat, card in ((1, "sailor"), (2, "shooter"), (3, "boarder")):
        table.give(seat, *[2 * (card == name) for name in ("sailor", "shooter", "boarder")])
    entry = table.turn("sailor")
    assert entry.events == (
        PirateTurned(ANNA, SAILOR, 2),
        NoAttack(ANNA, (0, 0, 0), 0),
        TurnBegan(2, BORIS),
    )


def test_PL_11a_without_enough_pirates_of_a_profession_the_turn_passes_and_says_which():
    table = Table()
    table.give(1, 2, 1, 0)
    table.turn("ship")
    entry = table.turn("boarder")
    assert entry.events[1] == NoAttack(ANNA, (0, 1, 1), 1)
    assert table.state.active == BORIS


def test_PL_10_the_numbers_of_cards_alike_come_round_so_that_faces_change():
    table = Table(3)
    assert table.turn("boarder").events[0] == PirateTurned(ANNA, BOARDER, 0)
    assert table.turn("boarder").events[0] == PirateTurned(BORIS, BOARDER, 1)
    assert table.turn("ship").events[0] == ShipTurned(0)
    assert table.turn("shooter").events[0] == PirateTurned(VIKTOR, SHOOTER, 0)


def test_PL_11_one_proposal_for_another_player_to_lead_is_not_possible():
    table = bargaining()
    for seat in (ANNA, VIKTOR):
        assert table.offer(seat, "Propose") is None
    assert crew((0, 0), (1, 3), (1, 3)) == EXAMPLE
    assert table.match.view(PUBLIC) == table.state, "no secret is on the table yet"

"""Who may only suggest something has no decision to be advised on."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.cli.demo import as_record, demo_match
from captains.cli.still_window import StillWindow
from captains.cli.window import BOT_WORDS, minds_of
from captains.engine.refusal import Refused
from captains.host.last_tables import LastTables
from captains.host.saves import Saves
from captains.library import games
from captains.screen.pages.look_ups import hint_leaf
from captains.screen.pages.shelf import Shelf
from captains.screen.program import Program


def test_PL_21_who_may_only_suggest_is_told_that_there_is_nothing_to_decide(tmp_path: Path) -> None:
    match = demo_match("pirate-lords")
    game = match.game

    def others_may_suggest(n: int) -> bool:
        offers = game.offers(match.states[n])
        return bool({offer.seat for offer in offers if offer.optional} - {o.seat for o in offers if not o.optional})

    at = next(n for n in range(len(match.states)) if others_may_suggest(n))
    deciding = {offer.seat for offer in game.offers(match.states[at]) if not offer.optional}
    kept = Saves(tmp_path / "matches.sqlite")
    kept.take_in(as_record(match, at))
    program = Program(Shelf(games.game_ids(), BOT_WORDS), kept, LastTables(tmp_path / "tables.json"), minds_of)
    stage = program.resume("last")
    for seat in range(len(match.setup.seats)):
        stage.host.seat_kind(seat, "easy" if seat in deciding else "human")
    stage.enter(StillWindow())
    with pytest.raises(Refused, match="Nobody at this screen has anything to decide"):
        hint_leaf(stage)
    kept.close()

"""The picture as the window, paper and the lobby use it."""

from __future__ import annotations

from msgspec.structs import replace

from captains.games.pirate_islands.actions import SwapAtMarket, SwapWithStockpile
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.picture.board.frame import MARGIN
from captains.library.assets import symbols
from captains.library.sheets import shipped_sheet
from captains.scene.nodes import TINT, Path, Text
from captains.scene.page import Act, Desk, Refuse
from captains.scene.svg import every, to_svg
from captains.scene.widgets import Look, button_nodes
from tests.games.pirate_islands.picture.moments import FORMATS, PICTURE, desk_of, ended, moments, sight_of


def test_the_one_die_has_its_faces_as_on_the_discs_and_the_ghost_captain() -> None:
    (die,) = PICTURE.dice(shipped_sheet("pirate-islands"))
    assert die.faces == (*(("pip",) * n for n in range(1, 6)), ("ghost-captain",))


def test_an_edited_die_shows_its_own_number_of_faces_and_ghost() -> None:
    sheet = shipped_sheet("pirate-islands")
    sheet = {**sheet, "die": {"faces": 6, "ghost_captain": 1}}
    (die,) = PICTURE.dice({**sheet, "boards": [_numbered(board) for board in sheet["boards"]]})
    assert die.faces[0] == ("ghost-captain",) and die.faces[5] == ("pip",) * 6


def _numbered(board: dict[str, object]) -> dict[str, object]:
    """The board with no island of number 1."""
    islands = board["islands"]
    assert isinstance(islands, list)
    return {**board, "islands": [{**isle, "number": 6} if isle.get("number") == 1 else isle for isle in islands]}


def test_papers_are_each_players_panel_and_the_board() -> None:
    *_, match = moments(3, 1, 50, 90)
    sight = sight_of(match)
    papers = PICTURE.papers(sight)
    assert [paper.seat for paper in papers] == [0, 1, 2, None]
    for paper in papers:
        assert paper.drawing.unit == "mm"
        assert to_svg(paper.drawing, symbols())
    board = papers[-1].drawing
    assert (board.width, board.height) == (297, 210)
    words = [node.text for node in every(papers[0].drawing.nodes) if isinstance(node, Text)]
    assert "Mary" in words and f"{match.state.lairs_on_board(0)}/7" in words


def test_pad_and_board_show_an_edited_board() -> None:
    sheet = shipped_sheet("pirate-islands")
    plain = to_svg(PICTURE.pad(sheet)[0], symbols())
    boards = [dict(board) for board in sheet["boards"]]
    islands = [dict(island) for island in boards[0]["islands"]]
    assert islands[0]["resource"] == "wood"
    islands[0] |= {"resource": "gold", "number": 4}
    boards[0]["islands"] = islands
    edited = to_svg(PICTURE.pad({**sheet, "boards": boards})[0], symbols())
    assert edited.count('href="#treasure"') == plain.count('href="#treasure"') + 1
    assert edited.count(">4</text>") == plain.count(">4</text>") + 1


def test_the_poster_is_made_for_any_form() -> None:
    for size in ((300, 420), (600, 400)):
        drawing = PICTURE.poster(*size)
        assert (drawing.width, drawing.height) == size and to_svg(drawing, symbols())


def test_every_entry_is_told_and_named_after_who_did_it() -> None:
    seen = set()
    for options in ({}, {"trade": "open", "shortage": "hand-back"}):
        for seats in (2, 4):
            match = ended(seats, **options)
            for entry in match.entries:
                told = PICTURE.tell(match.setup, entry, match.states[entry.n])
                for sentence in told:
                    assert sentence.words and "{" not in sentence.words
                    assert sentence.symbol in symbols() and sentence.clause.startswith("PI-")
                    seen.add(sentence.symbol)
                if entry.seat is not None and type(entry.action).__name__ != "EndTurn":
                    assert any(sentence.seat is not None for sentence in told), entry
    assert seen >= {"crown", "booth", "hand", "cross", "ghost-captain", "fortress", "number-1"}


def test_the_strip_tells_what_every_open_question_is() -> None:
    for options in ({}, {"trade": "open"}):
        for match in moments(4, 2, 3, 200, **options):
            sight = sight_of(match)
            if not sight.waiting:
                continue
            assert [bool(PICTURE.asks(sight, seat)) for seat in range(4)].count(True) == 1
            assert PICTURE.asks(sight, sight.waiting[0])
            assert desk_of(sight).go == sight.waiting[0]


def test_tiles_fly_to_their_owners_and_land_on_their_numbers() -> None:
    flown = set()
    for options in ({}, {"trade": "open"}):
        before = None
        match = ended(4, **options)
        for n in range(len(match.entries) + 1):
            state = match.states[n]
            sight = replace(sight_of(match), view=state, outcome=None, offers=())
            page = PICTURE.table(sight, desk_of(sight), FORMATS[1])
            if before is not None:
                entry = match.entries[n - 1]
                ids = {piece.id for piece in page.pieces}
                flights = PICTURE.flights(sight, (entry,), before, page)
                owed = [event for event in entry.events if type(event).__name__ == "IslandYielded"]
                assert len(flights) >= min(20, sum(sum(event.tiles) for event in owed))
                for flight in flights:
                    assert not flight.lands or flight.lands in ids
                if any(type(event).__name__ == "DieRolled" for event in entry.events):
                    assert {lit for lit in ids if lit.startswith("lit-")} <= {flight.lands for flight in flights}
                flown |= {type(event).__name__ for event in entry.events if flights}
            before = page
    assert flown >= {"IslandYielded", "TilesTaken", "LairBuilt", "ShipBuilt", "CocoTileTurned", "StockpileSwapped"}
    assert flown >= {"MarketSwapped", "SwapMade"}


def test_pointing_at_a_swap_shows_the_tiles_one_would_hold() -> None:
    found = set()
    for match in moments(4, 3, 2, 120):
        sight = sight_of(match)
        for offer in sight.offers:
            if offer.kind not in ("SwapAtMarket", "SwapWithStockpile"):
                continue
            action = offer.choices[0]
            desk = desk_of(sight, half=(("give", action.give),), go=offer.seat)
            for pick in PICTURE.table(sight, desk, FORMATS[0]).picks:
                if isinstance(pick.does, Act) and pick.does.action == action:
                    ghosts = PICTURE.ghosts(sight, desk, FORMATS[0], pick.id)
                    signs = {
                        node.text for ghost in ghosts for node in every(ghost.drawing.nodes) if isinstance(node, Text)
                    }
                    assert signs == ({"−1", "+1"} if offer.kind == "SwapAtMarket" else {"−2", "+1"})
                    found.add(type(action))
    assert found == {SwapAtMarket, SwapWithStockpile}


def test_the_end_is_told_in_steps_and_adds_up() -> None:
    match = ended(4, lambda match: match.state.spooky is not None)
    sight = sight_of(match)
    assert PICTURE.steps(sight) == 4
    for seat, receipt in enumerate(sight.outcome.receipts if sight.outcome else ()):
        shown = []
        for step in range(4):
            page = PICTURE.table(sight, Desk(step=step), FORMATS[1])
            card = next(piece for piece in page.pieces if piece.id == f"player-{seat}")
            words = [node.text for node in every(card.drawing.nodes) if isinstance(node, Text)]
            shown.append(int(next(word for word in words if word.endswith("/7")).partition("/")[0]))
        assert shown == sorted(shown) and shown[-1] == receipt.total == match.state.lairs_on_board(seat)


def test_who_has_won_is_told_with_the_last_step_only() -> None:
    match = ended(3, lambda match: match.state.cause == "lairs")
    sight = sight_of(match)
    assert sight.outcome is not None
    for step in range(PICTURE.steps(sight)):
        page = PICTURE.table(sight, replace(Desk(), step=step), FORMATS[0])
        words = [node.text for piece in page.pieces for node in every(piece.drawing.nodes) if isinstance(node, Text)]
        assert any("wins" in each for each in words) == (step == PICTURE.steps(sight) - 1)


def test_the_end_of_the_turn_is_dull_while_it_is_refused() -> None:
    seen = set()
    for match in moments(3, 5, 1):
        if match.over:
            continue
        sight = sight_of(match)
        page = PICTURE.table(sight, desk_of(sight), FORMATS[0])
        pick = next((pick for pick in page.picks if pick.id == "end-turn"), None)
        drawn = next((piece for piece in page.pieces if piece.id == "end-turn-drawn"), None)
        assert (pick is None) == (drawn is None)
        if pick is not None and drawn is not None:
            look: Look = "dim" if isinstance(pick.does, Refuse) else "main"
            fills = {node.fill for node in every(drawn.drawing.nodes) if isinstance(node, Text)}
            assert fills == {node.fill for node in button_nodes(99, 40, "End", look) if isinstance(node, Text)}
            seen.add(look)
    assert seen == {"dim", "main"}


def test_steps_are_none_while_the_match_runs() -> None:
    match = next(moments(2, 5, 1))
    assert PICTURE.steps(sight_of(match)) == 0
    assert GAME.default_mode(2) == match.setup.mode


def test_nothing_is_printed_within_five_mm_of_the_papers_edge() -> None:
    assert MARGIN - 1.2 >= 5
    bare = [node for node in PICTURE.pad(shipped_sheet("pirate-islands"))[0].nodes if getattr(node, "id", "") != TINT]
    cover = next(node for node in bare if isinstance(node, Path) and node.fill == "#FFFFFF")
    assert bare.index(cover) > max(
        bare.index(node) for node in bare if getattr(node, "id", "") in ("print-sea", "print-market")
    )


def test_a_pad_has_both_sides_of_the_board() -> None:
    sides = PICTURE.pad(shipped_sheet("pirate-islands"))
    assert len(sides) == 2
    assert sides[0] != sides[1]

"""At the table: the page after each event, cards in flight, whose go it is, what may be seen and for how long."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, cast

from captains.engine.match import Match
from captains.engine.seats import PUBLIC
from captains.games.pirate_lords import events as e
from captains.games.pirate_lords.state import State
from captains.host.host import Host
from captains.host.records import Record
from captains.host.standing import standing_of
from captains.scene.page import Desk, Flight, Half, Page, Show
from captains.screen.pages.doors import Doors
from captains.screen.pages.table_stage import TableStage
from captains.screen.settings import Settings
from captains.screen.stage import Window
from tests.games.pirate_lords.picture.moments import FORMATS, PICTURE, click, found, pick_of, played, sight_of


@dataclass
class Glass:
    """A window that shows nothing."""

    settings: Settings = field(default_factory=Settings)
    desk: Desk = field(default_factory=Desk)
    moving: bool = False
    flown: list[Flight] = field(default_factory=list)

    def fly(self, flights: tuple[Flight, ...]) -> None:
        """Remember what flew."""
        self.flown += flights

    def redraw(self) -> None:
        """Nothing to draw."""

    def jump(self) -> None:
        """Nothing moves."""

    def wake(self) -> None:
        """Nobody sleeps."""


class NoBots:
    """Nobody thinks."""

    def ask(self, *_: Any) -> None:
        """No answer."""

    def expect(self, kinds: Any) -> None:
        """Nobody is made ready."""

    def close(self) -> None:
        """Nothing to close."""


def seated(match: Match[State]) -> tuple[TableStage, Glass]:
    """The match as it stands, at a table."""
    record = Record(match.setup, tuple(match.entries), "seed", standing_of(match), "")
    bots: Any = lambda wake: NoBots()  # noqa: E731
    doors = Doors(lobby=_none, again=_none, export=_none, bots=bots, trouble=str, bot_kinds=(("easy", "easy"),))
    stage, glass = TableStage(Host(match, record), PICTURE, doors), Glass()
    stage.enter(cast(Window, glass))
    return stage, glass


def _none(*_: Any) -> Any:
    return None


def _loot(page: Page) -> int:
    """How many loot cards lie face up on a page."""
    return sum("card loot" in piece.drawing.key for piece in (*page.pieces, *page.over))


def test_PL_25_whoever_holds_sees_their_loot_until_they_let_go_and_time_waits() -> None:
    match = found(4, lambda state: state.phase == "bargain" and len(state.lords[2].loot) > 1)
    stage, glass = seated(match)
    fmt = FORMATS[1]
    assert _loot(stage.page(fmt, glass.desk)) == 0
    glass.desk = stage.wish(Show("hold", 2), glass.desk)
    assert _loot(stage.page(fmt, glass.desk)) >= len(match.state.lords[2].loot)
    assert stage.tick(40) is None
    assert stage.wish(Show("hold", 1), glass.desk) == glass.desk, "one look at a time"
    glass.desk = stage.wish(Show("release", 2), glass.desk)
    assert _loot(stage.page(fmt, glass.desk)) == 0 and glass.desk.lifted is None


def test_PL_25_a_single_loot_card_is_told_as_one() -> None:
    match = found(4, lambda state: state.phase == "bargain" and len(state.lords[2].loot) == 1)
    stage, glass = seated(match)
    glass.desk = stage.wish(Show("hold", 2), glass.desk)
    page = stage.page(FORMATS[1], glass.desk)
    peek = next(piece for piece in (*page.pieces, *page.over) if piece.id == "peek")
    assert "on 1 card'" in repr(peek.drawing.nodes)


def test_PL_25_a_person_alone_at_the_screen_always_sees_their_own_loot() -> None:
    match = found(4, lambda state: state.phase == "bargain" and len(state.lords[0].loot) > 1, humans=1)
    stage, glass = seated(match)
    assert _loot(stage.page(FORMATS[1], glass.desk)) == len(match.state.lords[0].loot)
    assert stage.sight(glass.desk).viewer == 0


def test_PL_24_the_curtain_hangs_before_the_dealing_and_only_the_dealer_lifts_it() -> None:
    match = found(4, lambda state: state.phase == "deal")
    stage, glass = seated(match)
    assert stage.page(FORMATS[1], glass.desk).kind == "curtain"
    dealer = match.state.active
    glass.desk = stage.wish(Show("hold", (dealer + 1) % 4), glass.desk)
    assert stage.page(FORMATS[1], glass.desk).kind != "dealing"
    glass.desk = stage.wish(Show("release", (dealer + 1) % 4), glass.desk)
    glass.desk = stage.wish(Show("lift", dealer), glass.desk)
    page = stage.page(FORMATS[1], glass.desk)
    assert page.kind == "dealing" and page.sealed and page.banner is not None
    assert page.banner.who == match.setup.seats[dealer].name


def test_half_made_choices_end_with_their_bargain() -> None:
    match = found(5, lambda state: state.phase == "bargain" and len(state.caravan) > 1 and not state.proposals)
    sight = sight_of(match)
    desk = PICTURE.arrange(sight, Desk())
    assert desk.go == match.state.active
    pick = next(
        pick.id
        for pick in PICTURE.table(sight, desk, FORMATS[0]).picks
        if pick.id.startswith("crew-") and pick.state == "open"
    )
    half = click(sight, desk, pick)
    assert PICTURE.arrange(sight, half) == half, "nothing has changed"
    passed = next(offer for offer in match.offers() if offer.kind == "Pass")
    match.act(passed.seat, passed.choices[0])
    assert PICTURE.arrange(sight_of(match), half).held("crew") is None


def test_escape_keeps_a_proposal_that_was_laid_and_lets_go_of_the_rest() -> None:
    match = found(5, lambda state: state.phase == "bargain" and len(state.caravan) > 1 and bool(state.discard))
    stage, glass = seated(match)
    page = stage.page(FORMATS[0], glass.desk)
    pick = next(pick for pick in page.picks if pick.id.startswith("crew-") and pick.state == "open")
    laid = stage.wish(pick.does, glass.desk)
    assert laid.half
    looking = stage.wish(Half((("look", "discard"),)), laid)
    assert stage.wish(Show("back"), looking) == laid and not stage.leaves
    assert stage.wish(Show("back"), laid) == laid and stage.leaves, "the menu lies over it"
    stage.wish(Show("back"), laid)
    cleared = stage.wish(pick_of(stage.page(FORMATS[0], laid), "clear").does, laid)
    assert not any(cleared.held("crew")), "it goes back by its button"


def test_cards_fly_where_they_are_turned_discarded_dealt_and_shuffled() -> None:
    flown: Counter[str] = Counter()
    before: Page | None = None
    seen = 0
    for match in played(4, 21):
        sight = sight_of(match)
        page = PICTURE.table(sight, PICTURE.arrange(sight, Desk()), FORMATS[0])
        if before is not None and page.kind == "table":
            entries = match.entries[seen:]
            flights = PICTURE.flights(sight, entries, before, page)
            ids = {piece.id for piece in page.pieces}
            assert all(not flight.lands or flight.lands in ids for flight in flights)
            happened = {type(event) for entry in entries for event in entry.events}
            for kind in happened:
                flown[kind.__name__] += bool(flights)
            if happened & {e.PirateTurned, e.ThirdTurned, e.LootDealt, e.TableGathered}:
                assert flights, happened
        before, seen = page, len(match.entries)
    assert flown["ThirdTurned"] and flown["LootDealt"] and flown["ShipTurned"]


def test_every_entry_of_a_match_is_told_in_words_and_no_secret_with_it() -> None:
    for match in played(5, 22):
        if match.over:
            break
    told = Counter[str]()
    public = sight_of(match, PUBLIC)
    for entry in match.entries:
        sentences = PICTURE.tell(match.setup, entry, match.states[entry.n])
        masked = PICTURE.tell(match.setup, public.log[entry.n], match.states[entry.n])
        assert sentences == masked, "what is told is what everybody may know"
        quiet = all(isinstance(event, e.LootDrawn | e.CaravanTaken) for event in entry.events)
        assert sentences or quiet, entry
        for sentence in sentences:
            told[sentence.clause] += 1
            assert sentence.words and "{" not in sentence.words
    assert set(told) >= {"PL-10", "PL-11", "PL-12", "PL-20", "PL-22", "PL-23b", "PL-24", "PL-26", "PL-40"}


def test_PL_05_only_a_turn_that_begins_opens_one_in_the_log_and_no_sailor_with_their_wheel() -> None:
    match = found(3, lambda state: state.phase == "over")
    told = [(entry, PICTURE.tell(match.setup, entry, match.states[entry.n])) for entry in match.entries]
    opening = {entry.n for entry, sentences in told if any(sentence.opens for sentence in sentences)}
    began = {entry.n for entry, _ in told if any(isinstance(event, e.TurnBegan) for event in entry.events)}
    assert began and opening == began

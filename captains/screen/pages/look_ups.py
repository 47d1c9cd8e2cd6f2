"""What may be looked up over the table: the menu, the log, the rules, a hint, the turning points of the match."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING

from captains.engine.entry import Answer
from captains.engine.refusal import Refusal, Refused
from captains.engine.seats import PUBLIC
from captains.host.advice import Tip, Turned, tips, turns
from captains.library import games, rules
from captains.scene.page import Show
from captains.scene.picture import own_things
from captains.screen.pages.corner import ALWAYS
from captains.screen.pages.hint import Hint
from captains.screen.pages.log import Log
from captains.screen.pages.log_lines import log_lines
from captains.screen.pages.menu import Menu, MenuTable, Sitter
from captains.screen.pages.own_things import slip
from captains.screen.pages.rules_page import Rules

if TYPE_CHECKING:
    from captains.engine.seats import Setup
    from captains.host.reading import Reading
    from captains.scene.picture import Picture
    from captains.scene.sight import Sight
    from captains.screen.pages.bot_desk import BotDesk, Minds
    from captains.screen.pages.leaf import Leaf
    from captains.screen.pages.table_stage import TableStage


def look_up(stage: TableStage, show: Show) -> None:
    """What lies over the table or leads out of the window."""
    match show.what:
        case "menu":
            stage.leaves.lay(menu_leaf(stage))
        case "log":
            stage.leaves.lay(_log_of(stage))
        case "turnings":
            log = _log_of(stage)
            log.turn()
            stage.leaves.lay(log)
        case "hint":
            stage.leaves.lay(hint_leaf(stage))
        case "rules":
            stage.leaves.lay(rules_leaf(stage.host.setup.game, show.arg or ""))
        case "export":
            stage.leaves.lay(print_leaf())
        case "print":
            theme, paper = show.arg
            stage.window.toast("Writing the sheets …")
            stage.doors.export(theme, paper, stage.time.say_later)


def at_hand(stage: TableStage, sight: Sight) -> tuple[str, ...]:
    """What may be wished for from a page of the table: log, rules, menu; a hint or undo where there is something to."""
    host = stage.host
    advised = bool(sight.offers) and host.match.game.judge is not None
    back = slip(host) is not None or bool(host.sight(PUBLIC, stage.humans).undoable)
    return (*ALWAYS, *(("hint",) if advised else ()), *(("undo",) if back else ()))


def _log_of(stage: TableStage) -> Log:
    return log_leaf(stage.host.reading(), stage.picture, not stage.host.ended, stage.bots)


def menu_leaf(stage: TableStage) -> Menu:
    """The menu over this table."""

    def table() -> MenuTable:
        host = stage.host
        sitters = tuple(Sitter(seat.name, seat.colour, seat.kind) for seat in host.setup.seats)
        stands = host.standing().stands
        own = own_things(stage.picture, host.setup.sheet)
        return MenuTable(sitters, stage.doors.bot_kinds, stands, host.ended, rewind_to(stage), own, real=host.real_dice)

    return Menu(lambda: stage.window.settings, table)


def sitters(setup: Setup) -> tuple[Sitter, ...]:
    """The seats as menu and log show them."""
    return tuple(Sitter(seat.name, seat.colour, seat.kind) for seat in setup.seats)


def log_leaf(reading: Reading, picture: Picture, may_rewind: bool, bots: BotDesk | None = None) -> Log:
    """The log of a match so far, as everybody may know it; once it is over `bots` can look back at it."""
    match = reading.match

    def look_back() -> Future[tuple[Turned, ...]]:
        assert bots is not None, "somebody is there who can"
        return bots.later(lambda minds: turns(picture, match, minds.look_back(match)))

    entries = reading.sight(viewer=PUBLIC).log
    told = (
        (entry.n, picture.tell(reading.setup, entry, reading.before(entry.n)), _typed(entry.action))
        for entry in entries
    )
    look = look_back if bots is not None and match.over and match.game.judge is not None else None
    return Log(sitters(reading.setup), log_lines(told), lambda n: picture.papers(reading.sight(n)), may_rewind, look)


def rules_leaf(id: str, clause: str) -> Rules:
    """The rules of a game, opened at a clause."""
    return Rules(games.cover(id).name, rules.clauses(id), clause)


def print_leaf() -> Leaf:
    """How the sheets are to be written; what it needs of the printer is imported only now."""
    from captains.screen.pages.print_leaf import PrintLeaf

    return PrintLeaf()


def _typed(action: object) -> bool:
    return isinstance(action, Answer) and action.typed


def rewind_to(stage: TableStage) -> tuple[int, str] | None:
    """How far the whole table can go back behind undo's line: to a person's last decision there."""
    match, humans = stage.host.match, stage.humans
    if stage.host.given_up:
        return None
    before = match.entries[: match.undo_line()]
    entry = next((entry for entry in reversed(before) if entry.seat in humans), None)
    return (
        None if entry is None or entry.seat is None else (entry.n, f"{match.setup.seats[entry.seat].name}'s decision")
    )


def hint_leaf(stage: TableStage) -> Hint:
    """A hint for the seat that decides now, from what may be seen. Raises Refused if there is nothing to decide."""
    match, sight, desk = stage.host.match, stage.sight(stage.window.desk), stage.window.desk
    held = [offer for offer in sight.offers if not offer.optional]
    if not held or match.game.judge is None:
        who = "Nobody at this screen has anything to decide now." if not held else "Nobody here can judge this game."
        raise Refused(Refusal("turn", "", who))
    seat = desk.go if any(offer.seat == desk.go for offer in held) else held[0].seat
    offers, view, setup = sight.offers_of(seat), sight.view, match.setup

    def think(minds: Minds) -> tuple[Tip, ...]:
        thought = minds.consider(seat, view, offers)
        return () if thought is None else tips(stage.picture, match.game, setup, view, thought)

    return Hint(seat, setup.seats[seat].name, stage.bots.later(think))

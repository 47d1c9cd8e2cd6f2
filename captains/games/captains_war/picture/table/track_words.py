"""What so many circles of a track mean, in words."""

from __future__ import annotations

from captains.games.captains_war.picture.table.draft import Draft
from captains.games.captains_war.picture.words import listed, say
from captains.games.captains_war.rules.scoring import printed_points
from captains.scene.lettering import shown_name


def track_worth(draft: Draft, kind: int, count: int) -> str:
    """The RP of so many circles, or how the captain at the go would stand against the others."""
    mode, printed = draft.state.mode, draft.sheet.kinds[kind]
    if (mode.boat_by if kind else mode.attribute_by) == "completion":
        return say("note.of_track", n=count, all=len(printed.track))
    if kind:
        return say("note.scores", rp=printed_points(printed, count))
    counts = {seat: captain.tracks[kind] for seat, captain in enumerate(draft.state.captains) if seat != draft.seat}
    better = [shown_name(draft.name(seat)) for seat, other in counts.items() if other > count]
    level = [shown_name(draft.name(seat)) for seat, other in counts.items() if other == count]
    parts = [say("note.behind", names=listed(better))] if better else []
    parts += [say("note.level", names=listed(level))] if level else []
    return say("note.stands", n=count, how=", ".join(parts) or say("note.ahead"))

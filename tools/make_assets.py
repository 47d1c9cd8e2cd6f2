"""Makes what the program carries ready-made: the table of letter widths, and the charts of Pirate Islands.

Run it from the checkout: `python -m tools.make_assets letters`, `charts`, or `places` to be told the places that follow
from the grid of hexagons. It needs fontTools and shapely, which the program does not.
"""

from __future__ import annotations

import sys


def main(what: str) -> None:
    """Make one of them."""
    match what:
        case "letters":
            from tools.assets.letters import make as make_letters

            make_letters()
        case "charts":
            from tools.assets.pirate_islands.charts import make as make_charts

            make_charts()
        case "places":
            from tools.assets.pirate_islands.charts import places_told

            print(places_told())
        case _:
            sys.exit("Say what to make: letters, charts or places.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) == 2 else "")

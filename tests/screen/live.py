"""Runs the demonstration in a real window until it is closed; prints the wishes it was sent. Started by test_x11."""

import sys
from pathlib import Path

from captains.screen.loop import run
from captains.screen.settings import SettingsFile
from tests.screen.demo import Demo


class Told(Demo):
    """Says where its picks are, once they can be clicked, and every wish."""

    def tick(self, ms):
        if not self.window.moving and not self.wishes:
            picks = {pick.id: pick.box.middle for pick in self.window.picture.page.picks}
            print("ready", *(round(part) for part in picks["barrel-3"]), flush=True)
            return 300
        return 50

    def wish(self, does, desk):
        after = super().wish(does, desk)
        print("wish", does, flush=True)
        return after


if __name__ == "__main__":
    sys.exit(run(Told(), SettingsFile(Path(sys.argv[1])), (1280, 720)))

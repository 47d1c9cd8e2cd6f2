"""The engine: matches of any game as a log of events; it knows no game, no screen and no file."""

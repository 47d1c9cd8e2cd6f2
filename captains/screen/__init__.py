"""The screen: the window; the only importer of pygame."""

import os

# Said before pygame is imported anywhere: it would greet the user on the output that results go to.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

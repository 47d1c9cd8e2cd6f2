"""Bots: clients like any other, which see one seat's view and never the state."""

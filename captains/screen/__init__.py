"""The screen: the window; the only importer of pygame."""

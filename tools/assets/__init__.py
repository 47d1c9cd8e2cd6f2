"""Makers of what the program carries ready-made; `tools/make_assets.py` runs them."""

"""Captains: pirate board games at one screen, an independent companion to games that belong to their publishers."""

__version__ = "0.1.0"

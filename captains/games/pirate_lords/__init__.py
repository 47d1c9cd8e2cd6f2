"""Pirate Lords, a game of negotiation with cards for three to eight players."""

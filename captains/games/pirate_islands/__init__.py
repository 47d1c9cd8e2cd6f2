"""Pirate Islands: lairs, ships and resources among islands, for two to four players."""

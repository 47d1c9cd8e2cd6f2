"""The rules of Pirate Islands, one file for each part of the rule book."""

"""Captains' War, a roll and write for two to six captains."""

"""Whole matches played through the real window with posted events."""

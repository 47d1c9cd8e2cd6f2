"""Coasts, sea and scenery of Pirate Islands, made once from the hexagons of its boards."""

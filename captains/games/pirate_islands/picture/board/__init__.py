"""The board as a picture in mm: the sea, the islands, what is printed on them, and the pieces."""

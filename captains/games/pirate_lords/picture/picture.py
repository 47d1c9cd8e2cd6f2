"""The picture of Pirate Lords: what the window, paper and the lobby ask of it."""

PICTURE = None

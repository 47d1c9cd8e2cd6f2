"""The table in the window: the board with its pieces, the players' panels, the market, and what may be done."""

"""The pages of the window: the lobby, the table and what lies over it; none of them knows pygame."""

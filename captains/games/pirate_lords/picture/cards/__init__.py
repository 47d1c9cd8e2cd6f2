"""The cards: faces and backs, for the window, for the printed table and to be cut out."""

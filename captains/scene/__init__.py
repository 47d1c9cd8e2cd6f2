"""The scene: what is seen, as plain data of nodes, pages and picks."""

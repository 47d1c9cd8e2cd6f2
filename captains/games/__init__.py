"""The games, one package each; adding one edits no existing file."""

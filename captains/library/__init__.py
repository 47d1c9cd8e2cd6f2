"""The library: the only reader of shipped and user files, and the finder of the games."""

"""Parts: pure pieces that at least two games use."""

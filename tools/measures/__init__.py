"""What is measured: rows of the table that `tools/bench.py` prints."""

"""The window pages of Pirate Lords: one file for each page or part of the table."""

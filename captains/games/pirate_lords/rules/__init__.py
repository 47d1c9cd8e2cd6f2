"""The rules of Pirate Lords: one file for each part of the rule book, each beginning with its clauses."""

"""The rules of a solo game: what a Legendary Captain does, all of it by rule or die (CW-70 to CW-84)."""

"""The pictures of a solo game: one sheet for both, the Legendary Captain's card, phase and battles."""

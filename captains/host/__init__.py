"""The host: the one authority over a running match, its seating, curtain and saves."""

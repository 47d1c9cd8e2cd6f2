"""The tests; their folders mirror captains/."""

"""The window pages of Captains' War: one file for each page or panel."""

"""The page-by-size walk: every page of the window at every size of window and text, and what is wrong with it there."""

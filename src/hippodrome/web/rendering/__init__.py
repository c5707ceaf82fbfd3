"""Build the pages of tables, replays and puzzles from parts."""

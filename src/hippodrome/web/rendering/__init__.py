"""Pages of tables, replays and puzzles built from parts."""

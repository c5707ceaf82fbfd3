"""The database as it grew; Django applies these on start."""

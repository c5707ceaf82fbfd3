"""Bot workers, their supervisor, and the levels people choose from."""

"""The bot worker, what it computes, and the levels people choose from."""

"""Sessions, guests, names and rate limits."""

"""Who somebody is: sessions, guests, names, and rate limits."""

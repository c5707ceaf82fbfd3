"""Delivering notifications: what they say, how they are sent, and to whom they still have to go."""

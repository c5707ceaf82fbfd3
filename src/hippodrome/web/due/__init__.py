"""The worker for everything that is due at a certain time: clocks that run out, notifications to deliver."""

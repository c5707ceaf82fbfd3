"""The worker for everything with a due time: clocks that run out, notifications to deliver."""

"""Learning values by self-play, used by `hippodrome learn`. Needs numpy: `pip install 'hippodrome[learn]'`."""

"""Learning values by self-play; `hippodrome learn` does it. Needs numpy: `pip install 'hippodrome[learn]'`."""

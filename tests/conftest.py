"""For all tests: invented examples are the same in every run here, and a busy machine is no failure."""

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("new", deadline=None)
settings.load_profile("new" if os.environ.get("HIPPODROME_MORE") else "same")

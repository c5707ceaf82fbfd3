"""For all tests: invented examples are the same in every run, a busy machine is no failure, long tests come first."""

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("new", deadline=None)
settings.load_profile("new" if os.environ.get("HIPPODROME_MORE") else "same")


def pytest_collection_modifyitems(items):
    """What takes minutes comes first, compilers and browsers: begun last, it would keep all waiting for one process."""
    browsing = {item.path for item in items if "person" in item.fixturenames}
    items.sort(key=lambda item: (item.path.stem != "test_packaging", item.path not in browsing))

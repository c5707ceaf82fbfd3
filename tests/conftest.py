"""Settings of all tests: Hypothesis draws the same examples in every run, without deadlines; slow tests run first."""

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("new", deadline=None)
settings.load_profile("new" if os.environ.get("HIPPODROME_MORE") else "same")


def pytest_collection_modifyitems(items):
    """Run the slowest tests (compilers, browsers) first, so that no worker is still busy with one at the end."""
    browsing = {item.path for item in items if "person" in item.fixturenames}
    items.sort(key=lambda item: (item.path.stem != "test_packaging", item.path not in browsing))

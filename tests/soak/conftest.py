"""Run the longest tests first, so that two workers finish at about the same time."""


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: not item.name.startswith("test_two_hundred"))

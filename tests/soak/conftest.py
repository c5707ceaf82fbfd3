"""What takes longest begins first, so that two runners end together."""


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: not item.name.startswith("test_two_hundred"))

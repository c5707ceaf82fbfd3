"""The one bounded cache."""

from threading import Thread

from hippodrome.lru import LRUCache


def test_the_least_recently_used_value_goes_first() -> None:
    cache = LRUCache[str](10)
    for number in range(100):
        assert cache.keep(number, str(number)) == str(number)
        assert cache.get(0) == "0", "it is asked for all the time"
        assert len(cache) <= 10
    assert [number for number in range(100) if cache.get(number)] == [0, *range(91, 100)]
    cache.keep(91, "new")
    cache.keep(100, "100")
    assert cache.get(91) == "new" and cache.get(0) is None
    cache.clear()
    assert len(cache) == 0 and cache.get(91) is None


def test_threads_share_a_cache() -> None:
    """Catches: no lock in `get`. A value evicted between its look-up and its promotion then raises KeyError."""
    cache, failed = LRUCache[int](2), list[Exception]()

    def use() -> None:
        try:
            for number in range(5000):
                cache.keep(number % 5, number)
                cache.get((number + 1) % 5)
        except KeyError as error:
            failed.append(error)

    threads = [Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed and len(cache) <= 2

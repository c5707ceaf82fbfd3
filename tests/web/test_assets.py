"""Scripts and style sheets: each page names only files that are there, and a script finds what it imports."""

import asyncio
import re

import pytest

pytest.importorskip("hippodrome.web")


def get(path):
    """Status and content of a file as the site serves it."""
    from hippodrome.web.assets import serve_asset

    sent = []

    async def send(message):
        sent.append(message)

    asyncio.run(serve_asset(path, {}, send))
    return sent[0]["status"], sent[1]["body"].decode()


def test_the_scripts_of_a_table_find_all_that_they_import(inside):
    from hippodrome.web.assets import asset_url

    waiting, found = [asset_url("table.js")], {}
    while waiting:
        address = waiting.pop()
        status, found[address] = get(address)
        assert status == 200, address
        for neighbour in re.findall(r'^import .*"\./([\w.-]+)";$', found[address], re.MULTILINE):
            path = f"{address.rpartition('/')[0]}/{neighbour}"
            if path not in found:
                waiting.append(path)
    assert len(found) > 5


def test_a_file_of_another_release_is_not_served_under_this_ones_address(inside):
    from hippodrome.web.assets import asset_url

    assert get(asset_url("site.css").replace("/static/", "/static/0"))[0] == 404
    assert get("/static/table.js")[0] == 404
    with pytest.raises(KeyError, match=r"no-such\.js"):
        asset_url("no-such.js")

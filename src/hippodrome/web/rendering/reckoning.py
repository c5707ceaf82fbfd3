"""The reckoning: how many points each player got, and for what."""

from collections.abc import Iterable

from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from hippodrome.parts import Figure, Reckoning
from hippodrome.text import Speaker
from hippodrome.web.rendering.markup import part, plain_text

SHARED = 0.6
"""If players share more than this fraction of all kinds of items, show a table; otherwise a list for each player."""


def reckoning(shown: Reckoning, speaker: Speaker) -> SafeString:
    """Render a table with a row for each kind of item and a column for each player, or else a list for each player."""
    accounts = shown.accounts
    kinds: dict[str, Figure] = {}
    for account in accounts:
        for figure in account.items:
            kinds.setdefault(plain_text(figure.name, speaker), figure)
    filled = sum(len(account.items) for account in accounts)
    context = {"reckoning": shown, "speaker": speaker}
    if not kinds or filled <= SHARED * len(kinds) * len(accounts):
        return part("reckoning_lists", **context)
    got = [{plain_text(figure.name, speaker): figure.shown for figure in account.items} for account in accounts]
    rows = [(figure.sign, name, _cells(items.get(name, "–") for items in got)) for name, figure in kinds.items()]
    totals = _cells("?" if account.total is None else account.total for account in accounts)
    return part("reckoning_table", **context, rows=rows, totals=totals)


def _cells(values: Iterable[object]) -> SafeString:
    return format_html_join("", "<td>{}</td>", ((value,) for value in values))

"""Asking for hints, and computing them as the bots' process does."""

from tests.web.clients import live


def ask(client, slug, **changed):
    page = live(client, slug)
    fields = {"version": page.version, "seat": page.seat, **changed}
    return client.post(f"/t/{slug}/hint/", fields, headers={"HX-Request": "true"})


def advise(iterations=8):
    """What a bots' process does, without a clock."""
    from hippodrome.web.models import Hint
    from hippodrome.web.services import hints

    for hint in Hint.objects.filter(answers__isnull=True).select_related("table"):
        hints.advise(hint, iterations)

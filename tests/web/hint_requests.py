"""Request hints, and compute them as a bot worker does."""

from tests.web.clients import live


def ask_for_hint(client, slug, **changed):
    page = live(client, slug)
    fields = {"version": page.version, "seat": page.seat, **changed}
    return client.post(f"/t/{slug}/hint/", fields, headers={"HX-Request": "true"})


def compute_hints(iterations=8):
    """Compute all requested hints, limited by iterations instead of time."""
    from hippodrome.web.models import Hint
    from hippodrome.web.services import hints

    for hint in Hint.objects.filter(answers__isnull=True).select_related("table"):
        hints.advise(hint, iterations)

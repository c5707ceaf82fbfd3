"""The open offers at a table as its viewer sees them, and what the viewer may offer."""

from typing import Any

from hippodrome.web import messages
from hippodrome.web.models import GameTable, Offer
from hippodrome.web.rendering.viewer import Viewer
from hippodrome.web.services import offers, open_offers


def offer_lines(viewer: Viewer) -> list[dict[str, Any]]:
    """Return the open offers as template context, for people who sit at the table."""
    return [_line(viewer, offer) for offer in open_offers.open_offers(viewer.table)] if viewer.mine else []


def _line(viewer: Viewer, offer: Offer) -> dict[str, Any]:
    chairs = viewer.chairs
    missing = open_offers.missing(offer, chairs)
    own = viewer.player is not None and offer.player_id == viewer.player.pk
    facts: dict[str, Any] = {"kind": offer.kind, "name": chairs[offer.seat].name, "words": 0, "seconds": 0}
    facts |= offer.facts
    if offer.kind == Offer.TAKE_BACK:
        facts["words"] = max(1, viewer.words_said - offer.facts["words"])
    told = [messages.say("offer-own" if own else "offer-made", **facts)]
    if offer.facts.get("revealed"):
        told.append(messages.say("offer-revealed"))
    asked = [chair for chair in missing if chair in viewer.mine]
    if not asked:
        told.append(messages.say("offer-waiting", names=viewer.speaker.phrase([chair.name for chair in missing])))
    return {"number": offer.pk, "kind": offer.kind, "text": " ".join(told), "own": own, "asked": bool(asked)}


def possible_offers(viewer: Viewer) -> list[dict[str, Any]]:
    """Return what the viewer may offer now, each with its form fields and label."""
    table = viewer.table
    if table.status != GameTable.RUNNING or table.at_lesson or not offers.may_offer(viewer.chairs, viewer.player):
        return []
    standing = {offer.kind for offer in open_offers.open_offers(table)}
    # Whether there is something to take back changes with every move. This list does not, so that a move stays cheap.
    found = [(Offer.TAKE_BACK, 0)]
    lengths = offers.lengths(table)
    if lengths and table.paused is None:
        found.append((Offer.PAUSE, 0))
    found += [(Offer.TIME, seconds) for seconds in lengths]
    found.append((Offer.END, 0))
    return [
        {"kind": kind, "seconds": seconds, "label": messages.say("offer-make", kind=kind, seconds=seconds)}
        for kind, seconds in found
        if kind not in standing
    ]

"""`hippodrome rehearse` checks stored tables before a deployment."""

import json

from tests.web.clients import quick_table, row


def test_tables_that_would_change_are_listed(inside):
    from hippodrome.web.models import GameTable
    from hippodrome.web.services.rehearsal import rehearse

    anna = inside()
    good, other, broken = quick_table(anna), quick_table(anna), quick_table(anna)
    kept = json.loads(row(other).saved)
    swapped = json.loads(row(good).saved)["game"]["position"]
    kept["game"]["position"] = swapped
    GameTable.objects.filter(slug=other).update(saved=json.dumps(kept))
    GameTable.objects.filter(slug=broken).update(saved='{"game": {}}')
    found = {slug: what for _, slug, what in rehearse()}
    assert good not in found
    assert "another position" in found[other]
    assert "can't be loaded" in found[broken]
    GameTable.objects.filter(slug__in=[other, broken]).delete()


def test_a_table_of_earlier_rules_is_listed_and_playable(inside):
    from hippodrome.web.models import GameTable
    from hippodrome.web.services.rehearsal import rehearse

    anna = inside()
    slug = quick_table(anna)
    kept = json.loads(row(slug).saved)
    kept["game"]["rules"] -= 1
    GameTable.objects.filter(slug=slug).update(saved=json.dumps(kept))
    found = {slug: what for _, slug, what in rehearse()}
    assert "goes on from word" in found[slug]
    assert anna.get(f"/t/{slug}/").status_code == 200
    assert anna.get(f"/t/{slug}/at/0/").status_code == 200
    GameTable.objects.filter(slug=slug).delete()

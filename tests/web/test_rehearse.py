"""A deployment can be rehearsed on the tables that are stored."""

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
    told = {slug: what for _, slug, what in rehearse()}
    assert good not in told
    assert "another position" in told[other]
    assert "can't be loaded" in told[broken]
    GameTable.objects.filter(slug__in=[other, broken]).delete()


def test_a_table_of_earlier_rules_is_listed_and_playable(inside):
    from hippodrome.web.models import GameTable
    from hippodrome.web.services.rehearsal import rehearse

    anna = inside()
    slug = quick_table(anna)
    kept = json.loads(row(slug).saved)
    kept["game"]["rules"] -= 1
    GameTable.objects.filter(slug=slug).update(saved=json.dumps(kept))
    told = {slug: what for _, slug, what in rehearse()}
    assert "goes on from word" in told[slug]
    assert anna.get(f"/t/{slug}/").status_code == 200
    assert anna.get(f"/t/{slug}/at/0/").status_code == 200
    GameTable.objects.filter(slug=slug).delete()

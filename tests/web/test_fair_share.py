"""Floods of requests from one address and of log-ins from many do not block players (`tests/soak/` has larger ones)."""

from tests.web.crowds import (
    Player,
    flooded,
    log_ins_from_many_addresses,
    play_moves,
    stale_forms_from_one_address,
    summary,
)

PATIENCE = 10.0
"""Seconds within which each response must come. Two are enough on an idle machine."""


def test_players_can_move_during_a_flood(site):
    players = [Player(site, f"192.0.2.{number + 1}", number) for number in range(2)]
    attacker = site.guest()
    forms = stale_forms_from_one_address(site, attacker, 110) + log_ins_from_many_addresses(10)
    with flooded(site, attacker, forms) as flood:
        refused, seconds = play_moves(players, 3)
    print(summary("a flood", refused, seconds, flood))
    assert refused == 0 and max(seconds) < PATIENCE
    assert flood.statuses[503], "requests beyond the limit per address are refused"

"""A flood from one address, and of log-ins from many, keeps nobody else from playing (`tests/soak/`: larger)."""

from tests.web.crowds import Player, flooded, many_log_ins, moves_by, one_address, told

PATIENCE = 10.0
"""Seconds for an answer; two would do, but machines are busy."""


def test_a_flood_keeps_nobody_from_playing(site):
    players = [Player(site, f"192.0.2.{number + 1}", number) for number in range(2)]
    attacker = site.guest()
    forms = one_address(site, attacker, 110) + many_log_ins(10)
    with flooded(site, attacker, forms) as flood:
        refused, seconds = moves_by(players, 3)
    print(told("a flood", refused, seconds, flood))
    assert refused == 0 and max(seconds) < PATIENCE
    assert flood.statuses[503], "one address has only so many requests waiting"

"""Floods from one address and from many: others play on, and no move is refused or slow."""

import pytest

from tests.soak.breakable_site import BreakableSite
from tests.web.crowds import (
    SLOWEST,
    Player,
    flooded,
    log_ins_from_many_addresses,
    play_moves,
    stale_forms_from_one_address,
    summary,
)

pytestmark = pytest.mark.soak
CONNECTIONS, LOG_INS, PLAYERS, MOVES = 95, 80, 5, 20


def fair_share(folder, broken=""):
    """Play 100 moves without a flood and 100 during each flood."""
    site = BreakableSite(folder, broken, workers=1, bot_workers=1, HIPPODROME_LIMITS="on").start()
    try:
        players = [Player(site, f"192.0.2.{number + 1}", number) for number in range(PLAYERS)]
        attacker = site.guest()
        print(summary("without a flood", *play_moves(players, MOVES)))
        floods = {
            f"{CONNECTIONS} connections of one address": stale_forms_from_one_address(site, attacker, CONNECTIONS),
            f"{LOG_INS} log-ins from many addresses": log_ins_from_many_addresses(LOG_INS),
        }
        for what, forms in floods.items():
            with flooded(site, attacker, forms) as flood:
                refused, seconds = play_moves(players, MOVES)
            print(summary(what, refused, seconds, flood))
            assert not refused, f"{refused} moves were refused"
            assert max(seconds) < SLOWEST, f"a move was too slow: {max(seconds):.1f} s"
    finally:
        site.stop()
    assert "Traceback" not in site.log()


def test_a_flood_delays_no_other_player(tmp_path):
    fair_share(tmp_path)


def test_a_site_without_fair_shares_is_detected(tmp_path):
    with pytest.raises(AssertionError, match=r"refused|too slow|site is very busy"):
        fair_share(tmp_path, "no-fair-share")

"""A full disk and a clock set back: acknowledged moves are kept, others are refused, and bots play on."""

import contextlib
import subprocess
import time

import pytest

from tests.soak.breakable_site import BreakableSite
from tests.soak.ledger import check, playing_at, stop
from tests.soak.survivors import PATIENCE, assert_all_play_on
from tests.web.web_site import assert_all_notified, wait_until

pytestmark = pytest.mark.soak


@contextlib.contextmanager
def small_disk(place, size):
    """Mount a small disk of a given number of megabytes."""
    place.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}m", "tmpfs", str(place)], capture_output=True)
    if made.returncode:
        pytest.skip("mounting a small disk needs root")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(place):
    """Fill a disk completely; return the file that takes the space."""
    stuffing = place / "stuffing"
    with stuffing.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    with stuffing.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x")
    return stuffing


def full_disk(folder, broken=""):
    """Fill the disk while people play and free it again, three times."""
    with small_disk(folder / "disk", 12) as disk:
        site = BreakableSite(disk, broken).start()
        with playing_at(site, ["byzanz", "byzantio", "nekken"]) as people:
            wait_until(lambda: all(person.tables and person.tables[-1].made > 1 for person in people), PATIENCE)
            for _ in range(3):
                stuffing = fill(disk)
                made = sum(table.made for person in people for table in person.tables)
                time.sleep(6)
                more = sum(table.made for person in people for table in person.tables) - made
                stuffing.unlink()
                print(f"{more} moves were acknowledged on a full disk, in space the database had reserved")
                assert_all_play_on(people)
            stop(people)
            check(people, site.moves_of)
            passed, output = site.rehearse()
            assert passed, output


def test_a_full_disk_loses_no_acknowledged_move(tmp_path):
    full_disk(tmp_path)


def test_a_site_that_confirms_moves_on_a_full_disk_is_detected(tmp_path):
    with pytest.raises(AssertionError, match=r"is lost|accepted twice"):
        full_disk(tmp_path, "says-yes-on-a-full-disk")


def full_at_first(folder, broken=""):
    """A first start on a full disk fails; the next start with free space works like a first one."""
    with small_disk(folder / "disk", 4) as disk:
        site = BreakableSite(disk, broken, workers=1, bot_workers=0)
        (disk / "server.log").touch()
        stuffing = fill(disk)
        with pytest.raises(AssertionError, match="the server ended"):
            site.start()
        assert not (disk / "secret-key").exists(), "half a key was left behind"
        stuffing.unlink()
        site.start()
        try:
            assert len((disk / "secret-key").read_text()) == 64
            site.guest().quick_table()
        finally:
            site.stop()


def test_after_a_full_disk_at_the_first_start_the_next_start_works(tmp_path):
    full_at_first(tmp_path)


def test_an_incomplete_key_is_detected(tmp_path):
    with pytest.raises(AssertionError, match="half a key"):
        full_at_first(tmp_path, "half-a-key")


def clock_back(folder, broken=""):
    """Set the clock back by an hour, then by a day, then right again, while people play."""
    clock = folder / "clock"
    clock.write_text("0")
    site = BreakableSite(folder, broken, HIPPODROME_CLOCK=str(clock), HIPPODROME_BOT_PACE="0.4").start()
    with playing_at(site, ["byzanz", "byzantio", "nekken"]) as people:
        wait_until(lambda: all(person.tables and person.tables[-1].made > 1 for person in people), PATIENCE)
        anna = site.guest()
        for wrong in ("-3600", "-86400", "0"):
            clock.write_text(wrong)
            assert_all_play_on(people, 45)
            assert_all_notified(site, anna, anna.quick_table(), 4)
        stop(people)
        return check(people, site.moves_of)


def test_setting_the_clock_back_delays_nobody(tmp_path):
    clock_back(tmp_path)
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def test_a_site_that_trusts_the_clock_is_detected(tmp_path):
    with pytest.raises(AssertionError, match="a table is stuck"):
        clock_back(tmp_path, "trusts-the-clock")

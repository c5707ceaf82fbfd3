"""Check that all players can continue after a fault."""

from tests.web.web_site import wait_until

PATIENCE = 180
"""Seconds within which every game continues after a fault. Two are enough on an idle machine."""


def assert_all_play_on(people, seconds=PATIENCE):
    """Wait until every player has made two more moves or finished a game."""
    before = [(person.ended, made_by(person)) for person in people]

    def all_played():
        return all(
            person.ended > ended or made_by(person) > made + 1
            for person, (ended, made) in zip(people, before, strict=True)
        )

    wait_until(all_played, seconds, "a table is stuck")


def made_by(person):
    return sum(table.made for table in person.tables)

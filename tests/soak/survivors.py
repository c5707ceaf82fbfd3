"""Checks that everybody can go on playing after a fault."""

from tests.web.web_site import wait_until

PATIENCE = 180
"""Seconds in which everybody plays on after whatever happened; two would do, but machines are busy."""


def assert_goes_on(people, seconds=PATIENCE):
    """Everybody is answered and asked again, also by bots: two more moves each, or the end of a game."""
    before = [(person.ended, made_by(person)) for person in people]

    def all_went_on():
        return all(
            person.ended > ended or made_by(person) > made + 1
            for person, (ended, made) in zip(people, before, strict=True)
        )

    wait_until(all_went_on, seconds, "somebody's table does not go on")


def made_by(person):
    return sum(table.made for table in person.tables)

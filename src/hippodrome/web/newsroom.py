"""The newsroom: what is new before one table is made for all its open pages in one go.

When a table has changed, the streams of all who look on wake up together, and each wants to know what its page lacks.
Made one by one that would be a way to the thread of pages and back for each; here those of one table go together.
"""

import asyncio
from typing import TYPE_CHECKING

from hippodrome.web.line import Job, Line
from hippodrome.web.stream import News, rendered

if TYPE_CHECKING:
    from hippodrome.web.onlookers import Onlooker  # it knows the database, which may not be asked for before the start

TOGETHER = 4
"""So many pages are made in one go: of thirty the first should not have to wait until the last is made."""


class Newsroom:
    """Gathers what the streams of this process want to know, and has it made in the line of those who look on."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.wanted: dict[str, list[Job]] = {}

    async def ask(self, page: "Onlooker", stamp: int, packs: bool) -> News:
        """What is new on a page when its table is at a stamp; None if it had better ask, or if the line is too long."""
        job = Job(rendered, page, stamp, packs)
        wanted = self.wanted.setdefault(page.slug, [])
        wanted.append(job)
        if len(wanted) == 1:  # the others who were woken up with this one ask before the loop comes to that
            asyncio.get_running_loop().call_soon(self._go, page.slug)
        found: News = await job.answer
        return found

    def _go(self, slug: str) -> None:
        jobs = self.wanted.pop(slug)
        for first in range(0, len(jobs), TOGETHER):
            self.line.put(jobs[first : first + TOGETHER])

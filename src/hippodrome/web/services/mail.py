"""Letters: sent by a thread of their own, one after the other, for a mail server may take its time or never answer.

So nobody waits for it, and nobody can tell by the time an answer takes whether there was a letter to send.
"""

import logging
import threading
from collections.abc import Sequence
from functools import cache
from queue import Full, Queue

from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend

MOST_WAITING = 100
"""More letters than these are not sent: the mail server has been away for long, and whoever needs one asks again."""

logger = logging.getLogger(__name__)


class Postman(threading.Thread):
    """Takes letters to the mail server; those on the way when the site ends are lost."""

    def __init__(self) -> None:
        super().__init__(name="postman", daemon=True)
        self.box: Queue[EmailMessage] = Queue(MOST_WAITING)

    def run(self) -> None:
        while True:
            letter = self.box.get()
            try:
                letter.send()
            except Exception as error:  # whatever a mail server may answer; to whom the letter was is nobody's business
                logger.error("a letter was not sent: %s: %s", type(error).__name__, str(error)[:200])
            finally:
                self.box.task_done()


@cache
def postman() -> Postman:
    found = Postman()
    found.start()
    return found


def send_letter(letter: EmailMessage) -> None:
    try:
        postman().box.put_nowait(letter)
    except Full:
        logger.error("a letter was not sent: %d others wait for the mail server", MOST_WAITING)


class Unsent(BaseEmailBackend):
    """The backend without a mail server. It prints nothing: a link to a new password must not end up in a log."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        logger.warning("letters not sent, for EMAIL_HOST is not set: %d", len(email_messages))
        return 0

"""Send e-mails from a background thread, because a mail server may be slow or never answer.

So nobody waits, and the response time does not reveal whether there was an e-mail to send.
"""

import logging
import threading
from collections.abc import Sequence
from functools import cache
from queue import Full, Queue

from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend

MOST_WAITING = 100
"""More e-mails than this are dropped: the mail server has been away for long, and people will ask again."""

logger = logging.getLogger(__name__)


class MailThread(threading.Thread):
    """Sends queued e-mails one by one; those in the queue when the site stops are lost."""

    def __init__(self) -> None:
        super().__init__(name="mail_thread", daemon=True)
        self.box: Queue[EmailMessage] = Queue(MOST_WAITING)

    def run(self) -> None:
        while True:
            letter = self.box.get()
            try:
                letter.send()
            except Exception as error:  # any error; the recipient is not logged
                logger.error("an e-mail was not sent: %s: %s", type(error).__name__, str(error)[:200])
            finally:
                self.box.task_done()


@cache
def mail_thread() -> MailThread:
    found = MailThread()
    found.start()
    return found


def send_in_background(letter: EmailMessage) -> None:
    try:
        mail_thread().box.put_nowait(letter)
    except Full:
        logger.error("an e-mail was not sent: %d others wait for the mail server", MOST_WAITING)


class Unsent(BaseEmailBackend):
    """The backend without a mail server. It prints nothing, because a password link must not end up in a log."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        logger.warning("e-mails not sent because EMAIL_HOST is not set: %d", len(email_messages))
        return 0

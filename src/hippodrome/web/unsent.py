"""Where letters go on a site that has no mail server, and nobody before it to read them."""

import logging
from collections.abc import Sequence

from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend

logger = logging.getLogger(__name__)


class Unsent(BaseEmailBackend):
    """Sends nothing and prints nothing: a letter with a link to a new password does not belong into a journal."""

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Say in the log that there were letters, and nothing of what stands in them."""
        logger.warning("letters not sent, for EMAIL_HOST is not set: %d", len(email_messages))
        return 0

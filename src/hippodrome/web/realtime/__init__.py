"""Live updates: watchers, publishing of changes, and the event stream."""

import re

STREAM_PATH = re.compile(r"^/t/([a-z0-9]{1,20})/events$")

"""The fast copies in the games are those that the declarations of their fields want."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parent.parent / "tools" / "copies.py"


def test_copies_are_made_from_the_fields() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

"""Byzanz, an auction game by Emanuele Ornella for 3 to 6 merchants: `docs/rules/byzanz.md`."""

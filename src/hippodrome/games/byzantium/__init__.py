"""Byzantium, a war game of balance by Martin Wallace for 2 to 4 players: `docs/rules/byzantium.md`."""

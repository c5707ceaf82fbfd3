"""Byzantio and Nekken, two games of secret objectives for 2 to 4 players: `docs/rules/byzantio.md`.

One set of rules, two boards: Nekken runs the same flows on `nekken.toml`, plus a few rules of its own for the volcano.
"""

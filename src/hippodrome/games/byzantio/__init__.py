"""Byzantio and Nekken, two games of secret objectives for 2 to 4 players: `docs/rules/byzantio.md`.

One set of rules, two boards: Nekken is the same flows on `nekken.toml`, with the volcano's few rules of its own.
"""

"""The Django site: lobby, tables, accounts, live updates and replay.

This package names no game. Each game brings its own views, pictures and texts.
"""

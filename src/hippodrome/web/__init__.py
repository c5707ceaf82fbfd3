"""The site: lobby, tables, accounts, live updates, replay. It names no game; games plug in by view, picture and text."""

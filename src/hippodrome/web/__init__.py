"""The site: lobby, tables, accounts, live updates, replay. It names no game: games bring view, picture and text."""

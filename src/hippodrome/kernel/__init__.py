"""The kernel: what a game is, whichever game. It knows no game, no web page and no bot."""

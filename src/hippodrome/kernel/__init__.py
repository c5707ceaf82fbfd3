"""The kernel: what all games have in common. It imports no game, no web page and no bot."""

"""The server process: answering requests, static files, starting and stopping."""

"""The server process: start and stop, connections, queues, static files."""

"""The site under siege: killed, cut off, out of room, fooled about the time, and asked nonsense (`make soak`)."""

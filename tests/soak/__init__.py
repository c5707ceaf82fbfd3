"""Soak tests (`make soak`): processes are killed, connections cut, disks full, clocks wrong, requests garbage."""

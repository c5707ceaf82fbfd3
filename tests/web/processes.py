"""Find the child processes of a running site."""

from pathlib import Path


def children(parent):
    stats = [(path.parent.name, path.read_text().rpartition(")")[2].split()) for path in stat_files()]
    return [int(pid) for pid, fields in stats if int(fields[1]) == parent]


def stat_files():
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            path.read_text()
        except OSError:
            continue
        yield path

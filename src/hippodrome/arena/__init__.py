"""The arena: bots play many games, and statistics are drawn from them.

`race.py` and `simulate.py` define what is played. Each game depends only on its number, so the work can be split in any
way. `pool.py` runs games in this process, in several processes, or on a Ray cluster. `run.py` plays the missing games
and keeps them in a journal. `standings.py` adds up the results, `clear.py` decides when they are clear, and `report.py`
presents them.
"""

"""The arena: many games between bots, and what they tell.

`race.py` and `simulate.py` say what is played: each game by its number alone, so that the work can be split in any way.
`pool.py` says where: here, in processes, on a Ray cluster. `run.py` plays what is missing and keeps it in a journal;
`standings.py` reckons, `clear.py` says when it is enough, `report.py` shows it.
"""

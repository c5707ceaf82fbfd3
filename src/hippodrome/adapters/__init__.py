"""Our games in other people's frameworks: PettingZoo, Gymnasium, OpenSpiel.

Each module imports its framework; `pip install 'hippodrome[pettingzoo]'` or `'hippodrome[openspiel]'` brings it along:

    from hippodrome.adapters.pettingzoo import env
    from hippodrome.adapters.gymnasium import SeatEnv
    import hippodrome.adapters.openspiel  # registers hippodrome_byzanz and all the others

In all of them a seat sees what its player may know and nothing else. `docs/frameworks.md` leads through them.
"""

"""Our games in other frameworks: PettingZoo, Gymnasium, OpenSpiel.

Each module imports its framework, which `pip install 'hippodrome[pettingzoo]'` or `'hippodrome[openspiel]'` installs:

    from hippodrome.adapters.pettingzoo import env
    from hippodrome.adapters.gymnasium import SeatEnv
    import hippodrome.adapters.openspiel  # registers hippodrome_byzanz and all the others

In all of them a seat sees only what its player may know. `docs/frameworks.md` is an introduction.
"""

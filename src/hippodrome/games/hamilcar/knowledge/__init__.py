"""Who may know what: the view of a seat, and dealing anew what it can't know."""

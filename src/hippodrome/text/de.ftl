# Was jedes Spiel sagt. Auch die Worte des Terminals.

seat = Platz { $number }
nothing = nichts
waiting = Wir warten auf { $seat }.

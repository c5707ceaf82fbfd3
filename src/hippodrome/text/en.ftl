# What every game says. Also the words of the terminal.

seat = Seat { $number }
nothing = nothing
waiting = Waiting for { $seat }.

# Co mówi każda gra. Także słowa terminala.

seat = Miejsce { $number }
nothing = nic
waiting = Czekamy na: { $seat }.

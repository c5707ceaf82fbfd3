# The texts of the box: the game in three sentences, and what the pictures in the rules show.
designer = Martin Wallace
pitch = The year is 632: Arab riders break out of the desert into a weary empire, and you lead one army on each side. Take cities, tax them, besiege them and send the Bulgars where it hurts, for the Emperor in one breath and for the Caliph in the next. Both sides must prosper under you in equal measure, unless Constantinople falls first.
example-march = The Byzantine army in Antioch goes to Damascus for one Move cube and on to Jerusalem for two, because it is the second link. All three cubes go to the Losses.
example-sail = From Constantinople a Byzantine army reaches every coast as over a single link, as far as Alexandria. It can't come back that way.
example-siege = An Arab army rides from Tabuk against Jerusalem: three markers and a fortification, so the city rolls four dice. Every 4, 5 or 6 costs the attacker a cube, and what is left of Elite and Main must be more than four.
example-bulgars = Thessalonica is Bulgar. From there the Bulgars reach Athens and Dyrrachium by land, and Adrianople by its orange arrow.

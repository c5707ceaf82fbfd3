# The texts of the box: the game in three sentences, and what the pictures in the rules show.
designer = Lefteris Iroglidis, Alexandros Boucharelis, Anestis Iroglidis
pitch = The emperor is dead and has no heir, so every dynasty sends out its pretender. You have written down in secret which seven cities you want, and every action is a box that can be ticked only once. March, bribe and bargain, survive earthquake and plague, and guess at the end what the others were after.
example-campaign = The red pretender stands in Thrace and goes on a Campaign: Macedonia lies across a border, Opsikion, the Aegean and Cherson across a sea lane.
example-second = Red and Blue have one garrison each in Nicaea. If Red comes there on a Campaign and places a second one, Blue's garrison goes back to its supply.
example-alone = Red is alone in Amaseia with one garrison and may not place a second one there. In Sinope Blue is already there, and that is no obstacle: Red has none in the city and there is room.
example-score = Red leads in Ankyra and scores its value. In Amorion Blue and Green share the lead and get half each, in Amaseia three share it and get 2 points each: always only those who have the city on their list.

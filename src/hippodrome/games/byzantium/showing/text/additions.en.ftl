# What is ours and no option: we had to make it up, or find it outside of the rules.
addition-1 = All cities but the 19 that the overview and the Polish rules name, with sides and values, and most links between them: from a fan-made script, checked against examples and reviews.
addition-2 = The orange arrows, the number of each kind of special-action space and the upkeep 3, 1, 2 and 1: from the same script.
addition-3 = Where the cities stand on the map, and the German and Polish names that the sources do not print: from geography.

# What is ours and no option: we had to make it up, or find it outside of the rules.
addition-1 = The choice and names of the 25 provinces, their borders and sea lanes. Eight city names are our reading of a hardly legible sample sheet.
addition-2 = Which cities are large, and the event number of each province.
addition-3 = The home provinces of the four dynasties, and which colour each has.

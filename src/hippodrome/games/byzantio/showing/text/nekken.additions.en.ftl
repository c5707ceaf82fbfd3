# What is ours and no option: we had to make it up, or find it outside of the rules.
addition-1 = The map of Nekken: regions, names, numbers and ways.
addition-2 = The values of the objectives, taken from Byzantio, and the limits of two own colonists and four in all.
addition-3 = The exact wording of the six actions; names and numbers of boxes are certain.

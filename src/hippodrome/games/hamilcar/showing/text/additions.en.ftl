# What is ours and no option: we had to make it up, or find it outside of the rules.
addition-1 = The map with its 79 spaces, roads and 47 ports, the 17 provinces, the setup, the length of the war and the hand sizes (HM 26.2).
addition-2 = Most ratings and abilities of the generals, the seats of the Miat and what they bring (HM 17.6), and the values of the tables (HM 22).
addition-3 = All 60 strategy cards and all tactics cards but Pursuit. Cards 72, 73, 74, 76 and 87 bring more since rules 4, because nobody played them for their events.
addition-4 = Who may intercept at sea and with which numbers (HM 10.6), and what the naval rating is for.
addition-5 = Numbers that the aid leaves open: 2 siege points for a tribe (HM 16.6), the prices of trains and concessions (HM 7.6, 7.7, 20.7).

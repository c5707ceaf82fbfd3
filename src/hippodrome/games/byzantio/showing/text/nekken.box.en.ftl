# The texts of the box of Nekken.
pitch = The volcano has erupted, and the tribes flee across the continent. Each has written down in secret where it wants to live, and every action is a box that can be ticked only once. Settle, push others aside, and let nobody see where you are really heading.
example-leave = All leaders start in the volcano. On its first Colonisation the red one may go to any of the seven regions around Nekken, and it never comes back.
example-limits = Echo Dale is full: two colonists of Red and two of Green. In the Smoke Hills Blue is alone with one colonist and may not add a second. In the Long Meadow Red and Blue have met, so either may.
example-score = Red leads in Ember Ridge and scores the region's value. In the Glass Desert Blue and Green share the lead and get half each, in the Dawn Fields three share it and get 2 points each: always only those who have the region on their list.

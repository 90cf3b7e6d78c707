ui-citadel = The Amber Citadel

ui-citadel = La Citadelle d’Ambre

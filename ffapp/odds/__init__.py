"""What a fight will come to: exact chances over the rules of the gamebooks, without a die being thrown.

`terms` reads a sheet, `throws` knows the dice, `stage` which states a fight has, `tables` what each of them is worth,
`course` where the fight ends from one of them. `exact` puts that together, `simulated` plays what has too many states,
`reckoning` chooses between the two, and `report` is what is told. `terms` and `simulated` alone know what a fight of
the rules looks like.
"""

"""What every rulebook shares: dice, commands and events, the history of a game. No I/O, no clock, no
sentence.
"""

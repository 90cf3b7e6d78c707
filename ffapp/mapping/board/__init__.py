"""The grid of a dungeon as signs."""

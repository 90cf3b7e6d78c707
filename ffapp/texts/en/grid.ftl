# What is read on the map of a dungeon.

grid-here = { $cell }: { $what }
grid-free = free cell
grid-obstacle = obstacle

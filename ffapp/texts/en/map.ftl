# The keys of the map itself, wherever it is shown.

map-key-go = Go
map-tip-go = Moves the cursor along a passage, or to the nearest clearing on that side
map-key-next = Next
map-tip-next = Moves the cursor to the clearing with the next number, or the one before
map-key-home = Here
map-tip-home = Brings the cursor back to your clearing, in the middle
map-key-closer = Closer
map-tip-closer = Draws the map from nearer, with more room for names
map-key-farther = Farther
map-tip-farther = Draws the map from farther away, to see more of it
map-key-select = Choose
map-tip-select = Chooses the clearing under the cursor

## The map of a book without a compass

map-tip-go-free = Moves the cursor along a way, or to the nearest place on that side
map-tip-next-free = Moves the cursor to the place with the next number, or the one before
map-key-next-free = Next
map-tip-home-free = Brings the cursor back to the place where you are, in the middle
map-tip-select-free = Chooses the place under the cursor

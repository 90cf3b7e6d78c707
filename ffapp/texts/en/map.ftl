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

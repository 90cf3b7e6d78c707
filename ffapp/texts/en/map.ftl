# The keys of the map itself, wherever it is shown.

map-key-go = Go
map-tip-go = Move the cursor along a passage, or to the nearest clearing on that side
map-key-next = Next
map-tip-next = Move the cursor to the next or previous clearing, by number
map-key-home = Here
map-tip-home = Bring the cursor back to your clearing, in the middle
map-key-closer = Closer
map-tip-closer = Draw the map from nearer, with more room for names
map-key-farther = Farther
map-tip-farther = Draw the map from farther away, to see more of it
map-key-select = Choose
map-tip-select = Choose the clearing under the cursor

## The map of a book without a compass

map-tip-go-free = Move the cursor along a way, or to the nearest place on that side
map-tip-next-free = Move the cursor to the next or previous place, by number
map-key-next-free = Next
map-tip-home-free = Bring the cursor back to the place where you are, in the middle
map-tip-select-free = Choose the place under the cursor

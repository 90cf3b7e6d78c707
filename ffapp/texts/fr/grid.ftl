# Ce qui se lit sur la carte d’un donjon.

grid-here = { $cell } : { $what }
grid-free = case libre
grid-obstacle = obstacle

# Ce qui se lit sur la carte d’un donjon.

grid-here = { $cell } : { $what }
grid-free = sol libre
grid-obstacle = obstacle

# The keys of the map itself, wherever it is shown.

map-key-go = Aller
map-tip-go = Déplacer le curseur le long d’un passage, ou vers la clairière la plus proche de ce côté
map-key-next = Suivante
map-tip-next = Déplacer le curseur à la clairière suivante ou précédente, par numéro
map-key-home = Ici
map-tip-home = Ramener le curseur à votre clairière et la mettre au milieu
map-key-closer = Plus près
map-tip-closer = Dessiner la carte de plus près, avec plus de place pour les noms
map-key-farther = Plus loin
map-tip-farther = Dessiner la carte de plus loin, pour en voir davantage
map-key-select = Choisir
map-tip-select = Choisir la clairière sous le curseur

## The map of a book without a compass

map-tip-go-free = Déplacer le curseur le long d’un chemin, ou vers le lieu le plus proche de ce côté
map-tip-next-free = Déplacer le curseur au lieu suivant ou précédent, par numéro
map-key-next-free = Suivant
map-tip-home-free = Ramener le curseur au lieu où vous êtes et le mettre au milieu
map-tip-select-free = Choisir le lieu sous le curseur

# The keys of the map itself, wherever it is shown.

map-key-go = Aller
map-tip-go = Déplace le curseur le long d’un passage, ou vers la clairière la plus proche de ce côté
map-key-next = Suivante
map-tip-next = Déplace le curseur à la clairière de numéro suivant, ou précédent
map-key-home = Ici
map-tip-home = Ramène le curseur à votre clairière et la met au milieu
map-key-closer = Plus près
map-tip-closer = Dessine la carte de plus près, avec plus de place pour les noms
map-key-farther = Plus loin
map-tip-farther = Dessine la carte de plus loin, pour en voir davantage
map-key-select = Choisir
map-tip-select = Choisit la clairière sous le curseur

## The map of a book without a compass

map-tip-go-free = Déplace le curseur le long d’un chemin, ou vers le lieu le plus proche de ce côté
map-tip-next-free = Déplace le curseur au lieu de numéro suivant, ou précédent
map-key-next-free = Suivant
map-tip-home-free = Ramène le curseur au lieu où vous êtes et le met au milieu
map-tip-select-free = Choisit le lieu sous le curseur

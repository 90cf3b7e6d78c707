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

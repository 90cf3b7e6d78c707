# What is allowed but deserves a second thought; each ends with its question.

caution-meal-wasted = Votre Endurance est au plus haut ({ $current } sur { $initial }) : ce repas ne rendrait rien et serait perdu. Le prendre quand même ?
caution-stone-wasted = { $stone ->
    [skill] { stone-skill }
    [stamina] { stone-stamina }
   *[luck] { stone-luck }
} : { $current } sur { $initial }. La Pierre ne rendrait rien et tomberait en poussière. S’en servir quand même ?
caution-would-kill = { $cause ->
    [health] Votre Santé tomberait à 0
   *[stamina] { $sickness ->
        [0] Votre Endurance tomberait à 0
       *[other] Votre Endurance, malus de maladie compris, tomberait à 0
    }
} : vous en mourriez. Est-ce bien ce qui arrive ?
caution-adventure-ends = { $won ->
    [yes] L’aventure s’achèverait ici, sur une victoire
   *[no] L’aventure s’achèverait ici, sur une défaite
}. Est-ce bien ce que dit le paragraphe ?
caution-escape-may-kill = { $wound ->
    [one] La Fuite coûte { $wound } point d’Endurance
   *[other] La Fuite coûte { $wound } points d’Endurance
}, et il vous en reste { $stamina } : elle peut vous tuer. Fuir quand même ?
caution-item-lost = C’est une pièce de votre équipement de départ : { item-name }. La retirer de la feuille ?
caution-curse-may-kill = La malédiction coûte un dé d’Endurance, sans recours à la Chance, et il vous en reste { $stamina } : elle peut vous tuer avant de frapper. La lancer quand même ?

## Map

caution-exit-leads-elsewhere = Pour la carte, depuis la clairière { $start }, { way-exit } mène déjà à la clairière { $known } ; elle mènerait aussi à la clairière { $to }. La carte garderait les deux. Est-ce bien cela ?
caution-exit-leads-back = Ce passage partirait de la clairière { $start } et y ramènerait : la carte dessinerait une boucle. Est-ce bien cela ?
caution-walk-against = La carte a ici un sens unique, de la clairière { $start } à la clairière { $end }, et vous allez à rebours : le passage serait noté praticable dans les deux sens. Est-ce bien cela ?
caution-clearing-remembers = { $enemies ->
    [one] La clairière { $number } garde le souvenir d’un ennemi : il serait oublié avec elle
   *[other] La clairière { $number } garde le souvenir de { $enemies } ennemis : ils seraient oubliés avec elle
}. L’effacer quand même ?

## The map of a book without a compass: places and ways

caution-exit-leads-elsewhere-free = Pour la carte, { way-from-place }, le chemin{ way-named } mène déjà { $known_place_given ->
    [yes] à « { $known_place } »
   *[no] au lieu { $known }
} ; il mènerait aussi { $to_place_given ->
    [yes] à « { $to_place } »
   *[no] au lieu { $to }
}. La carte garderait les deux. Est-ce bien cela ?
caution-exit-leads-back-free = { way-leaving-place }, ce chemin ramènerait au même lieu : la carte dessinerait une boucle. Est-ce bien cela ?
caution-walk-against-free = La carte a ici un sens unique, { way-from-place } { way-to-place }, et vous allez à rebours : le chemin serait noté praticable dans les deux sens. Est-ce bien cela ?
caution-place-name-taken = Un lieu s’appelle déjà « { $label } » (lieu { $number }) : son nom ne dirait plus duquel des deux il s’agit. Est-ce bien cela ?
caution-clearing-remembers-free = { way-place } garde le souvenir { $enemies ->
    [one] d’un ennemi : il serait oublié avec lui
   *[other] de { $enemies } ennemis : ils seraient oubliés avec lui
}. L’effacer quand même ?

## Dungeons

caution-resize-cuts = Cette taille laisserait hors de la carte { $count ->
    [one] { $count } personnage ou monstre
   *[other] { $count } personnages ou monstres
} et { $things ->
    [one] { $things } objet au sol
   *[other] { $things } objets au sol
}. Redimensionner quand même ?
caution-campaign-ends = La campagne s’arrêterait ici, sur une défaite. Est-ce bien ce que vous voulez ?
caution-harm-may-kill = { $name } n’a plus que { $left } PV : { $dice } de dégâts peuvent l’abattre, et la campagne serait perdue. Frapper quand même ?
caution-way-none = Aucun chemin ne mène d’ici à « { $section } ». Y aller quand même ?
caution-way-closed = Le chemin vers « { $section } » est fermé. Y aller quand même ?

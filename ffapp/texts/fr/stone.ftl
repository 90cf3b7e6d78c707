# Magic stones. $stone is the code of a kind; stone-<kind> its name, stone-effect-<kind> what it does.

stone-skill = Habileté
stone-stamina = Endurance
stone-luck = Chance
stone-fire = Feu
stone-ice = Glace
stone-illusion = Illusion
stone-friendship = Amitié
stone-growth = Croissance
stone-blessing = Bénédiction
stone-strength = Force
stone-fear = Terreur
stone-withering = Flétrissure
stone-curse = Malédiction
stone-weakness = Faiblesse

stone-name = { $stone ->
    [skill] { stone-skill }
    [stamina] { stone-stamina }
    [luck] { stone-luck }
    [fire] { stone-fire }
    [ice] { stone-ice }
    [illusion] { stone-illusion }
    [friendship] { stone-friendship }
    [growth] { stone-growth }
    [blessing] { stone-blessing }
    [strength] { stone-strength }
    [fear] { stone-fear }
    [withering] { stone-withering }
    [curse] { stone-curse }
    [weakness] { stone-weakness }
   *[other] { $stone }
}
stone-of = { $stone ->
    [skill] d’{ stone-skill }
    [stamina] d’{ stone-stamina }
    [illusion] d’{ stone-illusion }
    [friendship] d’{ stone-friendship }
   *[other] de { stone-name }
}
stone-title = Pierre { stone-of }
stone-titles = Pierres { stone-of }
stone-counted = { $count ->
    [one] { $count } Pierre { stone-of }
   *[other] { $count } Pierres { stone-of }
}

stone-effect-skill = Rend la moitié de l’Habileté de départ, arrondie à l’entier supérieur, sans dépasser le total de départ.
stone-effect-stamina = Rend la moitié de l’Endurance de départ, arrondie à l’entier supérieur, sans dépasser le total de départ.
stone-effect-luck = Rend la moitié de la Chance de départ, arrondie à l’entier supérieur, sans dépasser le total de départ.
stone-effect-fire = Met le feu à un objet, pas plus gros qu’une torche ; mieux il brûle, mieux elle agit.
stone-effect-ice = Fait naître de la glace, d’autant mieux que l’endroit est humide ou plein de vapeur.
stone-effect-illusion = Crée une brève illusion, qui s’évanouit dès qu’un geste la dément.
stone-effect-friendship = Gagne l’amitié d’une créature, si elle est capable d’en éprouver.
stone-effect-growth = Fait pousser une grande plante ou plusieurs petites ; rien d’autre qu’une plante ne lui obéit.
stone-effect-blessing = Rend à quelqu’un d’autre que vous 3 points d’Endurance, d’Habileté et de Chance, sans dépasser ses totaux de départ.
stone-effect-strength = Habileté +2, jusqu’à 12 au plus, le temps d’un combat ; une seule par combat, jamais avec une Potion de Furie.
stone-effect-fear = Épouvante une créature, si elle est capable d’avoir peur.
stone-effect-withering = Flétrit une grande plante ou plusieurs petites ; rien d’autre qu’une plante ne lui obéit.
stone-effect-curse = Frappe un adversaire d’un sort funeste, mais coûte d’abord un dé d’Endurance, sans recours à la Chance.
stone-effect-weakness = Force d’Attaque d’un adversaire −2 le temps d’un combat ; une seule par adversaire, jamais avec une Potion de Furie.

stone-effect = { $stone ->
    [skill] { stone-effect-skill }
    [stamina] { stone-effect-stamina }
    [luck] { stone-effect-luck }
    [fire] { stone-effect-fire }
    [ice] { stone-effect-ice }
    [illusion] { stone-effect-illusion }
    [friendship] { stone-effect-friendship }
    [growth] { stone-effect-growth }
    [blessing] { stone-effect-blessing }
    [strength] { stone-effect-strength }
    [fear] { stone-effect-fear }
    [withering] { stone-effect-withering }
    [curse] { stone-effect-curse }
   *[weakness] { stone-effect-weakness }
}
stone-when = { $stone ->
    [skill] { stone-when-restoring }
    [stamina] { stone-when-restoring }
    [luck] { stone-when-restoring }
    [strength] { stone-when-fight }
    [weakness] { stone-when-fight }
   *[other] { stone-when-offered }
}
stone-when-restoring = À tout moment, et au début d’un combat tant que le premier Assaut n’est pas livré.
stone-when-fight = Une fois le combat ouvert, avant son premier Assaut.
stone-when-offered = Quand le paragraphe le propose.

# Ce qui ne va pas dans des données lues : une phrase, après l’endroit où cela se trouve. ffapp/core/faults.py

fault-told = { $where_given ->
    [yes] { $where } : {""}
   *[no] {""}
}{ $fault ->
    [truncated] tout s’arrête trop tôt, il manque la fin
    [syntax] ce n’est pas du JSON : { fault-syntax } (octet { $number })
    [encoding] le texte n’est pas en UTF-8
    [deep] trop de niveaux les uns dans les autres
    [type] il faut { NAME("fault-kind", $expected) }{ $also_given ->
        [yes] {" "}ou { NAME("fault-kind", $also) }
       *[no] {""}
    }{ $got_given ->
        [yes] , pas { NAME("fault-kind", $got) }
       *[no] {""}
    }
    [missing] il manque le champ « { $name } »
    [unknown] le champ « { $name } » n’existe pas ici
    [value] « { $name } » ne fait pas partie des valeurs possibles
    [form] le texte n’est pas écrit comme il le faut
    [least] il faut au moins { $number }
    [most] il faut au plus { $number }
    [longer] c’est trop court, la longueur est d’au moins { $number }
    [shorter] c’est trop long, la longueur est d’au plus { $number }
    [exactly] la longueur doit être de { $number }
    [range] le nombre est trop grand
    [one-of] il faut un seul de ces champs : { $name }
    [only-with-cmd] il manque « cmd », sans quoi ces champs ne veulent rien dire : { $name }
   *[other] la valeur ne convient pas
}
fault-syntax = { $expected ->
    [half] un caractère qui s’écrit en deux codes n’en a qu’un
    [escape] une barre oblique inverse est suivie de ce qui n’est pas un code
    [comma] il manque une virgule, ou ce qui ferme
    [comma-more] une virgule est de trop avant ce qui ferme
    [key] le nom d’un champ se met entre guillemets
    [colon] il manque un deux-points après le nom d’un champ
    [more] quelque chose suit après la fin
    [number] un nombre est mal écrit
    [character] un caractère n’a rien à faire là
   *[other] c’est mal écrit
}
fault-kind-int = un nombre entier
fault-kind-float = un nombre à virgule ou à exposant
fault-kind-str = un texte
fault-kind-bool = true ou false
fault-kind-null = null
fault-kind-array = une liste
fault-kind-object = un objet

# La mise en place d’un donjon par le maître du jeu, et son éditeur.

setup-place = Donjon { $number } sur 3
setup-untitled = Un donjon sans titre
setup-no-context = Ce donjon n’a pas encore de récit.
setup-map = Carte, { $columns } × { $rows }
setup-monsters = { $who } × { $count } : { $hit_points } points de vie, classe d’armure { $armour_class }, dégâts { $damage }{ $reach ->
    [1] {""}
   *[other] , portée { $reach }
}
setup-monsters-short = { $who } × { $count }
setup-monsters-none = Encore aucun monstre.
setup-things = { $count ->
    [0] Rien au sol.
    [one] { $count } objet au sol.
   *[other] { $count } objets au sol.
}
setup-control = { $control ->
    [master] Les monstres sont joués par le maître du jeu
    [nearest] Les monstres sont joués par le jeu, qui frappe au plus près
    [weakest] Les monstres sont joués par le jeu, qui frappe le plus faible
    [cautious] Les monstres sont joués par le jeu, prudents : blessés, ils reculent
   *[guard] Les monstres sont joués par le jeu, et gardent leur poste
}{ $key_given ->
    [yes] {" "}({ $key })
   *[no] {""}
}.
setup-untouched = { $start } commence ce donjon tel quel. { $edit } le change d’abord.
setup-ready = Tout est en place : { $start } commence. { $edit } y revient, { $default } remet le donjon par défaut.
setup-missing = Avant de commencer : { $what }.
setup-missing-title = Avant de commencer
setup-missing-monster = mettre au moins un monstre
setup-missing-place = placer { $who }
setup-missing-more = et { $count } autres choses
setup-missing-first = À faire encore : { $first }{ $more ->
    [0] .
    [one] {" "}(et { $more } autre chose).
   *[other] {" "}(et { $more } autres choses).
}
setup-all-there = Tout est en place : { $key } commence le donjon.
setup-undo-beginning = La préparation de ce donjon commence ici : rien de plus à annuler dans l’éditeur.
setup-ask-undo = Annuler le coup qui a vaincu le donjon { $number } ? On y revient aussitôt.
setup-nothing-to-keep = Le donjon par défaut est toujours là : il n’y a rien à garder avant de l’avoir changé.

setup-basis-title = Modifier le donjon
setup-basis-default = Partir du donjon par défaut
setup-basis-empty = Partir d’une carte vide
setup-control-title = Qui joue les monstres
setup-control-about = { $control ->
    [master] Le maître du jeu
    [nearest] Le jeu : il frappe au plus près
    [weakest] Le jeu : il frappe le plus faible
    [cautious] Le jeu : prudent, il recule une fois blessé
   *[guard] Le jeu : il garde son poste
}
setup-control-now = en ce moment

setup-map-edited = { $title_given ->
    [yes] { $title } · { $columns } × { $rows }
   *[no] Carte, { $columns } × { $rows }
}
setup-cell = Case { $cell }
setup-figures = Qui est où
setup-stands = { $label } { $who }{ $cell_given ->
    [yes] , { $cell }
   *[no] {"\u00A0"}: à placer
}
setup-more-keys = Autres touches
setup-more = { $who } qui est où · { $size } taille · { $context } récit · { $keep } garder · { $kept } reprendre · { $remove } ôter
setup-draw-keys = Maj+flèche prolonge ce qui est sous le curseur
setup-enter-here = Entrée montre tout ce qui peut se faire ici.
setup-in-hand = En main : { $who }. Entrée pose ici, { $key } tape une case, Échap repose.
setup-painting = { $shape ->
    [brush] Pinceau
   *[box] Rectangle
} : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} { $obstacle ->
    [yes] à murer
   *[no] à dégager
}. Entrée pose, Échap renonce.
setup-nothing-here = Il n’y a rien à ôter en { $cell }.
setup-nobody-here = Personne en { $cell } : { $key } montre où est chacun.
setup-nowhere = à placer

setup-size-title = Taille de la carte
setup-size-about = Chaque côté compte de { $low } à { $high } cases. La carte est coupée ou agrandie à droite et en bas.
setup-columns = Colonnes
setup-rows = Rangées
setup-go-title = Aller à une case
setup-go-carried = En main : { $who }, qui sera dans cette case.
setup-go-label = Case
setup-go-placeholder = p. ex. E5
setup-context-title = Le récit du donjon
setup-context-name = Titre
setup-context-words = Récit
setup-context-lines = { $sign } : une ligne nouvelle commence ici.
setup-thing-title = Poser au sol, en { $cell }
setup-here-title = En { $cell }
setup-who-title = Qui est où
setup-do-pick-up = Déplacer { $who }
setup-do-unplace = Mettre { $who } hors de la carte
setup-do-change = Changer les valeurs : { $who }
setup-do-remove = Retirer { $who } du donjon
setup-do-place = Placer ici { $who }
setup-do-monster = Mettre ici un nouveau monstre
setup-do-thing = Poser ici un objet
setup-do-take = Ôter du sol { piece-the }
setup-do-paint = { $blocked ->
    [yes] Ôter l’obstacle
   *[no] Poser un obstacle
}

setup-bestiary-title = Un nouveau monstre
setup-species-own = Une espèce à vous
setup-species-values = { $hit_points } PV · CA { $armour_class } · { $damage }{ $reach ->
    [1] {""}
   *[other] , portée { $reach }
}
setup-monster-title = { $kind ->
    [own] Un monstre à vous
   *[other] { figure-name }
}
setup-species = Espèce
setup-damage = Dégâts
setup-hit-points = Points de vie
setup-armour-class = Classe d’armure
setup-reach = Portée
setup-speed = Vitesse
setup-strength = Force
setup-dexterity = Dextérité
setup-initiative = Initiative
setup-temper = Humeur
setup-temper-name = { $temper ->
    [nearest] proche
    [weakest] faible
    [cautious] prudent
    [guard] garde
   *[none] donjon
}
setup-locked = { $trait ->
    [strength] Une attaque à distance se joue à la dextérité : la force reste à 0.
   *[dexterity] Une attaque de portée 1 se joue à la force : la dextérité reste à 0.
}
setup-copies = Combien
setup-throw = de { $low } à { $high }, { $mean } en moyenne
setup-decimal = ,

setup-keep-title = Garder ce donjon
setup-keep-about = Un fichier de ce nom sera écrit dans { $folder }.
setup-kept = Gardé : { $path }
setup-kept-title = Reprendre un donjon
setup-shipped = { $family ->
    [classic] Classique, donjon { $number }
   *[default] Par défaut, donjon { $number }, pour six
}
setup-kept-none = Aucun donjon gardé : ils seraient dans { $folder }.

setup-key-start = Jouer
setup-tip-start = Lancer l’initiative et commencer le donjon
setup-key-edit = Modifier
setup-tip-edit = Ouvrir l’éditeur : carte, monstres, objets, récit
setup-key-control = Qui joue
setup-tip-control = Choisir qui joue les monstres
setup-key-default = Par défaut
setup-tip-default = Poser le donjon par défaut ; si rien n’a été préparé, le commencer aussitôt
setup-key-kept = Reprendre
setup-tip-kept = Reprendre un donjon gardé en fichier
setup-key-keep = Garder
setup-tip-keep = Garder ce donjon en fichier
setup-key-undo = Annuler
setup-tip-undo = Annuler la dernière action
setup-key-redo = Rétablir
setup-tip-redo = Refaire ce qui a été annulé
setup-key-history = Historique
setup-tip-history = Relire tout ce qui s’est passé
setup-key-here = Ici
setup-tip-here = Voir tout ce qui peut se faire dans la case du curseur
setup-key-paint = Obstacle
setup-tip-paint = Poser un obstacle sous le curseur, ou l’ôter
setup-key-monster = Monstre
setup-tip-monster = Mettre un monstre sous le curseur, ou changer celui qui s’y trouve
setup-key-thing = Objet
setup-tip-thing = Poser un objet au sol sous le curseur
setup-key-carry = Déplacer
setup-tip-carry = Prendre en main qui est sous le curseur, puis le reposer
setup-key-brush = Pinceau
setup-tip-brush = Peindre partout où passe le curseur ; encore : poser le trait
setup-key-box = Rectangle
setup-tip-box = Peindre tout un rectangle : un coin, puis l’autre
setup-key-leave = Retour
setup-tip-leave = Renoncer à ce qui est en cours, ou revenir à la présentation du donjon
setup-key-remove = Ôter
setup-tip-remove = Ôter ce qui est sous le curseur
setup-key-who = Qui est où
setup-tip-who = Voir chacun et sa case ; en choisir un le prend en main
setup-key-go = Aller à une case
setup-tip-go = Mener le curseur, et qui est en main, à une case tapée
setup-key-size = Taille
setup-tip-size = Changer la taille de la carte
setup-key-context = Récit
setup-tip-context = Écrire le titre et le récit du donjon

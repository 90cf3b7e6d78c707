### La ligne de commande.

## Ce qui n’a pas été compris

cli-verb-unknown = Commande inconnue : « { $word } ». Commandes possibles : { $verbs }.
cli-verb-missing = La commande est vide. Commandes possibles : { $verbs }.
cli-meant = Vouliez-vous dire : { $names } ?
cli-option-unknown = L’option { $word } n’existe pas ici.
cli-option-flag = L’option { $word } ne prend pas de valeur.
cli-option-value = Il manque la valeur de l’option { $word }.
cli-option-choice = L’option { $word } ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
cli-option-format = L’option { $word } ne va pas avec --format { $value }.
cli-option-count = L’option { $word } attend un nombre entier, pas « { $value } ».
cli-option-twice = L’option { $word } est donnée deux fois : elle ne peut avoir qu’une valeur.
cli-option-number = L’option { $word } attend un nombre de { $low } à { $high }, pas « { $value } ».
cli-option-port = L’option { $word } attend un numéro de 0 à { $high }, pas « { $value } ».
cli-word-missing = Il manque { $word ->
    [ruleset] le livre
    [save] la sauvegarde
    [fight] le combat, ou la sauvegarde où il est ouvert
    [file] le fichier
    [story] le fichier de l’aventure, ou son dossier
    [shell] l’interpréteur de commandes
   *[other] le livre ou la sauvegarde
}.
cli-word-choice = « { $value } » n’a pas de sens ici. Valeurs possibles : { $choices }.
cli-word-extra = « { $word } » est de trop.

## Ce qui manque ou ne se lit pas

cli-ruleset-unknown = Le livre « { $name } » n’existe pas. Livres possibles : { $known }.
cli-game-unknown = Aucune partie ni aucun livre ne répond à « { $name } ». Livres possibles : { $known }.
cli-folder-unusable = Aucun fichier ne peut être créé dans le dossier { $path } : { cause-told }
cli-file-unreadable = { $path } ne peut pas être lu : { cause-told }
cli-store-changed = Un autre programme a modifié, déplacé ou remplacé { $path } : la commande s’arrête là. Tout ce qui était confirmé est encore là.
cli-store-full = Il n’y a plus de place pour écrire { $path } ({ $cause }) : la commande s’arrête là. Tout ce qui était confirmé est enregistré.
cli-store-sync-failed = Le disque n’a pas confirmé l’écriture dans { $path } ({ cause-told }) : la commande s’arrête là. Tout ce qui était confirmé est enregistré.
cli-store-unwritable = { $path } ne peut pas être écrit : { cause-told }
cli-store-writer-lost = Une écriture manquée n’a pas pu être annulée dans { $path } ({ cause-told }) : la commande s’arrête là. Tout ce qui était confirmé est enregistré.
cli-output-lost = La sortie ne peut pas être écrite : { cause-told }
cli-seed-in-save = Une sauvegarde a déjà sa graine : --seed ne vaut que pour une nouvelle partie.
cli-line-unread = Ligne { $line } : lecture impossible ({ cause-told }).
cli-line-long = Ligne { $line } : plus de { $limit } octets, illisible.
cli-line-half = Ligne { $line } : une moitié de caractère (« \ud800 » sans l’autre moitié), qu’aucun fichier ne peut garder.
cli-line-twice = Ligne { $line } : « { $name } » s’y trouve deux fois dans le même objet.
cli-line-bad = Ligne { $line } : { fault-told }.
cli-no-terminal = L’écran de jeu a besoin d’un terminal. Sans terminal : ffapp play-text, run, show, saves, verify, export, schema (voir ffapp --help).
cli-terminal-unable = { $term_given ->
    [yes] Ce terminal se dit « { $term } »
   *[no] Ce terminal ne dit pas ce qu’il est (TERM est vide)
} : l’écran de jeu ne peut pas y être dessiné. Dans un autre terminal il s’ouvrira ; ici : ffapp play-text, run, show, saves, verify, export, schema (voir ffapp --help).
cli-windows = ffapp n’a jamais été essayé sous Windows. Si l’écran reste vide ou si une sauvegarde ne s’ouvre pas, voilà sans doute pourquoi. Il est essayé sous Linux et macOS.
cli-no-game = Aucune partie à reprendre. « ffapp new { $ruleset } » en commence une.

## Où sont les choses

cli-where-saves = Parties
cli-where-dungeons = Donjons gardés
cli-where-adventures = Vos aventures
cli-where-settings = Réglages
cli-where-visitors = Visiteurs
cli-where-log = Journal des pannes

## Les chances d’un combat

cli-odds-missing = Pour calculer les chances d’un combat écrit, il manque : { $options }.
cli-odds-scores = Si c’est un combat, et non une sauvegarde, il faut aussi les scores : { $options }.
cli-odds-line = Combat illisible : { $why }
cli-odds-no-health = Il n’y a pas de Santé dans le livre { $book }.
cli-odds-dead = Avec cette Santé et cette Endurance, la mort est déjà là.
cli-odds-no-fight = Aucun combat n’est ouvert dans cette partie.
cli-odds-over = L’aventure de cette partie est finie.
cli-odds-no-gamebook = Les chances ne se calculent que dans les livres dont vous êtes le héros : { $known }.
cli-odds-no-escape = --mark compare avec une Fuite, et ce combat n’en permet pas maintenant.

## Les aventures en fichiers

cli-export-text-stays = Le texte de l’aventure ne voyage pas par la sortie standard. Pour l’emporter, exportez vers un dossier (ffapp export SAUVEGARDE DOSSIER) : le texte y sera à côté de la partie.
cli-simulate-cluster-missing = Un ordonnanceur demande Dask, qui n’est pas installé : pip install "ffapp[cluster]". Sur cette machine, --jobs s’en passe.
cli-simulate-gone = Les processus qui jouent meurent sans cesse : de quoi, le système ou le groupe de machines le sait peut-être. Avec moins de --jobs, chacun a plus de mémoire.
cli-simulate-kept = { $count ->
    [one] { $count } partie perdue gardée
   *[other] { $count } parties perdues gardées
} dans { $folder }, une par paragraphe où l’on en a perdu.
cli-simulate-cluster = Aucun ordonnanceur Dask ne répond à { $address }.
cli-adventure-unknown = Aucune aventure ne répond à « { $name } ».{ $known_given ->
    [yes] {" "}Aventures connues : { $known }.
   *[no] {""}
}
cli-play-errors = { $count ->
    [one] { $file } a { $count } erreur
   *[other] { $file } a { $count } erreurs
} : l’aventure ne peut pas être jouée ainsi. « ffapp check » les dit toutes.
cli-play-warnings = { $count ->
    [one] { $file } : { $count } remarque
   *[other] { $file } : { $count } remarques
}, que « ffapp check » raconte.
cli-play-rules = Cette aventure suit les règles de { $book }.
# Les mots qui disent oui, en minuscules.
cli-yes = o oui y yes
cli-play-changed = Le texte a changé depuis la partie de { $hero }{ $section_given ->
    [yes] {" "}(§ { $section })
   *[no] {""}
}. Continuer avec le nouveau ? [O/n]
cli-play-stays = Le texte a changé depuis la partie de { $hero }{ $section_given ->
    [yes] {" "}(§ { $section })
   *[no] {""}
}, qui reste avec l’ancien : { $why }
cli-play-example-file = exemple.twee
cli-graph-missing = Une image a besoin d’igraph, qui n’est pas installé : pip install "ffapp[graph]". Les formats mermaid et dot s’en passent.
cli-graph-large = { $count } paragraphes : c’est trop pour une image, qui en montre { $high } au plus. Les formats mermaid et dot n’ont pas de limite.
cli-graph-errors = { $count ->
    [one] Cette aventure a { $count } erreur
   *[other] Cette aventure a { $count } erreurs
}, que « ffapp check » raconte.

## Dans un navigateur

cli-serve-missing = « ffapp serve » a besoin de textual-serve, qui n’est pas installé : pip install "ffapp[web]"
cli-serve-refused = Impossible d’écouter sur { $host }, port { $port } : { cause-told }. Un autre port : --port, avec 0 pour n’importe lequel qui soit libre.
cli-serve-here = ffapp écoute sur cette machine seulement ({ $host }).
cli-serve-public = Attention : ffapp écoute sur { $host }. Quiconque atteint cette machine par le réseau peut y jouer, et rien n’est chiffré en chemin.
cli-serve-own = Vos propres parties : { $address } (ce lien ouvre votre étagère, ne le donnez à personne ; il change à chaque lancement).
cli-serve-others = Pour d’autres : { $address } donne à chacun un lien et une étagère à lui, rangée dans { $folder }.
cli-serve-end = Ctrl+C arrête tout, chaque partie est fermée proprement.

## Ce qui se passe pendant « run »

cli-undone = { $count ->
    [one] Annulé : la dernière commande.
   *[other] Annulé : les { $count } dernières commandes.
}
cli-redone = { $count ->
    [one] Rétabli : une commande.
   *[other] Rétabli : { $count } commandes.
}
cli-refused = Refusé : { $why }
cli-asked = À confirmer : { $why }

## Les sauvegardes

cli-saves-empty = Aucune sauvegarde dans { $path }.
cli-entry-state = { $state ->
    [ok] saine
    [unclosed] interrompue
    [damaged] abîmée
    [newer] d’un ffapp plus récent
   *[unreadable] illisible
}

cli-entry-standing = { $kind ->
    [furthest] le plus avancé des { $count } fichiers de cette partie
    [same] même partie que { $file }, aussi avancée
    [behind] même partie que { $file }, qui va plus loin
   *[apart] même partie que { $file }, le plus avancé ; { $own ->
        [one] { $own } action n’est qu’ici
       *[other] { $own } actions ne sont qu’ici
    }
}

cli-verify-ok = { $path } : saine, { $commands ->
    [one] { $commands } commande
   *[other] { $commands } commandes
}, { $sessions ->
    [one] { $sessions } séance
   *[other] { $sessions } séances
}, { $closed ->
    [yes] bien fermée
   *[no] interrompue
}.
cli-verify-torn = { $path } : la dernière ligne est inachevée ({ $count ->
    [one] { $count } octet
   *[other] { $count } octets
}) ; elle sera mise de côté à la prochaine ouverture.
cli-verify-differing = { $path } : { $count ->
    [one] l’état noté à la ligne { $lines } n’est pas celui que donnent ses événements.
   *[other] les états notés aux lignes { $lines } ne sont pas ceux que donnent leurs événements.
}
cli-verify-dice = { $path } : { $count ->
    [one] un jet ne vient pas de la graine, à la ligne { $lines }.
   *[other] { $count } jets ne viennent pas de la graine, aux lignes { $lines }.
}
cli-verify-retold = { $path } : { $count ->
    [one] les événements de la ligne { $lines } racontent d’autres dés que ceux qui ont été lancés.
   *[other] les événements des lignes { $lines } racontent d’autres dés que ceux qui ont été lancés.
}
cli-verify-iron = { $path } : partie en mode fer, mais { $count ->
    [one] la ligne { $lines } annule
   *[other] les lignes { $lines } annulent
} ce que les dés avaient dit.
cli-verify-typed = { $path } : { $count ->
    [one] { $count } jet saisi à la main.
   *[other] { $count } jets saisis à la main.
}
cli-verify-redecided = { $path } : { $count ->
    [one] la commande redécidée donnerait aujourd’hui la même chose.
   *[other] les { $count } commandes redécidées donneraient aujourd’hui la même chose.
}
cli-verify-differs = { $path }, ligne { $line } : « { $command } » donnerait aujourd’hui autre chose ({ $kind ->
    [events] d’autres événements
    [refused] refus : { $why }
    [unknown] commande inconnue
   *[failed] la règle échoue
}).

## La feuille

cli-title = { $hero_given ->
    [yes] { $hero } · {""}
   *[no] {""}
}{ $book }
cli-subtitle = { $section_given ->
    [yes] § { $section }{ $left ->
        [yes] {" "}→ ?
       *[no] {""}
    }
   *[no] avant le premier paragraphe
}{ $clearing_given ->
    [yes] {" "}· clairière { $clearing }
   *[no] {""}
}
cli-sheet = Feuille d’aventure
cli-score = { $current }/{ $initial }{ $effective_given ->
    [yes] {" "}(compte pour { $effective })
   *[no] {""}
}
cli-penalty-cost = −{ $penalty } à l’Habileté et à l’Endurance
cli-dice = Dés
cli-rules = Règles
cli-meals = { $meals }{ $limit_given ->
    [yes] /{ $limit }
   *[no] {""}
}{ $rested ->
    [yes] , le repas de cette halte est pris
   *[no] {""}
}
cli-poison = Poison
cli-poison-left = { $curable ->
    [one] un antidote peut guérir { $curable } point
   *[other] un antidote peut guérir { $curable } points
}
cli-treasure = Trésor
cli-worth = { $worth ->
    [one] { $worth } Pièce d’Or
   *[other] { $worth } Pièces d’Or
}
cli-counters = Compteurs
cli-counter = { $signed ->
    [yes] { SIGNED($value) }
   *[no] { $value }
}
cli-items = Équipement
cli-item = { item-name }{ item-times }{ item-bonus }
cli-magic = Magie
cli-magic-nature = { $kind ->
    [spell] sortilège
   *[object] objet magique
}{ $once ->
    [yes] , à usage unique
   *[no] {""}
}{ $limited ->
    [yes] { $charges ->
        [0] , plus aucune charge
        [one] , { $charges } charge
       *[other] , { $charges } charges
    }
   *[no] {""}
}
cli-stones = Pierres de Magie
cli-stone = { stone-name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
cli-fight = Combat
cli-fight-last = Dernier combat
cli-fight-facts = { order-name }, { $round ->
    [0] avant le premier Assaut
    [1] après le premier Assaut
   *[other] après le { $round }e Assaut
}{ $escape ->
    [yes] , Fuite possible
   *[no] {""}
}
cli-fight-order = Ordre
cli-fight-bonus = Force d’Attaque
cli-fight-attack = 2 dés + { $skill }{ PLUS($bonus) }{ $effects ->
    [0] {""}
   *[other] , effets compris
}
cli-effect = { $attack ->
    [0] {""}
   *[other] Force d’Attaque { SIGNED($attack) }{ $skill ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $skill ->
    [0] {""}
   *[other] Habileté { SIGNED($skill) }
}
cli-fight-terms = Termes
cli-term-luck = sans Chance
cli-term-weapon = le bonus de l’arme en main ne compte pas
cli-term-strike = vos coups coûtent { $strike }
cli-term-escape = la Fuite coûte { $wound }
cli-term-rounds = le paragraphe reprend la main après l’Assaut { $count }
cli-term-over = le paragraphe reprend la main maintenant
cli-blow = Coup en attente
cli-blow-facts = { $dealt ->
    [yes] { $name } : touché
   *[no] { $name_given ->
        [yes] { $name } vous touche
       *[no] reçu en fuyant
    }
}, { $amount ->
    [one] { $amount } point d’Endurance
   *[other] { $amount } points d’Endurance
}{ $poison ->
    [0] {""}
   *[other] , et { $poison } de poison
}{ $luck ->
    [yes]  ; la Chance peut encore être tentée
   *[no] {""}
}{ $antidote ->
    [yes]  ; un antidote peut encore servir
   *[no] {""}
}
cli-enemy = Habileté { $skill }, { $stamina ->
    [0] à terre
   *[other] Endurance { $stamina }/{ $initial }
}{ $wound ->
    [2] {""}
   *[other] , ses coups coûtent { $wound }
}{ $weakened ->
    [yes] , Faiblesse subie
   *[no] {""}
}{ $poison ->
    [0] {""}
   *[other] , poison { $poison }
}{ $until_wounds ->
    [0] {""}
   *[other] , blessures infligées : { $wounds } sur { $until_wounds }
}
cli-enemy-named = { $name } : { $told }
cli-remembered = Ennemis laissés derrière
cli-place = { $section_given ->
    [yes] § { $section }{ $clearing_given ->
        [yes] {" "}· clairière { $clearing }
       *[no] {""}
    }
   *[no] { $clearing_given ->
        [yes] Clairière { $clearing }
       *[no] Avant le premier paragraphe
    }
}
cli-subtitle-free = { $section_given ->
    [yes] § { $section }{ $left ->
        [yes] {" "}→ ?
       *[no] {""}
    }
   *[no] avant le premier paragraphe
}{ $clearing_given ->
    [yes] {" "}· { $place_given ->
        [yes] { $place }
       *[no] lieu { $clearing }
    }
   *[no] {""}
}
cli-place-free = { $section_given ->
    [yes] § { $section }{ $clearing_given ->
        [yes] {" "}· { $place_given ->
            [yes] { $place }
           *[no] lieu { $clearing }
        }
       *[no] {""}
    }
   *[no] { $clearing_given ->
        [yes] { $place_given ->
            [yes] { $place }
           *[no] Lieu { $clearing }
        }
       *[no] Avant le premier paragraphe
    }
}
cli-map = Carte
cli-clearing-free = { $label_given ->
    [yes] { $label }
   *[no] Lieu { $number }
}{ $here ->
    [yes] {" "}← ici
   *[no] {""}
}
cli-exit-free = { $way ->
    [n] nord
    [e] est
    [s] sud
    [w] ouest
   *[other] { $label_given ->
        [yes] { $label }
       *[no] chemin
    }
} → { $to_given ->
    [yes] { $place_given ->
        [yes] { $place }
       *[no] lieu { $to }
    }
   *[no] { "?" }
}{ $barred ->
    [yes] {" "}(sens interdit)
   *[no] {""}
}{ $one_way ->
    [yes] {" "}(sens unique)
   *[no] {""}
}
cli-clearing = ({ $number }){ $label_given ->
    [yes] {" "}{ $label }
   *[no] {""}
}{ $here ->
    [yes] {" "}← ici
   *[no] {""}
}
cli-exit = { $way ->
    [n] nord
    [e] est
    [s] sud
    [w] ouest
   *[other] { $label }
} → { $to_given ->
    [yes] ({ $to })
   *[no] { "?" }
}{ $barred ->
    [yes] {" "}(sens interdit)
   *[no] {""}
}{ $one_way ->
    [yes] {" "}(sens unique)
   *[no] {""}
}
cli-mark = { $mark ->
    [danger] danger
    [treasure] trésor
    [friend] ami
    [goal] but
    [magic] magie
   *[other] { $mark }
}
cli-ending = Fin
cli-notes = Notes
cli-colon = {"\u00A0"}:
cli-journal = { $before ->
    [0] Journal
    [one] Journal, sans sa première ligne (--journal montre tout)
   *[other] Journal, sans ses { $before } premières lignes (--journal montre tout)
}

## La table de DOOnjons&Dragons

cli-dungeon = Donjon
cli-monsters = Monstres
cli-floor = Au sol
cli-character = { figure-kin }{ $cell_given ->
    [yes] , en { $cell }
   *[no] {""}
}
cli-trait = { figure-trait } { $value }{ $effective_given ->
    [yes] {" "}(compte pour { $effective })
   *[no] {""}
}
cli-gear = { $place_given ->
    [yes] { $place } : { $piece }
   *[no] { $piece }
}
cli-monster = { $left }/{ $hit_points ->
    [one] { $hit_points } point de vie
   *[other] { $hit_points } points de vie
}, classe d’armure { $armour_class }, dégâts { $damage } { $reach ->
    [1] au contact
   *[other] à portée { $reach }
}, { figure-trait } { $value }, vitesse { $speed }, initiative { $initiative }{ $cell_given ->
    [yes] , en { $cell }
   *[no] {""}
}
cli-order = { $left }/{ $hit_points }{ $cell_given ->
    [yes] , en { $cell }
   *[no] {""}
}, initiative { $die }{ PLUS($initiative) } = { $total }

## Aide

cli-usage-any = Aide : ffapp --help
cli-usage-new = Usage : ffapp new LIVRE
cli-usage-resume = Usage : ffapp resume [SAUVEGARDE]
cli-usage-play = Usage : ffapp play FICHIER|DOSSIER|NOM [OPTION…] | ffapp play --example [FICHIER]
cli-usage-play-text = Usage : ffapp play-text SAUVEGARDE|LIVRE
cli-usage-saves = Usage : ffapp saves [--archived] [--json]
cli-usage-show = Usage : ffapp show SAUVEGARDE [--format text|markdown|json|html] [--journal[=NOMBRE]] [-o FICHIER]
cli-usage-verify = Usage : ffapp verify SAUVEGARDE… [--redecide]
cli-usage-export = Usage : ffapp export SAUVEGARDE [FICHIER.jsonl]
cli-usage-schema = Usage : ffapp schema LIVRE
cli-usage-run = Usage : ffapp run LIVRE|SAUVEGARDE FICHIER.jsonl|- [--seed GRAINE] [--json] [--write NOUVELLE]
cli-usage-odds = Usage : ffapp odds SAUVEGARDE | ffapp odds COMBAT --skill N --stamina N --luck N [OPTION…]
cli-usage-check = Usage : ffapp check FICHIER… [--json] | ffapp check --keys
cli-usage-simulate = Usage : ffapp simulate FICHIER… [-n PARTIES] [--keep DOSSIER] [OPTION…]
cli-usage-graph = Usage : ffapp graph FICHIER… [--format mermaid|dot|svg] [-o FICHIER]
cli-usage-stats = Usage : ffapp stats [LIVRE] [--json]
cli-usage-serve = Usage : ffapp serve [--host ADRESSE] [--port NUMÉRO]
cli-usage-where = Usage : ffapp where [saves|dungeons|adventures|settings|log|visitors] [--json]
cli-usage-completions = Usage : ffapp completions bash|zsh|fish
cli-usage-help = Usage : ffapp help [COMMANDE]

cli-help-all =
    ffapp : des livres dont vous êtes le héros, joués dans un terminal.

    ffapp                                    l’écran de titre
    ffapp new LIVRE                          une nouvelle partie
    ffapp resume [SAUVEGARDE]                reprend une partie, la dernière si aucune n’est nommée
    ffapp play FICHIER|DOSSIER|NOM           joue une aventure en fichiers, de ffapp ou de quiconque
    ffapp play-text SAUVEGARDE|LIVRE         joue ligne par ligne, sans écran
    ffapp saves                              la liste des sauvegardes
    ffapp show SAUVEGARDE                    la feuille, la carte, les notes, le journal
    ffapp verify SAUVEGARDE…                 vérifie des sauvegardes et l’honnêteté de leurs dés
    ffapp export SAUVEGARDE [FICHIER]        la partie en fichier de commandes pour « run »
    ffapp run LIVRE|SAUVEGARDE FICHIER|-     joue un fichier de commandes, sans écran
    ffapp odds SAUVEGARDE|COMBAT             les chances d’un combat, calculées exactement
    ffapp check FICHIER…                     tout ce qui ne va pas dans une aventure en fichiers
    ffapp graph FICHIER…                     le plan d’une aventure
    ffapp simulate FICHIER…                  une aventure jouée mille fois
    ffapp stats [LIVRE]                      ce qui a été vécu dans toutes les parties, et les dés
    ffapp schema LIVRE                       le schéma JSON des commandes et des événements
    ffapp serve                              joue dans un navigateur
    ffapp where                              où sont parties, donjons, aventures, réglages, pannes
    ffapp completions bash|zsh|fish          de quoi compléter ces mots dans un interpréteur de commandes
    ffapp help [COMMANDE]                    cette aide, ou celle d’une commande
    ffapp --version, -V                      la version

    Livres : { $rulesets }.

    Partout : --lang fr|en, --ascii, --help. Une sauvegarde se nomme par son fichier, le début de son
    identifiant, le nom du personnage ou son début.
    Codes de sortie : 0 tout va bien ; 1 quelque chose est refusé ou ne va pas ; 2 illisible ou incompris.
cli-help-new =
    Commence une nouvelle partie à l’écran.

    Livres : { $rulesets }.
cli-help-resume = Reprend à l’écran la partie nommée, ou la dernière jouée.
cli-help-play =
    Joue une aventure écrite dans un fichier, dans un dossier, ou par son nom : celles de ffapp et celles que
    vous avez mises dans le dossier de « ffapp where adventures ». La dernière partie de ce texte reprend, ou
    une nouvelle commence. Le texte est gardé près des parties : le fichier peut changer ou disparaître.

    Où l’auteur a changé son fichier, la partie peut passer au nouveau texte, et « u » revient à l’ancien.

    --new        une nouvelle partie, même s’il y en a une en cours
    --undo       ce qui s’annule dans la nouvelle partie : fate (par défaut), free, iron
    --seed       la graine de ses dés
    --book       le livre de règles, pour une aventure qui n’en nomme pas
    --text       ligne par ligne, sans écran
    --example    écrit une petite aventure complète, pour commencer la vôtre

    Les erreurs de l’aventure sont dites, et elle n’est pas jouée : « ffapp check » les dit toutes.
cli-help-play-text =
    Joue ligne par ligne, sans rien dessiner : pour les lecteurs d’écran, les lignes lentes et les terminaux
    sommaires, et depuis un tube. Les touches sont celles de l’écran, suivies d’Entrée ; ce qui se choisit a
    un numéro. Derrière une touche peut se trouver sa réponse : « g 34 », « w n 8 », « c Orque 6 5 ».

    ?            tout ce qu’on peut faire maintenant
    { "." }            renoncer, sortir
    ""           un texte vide, là où Entrée laisse ce qui est écrit
    q            quitter ; la fin des données, Ctrl+C et Ctrl+D aussi. Tout est toujours enregistré

    Livres : { $rulesets }.
cli-help-saves =
    Liste les sauvegardes, la plus récente d’abord : quand, qui, quel livre, où, quel fichier.

    --archived   montre aussi celles qui sont archivées
    --json       une sauvegarde par ligne, en JSON ; « path » pour lire, « uri » (file://…) pour la nommer
                 à nouveau, quels que soient les octets de son nom
cli-help-show =
    Montre une partie sans y toucher.

    --format     text (par défaut), markdown, json, ou html : toute la partie en une page à garder, avec
                 feuille, carte, courbes, notes et journal par paragraphes
    --journal    tout le journal au lieu des dernières lignes ; --journal=NOMBRE pour en choisir la longueur
    --output, -o la page html dans un nouveau fichier, ou dans un dossier ; sans elle, sur la sortie standard
cli-help-verify =
    Vérifie des sauvegardes sans y toucher : lignes, enchaînement, états, dés.

    --redecide   décide à nouveau chaque commande avec ses dés et dit ce qui changerait aujourd’hui
                 (seule preuve de ce que disent ses événements, dés mis à part)
cli-help-export =
    Écrit la partie, du début à maintenant, en fichier de commandes que « run » joue, dés compris.
    Les branches abandonnées n’y sont pas. Les textes d’une aventure vont à côté du
    fichier. Sans FICHIER : sur la sortie standard.
cli-help-schema = Écrit le schéma JSON des lignes de « run », des commandes et des événements d’un livre.
cli-help-run =
    Joue des commandes, une par ligne en JSON, depuis un fichier ou depuis l’entrée standard (-) :

    {"{"}"cmd":{"{"}"t":"TestLuck"{"}"},"dice":[3,4]{"}"}   une commande ; sans « dice », le jeu lance lui-même
    {"{"}"cmd":{"{"}"t":"EatMeal"{"}"},"confirm":true{"}"}  oui à tout avertissement
    {"{"}"undo":1{"}"}  {"{"}"redo":1{"}"}                   annule, rétablit

    « dice » donne les faces dans l’ordre des règles. Une sauvegarde n’est jamais modifiée.

    --seed       la graine des dés d’une nouvelle partie ; sinon, tirée au sort et indiquée à la fin
    --json       répond à chaque ligne par une ligne de JSON ; la dernière donne l’état
    --write      garde la partie dans une nouvelle sauvegarde
cli-help-odds =
    Calcule les chances d’un combat, toutes issues comptées : victoire, mort, ce qui reste d’Endurance et de
    Chance, sans Chance et avec la Chance employée au mieux ; s’il faut la tenter sur le coup qui attend, qui
    viser, ce que coûterait une Fuite.

    SAUVEGARDE   le combat qui y est ouvert, là où il en est, même au milieu d’un Assaut
    COMBAT       la ligne qui ouvre un combat à l’écran : "Orque 7 6; Orque 6 5; ensemble"

    Avec un COMBAT, le héros :
    --skill, --stamina, --luck   ses scores du moment
    --health     sa Santé, par exemple 4/9 ; sans elle, nulle maladie
    --book       le livre, le premier si aucun n’est nommé

    --mark       le seuil, en pourcents de rester en vie, sous lequel vous préférez fuir
    --json       un objet JSON

    Les antidotes portés ne sont pas comptés. Où il y a trop d’états, des combats sont joués, et l’erreur
    est dite.
cli-help-check =
    Lit une aventure écrite en Twee 3 et dit tout ce qui n’y va pas : fichier, ligne, code, raison.
    Plusieurs fichiers, ou les fichiers .twee et .tw d’un dossier, sont une seule histoire.

    Codes de sortie : 0 aucune erreur ; 1 au moins une ; 2 rien à lire. Une remarque n’est pas une erreur.

    --json       un objet JSON
    --keys       la table de ce qu’un bloc « ffapp » peut dire, avec un exemple de chaque clef
cli-help-simulate =
    Joue une aventure bien des fois, par les règles et les dés du jeu, et dit ce qu’il en advient :
    les fins, les morts, les paragraphes jamais lus, la longueur, les scores des vainqueurs.

    -n           combien de parties par lecteur (1000 par défaut)
    --seed       la graine : la même donne les mêmes totaux, quel que soit le partage
    --reader     un seul lecteur : random (au hasard), careful (avec prudence), curious (par curiosité)
    --book       le livre dont on prend les règles, si l’aventure n’en nomme pas
    --jobs       sur autant de processus de cette machine
    --scheduler  sur les machines d’un ordonnanceur Dask, avec l’extra « cluster » :
                 pip install "ffapp[cluster]"
    --keep       un dossier pour une partie perdue de chaque paragraphe où l’on en a perdu, à ouvrir
    --json       pour un autre programme
cli-help-graph =
    Dessine le plan d’une aventure : les paragraphes par sorte, les liens avec ce qu’ils attendent. Ce que
    nul ne peut atteindre est en tirets.

    --format     mermaid (par défaut) ou dot, du texte ; svg, une image, avec l’extra « graph » :
                 pip install "ffapp[graph]"
    --output, -o dans un nouveau fichier ; sans cette option, sur la sortie standard
cli-help-stats =
    Compte ce qui a été vécu dans toutes les parties d’un livre, même archivées : paragraphes, fins,
    morts par paragraphe et par cause, combats par ennemi, longueur des parties, et les dés, ceux
    tapés à la main à part de ceux du jeu, avec ce que le hasard aurait donné. Sans LIVRE : tous ceux
    où quelque chose a été joué.

    Ce qui a été annulé n’a pas eu lieu. Une copie compte à partir de là où elle a été copiée. Ce qui
    se lit d’une sauvegarde abîmée compte, le reste est dit (code 1). Pour aller vite la fois
    suivante, un index est gardé près des sauvegardes ; il peut être effacé sans rien perdre.

    Livres : { $rulesets }.

    --json       un objet JSON par livre
cli-help-serve =
    Sert le jeu à des navigateurs, jusqu’à Ctrl+C. Chaque page est un programme à part ; la fermer ferme
    sa partie. Il faut l’extra « web » : pip install "ffapp[web]"

    Un lien qui ne se devine pas ouvre vos propres parties ; l’adresse nue donne à chaque visiteur un lien
    et une étagère à lui. Sans --host, seule cette machine y a accès. Il n’y a pas de quota : qui atteint
    l’adresse nue peut remplir le disque.

    --host       l’adresse où écouter (127.0.0.1) ; 0.0.0.0 pour tout le réseau, sans chiffrement
    --port       le port (8000) ; 0 en prend un qui soit libre
cli-help-where =
    Dit où ffapp range ce qu’il garde : parties, donjons gardés, aventures, réglages, journal des pannes.
    Rien n’est créé.

    Avec un nom, son seul chemin : cd "$(ffapp where saves)"

    --json       un objet JSON, un chemin par nom
cli-help-completions =
    Écrit ce qu’il faut à un interpréteur de commandes pour compléter commandes, options, livres et parties :

    bash         source <(ffapp completions bash)      dans ~/.bashrc
    zsh          source <(ffapp completions zsh)       dans ~/.zshrc, après compinit
    fish         ffapp completions fish | source       dans ~/.config/fish/config.fish
cli-help-help = Montre l’aide d’une commande, ou de toutes.

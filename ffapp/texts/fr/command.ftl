# What a player wants, as a line of the history or of a list: an infinitive, no full stop.

## Creation

command-CreateHero = Créer { $gender ->
    [m] le héros
   *[f] l’héroïne
} : { $name }
command-ChooseDice = { $typed ->
    [yes] Lancer ses propres dés
   *[no] Laisser le jeu lancer les dés
}
command-ChooseWalls = { $full ->
    [yes] Jouer avec des murs pleins
   *[no] Jouer avec les murs de la règle
}

## Tests and dice

command-TestLuck = Tenter votre Chance{ command-played }
command-played = { $played ->
    [0] {""}
   *[other] {" "}en faisant jouer la Chance ({ SIGNED($played) } au jet)
}
command-TestSkill = Tester votre Habileté{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) } au jet)
}{ command-played }
command-RollDice = Lancer { dice-count }{ command-played }

## Scores

command-AdjustScore = { $payment ->
    [yes] Payer en { score-name } : { SIZE($by) }
   *[no] { score-name } { SIGNED($by) }{ $beyond ->
        [yes] , au-delà du départ s’il le faut
       *[no] {""}
    }
}
command-AdjustInitial = { score-name } de départ { SIGNED($by) }
command-AdjustCounter = { $payment ->
    [yes] Payer en { event-counter } : { SIZE($by) }
   *[no] { event-counter } { SIGNED($by) }
}
command-EndAdventure = { $won ->
    [yes] Clore l’aventure sur une victoire
   *[no] Clore l’aventure sur une défaite
}

## Fights

command-OpenFight = Combattre : { $names }
command-TakeUpFight = Reprendre un combat laissé là
command-ForgetEncounter = Noter que les ennemis laissés là ont disparu
command-CallOffFight = Annuler un combat ouvert par mégarde
command-EndFight = Clore le combat sur ordre du paragraphe
command-FightRound = Livrer un Assaut
command-FightOn = Livrer un Assaut, et la suite jusqu’au bout
command-SpareLuck = { $spare ->
    [yes] Épargner la Chance dans ce combat
   *[no] Demander la Chance à chaque coup
}
command-AnswerBlow = { $luck ->
    [yes] Tenter votre Chance sur ce coup
   *[no] Laisser le coup tel quel
}
command-Escape = Prendre la Fuite
command-ChangeEnemy = Corriger un adversaire
command-AddEnemy = Ajouter au combat : { $name }
command-ModifyFight = Changer les termes du combat
command-AddEffect = Compter pour ce combat : { $name }
command-RemoveEffect = Ne plus compter un effet de ce combat

## Poison

command-SufferPoison = Subir un poison : { SIZE($points) }{ $wound ->
    [0] {""}
   *[other] , et la blessure qui l’apporte : { $wound }
}
command-EndPoison = Noter la fin du poison
command-UseAntidote = Prendre un antidote

## Provisions

command-EatMeal = Prendre un repas
command-TakeForcedMeals = { $count ->
    [one] Prendre le repas imposé
   *[other] Prendre les { $count } repas imposés
}
command-AdjustMeals = Repas : { SIGNED($by) }

## Belongings

command-AdjustGold = Pièces d’Or : { SIGNED($by) }
command-AddItem = Ajouter un objet : { $name }{ item-times }
command-ChangeItem = Modifier un objet
command-RemoveItem = Retirer un objet
command-Wield = Changer d’arme

## Magic

command-AddMagic = { $kind ->
    [spell] Noter un sortilège : { $name }
   *[object] Noter un objet magique : { $name }
}
command-ChangeMagic = Modifier un objet magique ou un sortilège
command-RemoveMagic = Retirer un objet magique ou un sortilège
command-UseMagic = Se servir de la magie

## Notes and sections

command-GoTo = Aller au paragraphe { $section }
command-AddNote = Prendre une note
command-ChangeNote = Modifier une note
command-RemoveNote = Rayer une note

## Stones

command-ReceiveStones = Recevoir { stone-counted }
command-LoseStones = Perdre { stone-counted }
command-CastStone = Se servir d’une Pierre { stone-of }{ $target_given ->
    [yes] , pour { $target }
   *[no] {""}
}

## Map

command-Walk = Aller { way-towards }, à la clairière { $to }{ $one_way ->
    [yes] {" "}(sens unique)
   *[no] {""}
}
command-StandAt = { $clearing ->
    [0] Ne plus noter votre position sur la carte
   *[other] Noter que vous êtes dans la clairière { $clearing }
}
command-AddClearing = { $number ->
    [0] Dessiner une clairière
   *[other] Dessiner la clairière { $number }
}
command-RenameClearing = { $label_given ->
    [yes] Nommer la clairière { $number } « { $label } »
   *[no] Ôter son nom à la clairière { $number }
}
command-RenumberClearing = Renuméroter la clairière { $number } en { $to }
command-MarkClearing = Marquer la clairière { $number } : { mark-name }
command-AnnotateClearing = Annoter la clairière { $number }
command-MoveClearing = { $of ->
    [0] Laisser la clairière { $number } à sa place naturelle
   *[other] Placer la clairière { $number } { way-shift } de la clairière { $of }
}
command-RemoveClearing = Effacer la clairière { $number }
command-AddPassage = { $end ->
    [0] Noter { way-exit } de la clairière { $start }
   *[other] Dessiner { way-passage }
}
command-ChangePassage = Modifier un passage
command-AnnotatePassage = Annoter un passage
command-RemovePassage = Effacer un passage

## The map of a book without a compass: places and ways

command-Walk-free = Aller{ way-by } { $place_given ->
    [yes] à « { $place } »
   *[no] au lieu { $to }
}{ $one_way ->
    [yes] {" "}(sens unique)
   *[no] {""}
}
command-StandAt-free = { $clearing ->
    [0] Ne plus noter votre position sur la carte
   *[other] Noter que vous êtes { $label_given ->
        [yes] à « { $label } »
       *[no] au lieu { $clearing }
    }
}
command-AddClearing-free = { $label_given ->
    [yes] Dessiner le lieu « { $label } »
   *[no] Dessiner un lieu
}
command-RenameClearing-free = { $label_given ->
    [yes] Nommer le lieu { $number } « { $label } »
   *[no] Ôter son nom au lieu { $number }
}
command-RenumberClearing-free = Renuméroter le lieu { $number } en { $to }
command-MarkClearing-free = Marquer le lieu { $number } : { mark-name }
command-AnnotateClearing-free = Annoter le lieu { $number }
command-MoveClearing-free = { $of ->
    [0] Laisser le lieu { $number } à sa place naturelle
   *[other] Placer le lieu { $number } { way-shift } du lieu { $of }
}
command-RemoveClearing-free = Effacer le lieu { $number }
command-AddPassage-free = { $end ->
    [0] Noter un chemin aperçu{ way-named }
   *[other] Dessiner un chemin{ way-named }
}
command-ChangePassage-free = Modifier un chemin
command-AnnotatePassage-free = Annoter un chemin
command-RemovePassage-free = Effacer un chemin

## The party

command-CreateCharacter = Créer { $name } : { figure-kin }
command-RenameCharacter = Renommer un personnage : { $name }
command-RemoveCharacter = Retirer un personnage de la table
command-BeginCampaign = Commencer la campagne

## Setting a dungeon up

command-UseDefault = Prendre le donjon par défaut
command-UseDungeon = { $title_given ->
    [yes] Reprendre le donjon « { $title } »
   *[no] { $empty ->
        [yes] Partir d’une carte vide
       *[no] Reprendre un donjon gardé
    }
}
command-ResizeDungeon = Donner à la carte { $columns } × { $rows } cases
command-PaintObstacles = { $obstacle ->
    [yes] Poser des obstacles ({ $count })
   *[no] Ôter des obstacles ({ $count })
}
command-PlaceFigure = { $cell_given ->
    [yes] Placer un pion en { $cell }
   *[no] Ôter un pion de la carte
}
command-PutThing = Poser au sol : { piece-name }, en { $cell }
command-TakeThing = Ôter un objet du sol
command-TellContext = Présenter le donjon
command-ChooseControl = { $control ->
    [master] Confier les monstres au maître du jeu
    [nearest] Confier les monstres au jeu, qui frappe au plus près
    [weakest] Confier les monstres au jeu, qui frappe le plus faible
    [cautious] Confier les monstres au jeu, prudent
   *[guard] Confier les monstres au jeu, qui garde son poste
}
command-AddMonster = Créer un monstre : { figure-name }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
command-ChangeMonster = Modifier un monstre
command-RemoveMonster = Retirer un monstre

## Turns

command-StartDungeon = Commencer le donjon : les jets d’initiative
command-BeginTurns = Commencer le premier tour
command-Prepare = { $kind_given ->
    [yes] S’équiper avant le premier tour : { piece-name }
   *[no] Ranger avant le premier tour : { piece-slot }
}
command-Equip = S’équiper : { piece-name }
command-PickUp = Ramasser un objet
command-Move = Se déplacer en { $to }
command-EndTurn = Finir le tour
command-Comment = Commenter
command-Strike = Attaquer
command-DeclareDefeat = Déclarer la défaite

## The extended rules

command-ChooseRules = { $rules ->
    [extended] Jouer avec les règles étendues
   *[base] Jouer avec les règles de base
}
command-Heal = Lancer Guérison
command-BoogieWoogie = Lancer Boogie Woogie
command-EnchantWeapon = Lancer Arme magique : { piece-name }
command-ShiftFigure = Déplacer quelqu’un en { $to }, de la main du maître
command-HarmFigure = Frapper de la main du maître : { $damage }
command-RaiseObstacles = Poser { $count ->
    [one] un obstacle
   *[other] { $count } obstacles
} de la main du maître

## Adventures that are read from a file

command-BeginAdventure = Commencer l’aventure
command-ChangeText = Continuer avec l’autre texte de l’aventure
command-Enter = { $numbered ->
    [yes] Aller au § { $section }
   *[no] Aller à « { $section } »
}
command-Face = Faire ce que demande le paragraphe
command-ChooseStone = Choisir une Pierre { stone-of }

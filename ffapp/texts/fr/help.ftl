# The rules in our own words. help-<topic>-title and help-<topic>-body; each paragraph is one line.

help-start-title = Premiers pas
help-start-body =
    Le livre raconte, l’écran compte. Sur l’écran de titre, { KEY("title.new") } crée une héroïne ou un héros : un nom suffit, Entrée fait le reste. Pour regarder d’abord, { KEY("title.samples") } ouvre un exemple.

    Ensuite, livre en main :

    • { KEY("book.go") } va au paragraphe que vous lisez : { KEY("book.go") }, 3, 4, Entrée.
    • { KEY("book.walk") } vous mène ailleurs, et la carte ({ KEY("book.map") }) se dessine.
    • { KEY("book.luck") } tente votre Chance, { KEY("book.skill") } teste votre Habileté, { KEY("book.meal") } prend un repas.
    • { KEY("book.fight") } ouvre un combat en une ligne : « Orque 7 6 ». Espace livre chaque Assaut.
    • { KEY("book.stones", "book.magic") } ouvre la magie que vous portez.
    • { KEY("book.adjust") } change à la main tout ce que le paragraphe ordonne : points, or, repas.
    • { KEY("book.note") } prend une note, { KEY("book.items") } montre le sac.
    • { KEY("book.undo") } annule, { KEY("book.history") } relit l’historique et revient en arrière.
    • { KEY("app.help") } dit les touches de chaque écran, { KEY("app.palette") } les cherche par leur nom.
    • { KEY("app.settings") } change les touches. Sur un clavier AZERTY, les chiffres se tapent aussi sans Maj.

    Rien n’est à enregistrer : { KEY("app.quit") } quitte, et la partie reprend où elle en est.

help-book-title = Le livre et l’écran
help-book-body =
    Le livre reste entre vos mains : c’est lui qui raconte, qui offre les choix et qui commande. L’écran tient le reste : la feuille d’aventure, les dés, les combats, la carte et le journal.

    Lisez un paragraphe, faites ici ce qu’il demande, puis allez au numéro qu’il indique. Chaque geste s’inscrit au journal avec ses chiffres, et se trouve à l’abri aussitôt.

    Ce qui n’est pas permis pour l’instant est grisé. Essayez-le tout de même : l’écran dit quelle règle s’y oppose et ce qui serait possible. Un refus ne coûte jamais rien.

help-adventure-title = Les aventures à lire
help-adventure-body =
    { KEY("title.adventures") }, sur l’écran de titre, montre les aventures qui se lisent à l’écran : celles de ffapp, et les fichiers .twee de votre dossier d’aventures. « ffapp play FICHIER » en ouvre un d’ailleurs.

    Le paragraphe se lit à la place du livre. Ce qu’il ordonne arrive dès que vous y entrez, une seule fois, et le journal le dit : points, or, objets, mots à retenir, lieux de la carte. Sous le texte, ce qu’il demande, puis les chemins : un chiffre choisit. Un chemin grisé dit ce qui vous manque ; d’autres ne se montrent que s’ils sont à vous.

    • Espace, Page bas et Page haut tournent les pages d’un long paragraphe ; ↑ et ↓ avancent d’une ligne.
    • Un combat s’ouvre de lui-même : lisez d’abord, puis choisissez de combattre. Ensuite les chemins disent la suite.
    • { KEY("book.luck") } et { KEY("book.skill") } font le test que le paragraphe demande.
    • { KEY("book.undo") } reprend un paragraphe entier, avec tout ce qu’il a fait.
    • { KEY("book.adjust") } reste là pour les erreurs de l’auteur, et { KEY("book.go") } va à n’importe quel paragraphe par son nom, ou son début : si aucun chemin n’y mène, l’écran demande d’abord, et le journal le marque.

    La partie garde le texte avec lequel elle a commencé. Si le fichier change, l’écran de titre propose de continuer avec le nouveau.

help-creation-title = Création
help-creation-body =
    Les dés décident de quatre caractéristiques. Habileté : un dé, plus 6. Endurance : deux dés, plus 12. Chance : un dé, plus 6. Santé : un dé, plus 7.

    Chacune a un total de départ et un total présent. Le présent va et vient sans dépasser le départ, sauf si un paragraphe le permet en toutes lettres. Ce surplus reste alors acquis tant qu’il n’est pas perdu : un gain ordinaire n’y ajoute rien et n’en retire rien. Le départ lui-même ne change que sur l’ordre d’un paragraphe.

    Vous partez avec une épée, une cotte de mailles, un sac à dos, l’anneau de cuivre, 20 Pièces d’Or et 4 repas. Le voyage commence dans la clairière 1.

    Vous choisissez d’être une héroïne ou un héros ; chaque phrase s’accorde à ce choix.

    Vous choisissez aussi ce qui pourra s’annuler, pour toute la partie :

    • Mode { ui-undo-fate }. { ui-undo-hint-fate } Le jet qui déplaît reviendra, mais on peut prendre un autre chemin.
    • Mode { ui-undo-free }. { ui-undo-hint-free } Pour essayer sans retenue.
    • Mode { ui-undo-iron }. { ui-undo-hint-iron } Le reste s’annule encore ; c’est ainsi que le livre se joue sur papier.

help-luck-title = Tenter sa Chance
help-luck-body =
    Lancez deux dés. Si leur somme ne dépasse pas votre Chance, c’est ce que le livre appelle être Chanceux ou Chanceuse ; sinon, Malchanceux ou Malchanceuse. On compare d’abord ; ensuite la Chance baisse d’un point, que le sort ait souri ou non.

    À 0, un test que le paragraphe impose se lance encore, mais il est perdu d’avance ; un test facultatif n’est plus possible.

help-skill-title = Tester son Habileté
help-skill-body =
    Lancez deux dés, en ajoutant au jet ce que le paragraphe y ajoute. Si le total ne dépasse pas votre Habileté du moment, c’est réussi. Le test ne coûte rien, et ni le double un ni le double six n’ont de vertu particulière.

    Le bonus d’une arme ne compte pas ici : il ne vaut que pour la Force d’Attaque.

help-fight-title = Combat
help-fight-body =
    Ouvrez le combat avec le nom, l’Habileté et l’Endurance de chaque adversaire. Dès lors, on ne mange plus. Tant qu’aucun Assaut n’est livré, un combat ouvert par mégarde peut être annulé.

    À chaque Assaut, la Force d’Attaque d’un adversaire est son Habileté plus deux dés ; la vôtre est votre Habileté plus deux dés, avec ce que l’arme ou le paragraphe y ajoutent. La plus haute blesse l’autre, de 2 points d’Endurance si le paragraphe n’en décide pas autrement. À égalité, personne n’est touché.

    Un adversaire à 0 est mort, et le combat est gagné quand tous le sont. Si vous tombez dans le même Assaut que le dernier d’entre eux, c’est la défaite.

    À votre rythme : { KEY("fight.on") } livre les Assauts l’un après l’autre, jusqu’à la fin du combat, à une question, ou au seuil d’Endurance que { KEY("fight.mark") } choisit. { KEY("fight.spare") } épargne votre Chance : elle n’est plus demandée que là où elle peut vous sauver. Chaque Assaut reste au journal et s’annule à part.

    L’arme se choisit avant le premier Assaut. Entre deux Assauts, et si le paragraphe l’ordonne, vous pouvez corriger les scores d’un adversaire, en ajouter un, changer d’arme ou les termes du combat, ou y mettre fin.

help-enemies-title = Plusieurs adversaires
help-enemies-body =
    L’un après l’autre : quand le premier tombe, le suivant s’avance.

    Tous ensemble : chacun attaque à chaque Assaut. Vous désignez celui que vous visez et ne lancez vos dés qu’une fois ; cette Force d’Attaque est comparée à celle de tous. Elle peut blesser celui que vous visez. Des autres, elle ne fait que parer les coups : plus basse que la leur, elle vous vaut une blessure. On peut donc toucher et recevoir plusieurs coups dans le même Assaut, et tous comptent.

    Comme un seul adversaire : la bande n’a qu’une Habileté et qu’une Endurance.

help-fight-luck-title = La Chance au combat
help-fight-luck-body =
    Pour chaque coup, vous pouvez tenter votre Chance, une seule fois et avant qu’il ne fasse effet.

    Un coup que vous portez coûte 2 points ; il en coûte 4 si la Chance vous sourit, 1 sinon. On ne vous la propose pas quand 2 points suffisent à tuer.

    Un coup que vous recevez coûte 2 points ; il n’en coûte que 1 si la Chance vous sourit, et 3 sinon. Avec 2 points d’Endurance, elle peut donc vous sauver ; avec 1 point, plus rien ne le peut.

    Si le paragraphe donne à un coup un autre prix, la Chance le change d’autant. Quand plusieurs coups attendent, le vôtre vient d’abord, puis ceux des adversaires dans leur ordre ; les pertes tombent toutes ensemble après la dernière réponse.

help-escape-title = Fuite
help-escape-body =
    On ne fuit que si le paragraphe l’accorde, avant le premier Assaut ou entre deux. Le prix est une blessure de 2 points d’Endurance en tout, sur laquelle vous pouvez tenter votre Chance. Qui en meurt n’a pas fui.

    Le lieu garde le souvenir de ceux que vous laissez : l’Endurance qui leur reste, les morts de la file, les Pierres de Faiblesse déjà subies. À votre retour dans la même clairière, vous pourrez reprendre le combat, en ouvrir un autre, ou noter qu’ils ont disparu. Pour tout le reste, un combat repris est un combat neuf.

help-meals-title = Repas
help-meals-body =
    Un repas rend 3 points d’Endurance, sans dépasser le départ. On mange quand on veut, mais jamais pendant un combat. Vous partez avec 4 repas, et rien ne limite ce que vous pouvez porter.

    Manger à pleine Endurance est permis : on vous prévient, et le repas est perdu.

help-health-title = Santé et maladie
help-health-body =
    Le Marais rend malade. Quand la Santé passe sous certains seuils, la maladie retire des points à la fois à l’Habileté et à l’Endurance :

    • sous la moitié du départ, arrondie à l’entier supérieur : −1 ;
    • sous le quart du départ, arrondi à l’entier supérieur : −2 ;
    • à 1 : −3 ;
    • à 0 : la mort.

    Seul le plus lourd de ces malus s’applique, et le seuil lui-même n’en donne aucun. Pour une Santé de départ de 9, le malus est de −1 pour 4 et 3, de −2 pour 2, de −3 pour 1.

    Le malus se déduit de vos totaux sans les toucher : il disparaît de lui-même quand la Santé remonte. C’est ce qui reste après lui qui compte pour les tests et les combats, et si l’Endurance en tombe à 0, vous mourez.

help-stones-title = Pierres de Magie
help-stones-body =
    Une Pierre contient un sortilège et ne sert qu’une fois : elle tombe en poussière. Il en existe quatorze, et vous pouvez en porter autant que vous voulez, plusieurs de la même sorte comprises.

    Six sont neutres, quatre bénéfiques, quatre maléfiques. Vous pouvez employer n’importe laquelle. Mais un bon sorcier n’en donne pas de maléfique, ni un sorcier maléfique de bénéfique ; une source neutre peut donner de tout.

    Employer une Pierre dans un combat, c’est le commencer : il ne peut plus être annulé comme une méprise.

    Les Pierres d’Habileté, d’Endurance et de Chance servent à tout moment, et encore au début d’un combat ; une fois le premier Assaut livré, même à égalité, elles attendent la fin. Celles de Force et de Faiblesse ne servent qu’entre l’ouverture d’un combat et son premier Assaut, et leur effet finit avec lui, Fuite comprise. Les autres ne servent que si le paragraphe le propose : vous le confirmez.

help-stones-neutral-title = Les Pierres neutres
help-stones-neutral-body =
    • { stone-skill }. { stone-effect-skill }
    • { stone-stamina }. { stone-effect-stamina }
    • { stone-luck }. { stone-effect-luck }
    • { stone-fire }. { stone-effect-fire }
    • { stone-ice }. { stone-effect-ice }
    • { stone-illusion }. { stone-effect-illusion }

    Employer une Pierre qui ne rendrait rien, le total étant déjà au plus haut, est permis : on vous prévient, et elle est perdue.

help-stones-good-title = Les Pierres bénéfiques
help-stones-good-body =
    • { stone-friendship }. { stone-effect-friendship }
    • { stone-growth }. { stone-effect-growth }
    • { stone-blessing }. { stone-effect-blessing }
    • { stone-strength }. { stone-effect-strength }

    La Force ajoute 2 à votre Habileté au combat, sans lui faire dépasser 12, et cela à tout moment : si votre Habileté ou votre Santé change pendant le combat, le compte est refait. À 12, la Pierre est refusée.

help-stones-evil-title = Les Pierres maléfiques
help-stones-evil-body =
    • { stone-fear }. { stone-effect-fear }
    • { stone-withering }. { stone-effect-withering }
    • { stone-curse }. { stone-effect-curse }
    • { stone-weakness }. { stone-effect-weakness }

    La Malédiction frappe d’abord qui la lance, et peut tuer ; ce qu’il advient de l’adversaire, le paragraphe le dit. Contre une file d’adversaires, la Faiblesse peut viser l’un de ceux qui attendent, mais toujours avant le premier Assaut. La règle d’une seule par adversaire vaut même après une Fuite et un retour.

help-fury-title = Potion de Furie
help-fury-body =
    La Potion de Furie ajoute à votre Force d’Attaque, le temps d’un combat, le bonus que le livre lui donne. Notez-la en ouvrant le combat, ou dans ses termes.

    Elle ne se mêle ni à une Pierre de Force, ni à une Pierre de Faiblesse : une fois bue, elle exclut ces Pierres de ce combat, et une fois l’une d’elles utilisée, elle ne se boit plus. Force et Faiblesse, elles, vont bien ensemble.

help-map-title = Carte
help-map-body =
    L’anneau de cuivre donne le nord, qui est en haut. Les clairières portent leur numéro ; les passages sont des traits droits vers le nord, l’est, le sud ou l’ouest. Il n’en existe pas en diagonale.

    Marcher dessine : allez d’une clairière à l’autre, et la carte s’étend d’elle-même. Une sortie aperçue et non suivie se note aussi, sans numéro au bout. Un passage peut être à sens unique, s’étirer, en croiser un autre.

    Vos derniers pas sont tracés en gras. À côté de la carte, ce qui reste à explorer, du plus proche au plus lointain : son chiffre y mène le curseur.

    Un vrai marais ne tient pas dans un quadrillage. Quand deux chemins se contredisent, la carte étire les passages ; où cela ne suffit pas, elle le dit, et dessine tout de même chaque clairière et chaque passage. Un numéro désigne toujours une seule clairière.

    Tout se modifie à la main : ajouter, nommer, renuméroter, déplacer, retirer, marquer, annoter. Les ennemis qu’une Fuite a laissés derrière elle sont signalés. Le dessin s’annule et se garde comme le reste.

help-night-creation-title = Création
help-night-creation-body =
    Les dés décident de trois caractéristiques. Habileté : un dé, plus 6. Endurance : deux dés, plus 12. Chance : un dé, plus 6. Deux dés encore, plus 3, font votre or.

    Chacune a un total de départ et un total présent. Le présent va et vient sans dépasser le départ, sauf si un paragraphe le permet en toutes lettres. Ce surplus reste alors acquis tant qu’il n’est pas perdu : un gain ordinaire n’y ajoute rien et n’en retire rien. Le départ lui-même ne change que sur l’ordre d’un paragraphe.

    Vous partez avec une épée, une cuirasse de cuir, un bouclier, une lanterne, un sac à dos et 12 repas. L’or que l’introduction vous donne s’ajoute à la main ({ KEY("book.adjust") }), et les trésors se notent dans le sac ({ KEY("book.items") }).

    L’Honneur, l’Œil de la Nuit et la Fuite du Temps commencent à 0.

    Vous choisissez d’être une héroïne ou un héros ; chaque phrase s’accorde à ce choix. Vous choisissez aussi ce qui pourra s’annuler, pour toute la partie :

    • Mode { ui-undo-fate }. { ui-undo-hint-fate }
    • Mode { ui-undo-free }. { ui-undo-hint-free }
    • Mode { ui-undo-iron }. { ui-undo-hint-iron }

help-night-played-title = Faire jouer la Chance
help-night-played-body =
    Quand le paragraphe le propose, un point de Chance achète une correction du jet qui vient : le nombre qu’il dit, en plus ou en moins. Cela se décide avant les dés, demande au moins 1 point de Chance et n’est pas un test : rien n’est comparé, et le point est perdu, que le jet vous serve ou non.

    Devant un test de Chance, on paie d’abord ; le jet se compare à la Chance qui reste.

help-night-enemies-title = Plusieurs adversaires
help-night-enemies-body =
    L’un après l’autre : quand le premier tombe, le suivant s’avance.

    Tous ensemble : chacun attaque à chaque Assaut. Vous désignez celui que vous visez et ne lancez vos dés qu’une fois ; cette Force d’Attaque est comparée à celle de tous. Elle peut blesser celui que vous visez. Des autres, elle ne fait que parer les coups : plus basse que la leur, elle vous vaut une blessure. On peut donc toucher et recevoir plusieurs coups dans le même Assaut, et tous comptent.

help-night-limits-title = Ce qu’un paragraphe change au combat
help-night-limits-body =
    Un adversaire peut frapper autrement : un coup qui coûte plus ou moins de 2 points, ou qui empoisonne. Cela se note avec lui, à l’ouverture ou entre deux Assauts.

    Un paragraphe peut aussi reprendre la main : après tant d’Assauts, ou quand un adversaire vous a infligé tant de blessures. Le jeu compte, le dit le moment venu, et ne livre plus d’Assaut tant que vous n’avez pas clos le combat ou changé ses termes. Une blessure que la Chance ramène à rien ne compte pas.

    Un avantage ou une gêne qui ne vaut que pour ce combat, sur la Force d’Attaque ou sur l’Habileté, s’ajoute sous son nom. Il finit avec le combat, quelle qu’en soit la fin, et peut finir avant.

help-night-weapons-title = Armes
help-night-weapons-body =
    On n’a qu’une arme en main. Le bonus d’une arme magique s’ajoute à la Force d’Attaque et à rien d’autre : ni aux tests d’Habileté, ni à l’Habileté elle-même. Deux armes magiques ne s’additionnent donc jamais.

    Un paragraphe peut interdire ce bonus pour un combat : dites-le en l’ouvrant, ou dans ses termes.

help-night-escape-title = Fuite
help-night-escape-body =
    On ne fuit que si le paragraphe l’accorde, avant le premier Assaut ou entre deux, et au prix qu’il dit. S’il n’en dit pas, fuir ne coûte rien. S’il coûte une blessure, vous pouvez tenter votre Chance sur elle ; qui en meurt n’a pas fui.

    Le lieu garde le souvenir de ceux que vous laissez, avec l’Endurance qui leur reste. À votre retour, vous pourrez reprendre le combat, en ouvrir un autre, ou noter qu’ils ont disparu. Pour tout le reste, un combat repris est un combat neuf.

help-night-meals-title = Repas
help-night-meals-body =
    Un repas rend 4 points d’Endurance, sans dépasser le départ. On ne mange jamais pendant un combat, et l’on ne prend qu’un repas par halte : après un repas pris de votre gré, le suivant attend un autre paragraphe. Les réglages lèvent cette limite, si vous lisez le livre autrement.

    Vous partez avec 12 repas et n’en portez jamais davantage : d’une trouvaille plus grande, ce qui tient est pris. Manger à pleine Endurance est permis : on vous prévient, et le repas est perdu.

help-night-hunger-title = Repas imposés
help-night-hunger-body =
    Un paragraphe peut vous imposer de manger ({ KEY("book.forced_meal") }) : ce repas s’en va et ne rend rien. S’il n’en reste aucun, vous perdez 2 points d’Endurance, et cela peut tuer. Plusieurs repas imposés se prennent l’un après l’autre.

    Un repas imposé ne compte pas comme celui de la halte : vous pouvez encore manger de votre gré.

help-night-honour-title = Honneur
help-night-honour-body =
    L’Honneur commence à 0, sans plafond ni plancher : il peut devenir négatif. Le livre dit quand vous en gagnez, par la parole tenue et l’aide donnée, et quand vous en perdez. Il se dessine autour de son zéro, les points perdus d’un côté, les points gagnés de l’autre.

    { KEY("book.counters") } change les compteurs, chacun avec sa raison ; l’historique montre leur courbe de paragraphe en paragraphe.

help-night-nemesis-title = Œil de la Nuit
help-night-nemesis-body =
    L’Œil de la Nuit mesure combien l’ennemi vous sait proche et vous craint. Il commence à 0, ne descend jamais plus bas et n’a pas de plafond. Plus il est ouvert, plus on vous traque, mais plus ceux qui haïssent le Dragon viennent à vous : le livre en tire les conséquences.

    { KEY("book.counters") } le change, avec sa raison.

help-night-time-title = Fuite du Temps
help-night-time-body =
    La Fuite du Temps compte ce que le voyage a coûté. Elle commence à 0, ne descend jamais plus bas et n’a pas de plafond. Seul le livre la fait avancer : marcher, se battre ou manger n’y change rien.

    { KEY("book.counters") } la change, avec sa raison.

help-night-poison-title = Poison et antidotes
help-night-poison-body =
    Un coup empoisonné coûte sa blessure, puis ce que prend le poison. La Chance ne joue que sur la blessure. La feuille compte à part ce qu’un antidote peut encore guérir : ce que le poison a pris, mais jamais plus que ce qui manque à votre Endurance de départ. Un repas, comme tout ce qui rend de l’Endurance, ramène ce compte à ce qui manque alors : aucun antidote ne guérit une blessure reçue ensuite.

    Un antidote se note dans le sac ({ KEY("book.items") }) avec le nombre de points qu’il guérit. Il s’emploie ({ KEY("book.poison") }) à tout moment, entre deux Assauts, et même pendant qu’un coup attend : il empêche alors le poison avant que les pertes tombent. Il ne guérit jamais une blessure, et une dose sert une fois. S’il ne reste rien à guérir, il est refusé.

    Un paragraphe peut aussi empoisonner sans combat, ou mettre fin au poison : { KEY("book.poison") } encore.

help-night-magic-title = Magie
help-night-magic-body =
    Les objets magiques et les sortilèges se notent ({ KEY("book.magic") }) avec leur nom, la manière de s’en servir et leurs charges, s’ils en ont. Les employer s’inscrit au journal, avec ce que cela a fait ; à 0 charge, c’est refusé. Ce qui ne sert qu’une fois disparaît après usage.

    L’effet lui-même, c’est le livre qui le dit : reportez-le à la main, ou dans le combat s’il ne vaut que pour lui.

help-night-map-title = Carte
help-night-map-body =
    Le livre conseille de dessiner une carte. Ici, les lieux et les chemins portent les noms que vous voulez, et aucune boussole ne les contraint.

    { KEY("book.walk") } demande d’abord où vous êtes : donnez un nom au lieu. Ensuite, marcher dessine : le nom du lieu où vous allez, celui du chemin si vous voulez, et la carte s’étend d’elle-même. Un chemin vu et non pris se note aussi, sans lieu au bout. Il peut être à sens unique.

    Vos derniers pas sont tracés en gras. À côté de la carte, ce qui reste à explorer, du plus proche au plus lointain : son chiffre y mène le curseur.

    La carte place les lieux où il reste de la place, près d’où l’on vient. Tout se modifie à la main : ajouter, renommer, déplacer, retirer, marquer, annoter. Le dessin s’annule et se garde comme le reste.

help-dice-title = Dés
help-dice-body =
    Le jeu lance les dés, ou bien vous lancez les vôtres et tapez leurs faces : toutes celles d’un Assaut ou d’une création en une ligne, d’un trait ou séparées, dans l’ordre que montre la question ; la dernière tapée, elles sont prises. Vous pouvez changer d’avis à tout moment : { KEY("book.dice") } dans le livre et en combat, { KEY("dungeon.dice") } dans un donjon. Des dés tapés restent marqués comme tels dans le journal, et une face impossible est refusée.

    Les dés du jeu viennent d’une graine gardée avec la partie. Chaque sorte de jet a sa propre suite : rien de ce qu’on glisse entre-temps ne change le prochain dé.

help-undo-title = Revenir en arrière
help-undo-body =
    Toute action s’annule et se rétablit ; l’historique entier peut être relu, et la partie reprise à n’importe quel moment. Une branche laissée de côté n’est jamais effacée. Ce que l’on peut annuler se choisit à la création :

    • Mode { ui-undo-fate } : tout s’annule, mais les dés ne se relancent pas. Le même jet donne les mêmes faces, quoi que vous fassiez entre-temps. Cela n’interdit pas d’avoir vu l’avenir : rien n’empêche alors de choisir un autre chemin.
    • Mode { ui-undo-free } : tout s’annule, et les dés se relancent.
    • Mode { ui-undo-iron } : ce que les dés ont dit ne s’annule plus.

help-hand-title = Modifier à la main
help-hand-body =
    Le livre a toujours le dernier mot. Quoi qu’ordonne un paragraphe, la feuille sait le faire à la main, avec sa raison au journal : gagner ou perdre des points, de l’or, des repas, des objets ; changer un total de départ ; aller à un paragraphe ; lancer n’importe quels dés ; noter ; ouvrir un combat, en changer les termes ou le clore.

    L’or, les repas et les objets ne descendent pas sous 0 : on ne dépense pas ce qu’on n’a pas. Une perte de points, elle, prend ce qu’elle trouve ; un paiement en points doit pouvoir être payé tout entier. Un changement qui vous tuerait demande d’abord confirmation.

    Un changement se tape aussi en une ligne, là où se trouvent toutes les actions ({ KEY("app.palette") }) : le signe, combien, de quoi, puis la raison si vous voulez. « −3e », « +5or », « −1c la chute », « +1 repas », « endurance −2 ». Un signe seul vaut un point, et les premières lettres d’un nom suffisent. Juste derrière le nom, « ! » laisse un gain dépasser le départ, « / » change le total de départ, « $ » est un paiement. Ce qui suivrait se lit avant d’être noté ; Tab complète la ligne.

    À la souris, ce que montre le livre répond comme sa touche : un score se tente ou se corrige, la bourse, le sac, les dés, la carte et le reste s’ouvrent. La molette sur un score le change d’un point par cran, une fois que vous l’avez permis ; plusieurs crans de suite ne font qu’un changement, qu’une touche annule.

help-saves-title = Sauvegardes
help-saves-body =
    Il n’y a rien à enregistrer : chaque action est sur le disque avant d’apparaître à l’écran. Quittez quand vous voulez, arrachez la prise s’il le faut ; la partie reprend où elle en était.

    Une partie déjà ouverte ailleurs, ou abîmée, s’ouvre en lecture seule, avec la raison ; vous pouvez continuer à partir d’une copie. Rien n’est jamais effacé : une partie dont vous ne voulez plus s’archive.

help-end-title = La fin
help-end-body =
    À 0 d’Endurance, vous mourez. Un paragraphe peut aussi terminer l’aventure, sur une victoire ou sur une défaite : notez-le, avec ses mots.

    Après la fin, on peut encore relire, prendre des notes, exporter la partie et, si elle le permet, revenir en arrière. Une autre héroïne ou un autre héros peut partir aussitôt.

## DOOnjons&Dragons

help-table-start-title = Autour de la table
help-table-start-body =
    D’un à six joueurs, un maître du jeu, un seul écran. Chacun a un personnage ; le maître prépare trois donjons, l’un après l’autre. Le jeu joue les monstres, sauf si le maître s’en charge : on peut donc jouer sans maître, ou en solitaire.

    • { KEY("party.new") } crée un personnage, { KEY("party.begin") } lance la campagne.
    • Entrée prend le donjon par défaut, { KEY("setup.edit") } le modifie, { KEY("setup.control") } dit qui joue les monstres. Avant le départ, { KEY("party.master") } dit si le maître du jeu est le jeu ou quelqu’un à cette table.
    • { alone-begin }
    • { alone-turn }
    • { alone-end }

    Ce qui n’est pas permis est grisé et dit pourquoi ; un refus ne coûte jamais d’action. Rien n’est à enregistrer : { KEY("app.quit") } quitte, et la partie reprend où elle en est.

help-table-party-title = Les personnages
help-table-party-body =
    Force, dextérité, vitesse et initiative : quatre dés à quatre faces chacune, plus 3, plus ce que donne la race. L’elfe a 6 de dextérité en plus, le nain 6 de force, le halfelin 4 de dextérité et 2 de vitesse, l’humain 2 partout. Les points de vie viennent de la classe : guerrier 20, clerc et roublard 16, magicien 12. Le genre ne change que les mots : Naine, Magicienne.

    Chaque classe a son équipement de départ, dont la première arme et la première armure sont déjà portées. Deux personnages n’ont jamais le même nom.

help-table-setup-title = La mise en place
help-table-setup-body =
    Chacun des trois donjons a sa forme par défaut, à la mesure de la troupe : une touche l’accepte. Le maître peut tout y changer : la taille, de 15 à 25 cases de côté, les obstacles, les monstres, les objets au sol, la place de chacun et le récit. Un donjon se garde aussi dans un fichier, pour une autre partie. Dans l’éditeur, Ctrl avec une flèche saute cinq cases, avec Début ou Fin jusqu’au bord.

    Rien ne se pose sur un obstacle, deux pions ne partagent jamais une case, et il faut au moins un monstre. Une fois l’initiative lancée, la mise en place est close.

help-table-turn-title = Un tour
help-table-turn-body =
    L’ordre vient de l’initiative : un dé à vingt faces, plus la caractéristique. Les égalités se lisent avec { KEY("dungeon.order") }. Il vaut pour tout le donjon.

    À son tour, chacun a trois actions : se déplacer, attaquer, s’équiper, ramasser. On peut répéter la même, ou finir plus tôt ({ KEY("dungeon.end_turn") }, deux fois).

    • Se déplacer : une case par tranche de 3 points de vitesse ; une diagonale compte pour un pas. Obstacles et pions ne gênent pas en chemin, seule compte la case d’arrivée. Les cases possibles sont marquées ; { KEY("dungeon.about") } dit ce que veut dire chaque signe, des pions comme des objets.
    • Murs pleins, un choix d’avant le départ ({ KEY("party.walls") }) : on contourne obstacles et adversaires, dans le même nombre de cases, et un tir veut une ligne de vue qu’aucun obstacle ne coupe, la même dans les deux sens. Entre deux obstacles qui ne se touchent que par un coin, on passe et l’on voit.
    • Les flèches visent une case ; Début, Pg.Préc, Fin et Pg.Suiv vont en diagonale, et tout le pavé numérique de même. { KEY("dungeon.cell") } en tape une (E5), Entrée y va, Échap renonce. Maj ou Ctrl avec Haut et Bas font défiler le journal.
    • À la souris, un clic va ou attaque aussitôt : sous le pointeur, la ligne dit d’avance combien d’actions cela prend, et la chance.
    • { KEY("dungeon.pick_up") } ramasse un objet de sa propre case ; s’il y en a plusieurs, une liste s’ouvre.
    • { KEY("dungeon.comment") } commente, au nom d’un joueur ou du maître, à tout moment. Les réglages ({ KEY("app.settings") }) disent si l’écran le propose après chaque action.

    { KEY("dungeon.undo") } annule autant que le mode de la partie le permet.

help-table-attack-title = Attaquer
help-table-attack-body =
    Tab passe d’une cible à portée à l’autre, et dit la chance avant le jet : « +5 contre CA 18 : 14 et plus (35 %) ». CA est la classe d’armure. Entrée frappe. Quand personne n’est à portée, elle passe par tous les adversaires, le plus proche d’abord, et dit à combien de cases est chacun.

    • Hors de portée, Entrée va vers l’adversaire par le chemin le plus court, selon les murs de la partie, et l’attaque en arrivant. Si cela prend plus d’une action, c’est demandé une fois ; chacune s’annule pour elle-même, et tout s’arrête avec le tour.
    • Une flèche contre un adversaire voisin l’attaque ; après { KEY("dungeon.move") }, elle ne fait que viser.
    • { KEY("dungeon.repeat") } refait sa dernière attaque, avec la même arme sur la même cible.

    Le dé à vingt faces, plus la force au contact ou la dextérité à distance, doit dépasser la classe d’armure : l’égaler ne suffit pas. Un 1 ou un 20 n’a rien de spécial. Touché, on lance les dés de l’arme, sans rien y ajouter. La portée se compte en cases, diagonales comprises, et les murs n’arrêtent rien, sauf s’ils sont pleins.

    À mains nues, on n’attaque pas. Sans armure, la classe d’armure est 0.

help-table-equipment-title = L’équipement
help-table-equipment-body =
    Une arme et une armure au plus sont portées ; le reste est dans l’inventaire, sans limite. S’équiper remet l’ancienne pièce dans l’inventaire. Avant le premier tour d’un donjon, c’est libre et gratuit, et l’on peut même tout ôter.

    • Armures légères : armure d’écailles, classe 9 ; demi-plate, 10.
    • Armures lourdes : cotte de mailles, 11 ; harnois, 12. Vitesse −4.
    • Armes courantes : bâton, masse d’armes, 1d6.
    • Armes de guerre : épée longue, rapière, 1d8. Vitesse −2, force +4.
    • Armes à distance : arbalète légère, 1d8, portée 16 ; arc court, 1d6, portée 16 ; fronde, 1d4, portée 6.

help-table-monsters-title = Les monstres
help-table-monsters-body =
    Un monstre n’a ni équipement ni inventaire : une attaque, avec ses dés. Le maître le joue avec les mêmes touches que les personnages, ou le jeu le joue, selon l’humeur choisie pour le donjon ou pour lui seul dans l’éditeur :

    • au plus près : contre le premier qu’il peut atteindre ;
    • le plus faible : contre qui ses prochains coups approchent le plus de la mort ;
    • prudent : contre le plus dangereux ; pressé par deux, sa dernière action l’éloigne, et à la moitié de ses points de vie les deux dernières ;
    • garde : contre qui approche de son poste et, dès qu’on y blesse quelqu’un, contre qui peut l’y atteindre ; puis il revient.

    Un tireur recule d’abord devant qui le touche, s’il peut encore tirer. Qui ne peut approcher une cible en prend une autre, ou la contourne.

    Quand le jeu joue, il montre d’abord ce qu’il va faire. Espace le presse ; une question ou un texte à lire l’arrête ; après un retour en arrière, il attend Espace ou Entrée avant de reprendre.

help-table-extended-title = Les règles étendues
help-table-extended-body =
    La troupe les choisit avant de partir ({ KEY("party.rules") }) ; les règles de base n’ont rien de tout cela.

    Un sort est une action, à toute distance ({ KEY("dungeon.cast") }). Le clerc connaît Guérison, le magicien les trois ; les monstres n’en ont pas.

    • Guérison : un personnage, ou soi-même, regagne 1d10 points de vie, sans dépasser ceux de la création.
    • Boogie Woogie : deux pions quelconques échangent leurs places.
    • Arme magique : une arme qu’un personnage tient ou porte gagne +1 à l’attaque et +1 aux dégâts. Cela s’ajoute sans limite et dure toute la campagne.

    Après toute action, le maître du jeu peut intervenir ({ KEY("dungeon.hand") }), sans coût : déplacer un pion sur une case libre, infliger des dégâts (2d6), poser des obstacles là où il n’y a rien. Qui en meurt est mort. Un mot peut accompagner chaque geste. Le jeu, lui, n’intervient jamais.

    L’épée à deux mains est une arme de guerre, 2d6 : vitesse −2, force +4. Le maître la pose dans un donjon.

help-table-end-title = La fin d’un donjon
help-table-end-body =
    Le dernier monstre mort, chacun retrouve tous ses points de vie, garde son équipement, et le donjon suivant se prépare. Après le troisième, vous avez gagné.

    Qu’un seul personnage meure, et la partie est perdue pour tous. Le maître peut aussi déclarer la défaite ({ KEY("dungeon.declare") }) quand plus personne ne peut agir.

    Après la fin, on peut encore relire, commenter et, si le mode le permet, revenir en arrière.

    • { KEY("outcome.again") } : ce donjon encore, tel qu’il était préparé. C’est un retour en arrière : la fin reste dans l’historique, et en mode fer il est refusé.
    • { KEY("outcome.new") } : une nouvelle campagne pour la même troupe, dans une partie à elle, avec les mêmes règles, les mêmes murs et la même humeur des monstres. Les dés de création sont nouveaux.
    • { KEY("outcome.keep") } : l’histoire de la campagne en une page, donjon par donjon, tour par tour.

help-memory-title = D’une partie à l’autre
help-memory-body =
    Au paragraphe que vous lisez, le livre dit combien de fois d’autres parties l’ont lu, qui y est mort et de quoi, et les notes qu’on y a prises ; devant un ennemi, comment se sont passés les combats contre ceux de ce nom. Un réglage (Mémoire) ne laisse que vos notes, ou rien. Pg.Préc et Pg.Suiv font défiler ce qui n’a pas de place.

    Ne compte que ce qui a eu lieu : ce qui a été annulé est oublié. Les parties archivées comptent. Une copie compte à partir de là où elle a été copiée. D’une sauvegarde abîmée compte ce qui se lit.

    La page des statistiques compte tout cela, livre par livre, et les dés : combien de fois chaque face et chaque somme de deux, ce que le hasard aurait donné, et s’il y a de quoi s’étonner. Les dés tapés à la main sont à part.

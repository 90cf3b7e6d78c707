# Ce qui se trouve dans les fichiers d’une aventure. ffapp/adventure/findings.py

## Comment c’est dit

adventure-finding = { $level ->
    [error] erreur
   *[warning] remarque
} [{ $code }] : { $what }
adventure-nothing-found = Rien à redire.
adventure-summary = { $errors ->
    [0] Aucune erreur
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [0] aucune remarque
    [one] { $warnings } remarque
   *[other] { $warnings } remarques
}, { $sections ->
    [one] { $sections } paragraphe
   *[other] { $sections } paragraphes
}.
adventure-and-more = et { $count } autres « { $code } »
adventure-meant = { $told } (peut-être : { $meant })

## Les fichiers et les en-têtes

adventure-file-unreadable = ne peut pas être lu : { cause-told }
adventure-file-large = trop grand : une aventure entière tient en { $high } Mo
adventure-file-encoding = le texte n’est pas en UTF-8 ; ce qui ne se lit pas est remplacé
adventure-files-none = aucun fichier .twee ou .tw à lire
adventure-text-before = du texte avant le premier en-tête (::) : personne ne le lira
adventure-name-empty = un en-tête sans nom
adventure-name-twice = « { $name } » existe déjà ({ $first_file }, ligne { $first_line }) : le premier compte
adventure-name-bracket = un crochet ou une accolade dans le nom « { $name } » se note avec une barre oblique inverse
adventure-tags-open = les étiquettes de « { $name } » ne sont pas fermées par un crochet
adventure-metadata-broken = les métadonnées de « { $name } » ne sont pas du JSON ; elles sont laissées de côté
adventure-header-rest = de trop dans l’en-tête de « { $name } » : { $rest }
adventure-story-data-missing = il n’y a pas de passage StoryData
adventure-story-data-broken = StoryData : { fault-told }
adventure-ifid-missing = StoryData n’a pas d’« ifid », qui distingue cette histoire de toutes les autres
adventure-ifid-form = l’« ifid » n’a pas la forme d’un UUID : { $ifid }
adventure-start-assumed = StoryData ne dit pas où commencer : c’est donc « { $name } »
adventure-start-missing = le premier passage, « { $name } », n’existe pas
adventure-rules-empty = StoryRules n’a pas de bloc « ffapp »
adventure-rules-missing = ce paragraphe a un bloc, mais l’histoire ne dit pas ses règles : il manque un passage StoryRules
adventure-rulebook-unknown = il n’y a pas de livre de règles « { $name } ». Il y a : { $known }
adventure-language-unknown = ffapp ne parle pas la langue « { $name } »

## Les blocs

adventure-block-open = le bloc n’est pas fermé
adventure-block-second = un second bloc dans ce passage : il n’est pas lu
adventure-block-unread = un bloc dans un passage que personne n’atteint en lisant : il n’est pas lu
adventure-block-brackets = deux crochets dans un bloc : la carte de Twine y verrait un lien
adventure-block-long = le bloc est trop long, ou une de ses lignes
adventure-block-deep = trop de niveaux les uns dans les autres
adventure-block-syntax = ce n’est pas du TOML : { $reason ->
    [twice] cette clef ou cette table existe déjà
    [more] quelque chose suit après la valeur
    [bracket] il manque le crochet qui ferme le nom de la table
    [equals] il manque le signe = après la clef
    [key] ce n’est pas le nom d’une clef
    [array] une liste n’est pas fermée
    [table] une table entre accolades n’est pas fermée
    [string] un texte n’est pas fermé, ou a un caractère interdit
    [character] un caractère n’a rien à faire là
    [statement] cette ligne n’a pas de sens
    [value] cette valeur n’en est pas une
   *[other] c’est mal écrit
}
adventure-key-unknown = la clef « { $key } » n’existe pas ici
adventure-value-wrong = { fault-told }{ $example_given ->
    [yes] {" "}(par exemple : { $example })
   *[no] {""}
}

## Ce qu’un bloc ordonne

adventure-order-foreign = les règles « { $rules } » ne connaissent pas « { $key } »
adventure-points-unknown = les règles ne comptent pas de « { $name } ». Elles comptent : { $known }
adventure-points-full = « { $name } » n’a pas de total de départ à retrouver (full)
adventure-price-void = « { $name } » n’est jamais demandé comme prix (pay) : { $reason ->
    [gain] c’est un gain
    [dice] seul un nombre peut l’être, ni des dés ni une part
   *[place] seul un chemin a un prix
}
adventure-fight-line = le combat : { $why }
adventure-refused = les règles refusent : { $why }
adventure-decisions-several = plusieurs décisions dans un paragraphe : un seul test, jet ou combat
adventure-when-never = « { $target } » attend « { $when } », que rien ne décide ici
adventure-outcome-missing = aucun chemin pour « { $when } »
adventure-roll-without-dice = « { $target } » attend un résultat de dés, et le paragraphe n’en lance pas (dice)
adventure-roll-gap = aucun chemin pour ces résultats des dés : { $results }
adventure-roll-overlap = deux chemins pour le résultat { $results } : « { $other } » et « { $target } »
adventure-roll-beyond = « { $target } » attend un résultat que les dés ne donnent pas ({ $results })
adventure-way-unlinked = « { $target } » n’est le but d’aucun lien du texte
adventure-end-goes-on = l’aventure finit ici, et le texte a pourtant des liens

## Les paragraphes et les chemins

adventure-link-unknown = le lien mène à « { $target } », qui n’existe pas
adventure-link-special = le lien mène à « { $target } », qui n’est pas un paragraphe
adventure-link-outside = le lien mène hors de l’histoire : { $address }
adventure-section-orphan = « { $section } » : aucun lien n’y mène depuis le début
adventure-section-unreachable = « { $section } » : des liens y mènent, mais aucun ne peut jamais s’ouvrir
adventure-dead-end = « { $section } » : aucun lien n’en sort, et ce n’est pas une fin (end)
adventure-end-unsaid = « { $section } » : aucun lien n’en sort
adventure-way-impossible = le chemin vers « { $target } » ne peut jamais s’ouvrir : { $kind ->
    [item] rien avant lui ne donne « { $name } »
    [codeword] rien avant lui ne note le mot « { $name } »
    [stone] personne avant lui ne donne de Pierre « { $name } »
    [magic] rien avant lui ne donne la magie « { $name } »
    [at_least] « { $name } » n’y atteint jamais { $number }
    [at_most] « { $name } » n’y descend jamais à { $number }
   *[other] sa condition est vide
}
adventure-macro-foreign = une macro d’un autre format, { $format } : « { $macro } » ({ $count } fois). Elle est montrée telle quelle

## Le plan

adventure-kind = { $kind ->
    [start] début
    [fight] combat
    [test] test ou jet
    [wizard] magicien
    [victory] victoire
    [death] mort
    [other] autre fin
    [dead-end] cul-de-sac
    [unreachable] jamais atteint
   *[plain] paragraphe
}
adventure-graph-title = { $title } : { $sections ->
    [one] { $sections } paragraphe
   *[other] { $sections } paragraphes
}

## La table des clefs

adventure-keys-head = clef | exemple | ce que c’est
adventure-table-rules = Le bloc du passage StoryRules
adventure-table-section = Le bloc d’un paragraphe
adventure-table-way = Un chemin, [to."but"]
adventure-table-effects = Ce qui change sur la feuille : dans un paragraphe, sur un chemin, ou pour un héros qui commence (hero)
adventure-table-condition = Une condition (if, needs) : tout ce qu’elle dit doit être vrai
adventure-table-change = Des points, en long (points)
adventure-table-find = Un objet, en long (finds)
adventure-table-magic = De la magie, en long (magic)
adventure-table-poison = Un poison, en long (poison)
adventure-table-test = Un test, en long (test)
adventure-table-wizard = Un magicien (wizard)
adventure-table-end = Une fin, en long (end)

adventure-key-rules = le livre de règles ; sans lui, qui lit choisit le sien et tient sa feuille à la main
adventure-key-language = la langue du texte et des combats
adventure-key-author = qui l’a écrite
adventure-key-licence = sous quelle licence
adventure-key-hero = ce que le héros a en plus de ce que donne le livre de règles
adventure-key-once = tout n’arrive qu’à la première visite, sauf le lieu, le test, les dés et les chemins ; le combat compte ensuite comme gagné
adventure-key-clearing = le numéro du lieu sur la carte
adventure-key-place = le nom du lieu sur la carte
adventure-key-eats = tant de Repas que le paragraphe ordonne de prendre
adventure-key-may_eat = un Repas est proposé
adventure-key-test = un test de Chance (luck) ou d’Habileté (skill), avant tout chemin
adventure-key-dice = un jet dont les chemins disent les résultats (roll) ; NdM, et + ou − un nombre
adventure-key-fight = un combat, comme on le tape à l’écran
adventure-key-wizard = un magicien offre des Pierres à choisir
adventure-key-end = l’aventure finit ici : victory, death ou other
adventure-key-to = ce qui ouvre le lien du texte vers ce but ; sans rien, le lien est toujours ouvert
adventure-key-when = l’issue qu’il attend : victory, escape, rounds (les Assauts permis sont passés), wounds (l’ennemi a fait ses blessures), lucky, unlucky, passed, failed
adventure-key-roll = les résultats des dés : 4, "1-3", "7+", "3-", "2,4,6"
adventure-key-if = le chemin n’est montré que si cette condition est vraie
adventure-key-needs = le chemin est fermé, avec la raison, tant que cette condition n’est pas vraie
adventure-key-casts = une Pierre de Magie ouvre ce chemin, et y est utilisée
adventure-key-uses = un objet magique ou un sort ouvre ce chemin, et y perd une charge
adventure-key-way = par où il part sur la carte, à la boussole par une lettre (comme dans l’exemple), sinon par son nom
adventure-key-one_way = on n’en revient pas
adventure-key-points = ce qui est gagné ou perdu, par nom : skill, stamina, luck, health, honour, nemesis, time_track, gold, meals ; un nombre, des dés, "full" (jusqu’au départ), "-half", "-all". Or et Repas sur un chemin sont un prix
adventure-key-initial = de même pour les totaux de départ
adventure-key-finds = des objets trouvés
adventure-key-loses = des objets perdus ; sur un chemin, il faut les avoir
adventure-key-stones = des Pierres de Magie, trouvées ou perdues
adventure-key-magic = des objets magiques trouvés, des sorts appris
adventure-key-forgets = de la magie perdue
adventure-key-codewords = des mots notés, que des conditions demandent plus tard
adventure-key-erases = des mots rayés
adventure-key-poison = tant de points de poison, qu’un antidote rendrait
adventure-key-cured = le poison s’arrête
adventure-key-why = la raison, pour l’histoire racontée
adventure-key-item = avoir cet objet, ou tous ceux-ci ; l’équipement du livre se nomme sword, copper-ring…
adventure-key-codeword = avoir noté ce mot
adventure-key-stone = avoir cette Pierre
adventure-key-condition-magic = avoir cette magie, avec une charge
adventure-key-at_least = au moins tant
adventure-key-at_most = au plus tant
adventure-key-first = être ici pour la première fois (false : une autre fois)
adventure-key-all = toutes ces conditions
adventure-key-any = une de ces conditions
adventure-key-not = cette condition n’est pas vraie
adventure-key-by = combien, comme ci-dessus
adventure-key-beyond = le gain peut dépasser le total de départ
adventure-key-pay = c’est un prix : il faut l’avoir
adventure-key-name = son nom
adventure-key-count = combien
adventure-key-weapon = c’est une arme
adventure-key-bonus = ce que l’arme ajoute à la Force d’Attaque
adventure-key-note = ce qui en est noté sur la feuille
adventure-key-antidote = un antidote, qui guérit tant de points (0 : tous)
adventure-key-treasure = un objet de valeur
adventure-key-worth = sa valeur en Pièces d’Or
adventure-key-kind = object ou spell : objet magique ou sort
adventure-key-use = à quoi cela sert
adventure-key-charges = combien de fois
adventure-key-magic-once = disparaît une fois employé
adventure-key-poison-points = combien
adventure-key-wound = la blessure qui l’apporte
adventure-key-of = luck ou skill
adventure-key-modifier = ajouté au jet
adventure-key-optional = un choix, à côté des autres chemins
adventure-key-wizard-kind = good, evil ou neutral : bénéfique, maléfique, neutre
adventure-key-wizard-stones = combien de Pierres
adventure-key-among = lesquelles ; sinon, toutes celles que donne un tel magicien
adventure-key-end-kind = victory, death ou other
adventure-key-words = les mots de la fin

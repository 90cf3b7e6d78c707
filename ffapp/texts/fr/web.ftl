# Les pages que « ffapp serve » montre autour du jeu.

web-title = ffapp : des livres dont vous êtes le héros
web-welcome = Ici, on joue sans rien installer : le livre sur la table, la feuille d’aventure à l’écran.
web-keep = Ce lien ouvre une étagère qui n’est qu’à vous. Gardez l’adresse de la page qui s’ouvrira : elle seule retrouvera vos parties.
web-play = Jouer
web-ended = La page est close. Tout ce qui a été joué est enregistré.
web-again = Reprendre
web-busy = Il y a trop de pages ouvertes en ce moment. Réessayez un peu plus tard.
web-unknown = Il n’y a rien à cette adresse.

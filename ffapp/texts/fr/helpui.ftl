# The screen of the help; what it tells is in help.ftl.

helpui-title = Aide
helpui-topics = Sujets
helpui-search = Chercher un mot
helpui-nothing = Aucun sujet ne parle de cela.
helpui-keys = Touches de l’écran
helpui-keys-title = Touches
helpui-key = { $tip_given ->
    [yes] { $title } — { $tip }
   *[no] { $title }
}
helpui-key-leave = Fermer
helpui-tip-leave = Effacer la recherche, puis fermer l’aide
helpui-key-up = Précédent
helpui-key-down = Suivant
helpui-tip-step = Passer d’un sujet à l’autre
helpui-key-page-up = Remonter
helpui-key-page-down = Descendre
helpui-tip-scroll = Tourner la page du sujet

# Les Pierres de Magie en main.

stones-title = Pierres de Magie
stones-keys = Entrée jette · + reçoit · - perd · Échap ferme
stones-entry = { stone-name }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}× { $count }
}
stones-held = { category-name }, { $count ->
    [0] aucune en votre possession
    [one] { $count } en votre possession
   *[other] { $count } en votre possession
}
stones-weakness-whom = Qui doit-elle affaiblir ?
stones-offered = Le paragraphe vous propose-t-il d’en user ? Entrée le confirme.
stones-whom = Qui
stones-what = Sur quoi
stones-what-placeholder = facultatif
stones-pair-placeholder = 4/9, si vous la connaissez
stones-pair-unreadable = Deux nombres entiers : le présent et le départ, comme 4/9.
stones-keys-cast = Entrée jette la Pierre · Tab champ suivant · Échap renonce
stones-receive-title = Recevoir : Pierre { stone-of }
stones-keys-receive = Entrée note · Tab choisit le donateur · Échap renonce
stones-lose-title = Perdre : Pierre { stone-of }

# Les Pierres de Magie en main.

stones-title = Pierres de Magie
stones-keys = Entrée : s’en servir · + : recevoir · - : perdre · Échap : fermer
stones-entry = { stone-name }{ $count ->
    [0] {""}
   *[other] {" "}× { $count }
}
stones-held = { category-name }, { $count ->
    [0] aucune en votre possession
    [one] { $count } en votre possession
   *[other] { $count } en votre possession
}
stones-weakness-whom = Qui doit-elle affaiblir ?
stones-offered = Le paragraphe vous propose-t-il de vous en servir ? Entrée le confirme.
stones-whom = Qui
stones-what = Sur quoi
stones-what-placeholder = facultatif
stones-pair-placeholder = p. ex. 4/9, si vous la connaissez
stones-pair-unreadable = Deux nombres entiers : le présent et le départ, comme 4/9.
stones-keys-cast = Entrée : se servir de la Pierre · Échap : renoncer
stones-keys-cast-fields = Entrée : se servir de la Pierre · Tab : passer au champ suivant · Échap : renoncer
stones-receive-title = Recevoir des Pierres de Magie
stones-receive-from = De qui ?
stones-receive-none = Aucune Pierre n’est comptée : + en ajoute une.
stones-keys-receive = + - ou chiffre : compter · Tab : choisir le donateur · Entrée : noter · Échap : renoncer
stones-lose-title = Perdre : Pierre { stone-of }

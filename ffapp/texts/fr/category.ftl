# Kinds of magic and of wizards.

category-neutral = neutre
category-good = bénéfique
category-evil = maléfique
category-neutral-stones = Neutres
category-good-stones = Bénéfiques
category-evil-stones = Maléfiques

category-name = { $category ->
    [good] { category-good }
    [evil] { category-evil }
   *[neutral] { category-neutral }
}
category-stones = { $category ->
    [good] { category-good-stones }
    [evil] { category-evil-stones }
   *[neutral] { category-neutral-stones }
}

## Who gives stones

category-source-neutral = Source neutre, ou trouvaille
category-source-good = Bon sorcier
category-source-evil = Sorcier maléfique

category-source = { $source ->
    [good] { category-source-good }
    [evil] { category-source-evil }
   *[neutral] { category-source-neutral }
}
category-from = { $source ->
    [good] don d’un bon sorcier
    [evil] don d’un sorcier maléfique
   *[neutral] d’une source neutre
}

# Kinds of magic and of wizards.

category-neutral = neutral
category-good = good
category-evil = evil
category-neutral-stones = Neutral
category-good-stones = Good
category-evil-stones = Evil

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

category-source-neutral = Neutral source, or found
category-source-good = Good wizard
category-source-evil = Evil wizard

category-source = { $source ->
    [good] { category-source-good }
    [evil] { category-source-evil }
   *[neutral] { category-source-neutral }
}
category-from = { $source ->
    [good] the gift of a good wizard
    [evil] the gift of an evil wizard
   *[neutral] from a neutral source
}

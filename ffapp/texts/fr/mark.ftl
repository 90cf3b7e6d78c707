# What a clearing can be marked as.

mark-name = { $mark ->
    [danger] danger
    [treasure] trésor
    [friend] ami
    [goal] but
    [magic] magie
   *[none] aucune marque
}

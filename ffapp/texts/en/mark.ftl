# What a clearing can be marked as.

mark-name = { $mark ->
    [danger] danger
    [treasure] treasure
    [friend] friend
    [goal] goal
    [magic] magic
   *[none] no mark
}

# What is allowed but deserves a second thought; each ends with its question.

caution-meal-wasted = Your Stamina is at its highest ({ $current } of { $initial }): this meal would restore nothing and be wasted. Eat it all the same?
caution-stone-wasted = { $stone ->
    [skill] { stone-skill }
    [stamina] { stone-stamina }
   *[luck] { stone-luck }
}: { $current } of { $initial }. The Stone would restore nothing and crumble to dust. Use it all the same?
caution-would-kill = { $cause ->
    [health] Your Health would fall to 0
   *[stamina] { $sickness ->
        [0] Your Stamina would fall to 0
       *[other] Your Stamina, with the sickness penalty, would fall to 0
    }
}: you would die. Is that what happens?
caution-adventure-ends = { $won ->
    [yes] The adventure would end here, in victory
   *[no] The adventure would end here, in defeat
}. Is that what the section says?
caution-escape-may-kill = { $wound ->
    [one] Escape costs { $wound } point of Stamina
   *[other] Escape costs { $wound } points of Stamina
}, and you have { $stamina } left: it may kill you. Escape all the same?
caution-item-lost = This is part of your starting equipment: { item-name }. Take it off the sheet?
caution-curse-may-kill = A Curse costs one die of Stamina, with no help from Luck, and you have { $stamina } left: it may kill you before it strikes. Use it all the same?

## Map

caution-exit-leads-elsewhere = On the map, from clearing { $start }, { way-exit } already leads to clearing { $known }; it would lead to clearing { $to } as well. The map would keep both. Is that right?
caution-exit-leads-back = This passage would lead from clearing { $start } back to it: the map would draw a loop. Is that right?
caution-walk-against = The map has a one-way passage here, from clearing { $start } to clearing { $end }, and you are going against it: it would be noted as open both ways. Is that right?
caution-clearing-remembers = { $enemies ->
    [one] Clearing { $number } remembers one enemy, who would be forgotten with it
   *[other] Clearing { $number } remembers { $enemies } enemies, who would be forgotten with it
}. Erase it all the same?

## The map of a book without a compass: places and ways

caution-exit-leads-elsewhere-free = On the map, { way-from-place }, the way{ way-named } already leads { $known_place_given ->
    [yes] to “{ $known_place }”
   *[no] to place { $known }
}; it would lead { $to_place_given ->
    [yes] to “{ $to_place }”
   *[no] to place { $to }
} as well. The map would keep both. Is that right?
caution-exit-leads-back-free = { way-leaving-place }, this way would lead back to the same place: the map would draw a loop. Is that right?
caution-walk-against-free = The map has a one-way path here, { way-from-place } { way-to-place }, and you are going against it: it would be noted as open both ways. Is that right?
caution-place-name-taken = A place is already called “{ $label }” (place { $number }): its name would no longer tell you which of the two is meant. Is that right?
caution-clearing-remembers-free = { way-place } remembers { $enemies ->
    [one] one enemy, who would be forgotten with it
   *[other] { $enemies } enemies, who would be forgotten with it
}. Erase it all the same?

## Dungeons

caution-resize-cuts = This size would leave outside the map { $count ->
    [one] { $count } character or monster
   *[other] { $count } characters or monsters
} and { $things ->
    [one] { $things } item on the floor
   *[other] { $things } items on the floor
}. Resize it all the same?
caution-campaign-ends = The campaign would end here, in defeat. Is that what you want?
caution-harm-may-kill = { $name } has { $left } HP left: { $dice } damage can be fatal, and the campaign would be lost. Strike all the same?
caution-way-none = No way leads from here to “{ $section }”. Go there all the same?
caution-way-closed = The way to “{ $section }” is closed. Go there all the same?

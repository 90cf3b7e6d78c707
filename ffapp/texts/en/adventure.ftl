# What is found in the files of an adventure. ffapp/adventure/findings.py

## How it is told

adventure-finding = { $level ->
    [error] error
   *[warning] warning
} [{ $code }]: { $what }
adventure-nothing-found = Nothing wrong.
adventure-summary = { $errors ->
    [0] No errors
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warnings
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}, { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}.
adventure-and-more = and { $count } more “{ $code }”
adventure-meant = { $told } (perhaps: { $meant })

## Files and headers

adventure-file-unreadable = cannot be read: { cause-told }
adventure-file-large = too large: a whole adventure fits into { $high } MB
adventure-file-encoding = the text is not UTF-8; what cannot be read is replaced
adventure-files-none = no .twee or .tw file to read
adventure-text-before = text before the first header (::): nobody will read it
adventure-name-empty = a header without a name
adventure-name-twice = “{ $name }” is there already ({ $first_file }, line { $first_line }): the first one counts
adventure-name-bracket = a bracket or brace in the name “{ $name }” is written with a backslash
adventure-tags-open = the tags of “{ $name }” are not closed by a bracket
adventure-metadata-broken = the metadata of “{ $name }” are not JSON; they are left aside
adventure-header-rest = left over in the header of “{ $name }”: { $rest }
adventure-story-data-missing = there is no passage StoryData
adventure-story-data-broken = StoryData: { fault-told }
adventure-ifid-missing = StoryData has no “ifid”, which tells this story from all others
adventure-ifid-form = the “ifid” is not written as a UUID: { $ifid }
adventure-start-assumed = StoryData does not say where to begin: so it is “{ $name }”
adventure-start-missing = the first passage, “{ $name }”, is not there
adventure-rules-empty = StoryRules has no “ffapp” block
adventure-rules-missing = this section has a block, but the story does not say its rules: a passage StoryRules is missing
adventure-rulebook-unknown = there is no rulebook “{ $name }”. There are: { $known }
adventure-language-unknown = ffapp does not speak the language “{ $name }”

## Blocks

adventure-block-open = the block is not closed
adventure-block-second = a second block in this passage: it is not read
adventure-block-unread = a block in a passage that nobody comes to by reading: it is not read
adventure-block-brackets = two brackets in a block: the map of Twine would take them for a link
adventure-block-long = the block is too long, or one of its lines
adventure-block-deep = too many levels inside one another
adventure-block-syntax = this is not TOML: { $reason ->
    [twice] this key or table is there already
    [more] something follows the value
    [bracket] the bracket that closes the name of the table is missing
    [equals] the sign = after the key is missing
    [key] this is no name of a key
    [array] a list is not closed
    [table] a table in braces is not closed
    [string] a text is not closed, or has a letter that is not allowed
    [character] a character has no business there
    [statement] this line means nothing
    [value] this value is none
   *[other] it is badly written
}
adventure-key-unknown = the key “{ $key }” does not exist here
adventure-value-wrong = { fault-told }{ $example_given ->
    [yes] {" "}(for example: { $example })
   *[no] {""}
}

## What a block orders

adventure-order-foreign = the rules “{ $rules }” do not know “{ $key }”
adventure-points-unknown = the rules count no “{ $name }”. They count: { $known }
adventure-points-full = “{ $name }” has no initial value to be restored to (full)
adventure-price-void = nobody is ever asked for “{ $name }” as a price (pay): { $reason ->
    [gain] it is a gain
    [dice] only a number can be one, neither dice nor a share
   *[place] only a way has a price
}
adventure-fight-line = the fight: { $why }
adventure-refused = the rules refuse: { $why }
adventure-decisions-several = several decisions in one section: only one test, roll or fight
adventure-when-never = “{ $target }” waits for “{ $when }”, which nothing here decides
adventure-outcome-missing = no way for “{ $when }”
adventure-roll-without-dice = “{ $target }” waits for a result of dice, and the section rolls none (dice)
adventure-roll-gap = no way for these results of the dice: { $results }
adventure-roll-overlap = two ways for the result { $results }: “{ $other }” and “{ $target }”
adventure-roll-beyond = “{ $target }” waits for a result that the dice never give ({ $results })
adventure-way-unlinked = no link of the text leads to “{ $target }”
adventure-end-goes-on = the adventure ends here, and yet the text has links

## Sections and ways

adventure-link-unknown = the link leads to “{ $target }”, which is not there
adventure-link-special = the link leads to “{ $target }”, which is no section
adventure-link-outside = the link leads out of the story: { $address }
adventure-section-orphan = “{ $section }”: no link leads there from the beginning
adventure-section-unreachable = “{ $section }”: links lead there, but none can ever open
adventure-dead-end = “{ $section }”: no link leads on, and it is no end (end)
adventure-end-unsaid = “{ $section }”: no link leads on
adventure-way-impossible = the way to “{ $target }” can never open: { $kind ->
    [item] nothing before it gives “{ $name }”
    [codeword] nothing before it notes the word “{ $name }”
    [stone] nobody before it gives a stone “{ $name }”
    [magic] nothing before it gives the magic “{ $name }”
    [at_least] “{ $name }” never comes to { $number } there
    [at_most] “{ $name }” never falls to { $number } there
   *[other] its condition is empty
}
adventure-macro-foreign = a macro of another format, { $format }: “{ $macro }” ({ $count ->
    [one] once
   *[other] { $count } times
}). It is shown as it stands

## The plan

adventure-kind = { $kind ->
    [start] start
    [fight] fight
    [test] test or roll
    [wizard] wizard
    [victory] victory
    [death] death
    [other] other end
    [dead-end] dead end
    [unreachable] never reached
   *[plain] section
}
adventure-graph-title = { $title }: { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}

## The table of keys

adventure-keys-head = key | example | what it is
adventure-table-rules = The block of the passage StoryRules
adventure-table-section = The block of a section
adventure-table-way = A way, [to."target"]
adventure-table-effects = What changes on the sheet: in a section, on a way, or for a hero who starts (hero)
adventure-table-condition = A condition (if, needs): all that it says must hold
adventure-table-change = Points, in full (points)
adventure-table-find = An item, in full (finds)
adventure-table-magic = Magic, in full (magic)
adventure-table-poison = Poison, in full (poison)
adventure-table-test = A test, in full (test)
adventure-table-wizard = A wizard (wizard)
adventure-table-end = An end, in full (end)

adventure-key-rules = the rulebook; without it, the reader chooses one and keeps the sheet by hand
adventure-key-language = the language of the text and of the fights
adventure-key-author = who wrote it
adventure-key-licence = under which licence
adventure-key-hero = what the hero has beside what the rulebook gives
adventure-key-once = all happens on the first visit only, but for the place, the test, the dice and the ways; later the fight counts as won
adventure-key-clearing = the number of the place on the map
adventure-key-place = the name of the place on the map
adventure-key-eats = so many meals that the section orders to be taken
adventure-key-may_eat = a meal is offered
adventure-key-test = a test of Luck (luck) or of Skill (skill), before any way
adventure-key-dice = a roll whose results the ways name (roll); NdM, and + or − a number
adventure-key-fight = a fight, as it is typed on the screen
adventure-key-wizard = a wizard offers stones to choose
adventure-key-end = the adventure ends here: victory, death or other
adventure-key-to = what opens the link of the text to this target; without it, the link is always open
adventure-key-when = the outcome that it waits for: victory, escape, rounds (the rounds allowed are over), wounds (the enemy has dealt its wounds), lucky, unlucky, passed, failed
adventure-key-roll = the results of the dice: 4, "1-3", "7+", "3-", "2,4,6"
adventure-key-if = the way is shown only while this condition holds
adventure-key-needs = the way is closed, with the reason, while this condition does not hold
adventure-key-casts = a Magic Stone opens this way, and is used up
adventure-key-uses = a magic object or a spell opens this way, and loses a charge
adventure-key-way = where it runs on the map, by a letter of the compass (as in the example), else by its name
adventure-key-one_way = there is no way back
adventure-key-points = what is gained or lost, by name: skill, stamina, luck, health, honour, nemesis, time_track, gold, meals; a number, dice, "full" (up to the initial value), "-half", "-all". Gold and meals on a way are a price
adventure-key-initial = the same for initial values
adventure-key-finds = items found
adventure-key-loses = items lost; on a way, they must be there
adventure-key-stones = Magic Stones, found or lost
adventure-key-magic = magic objects found, spells learnt
adventure-key-forgets = magic lost
adventure-key-codewords = words noted, for which conditions ask later
adventure-key-erases = words struck out
adventure-key-poison = so many points of poison, which an antidote would give back
adventure-key-cured = the poison ends
adventure-key-why = the reason, for the journal
adventure-key-item = has this item, or all of these; the equipment of the rulebook is called sword, copper-ring…
adventure-key-codeword = has noted this word
adventure-key-stone = has this stone
adventure-key-condition-magic = has this magic, with a charge left
adventure-key-at_least = at least so much
adventure-key-at_most = at most so much
adventure-key-first = is here for the first time (false: another time)
adventure-key-all = all of these conditions
adventure-key-any = one of these conditions
adventure-key-not = this condition does not hold
adventure-key-by = how much, as above
adventure-key-beyond = the gain may go over the initial value
adventure-key-pay = it is a price: it must be there
adventure-key-name = its name
adventure-key-count = how many
adventure-key-weapon = it is a weapon
adventure-key-bonus = what the weapon adds to Attack Strength
adventure-key-note = what is noted of it on the sheet
adventure-key-antidote = an antidote, which cures so many points (0: all)
adventure-key-treasure = an object of value
adventure-key-worth = its worth in pieces of gold
adventure-key-kind = object or spell
adventure-key-use = what it is for
adventure-key-charges = how many times
adventure-key-magic-once = is gone when it has been used
adventure-key-poison-points = how much
adventure-key-wound = the wound that brings it
adventure-key-of = luck or skill
adventure-key-modifier = added to the roll
adventure-key-optional = a choice, beside the other ways
adventure-key-wizard-kind = good, evil or neutral
adventure-key-wizard-stones = how many stones
adventure-key-among = which; else all that such a wizard gives
adventure-key-end-kind = victory, death or other
adventure-key-words = the words of the end

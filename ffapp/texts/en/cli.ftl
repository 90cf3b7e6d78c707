### The command line.

## What was not understood

cli-verb-unknown = Unknown command: “{ $word }”. Possible commands: { $verbs }.
cli-verb-missing = The command is empty. Possible commands: { $verbs }.
cli-meant = Did you mean: { $names }?
cli-option-unknown = There is no option { $word } here.
cli-option-flag = The option { $word } takes no value.
cli-option-value = The option { $word } needs a value.
cli-option-choice = The option { $word } cannot be “{ $value }”. Possible values: { $choices }.
cli-option-format = The option { $word } does not go with --format { $value }.
cli-option-count = The option { $word } takes a whole number, not “{ $value }”.
cli-option-twice = The option { $word } is given twice: it can have only one value.
cli-option-number = The option { $word } takes a number from { $low } to { $high }, not “{ $value }”.
cli-option-port = The option { $word } takes a number from 0 to { $high }, not “{ $value }”.
cli-word-missing = { $word ->
    [ruleset] The book
    [save] The save
    [fight] The fight, or the save where it is open,
    [file] The file
    [story] the file of the adventure, or its folder
    [shell] The shell
   *[other] The book or save
} is missing.
cli-word-choice = “{ $value }” means nothing here. Possible values: { $choices }.
cli-word-extra = “{ $word }” is one word too many.

## What is missing or cannot be read

cli-ruleset-unknown = There is no book “{ $name }”. Possible books: { $known }.
cli-game-unknown = No game and no book answers to “{ $name }”. Possible books: { $known }.
cli-folder-unusable = No file can be made in the folder { $path }: { cause-told }
cli-file-unreadable = { $path } cannot be read: { cause-told }
cli-store-changed = Another program changed, moved or replaced { $path }: the command stops here. All that was confirmed is still there.
cli-store-full = There is no room left to write { $path } ({ $cause }): the command stops here. All that was confirmed is saved.
cli-store-sync-failed = The disk did not confirm what was written to { $path } ({ cause-told }): the command stops here. All that was confirmed is saved.
cli-store-unwritable = { $path } cannot be written: { cause-told }
cli-store-writer-lost = A failed write to { $path } could not be undone ({ cause-told }): the command stops here. All that was confirmed is saved.
cli-output-lost = The output cannot be written: { cause-told }
cli-seed-in-save = A save already has its seed: --seed is for a new game only.
cli-line-unread = Line { $line }: cannot be read ({ cause-told }).
cli-line-long = Line { $line }: more than { $limit } bytes, unreadable.
cli-line-half = Line { $line }: half a character (“\ud800” without its other half), which no file can hold.
cli-line-twice = Line { $line }: “{ $name }” occurs twice in the same object.
cli-line-bad = Line { $line }: { fault-told }.
cli-no-terminal = The screen of the game needs a terminal. Without one: ffapp play-text, run, show, saves, verify, export, schema (see ffapp --help).
cli-terminal-unable = { $term_given ->
    [yes] This terminal calls itself “{ $term }”
   *[no] This terminal does not say what it is (TERM is empty)
}: the screen of the game cannot be drawn in it. It will open in another terminal; here: ffapp play-text, run, show, saves, verify, export, schema (see ffapp --help).
cli-windows = ffapp has never been tried on Windows. If the screen stays empty or a save does not open, this is probably why. Linux and macOS are tested.
cli-no-game = There is no game to resume. “ffapp new { $ruleset }” begins one.

## Where things are

cli-where-saves = Saves
cli-where-dungeons = Kept dungeons
cli-where-adventures = Your adventures
cli-where-settings = Settings
cli-where-visitors = Visitors
cli-where-log = Crash log

## The odds of a fight

cli-odds-missing = To reckon the odds of a fight as written, { $options } must be given.
cli-odds-scores = If it is a fight and not a save, the scores are needed, too: { $options }.
cli-odds-line = The fight cannot be read: { $why }
cli-odds-no-health = There is no Health in the book { $book }.
cli-odds-dead = With such Health and Stamina, death is there already.
cli-odds-no-fight = No fight is open in this game.
cli-odds-over = The adventure of this game is over.
cli-odds-no-gamebook = Odds are reckoned in gamebooks only: { $known }.
cli-odds-no-escape = --mark compares with an escape, and this fight does not allow one now.

## Adventures from files

cli-export-text-stays = The text of the adventure does not travel by standard output. To take it along, export to a folder (ffapp export SAVE FOLDER): the text will be beside the game there.
cli-simulate-cluster-missing = A scheduler needs Dask, which is not installed: pip install "ffapp[cluster]". On this machine --jobs does without it.
cli-simulate-gone = Whoever plays dies again and again: of what, the system or the cluster may know. With fewer --jobs more memory is left for each.
cli-simulate-kept = { $count ->
    [one] { $count } lost game
   *[other] { $count } lost games
} kept in { $folder }, one for each section where any was lost.
cli-simulate-cluster = No Dask scheduler answers at { $address }.
cli-adventure-unknown = No adventure answers to “{ $name }”.{ $known_given ->
    [yes] {" "}Known adventures: { $known }.
   *[no] {""}
}
cli-play-errors = { $count ->
    [one] { $file } has { $count } error
   *[other] { $file } has { $count } errors
}: the adventure cannot be played like that. “ffapp check” tells them all.
cli-play-warnings = { $count ->
    [one] { $file }: { $count } remark
   *[other] { $file }: { $count } remarks
}, told by “ffapp check”.
cli-play-rules = This adventure is by the rules of { $book }.
# The words that are a yes, in small letters.
cli-yes = y yes
cli-play-changed = The text has changed since the game of { $hero }{ $section_given ->
    [yes] {" "}(§ { $section })
   *[no] {""}
}. Go on with the new one? [Y/n]
cli-play-stays = The text has changed since the game of { $hero }{ $section_given ->
    [yes] {" "}(§ { $section })
   *[no] {""}
}, which stays with the old one: { $why }
cli-play-example-file = example.twee
cli-graph-missing = A picture needs igraph, which is not installed: pip install "ffapp[graph]". The formats mermaid and dot do without it.
cli-graph-large = { $count } sections are too many for a picture, which shows { $high } at most. The formats mermaid and dot have no limit.
cli-graph-errors = { $count ->
    [one] This adventure has { $count } error
   *[other] This adventure has { $count } errors
}, which “ffapp check” tells.

## In a browser

cli-serve-missing = “ffapp serve” needs textual-serve, which is not installed: pip install "ffapp[web]"
cli-serve-refused = Cannot listen on { $host }, port { $port }: { cause-told }. For another port: --port, with 0 for any that is free.
cli-serve-here = ffapp listens on this machine only ({ $host }).
cli-serve-public = Beware: ffapp listens on { $host }. Whoever reaches this machine by the network can play on it, and nothing is encrypted on the way.
cli-serve-own = Your own games: { $address } (this link opens your shelf, give it to nobody; it is another one at each start).
cli-serve-others = For others: { $address } gives each a link and a shelf of their own, kept in { $folder }.
cli-serve-end = Ctrl+C ends everything, each game closed in order.

## What happens during “run”

cli-undone = { $count ->
    [one] Undone: the last command.
   *[other] Undone: the last { $count } commands.
}
cli-redone = { $count ->
    [one] Redone: one command.
   *[other] Redone: { $count } commands.
}
cli-refused = Refused: { $why }
cli-asked = To be confirmed: { $why }

## The saves

cli-saves-empty = There is no save in { $path }.
cli-entry-state = { $state ->
    [ok] sound
    [unclosed] not closed
    [damaged] damaged
    [newer] made by a newer ffapp
   *[unreadable] unreadable
}

cli-entry-standing = { $kind ->
    [furthest] the furthest of { $count } files of this game
    [same] the same game as { $file }, and as much of it
    [behind] the same game as { $file }, which goes further
   *[apart] the same game as { $file }, the furthest; { $own ->
        [one] { $own } action is only here
       *[other] { $own } actions are only here
    }
}

cli-verify-ok = { $path }: sound, { $commands ->
    [one] { $commands } command
   *[other] { $commands } commands
}, { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
}, { $closed ->
    [yes] closed
   *[no] not closed
}.
cli-verify-torn = { $path }: the last line is unfinished ({ $count ->
    [one] { $count } byte
   *[other] { $count } bytes
}); it will be put aside when the save is next opened.
cli-verify-differing = { $path }: { $count ->
    [one] the state noted at line { $lines } is not what its events give.
   *[other] the states noted at lines { $lines } are not what their events give.
}
cli-verify-dice = { $path }: { $count ->
    [one] one roll does not come from the seed, at line { $lines }.
   *[other] { $count } rolls do not come from the seed, at lines { $lines }.
}
cli-verify-retold = { $path }: { $count ->
    [one] the events at line { $lines } tell other dice than those that were rolled.
   *[other] the events at lines { $lines } tell other dice than those that were rolled.
}
cli-verify-iron = { $path }: an Iron game, but { $count ->
    [one] line { $lines } undoes
   *[other] lines { $lines } undo
} what the dice had said.
cli-verify-typed = { $path }: { $count ->
    [one] { $count } roll was typed by hand.
   *[other] { $count } rolls were typed by hand.
}
cli-verify-redecided = { $path }: { $count ->
    [one] the command decided again would give the same today.
   *[other] the { $count } commands decided again would give the same today.
}
cli-verify-differs = { $path }, line { $line }: “{ $command }” would give something else today ({ $kind ->
    [events] other events
    [refused] refused: { $why }
    [unknown] unknown command
   *[failed] the rule fails
}).

## The sheet

cli-title = { $hero_given ->
    [yes] { $hero } · {""}
   *[no] {""}
}{ $book }
cli-subtitle = { $section_given ->
    [yes] § { $section }{ $left ->
        [yes] {" "}→ ?
       *[no] {""}
    }
   *[no] before the first section
}{ $clearing_given ->
    [yes] {" "}· clearing { $clearing }
   *[no] {""}
}
cli-sheet = Adventure sheet
cli-score = { $current }/{ $initial }{ $effective_given ->
    [yes] {" "}(counts as { $effective })
   *[no] {""}
}
cli-penalty-cost = −{ $penalty } from Skill and Stamina
cli-dice = Dice
cli-rules = Rules
cli-meals = { $meals }{ $limit_given ->
    [yes] /{ $limit }
   *[no] {""}
}{ $rested ->
    [yes] , the meal of this stop is eaten
   *[no] {""}
}
cli-poison = Poison
cli-poison-left = { $curable ->
    [one] an antidote can cure { $curable } point
   *[other] an antidote can cure { $curable } points
}
cli-treasure = Treasure
cli-worth = { $worth ->
    [one] { $worth } Gold Piece
   *[other] { $worth } Gold Pieces
}
cli-counters = Counters
cli-counter = { $signed ->
    [yes] { SIGNED($value) }
   *[no] { $value }
}
cli-items = Equipment
cli-item = { item-name }{ item-times }{ item-bonus }
cli-magic = Magic
cli-magic-nature = { $kind ->
    [spell] spell
   *[object] magic object
}{ $once ->
    [yes] , works only once
   *[no] {""}
}{ $limited ->
    [yes] { $charges ->
        [0] , no charge left
        [one] , { $charges } charge
       *[other] , { $charges } charges
    }
   *[no] {""}
}
cli-stones = Magic Stones
cli-stone = { stone-name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
cli-fight = Fight
cli-fight-last = Last fight
cli-fight-facts = { order-name }, { $round ->
    [0] before the first Attack Round
   *[other] after Attack Round { $round }
}{ $escape ->
    [yes] , Escape possible
   *[no] {""}
}
cli-fight-order = Order
cli-fight-bonus = Attack Strength
cli-fight-attack = 2 dice + { $skill }{ PLUS($bonus) }{ $effects ->
    [0] {""}
   *[other] , effects included
}
cli-effect = { $attack ->
    [0] {""}
   *[other] Attack Strength { SIGNED($attack) }{ $skill ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $skill ->
    [0] {""}
   *[other] Skill { SIGNED($skill) }
}
cli-fight-terms = Terms
cli-term-luck = Luck spared
cli-term-weapon = the bonus of the weapon in hand does not count
cli-term-strike = your blows cost { $strike }
cli-term-escape = Escape costs { $wound }
cli-term-rounds = the section takes over after Attack Round { $count }
cli-term-over = the section takes over now
cli-blow = Waiting blow
cli-blow-facts = { $dealt ->
    [yes] { $name }: hit
   *[no] { $name_given ->
        [yes] { $name } hits you
       *[no] received while escaping
    }
}, { $amount ->
    [one] { $amount } point of Stamina
   *[other] { $amount } points of Stamina
}{ $poison ->
    [0] {""}
   *[other] , and { $poison } of poison
}{ $luck ->
    [yes] ; Luck can still be tested
   *[no] {""}
}{ $antidote ->
    [yes] ; an antidote can still help
   *[no] {""}
}
cli-enemy = Skill { $skill }, { $stamina ->
    [0] dead
   *[other] Stamina { $stamina }/{ $initial }
}{ $wound ->
    [2] {""}
   *[other] , its blows cost { $wound }
}{ $weakened ->
    [yes] , weakened
   *[no] {""}
}{ $poison ->
    [0] {""}
   *[other] , poison { $poison }
}{ $until_wounds ->
    [0] {""}
   *[other] , wounds dealt you: { $wounds } of { $until_wounds }
}
cli-enemy-named = { $name }: { $told }
cli-remembered = Enemies left behind
cli-place = { $section_given ->
    [yes] § { $section }{ $clearing_given ->
        [yes] {" "}· clearing { $clearing }
       *[no] {""}
    }
   *[no] { $clearing_given ->
        [yes] Clearing { $clearing }
       *[no] Before the first section
    }
}
cli-subtitle-free = { $section_given ->
    [yes] § { $section }{ $left ->
        [yes] {" "}→ ?
       *[no] {""}
    }
   *[no] before the first section
}{ $clearing_given ->
    [yes] {" "}· { $place_given ->
        [yes] { $place }
       *[no] place { $clearing }
    }
   *[no] {""}
}
cli-place-free = { $section_given ->
    [yes] § { $section }{ $clearing_given ->
        [yes] {" "}· { $place_given ->
            [yes] { $place }
           *[no] place { $clearing }
        }
       *[no] {""}
    }
   *[no] { $clearing_given ->
        [yes] { $place_given ->
            [yes] { $place }
           *[no] Place { $clearing }
        }
       *[no] Before the first section
    }
}
cli-map = Map
cli-clearing-free = { $label_given ->
    [yes] { $label }
   *[no] Place { $number }
}{ $here ->
    [yes] {" "}← here
   *[no] {""}
}
cli-exit-free = { $way ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[other] { $label_given ->
        [yes] { $label }
       *[no] way
    }
} → { $to_given ->
    [yes] { $place_given ->
        [yes] { $place }
       *[no] place { $to }
    }
   *[no] ?
}{ $barred ->
    [yes] {" "}(against the one-way)
   *[no] {""}
}{ $one_way ->
    [yes] {" "}(one way)
   *[no] {""}
}
cli-clearing = ({ $number }){ $label_given ->
    [yes] {" "}{ $label }
   *[no] {""}
}{ $here ->
    [yes] {" "}← here
   *[no] {""}
}
cli-exit = { $way ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[other] { $label }
} → { $to_given ->
    [yes] ({ $to })
   *[no] ?
}{ $barred ->
    [yes] {" "}(against the one-way)
   *[no] {""}
}{ $one_way ->
    [yes] {" "}(one way)
   *[no] {""}
}
cli-mark = { $mark ->
    [danger] danger
    [treasure] treasure
    [friend] friend
    [goal] goal
    [magic] magic
   *[other] { $mark }
}
cli-ending = End
cli-notes = Notes
cli-colon = :
cli-journal = { $before ->
    [0] Journal
    [one] Journal, without its first line (--journal shows all)
   *[other] Journal, without its first { $before } lines (--journal shows all)
}

## The table of DOOnjons&Dragons

cli-dungeon = Dungeon
cli-monsters = Monsters
cli-floor = On the floor
cli-character = { figure-kin }{ $cell_given ->
    [yes] , at { $cell }
   *[no] {""}
}
cli-trait = { figure-trait } { $value }{ $effective_given ->
    [yes] {" "}(counts as { $effective })
   *[no] {""}
}
cli-gear = { $place_given ->
    [yes] { $place }: { $piece }
   *[no] { $piece }
}
cli-monster = { $left }/{ $hit_points ->
    [one] { $hit_points } hit point
   *[other] { $hit_points } hit points
}, armour class { $armour_class }, damage { $damage } { $reach ->
    [1] hand to hand
   *[other] at range { $reach }
}, { figure-trait } { $value }, speed { $speed }, initiative { $initiative }{ $cell_given ->
    [yes] , at { $cell }
   *[no] {""}
}
cli-order = { $left }/{ $hit_points }{ $cell_given ->
    [yes] , at { $cell }
   *[no] {""}
}, initiative { $die }{ PLUS($initiative) } = { $total }

## Help

cli-usage-any = Help: ffapp --help
cli-usage-new = Usage: ffapp new BOOK
cli-usage-resume = Usage: ffapp resume [SAVE]
cli-usage-play = Usage: ffapp play FILE|FOLDER|NAME [OPTION…] | ffapp play --example [FILE]
cli-usage-play-text = Usage: ffapp play-text SAVE|BOOK
cli-usage-saves = Usage: ffapp saves [--archived] [--json]
cli-usage-show = Usage: ffapp show SAVE [--format text|markdown|json|html] [--journal[=NUMBER]] [-o FILE]
cli-usage-verify = Usage: ffapp verify SAVE… [--redecide]
cli-usage-export = Usage: ffapp export SAVE [FILE.jsonl]
cli-usage-schema = Usage: ffapp schema BOOK
cli-usage-run = Usage: ffapp run BOOK|SAVE FILE.jsonl|- [--seed SEED] [--json] [--write NEW]
cli-usage-odds = Usage: ffapp odds SAVE | ffapp odds FIGHT --skill N --stamina N --luck N [OPTION…]
cli-usage-check = Usage: ffapp check FILE… [--json] | ffapp check --keys
cli-usage-simulate = Usage: ffapp simulate FILE… [-n PLAYS] [--keep FOLDER] [OPTION…]
cli-usage-graph = Usage: ffapp graph FILE… [--format mermaid|dot|svg] [-o FILE]
cli-usage-stats = Usage: ffapp stats [BOOK] [--json]
cli-usage-serve = Usage: ffapp serve [--host ADDRESS] [--port NUMBER]
cli-usage-where = Usage: ffapp where [saves|dungeons|adventures|settings|log|visitors] [--json]
cli-usage-completions = Usage: ffapp completions bash|zsh|fish
cli-usage-help = Usage: ffapp help [COMMAND]

cli-help-all =
    ffapp: gamebooks, played in a terminal.

    ffapp                              the title screen
    ffapp new BOOK                     a new game
    ffapp resume [SAVE]                goes on with a game, the last one if none is named
    ffapp play FILE|FOLDER|NAME        plays an adventure in files, ffapp’s or anybody’s
    ffapp play-text SAVE|BOOK          plays line by line, without a screen
    ffapp saves                        the list of the saves
    ffapp show SAVE                    the sheet, the map, the notes, the journal
    ffapp verify SAVE…                 checks saves, and that their dice are honest
    ffapp export SAVE [FILE]           the game as a file of commands for “run”
    ffapp run BOOK|SAVE FILE|-         plays a file of commands, without a screen
    ffapp odds SAVE|FIGHT                    the odds of a fight, reckoned exactly
    ffapp check FILE…                        all that is wrong with an adventure in files
    ffapp graph FILE…                        the plan of an adventure
    ffapp simulate FILE…                     an adventure played a thousand times
    ffapp stats [BOOK]                       what was lived in all games, and the dice
    ffapp schema BOOK                  the JSON Schema of commands and events
    ffapp serve                        plays in a browser
    ffapp where                        where saves, dungeons, adventures, settings and the crash log are kept
    ffapp completions bash|zsh|fish    what a shell needs to complete these words
    ffapp help [COMMAND]               this help, or that of a command
    ffapp --version, -V                the version

    Books: { $rulesets }.

    Everywhere: --lang fr|en, --ascii, --help. A save is named by its file, the beginning of its
    id, the name of the character or its beginning.
    Exit codes: 0 all is well; 1 something was refused or is wrong; 2 unreadable or not understood.
cli-help-new =
    Begins a new game on the screen.

    Books: { $rulesets }.
cli-help-resume = Goes on with the named game on the screen, or with the last one played.
cli-help-play =
    Plays an adventure that is written in a file, in a folder, or by its name: those of ffapp and those that
    you have put into the folder of “ffapp where adventures”. The last game of this text goes on, or a new
    one begins. The text is kept beside the saves: the file may change or vanish.

    Where the author has changed the file, the game can go on with the new text, and “u” takes it back.

    --new        a new game, even where one is under way
    --undo       what can be undone in the new game: fate (the default), free, iron
    --seed       the seed of its dice
    --book       the rulebook, for an adventure that names none
    --text       line by line, without a screen
    --example    writes a small, complete adventure, to begin yours with

    The errors of the adventure are told, and it is not played: “ffapp check” tells them all.
cli-help-play-text =
    Plays line by line and draws nothing: for screen readers, slow lines and simple terminals, and from a
    pipe. The keys are those of the screen, followed by Enter; what can be chosen has a number. Behind a
    key there may be its answer: “g 34”, “w n 8”, “c Orc 6 5”.

    ?            all that can be done now
    { "." }            cancel, leave
    ""           an empty text where Enter leaves what is written
    q            quit; so do the end of the input, Ctrl+C and Ctrl+D. Everything is always saved

    Books: { $rulesets }.
cli-help-saves =
    Lists the saves, the newest first: when, who, which book, where, which file.

    --archived   shows those in the archive, too
    --json       one save a line, as JSON; "path" is to be read, "uri" (file://…) names it again, whatever
                 bytes its name is made of
cli-help-show =
    Shows a game without touching it.

    --format     text (the default), markdown, json, or html: the whole game as one page to keep, with sheet,
                 map, curves, notes and a journal by sections
    --journal    the whole journal instead of its last lines; --journal=NUMBER for so many
    --output, -o the html page in a new file, or in a folder; without it, on standard output
cli-help-verify =
    Checks saves without touching them: lines, chain, states, dice.

    --redecide   decides every command again with its dice and tells what would differ today
                 (the only proof of what its events say, dice apart)
cli-help-export =
    Writes the game, from its beginning to now, as a file of commands that “run” plays, dice included.
    Branches that were left are not in it. The texts of an adventure go beside the file. Without FILE: on
    standard output.
cli-help-schema = Writes the JSON Schema of the lines of “run”, of the commands and the events of a book.
cli-help-run =
    Plays commands, one a line in JSON, from a file or from standard input (-):

    {"{"}"cmd":{"{"}"t":"TestLuck"{"}"},"dice":[3,4]{"}"}   a command; without “dice” the game rolls its own
    {"{"}"cmd":{"{"}"t":"EatMeal"{"}"},"confirm":true{"}"}  yes to every caution
    {"{"}"undo":1{"}"}  {"{"}"redo":1{"}"}                   undoes, redoes

    “dice” gives the faces in the order of the rules. A save is never changed.

    --seed       the seed of the dice of a new game; without it one is drawn, and told at the end
    --json       answers each line with a line of JSON; the last one gives the state
    --write      keeps the game in a new save
cli-help-odds =
    Reckons the odds of a fight, every way it can go: victory, death, what is left of Stamina and Luck,
    without Luck and with Luck used best; whether to test it on the blow that waits, whom to strike at,
    what an escape would cost.

    SAVE         the fight that is open there, where it stands, even amid a round
    FIGHT        the line that opens a fight on the screen: "Orc 7 6; Orc 6 5; together"

    With a FIGHT, the hero:
    --skill, --stamina, --luck   the scores as they are now
    --health     Health, such as 4/9; without it, no sickness
    --book       the book, the first one if none is named

    --mark       the mark, in per cent of staying alive, below which you would rather escape
    --json       one JSON object

    Antidotes carried are not reckoned with. Where there are too many states, fights are played, and the
    error is told.
cli-help-check =
    Reads an adventure written in Twee 3 and tells all that is wrong with it: file, line, code, reason.
    Several files, or the .twee and .tw files of a folder, are one story.

    Exit codes: 0 no errors; 1 at least one; 2 nothing to read. A warning is no error.

    --json       one JSON object
    --keys       the table of what an “ffapp” block can say, with an example of each key
cli-help-simulate =
    Plays an adventure many times, by the rules and dice of the game, and tells what comes of it:
    the endings, the deaths, sections never read, the length, the scores of the winners.

    -n           how many plays by each reader (1000 unless told otherwise)
    --seed       the seed: the same one gives the same totals, however they are shared out
    --reader     one reader only: random, careful, curious
    --book       the book whose rules are taken, where the adventure names none
    --jobs       in so many processes of this machine
    --scheduler  on the machines of a Dask scheduler, with the extra “cluster”:
                 pip install "ffapp[cluster]"
    --keep       a folder for one lost game of each section where any was lost, to be opened as any other
    --json       for another program
cli-help-graph =
    Draws the plan of an adventure: its sections by kind, the links with what they wait for. What nobody
    can reach is dashed.

    --format     mermaid (the default) or dot, text; svg, a picture, with the extra “graph”:
                 pip install "ffapp[graph]"
    --output, -o into a new file; without this option, on standard output
cli-help-stats =
    Counts what was lived in all games of a book, archived ones too: sections, endings, deaths by
    section and by cause, fights by enemy, length of games, and the dice, those typed by hand apart
    from the game’s, with what chance would have given. Without BOOK: all in which something was
    played.

    What was undone has not happened. A copy counts from where it was copied. What can be read of a
    damaged save counts, the rest is said (code 1). To be quick the next time an index is kept beside
    the saves; it can be deleted and nothing is lost.

    Books: { $rulesets }.

    --json       a JSON object for each book
cli-help-serve =
    Serves the game to browsers, until Ctrl+C. Each page is a program of its own; to close it closes its
    game. It needs the extra “web”: pip install "ffapp[web]"

    A link that cannot be guessed opens your own games; the bare address gives each visitor a link and a
    shelf of their own. Without --host only this machine gets there. There is no quota: whoever reaches
    the bare address can fill the disk.

    --host       the address to listen on (127.0.0.1); 0.0.0.0 for the whole network, without encryption
    --port       the port (8000); 0 takes one that is free
cli-help-where =
    Tells where ffapp keeps things: saves, kept dungeons, adventures, settings, crash log.
    Nothing is created.

    With a name, its path alone: cd "$(ffapp where saves)"

    --json       a JSON object, one path a name
cli-help-completions =
    Writes what a shell needs to complete commands, options, books and saves:

    bash         source <(ffapp completions bash)      in ~/.bashrc
    zsh          source <(ffapp completions zsh)       in ~/.zshrc, after compinit
    fish         ffapp completions fish | source       in ~/.config/fish/config.fish
cli-help-help = Shows the help of a command, or of all.

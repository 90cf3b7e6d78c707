# The settings and their file.

settings-title = Settings
settings-language = Language
settings-language-fr = Français
settings-language-fr-about = Everything is said in French.
settings-language-en = English
settings-language-en-about = Everything is said in English.
settings-theme = Theme
settings-theme-dark = dark
settings-theme-dark-about = Light ink on a dark ground.
settings-theme-light = light
settings-theme-light-about = Dark ink on parchment.
settings-ascii = Drawings
settings-ascii-no = Unicode
settings-ascii-no-about = Frames, dice and map in fine lines.
settings-ascii-yes = ASCII
settings-ascii-yes-about = The simplest signs.
settings-dice = Dice
settings-dice-tumble = animated
settings-dice-tumble-about = For a moment; any key stops them.
settings-dice-instant = instant
settings-dice-instant-about = The result at once, nothing moves.
settings-cursor = Cursor
settings-cursor-no = hidden
settings-cursor-no-about = Screen readers follow it.
settings-cursor-yes = visible
settings-cursor-yes-about = For a magnifier: it stands where you are.
settings-one_meal_a_stop = Meals
settings-one_meal_a_stop-yes = one per section
settings-one_meal_a_stop-yes-about = In the books that have this rule.
settings-one_meal_a_stop-no = at will
settings-one_meal_a_stop-no-about = As many as you like, whatever the book.
settings-comments = Comments
settings-comments-yes = offered
settings-comments-yes-about = DOOnjons&Dragons: after each action.
settings-comments-no = on demand
settings-comments-no-about = DOOnjons&Dragons: by its key only.
settings-memory = Memory
settings-memory-all = all
settings-memory-all-about = What other games lived here.
settings-memory-notes = my notes
settings-memory-notes-about = Only my notes of other games.
settings-memory-none = nothing
settings-memory-none-about = Nothing of other games while playing.
settings-advice = Advice
settings-advice-never = never
settings-advice-never-about = Nothing tells the odds of a fight.
settings-advice-asked = on demand
settings-advice-asked-about = In a fight, by its key.
settings-advice-always = always
settings-advice-always-about = Exact odds beside each fight.
settings-mark = Escape
settings-mark-number = { $number ->
    [0] never
   *[other] { $number }%
}
settings-mark-about = { $number ->
    [0] Never advised.
   *[other] Advised below this chance to live.
}

settings-keys = Keys
settings-place-app = Everywhere
settings-place-title = Title
settings-place-creation = Creation
settings-place-book = Book
settings-place-fight = Fight
settings-place-party = Party
settings-place-setup = Setup
settings-place-editor = Editor
settings-place-map = Map
settings-place-dungeon = Dungeon
settings-place-outcome = Outcome
settings-place-history = History
settings-place-stats = Statistics
settings-place-ending = Ending
settings-press = Press the new key, or Esc to keep the old one.
settings-sure = { $key }{ $before_given ->
    [yes] {" "}instead of { $before }
   *[no] {""}
}? Enter confirms, Esc keeps the old one; another key takes its place.
settings-stays = Always there as well: { $key }. The help is never lost.
settings-reserved = { $key } is already used in lists, fields or questions. Another one?
settings-taken = { $key } is taken: { $action } ({ $place }). Another one?
settings-not-moved = This is already the original key.
settings-file = Saved in { $path }

settings-key-move = Change the key
settings-tip-move = Give the action under the cursor another key
settings-key-restore = Original key
settings-tip-restore = Give the action under the cursor its original key back
settings-key-leave = Back
settings-tip-leave = Go back to the previous screen; everything is already saved

## The file

settings-broken = The settings file is damaged and stays as it is; the defaults are used. { $path }: { $line ->
    [0] { fault-told }
   *[other] line { $line }, column { $column }
}
settings-unknown = Settings file: no setting is called “{ $name }”; this line does not count.
settings-large = The settings file is too large to be read ({ $size } bytes, { $high } at most): it stays as it is, and the defaults are used. { $path }
settings-unreadable = The settings file cannot be read; the defaults are used. { $path }: { cause-told }
settings-value = In the settings file, “{ $name }” cannot be “{ $value }”: this setting keeps its default.
settings-key-unknown = Settings file: no movable key is called “{ $name }”; this line does not count.
settings-key-implausible = Settings file: “{ $key }” is not a key; { $name } keeps its own.
settings-key-reserved = Settings file: “{ $key }” is already used in lists, fields or questions; { $name } keeps its key.
settings-key-clash = Settings file: “{ $key }” is taken ({ $action }, { $place }); { $name } keeps its key.
settings-more = { $count ->
    [one] And { $count } more error.
   *[other] And { $count } more errors.
}
settings-unwritten = The setting holds until the end of this session, but could not be saved: { cause-told }
settings-kept-aside = The old settings file, which cannot be read, was put aside: { $path }

# What saved games do not allow, and why: one sentence for each rule of ffapp/store/errors.py.

store-ambiguous = “{ $name }” stands for { $count } games: { $candidates }. Say which one.
store-book-damaged = The text of the adventure{ $title_given ->
    [yes] {" "}“{ $title }”
   *[no] {""}
} has changed in { $path }: it is no longer that of this game, which can be read, undone and played by hand. The original text, given again by “ffapp play FILE”, mends it; nothing is overwritten.
store-book-missing = The text of the adventure{ $title_given ->
    [yes] {" "}“{ $title }”
   *[no] {""}
} is no longer there: this game can be read, undone and played by hand. The same text, given again by “ffapp play FILE” or put among your adventures, mends it.
store-changed = Another program changed, moved or replaced { $path } during the game: nothing more is written there. All that was confirmed is still here; continue from a copy.
store-closed = This game is closed: nothing more can be written to it.
store-damaged = { $path } { $kind ->
    [short] was cut off: { $lost ->
            [one] { $lost } record of its creation is missing
           *[other] { $lost } records of its creation are missing
        }, and everything after that. { $kept ->
            [0] Nothing in it can be played; a copy begins again, with the same dice.
            [one] The record that is left is sound and opens read-only.
           *[other] The { $kept } records that are left are sound and open read-only.
        } The file was not touched; continue from a copy.
   *[other] is damaged from line { $line } on: { $lost ->
            [one] { $lost } record can no longer be played
           *[other] { $lost } records can no longer be played
        } (unreadable: { $bad }; missing: { $missing }; readable but cut off: { $after }). { $resumes ->
            [0] Nothing after it can be read.
           *[other] Reading resumes at line { $resumes }.
        } { $kept ->
            [0] Nothing before it can be played.
            [one] The record before it is sound and opens read-only.
           *[other] The { $kept } records before it are sound and open read-only.
        } The file was not touched; continue from a copy.
}
store-dangling = { $path } is a link to { $target }, which does not exist.
store-dungeon-broken = { $path } can no longer be read ({ fault-told }): the dungeon is not loaded.
store-dungeon-unwritten = The dungeon could not be kept in { $path } ({ cause-told }). Nothing was written.
store-exists = { $path } already exists, and nothing is ever overwritten: choose another name.
store-full = There is no room left to write to { $path } ({ $cause }). This action did not take place; everything before it is saved. Make room and try again, or continue elsewhere from a copy.
store-header-damaged = The first line of { $path } is damaged: the game cannot be opened. The file was not touched.
store-here-gone = The folder that ffapp was started in can no longer be found ({ cause-told }): give the full path of { $path }.
store-held = { $path } is already open { $host_given ->
    [no] in another program
   *[yes] on the computer “{ $host }”
}: here it can only be read. If that is no longer so, delete { $lock }, or continue from a copy.
store-home-unusable = { $variable } names no folder that can be used ({ $why ->
    [empty] the variable is empty
    [null] a null character
    [nobody] “{ $value }”: nobody on this machine has that name
   *[relative] “{ $value }”: it takes a full path, from “/” on
}). Correct this environment variable.
store-in-use = { $path } is open { $host_given ->
    [no] in another ffapp
   *[yes] on the computer “{ $host }”
}: close the game there first. Nothing was changed.{ $lock_given ->
    [no] {""}
   *[yes] {" "}If it is no longer open there, delete { $lock }.
}
store-large = { $path } has { $size } bytes; of such a file ffapp reads { $high } at most. Nothing was changed.
store-linked = { $path } is only a link to { $target }: archive that file where it is, or copy it here.
store-locked = { $path } is already open in another ffapp: here it can only be read.
store-many-names = { $path } has { $count } names (hard links), and this filesystem cannot lock: another ffapp could write to it by another name. Here it can only be read; continue from a copy.
store-name-unusable = “{ $name }” has neither a letter nor a digit that a file name can use.
store-newer = { $path } was made by a newer ffapp (format { $version }, the newest known here is { $ours }). The file was not touched: update ffapp.
store-not-a-dungeon = { $path } is not a dungeon of ffapp.
store-not-a-save = { $path } is not a game of ffapp.
store-not-found = No game answers to “{ $name }”.
store-one-game = “{ $name }” stands for { $count } files of one game: { $candidates }. The furthest is { $furthest }; say which one.
store-outside = You are playing here as a visitor: nothing outside your folder can be read or written. Give a plain name, without a folder.
store-only-read = This game is open for reading only.
store-path-empty = The name of a file or of a folder is needed.
store-path-relative = The full path is needed, that nothing be made by mistake: { $path }
store-record-unknown = { $path } was made by a newer ffapp: its line { $line }, though sound, is unknown here. The file was not touched: update ffapp.
store-ruleset-unknown = The book “{ $ruleset }” is unknown to this ffapp: update it. Nothing was touched.
store-seed-unusable = This seed is too long, or has characters that no file can hold.
store-sync-failed = The disk did not confirm what was written to { $path } ({ cause-told }): nothing more is written there. All that was confirmed is saved; continue from a copy, preferably on another disk.
store-unproven = { $path } is there, whole, but the disk did not confirm its place ({ cause-told }): a power cut could still undo it. Copy it to another disk to be sure.
store-unreadable = { $path } cannot be read ({ cause-told }).
store-unwritable = { $path } cannot be written to ({ cause-told }). Nothing was changed; the game can go on elsewhere as a copy.
store-writer-lost = A failed write to { $path } could not be undone ({ cause-told }): nothing more is written there. All that was confirmed is saved; continue from a copy, preferably on another disk.

# What is said when a game is opened.

store-recovered = The game was not closed properly last time. It was recovered: nothing that was confirmed is lost.
store-kept-aside = The last write was left unfinished ({ $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }); that piece was put aside in { $path }.
store-backup = This game was in format { $version }: a copy of the old file is in { $path }.
store-differing = { $count ->
        [one] One state read again differs
       *[other] { $count } states read again differ
    } from what was noted: the game goes on as it is read.
store-copied = The game goes on in a copy: { $path }.

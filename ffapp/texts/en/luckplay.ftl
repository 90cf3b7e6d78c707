# Playing Luck before a roll, and the test of Luck with all that a section can say of it.

luckplay-label = Luck played
luckplay-told = { $by ->
    [0] If the section allows it: how playing Luck changes the roll, such as −2. With 0, it is not played.
   *[other] Declared before rolling, never given back: Luck { $before } → { $after }, { SIGNED($by) } on the roll.{ $against_luck ->
        [yes] {" "}{ $after ->
            [0] Against 0 the test is bound to fail.
           *[other] The test will be against { $after }.
        }
       *[no] {""}
    }
}
luckplay-luck-title = Test your Luck
luckplay-ordered = The section orders the test: allowed even at 0
luckplay-optional = The section leaves it to you: never at 0
luckplay-keys-luck = Enter: roll · ↑ ↓: change · Tab: next field · Esc: cancel

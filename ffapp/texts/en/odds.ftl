### The odds of a fight, reckoned.

odds-title = Odds of the fight
odds-exact = Every way it can go is counted: these odds are exact.
odds-sample = Too many states to be counted: { $fights ->
    [one] { $fights } fight
   *[other] { $fights } fights
} played each way. Standard error of the victory: { $plain } without Luck, { $careful } with it.
odds-percent = { $bound ->
    [under] less than {""}
    [over] more than {""}
   *[none] {""}
}{ $whole }.{ $part }%
odds-decimal = { $whole }.{ $part }
odds-spread = { $mean } on average, standard deviation { $deviation }; nine times in ten from { $low } to { $high }
odds-without-luck = Without Luck
odds-with-luck = { $goal ->
    [live] With Luck used best to stay alive
    [escape] With Luck used best to escape
    [sample] With Luck where it can save your life
   *[win] With Luck used best to win
}
odds-won = Victory
odds-dead = Death
odds-taken_over = The section takes over
odds-escaped = Escaped
odds-endless = Fight without end
odds-advice = Advice
odds-blow = { $dealt ->
    [yes] { $name }: hit
   *[no] { $name_given ->
        [yes] { $name } hits you
       *[no] Received while escaping
    }
}
odds-luck = { $test ->
    [yes] test your Luck
   *[no] do not test your Luck
}: { $tested } if you test it, { $plain } if not
odds-targets = Whom to strike at
odds-target = { $chance }{ $best ->
    [yes] {" "}← the best choice
   *[no] {""}
}
odds-escape-now = Escape now
odds-escape = { $wound ->
    [0] costs nothing
    [one] costs { $wound } point of Stamina
   *[other] costs { $wound } points of Stamina
}; { $chance } to survive it{ $test ->
    [yes] {" "}by testing your Luck
   *[no] {""}
}
odds-mark = Your mark
odds-flee = { $flee ->
    [yes] { $mark }: better escape, to stay alive by fighting has only { $live }
   *[no] { $mark }: better fight, { $live } to stay alive
}
odds-antidotes = Antidotes
odds-antidotes-held = { $count ->
    [one] { $count } carried, not reckoned with
   *[other] { $count } carried, not reckoned with
}

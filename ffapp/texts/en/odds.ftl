### The odds of a fight, reckoned.

odds-title = Odds of the fight
odds-exact = Every way it can go is counted: these odds are exact.
odds-sample = Too many states to be counted: { $fights ->
    [one] { $fights } fight
   *[other] { $fights } fights
} played each way. Standard error of the victory: { $plain } without Luck, { $careful } with it.
odds-percent = { $bound ->
    [under] { $signs ->
        [yes] <{" "}
       *[no] less than {""}
    }
    [over] { $signs ->
        [yes] >{" "}
       *[no] more than {""}
    }
   *[none] {""}
}{ $whole }.{ $part }%
odds-decimal = { $whole }.{ $part }
odds-spread = { $deadly ->
    [yes] if you live, { $mean }
   *[no] { $mean }
} on average, standard deviation { $deviation }; nine times in ten from { $low } to { $high }
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
odds-luck = { $same ->
    [yes] no matter, with Luck or without: { $plain }
   *[no] { $test ->
        [yes] test your Luck
       *[no] do not test your Luck
    }: { $tested } if you test it, { $plain } if not
}
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

## In few words, on the page of the fight and in the line that opens one

odds-short-chances = { $goal ->
    [live] staying alive
    [escape] escaping alive
   *[win] victory
}: { $plain } without Luck, { $careful } with it
odds-short-taken-over = the section takes over: { $plain } without Luck, { $careful } with it
odds-short-luck = { $same ->
    [yes] no matter, with Luck or without: { $plain }
   *[no] { $test ->
        [yes] test your Luck
       *[no] spare your Luck
    }: { $tested } tested, { $plain } if not
}
odds-short-flee = better escape: { $live } to live, below { $mark }
odds-short-stay = better fight: { $live } to live
odds-short-target = strike at { $name }: { $chance }
odds-short-sample = too many states, { $fights ->
    [one] { $fights } fight
   *[other] { $fights } fights
} played: ± { $error }
odds-short-left = { $deadly ->
    [yes] left, if you live
   *[no] left
}: Stamina { $stamina_mean } ± { $stamina_deviation }, Luck { $luck_mean } ± { $luck_deviation }
odds-label = Advice
odds-reckoning = reckoning…
odds-shown-by = { $key } tells the odds
odds-keys = ↑ ↓: scroll · Esc: close
odds-never = Advice is switched off: “Advice” in the settings ({ $key }) gives it on demand or always.
odds-never-lines = Advice is switched off: advice = "asked" or "always" in the settings file switches it on: { $path }
odds-no-fight = There is no fight to reckon any more.
odds-option = Odds
odds-option-ask = reckon
odds-option-unread = not yet
odds-row = { $label }: { $told }

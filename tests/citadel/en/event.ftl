event-Prayed = The shrine takes the gold: Gold { $gold_before } → { $gold_after }, Luck { $luck_before } → { $luck_after }.

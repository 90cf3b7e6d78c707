event-Prayed = The shrine takes the gold: Gold { $gold_before } → { $gold_after }, Luck { $luck_before } → { $luck_after }.
event-CourageTested = Courage is tested: { $dice } = { $dice_sum } against { $courage_before }; Courage { $courage_after }.

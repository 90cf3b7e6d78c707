event-Prayed = L’autel prend l’or : Or { $gold_before } → { $gold_after }, Chance { $luck_before } → { $luck_after }.
event-CourageTested = Le Courage est éprouvé : { $dice } = { $dice_sum } contre { $courage_before } ; Courage { $courage_after }.

event-Prayed = L’autel prend l’or : Or { $gold_before } → { $gold_after }, Chance { $luck_before } → { $luck_after }.

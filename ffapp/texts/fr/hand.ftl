# La ligne qui change la feuille à la main : ses mots courts, et ce qui ne va pas.

hand-short = { $what ->
    [skill] h ha hab
    [stamina] e end
    [luck] c ch
    [health] s sa
    [honour] ho hon
    [nemesis] n o oeil nemesis
    [time_track] t temps fuite
    [gold] or po pieces
    [meals] r repas provisions
   *[other] {""}
}
hand-empty = Dites de combien, et de quoi : « −3e », « +5or ».
hand-sign = Il manque de combien : un signe et un nombre, comme « −2 ».
hand-two = Un changement à la fois : « { $given } » demande une ligne à part.
hand-not-whole = Il faut un nombre entier : { $given } n’en est pas un.
hand-name = Dites aussi de quoi : { $names }.
hand-unknown = « { $name } » : rien de tel sur la feuille.
hand-several = « { $name } » peut être : { $names }. Il faut une lettre de plus.
hand-mark = « { $mark } » ne va pas avec : { $names }.
hand-placeholder = −3e, +5or, −1c raison… ou un mot de ce que vous cherchez
hand-title = Changer ou chercher
hand-change = { SIGNED($by) } { score-name }{ $mode ->
    [beyond] {" "}(peut dépasser le départ)
    [payment] {" "}(paiement)
    [initial] {" "}(total de départ)
   *[plain] {""}
}
hand-preview = { $preview } · raison : { $reason }
hand-tab = { $told } · Tab complète, puis passe au suivant
hand-name-only = { $value } : ajoutez de combien, comme « −2 ».

# L’histoire d’une campagne à garder : ce que dit le journal, replié tour par tour sur ce qui compte.

saga-title = L’histoire
saga-chapter = Donjon { $number } : { $title }
saga-round = Tour { $round }
saga-entered = { $party } { $count ->
    [one] entre
   *[other] entrent
} dans le donjon. En face : { $monsters }.
saga-hurt = { figure-the } touche { $count ->
    [one] {""}
   *[other] { $count } fois{" "}
}{ figure-the-target } : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}, { dungeon-left }.
saga-felled = { figure-the } abat { figure-the-target } : { $damage ->
    [one] { $damage } point de vie perdu
   *[other] { $damage } points de vie perdus
}.
saga-moved = { figure-the } va de { $start } à { $end }.
saga-quiet = Personne n’est touché.

# The hero's death.

death-title = You are dead
death-stamina = Your strength has left you.{ $book ->
    [scorpion-swamp] {" "}The Swamp closes its black waters, and no one will know where.
    [night-dragon] {" "}A shadow crosses the moon, and the night has no one left to fear.
   *[other] {""}
}
death-health = The sickness of the Swamp has won. You passed away without a blade touching you.
death-cause = { $cause ->
    [health] { death-health }
   *[stamina] { death-stamina }
}

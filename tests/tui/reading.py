"""Adventures from texts for the tests of their page: a tiny one of our own, read, and a game that stands in it."""

from __future__ import annotations

from typing import Any

from ffapp.adventure.findings import Findings
from ffapp.adventure.play import begin, entry
from ffapp.adventure.story import Story, read_story
from ffapp.adventure.twee import Source
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.sections import SectionLabel
from ffapp.texts.adventure import speech
from ffapp.tui.app import FFApp
from tests.tui.tables import SEED, book_app, played

NAME = "0123456789abcdef0123456789abcdef"
"""What the text is called."""

TINY = """:: StoryTitle
Le Gué du Saule

:: StoryData
{"ifid": "6F1D3C52-5A0C-4B0E-9C2B-0A2E8F0D7A11", "start": "Gué"}

:: StoryRules
Une clef, un passeur, et la nuit qui tombe.

```ffapp
rules = "scorpion-swamp"
author = "les tests"
```

:: Gué
La rivière a mangé le chemin. « Vous passez ? » demande le passeur ; il ne regarde *jamais* ceux qui paient. Un saule \
trempe ses cheveux dans l’eau noire, et sous le saule, **quelque chose** brille !

> À qui rend la clef,
> la porte se souvient.

Il y a trois façons de mourir ici :

- l’eau ;
- le passeur ;
- l’ennui.

[[Payer le passeur->Barque]]
[[Ouvrir la grille->Grille]]
[[Plonger sous le saule->Saule]]
[[Suivre la sente que vous connaissez->Sente]]
[[Tirer le passeur par la manche->Passeur]]

```ffapp
clearing = 1
[to."Barque"]
points = {gold = -50}
[to."Grille"]
needs = {item = "clef rouge"}
[to."Sente"]
if = {codeword = "SENTE"}
[to."Saule"]
way = "e"
```

:: Saule
L’eau est plus froide que prévu. Vos doigts trouvent la clef avant vos yeux.

[[Remonter->Gué]]
[[Vous laisser descendre->Fond]]

```ffapp
once = true
clearing = 2
finds = ["clef rouge"]
codewords = ["SAULE"]
points = {stamina = -1}
why = "le froid"
[to."Gué"]
way = "w"
```

:: Passeur
Il se retourne enfin. Il n’a pas de visage, mais il a des dents.

[[Il s’effondre->Gué]]
[[Courir->Gué 2]]

```ffapp
fight = "Passeur 3 2; fuite"
[to."Gué"]
when = "victory"
[to."Gué 2"]
when = "escape"
```

:: Gué 2
Vous courez. La rivière aussi. Quelqu’un, avant vous, a couru moins vite : sa bourse est restée.

[[Revenir->Gué]]

```ffapp
once = true
points = {gold = 40}
codewords = ["SENTE"]
```

:: Grille
La serrure résiste.

[[Elle cède->Cour]]
[[Elle casse->Fond]]

```ffapp
test = "luck"
[to."Cour"]
when = "lucky"
[to."Fond"]
when = "unlucky"
```

:: Cour
Une femme vous attend, une main sur chaque pierre. « Prenez. Le jour vient. »

[[Sortir au matin->Matin]]

```ffapp
wizard = {kind = "good", stones = 1}
may_eat = true
```

:: Matin
Le soleil n’a rien oublié. La porte non plus.

```ffapp
end = {kind = "victory", words = "La porte se souvient."}
```

:: Barque
La barque glisse. Le passeur compte, et ne rend rien.

[[Débarquer->Gué 2]]

:: Sente
Vous la connaissiez.

[[Revenir->Gué]]

:: Fond
En bas, c’est calme.

```ffapp
end = "death"
```
"""


def read(text: str = TINY) -> Story:
    """The adventure of a text."""
    return read_story([Source("conte.twee", text)], Findings(), speech)


def story_app(game: Game, story: Story | None = None, **how: Any) -> FFApp:
    """The app on the page of a game of an adventure."""
    return book_app(game, stories={NAME: story or read()}, **how)


def in_story(
    *steps: SectionLabel | Command | tuple[Any, tuple[int, ...]], story: Story | None = None, **how: Any
) -> Game:
    """A game of an adventure: sections entered by their ways (or by hand) and commands, some with their dice."""
    told = story or read()
    how.setdefault("seed", SEED)
    game = played(begin(told, NAME), **how)
    for step in steps:
        what, dice = step if isinstance(step, tuple) else (step, None)
        command = what if isinstance(what, Command) else entry(told, what)
        refused = game.why_not(command)
        if refused is not None and not isinstance(what, Command):
            command = entry(told, what, by_hand=True)
        game.submit(command, dice, confirm=True)
    return game

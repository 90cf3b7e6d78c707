# The pages that “ffapp serve” shows around the game.

web-title = ffapp: gamebooks, the sheet and the dice
web-welcome = Play here without installing anything: the book on the table, the adventure sheet on the screen.
web-keep = This link opens a shelf that is yours alone. Keep the address of the page it leads to: nothing else will find your games again.
web-play = Play
web-ended = The page is closed. Everything that was played is saved.
web-again = Go on
web-busy = Too many pages are open at the moment. Try again a little later.
web-unknown = There is nothing at this address.

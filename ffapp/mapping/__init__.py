"""Maps and dungeons, laid out and drawn as lines of text: no screen is needed."""

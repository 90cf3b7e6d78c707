help-citadel-shrine-title = The shrine
help-citadel-shrine-body = The shrine takes three Gold Pieces, and gives back as much Luck as a die says.

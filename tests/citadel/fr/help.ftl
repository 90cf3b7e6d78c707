help-citadel-shrine-title = L’autel
help-citadel-shrine-body = L’autel prend trois Pièces d’Or, et rend en Chance ce que dit un dé.

book-key-shrine = Autel
book-tip-shrine = Offre de l’or à l’autel

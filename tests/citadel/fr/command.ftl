command-Pray = Prier à l’autel

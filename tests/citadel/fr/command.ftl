command-Pray = Prier à l’autel
command-TestCourage = Éprouver son Courage

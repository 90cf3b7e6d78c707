refusal-shrine-price = L’autel veut { $price } Pièces d’Or, vous en avez { $held }.

refusal-shrine-price = The shrine wants { $price } Gold Pieces, and you have { $held }.

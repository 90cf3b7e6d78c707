book-key-shrine = Shrine
book-tip-shrine = Offers gold at the shrine

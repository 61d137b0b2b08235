motto = Sealed bids at the court of a dynasty

motto = The pirate queen of the southern seas

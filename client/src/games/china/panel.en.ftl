motto = Palaces and emissaries along the roads

motto = Palais et émissaires le long des routes

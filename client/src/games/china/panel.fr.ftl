motto = Maisons et émissaires le long des routes

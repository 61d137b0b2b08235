motto = Houses and emissaries along the roads

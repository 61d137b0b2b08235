motto = Porcelain and favour in the Forbidden City

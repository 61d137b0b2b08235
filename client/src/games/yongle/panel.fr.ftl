motto = Porcelaine et faveurs dans la Cité interdite

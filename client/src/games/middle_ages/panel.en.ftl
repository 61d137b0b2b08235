motto = A village grows into a realm

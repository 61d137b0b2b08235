motto = Mises secrètes à la cour d’une dynastie

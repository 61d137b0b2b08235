motto = Un village devient un royaume

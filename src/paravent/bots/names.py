"""What bots are called: names that nothing in any game has."""

NAMES = ("Lin", "Hua", "Mei", "Bao", "Jun", "Qing", "Shan", "Yue")  # as many as seats

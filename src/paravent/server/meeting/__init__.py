"""Meeting people: who plays with whom, who stays away from whom, and how strangers are matched."""

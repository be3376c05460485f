# Récoltes.

harvest-title = Récolte Pingouin
harvest-label = Récolte

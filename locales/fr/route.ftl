# Parcours.

route-title = Parcours Pingouin
route-label = Parcours

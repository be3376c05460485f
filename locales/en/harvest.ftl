# Harvests.

harvest-title = Pingouin harvest
harvest-label = Harvest

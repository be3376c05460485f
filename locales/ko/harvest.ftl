# 수확.

harvest-title = Pingouin 수확
harvest-label = 수확

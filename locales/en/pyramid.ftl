# Pyramids to fill.

pyramid-title = Penguin pyramid
pyramid-label = Pyramid

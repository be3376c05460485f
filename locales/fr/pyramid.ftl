# Pyramides à remplir.

pyramid-title = Pyramide des pingouins
pyramid-label = Pyramide

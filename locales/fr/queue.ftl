# Files de cartes.

queue-title = File des pingouins
queue-label = File

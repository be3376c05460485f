# Coupures.

cutoff-title = Coupure Pingouin
cutoff-label = Coupure

## Duels sur la banquise

cutoff-contest-every = Chaque coup garantit { COUNT("fish", $fish) }{ $player ->
    [you] { "" }
   *[other] { " " }à { $player }
}.
cutoff-contest-only = Seul { $moves } garantit { COUNT("fish", $fish) }{ $player ->
    [you] { "" }
   *[other] { " " }à { $player }
}.
cutoff-contest-some = { COUNT("Number", $good) } des { COUNT("number", $total) } coups garantissent { COUNT("fish", $fish) }{ $player ->
    [you] { "" }
   *[other] { " " }à { $player }
} : { $moves }.
cutoff-contest-toughest = C'est la défense la plus coriace { ELIDE("de", $rival) } : { $player ->
    [you] vous ne pouvez
   *[other] { $player } ne peut
} pas faire mieux que { COUNT("fish", $fish) }.
cutoff-contest-harmless = { $rival } ne peut pas faire plus de mal : quoi qu'il arrive, { $player ->
    [you] vous aurez
   *[other] { $player } aura
} à coup sûr { COUNT("fish", $fish) }.
cutoff-contest-sure = Juste : après { $move }, { $player } finira à coup sûr avec au moins { COUNT("fish", $fish) }.
cutoff-contest-result = { $player } finit avec { COUNT("fish", $fish) }
cutoff-lure-most-fish = le plus de poissons
cutoff-lure-best-reach = la meilleure portée

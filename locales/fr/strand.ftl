# Échouages.

strand-title = Échouage Pingouin
strand-label = Échouage

## Bloquer l'adversaire

strand-contest-every = Chaque coup bloque { $rival } à temps.
strand-contest-only = Seul { $moves } bloque { $rival } à temps.
strand-contest-some = { COUNT("Number", $good) } des { COUNT("number", $total) } coups bloquent { $rival } à temps : { $moves }.
strand-contest-toughest = C'est la défense la plus coriace { ELIDE("de", $rival) } : { $player ->
    [you] vous ne pouvez
   *[other] { $player } ne peut
} pas faire mieux que { COUNT("number-f", $slides) } { $slides ->
    [one] glissade
   *[other] glissades
}.
strand-contest-harmless = { $rival } ne peut pas faire plus de mal : quoi qu'il arrive, { $player ->
    [you] vous bloquerez
   *[other] { $player } bloquera
} { $rival } à temps, à coup sûr.
strand-contest-sure = Juste : après { $move }, { $player } bloquera { $rival } à temps, à coup sûr.
strand-contest-result = { $rival } est bloqué
strand-lure-fewest-replies = le moins de réponses
strand-lure-least-room = le moins d'espace

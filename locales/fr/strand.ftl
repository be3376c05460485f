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

## Techniques : leurs noms et leur sens

strand-name-forced = coup forcé
strand-name-settled = affaire entendue
strand-name-free-choice = choix libre
strand-name-defence = défense
strand-name-finish = coup final
strand-name-wall-in = enfermer
strand-name-block = bloquer
strand-name-cut-off = couper l'accès
strand-name-threat = menace
strand-name-double-threat = double menace
strand-name-waiting = attente
strand-technique-forced = Il n'y a qu'un seul coup permis.
strand-technique-free-choice = Tous les coups bloquent encore l'adversaire à temps.
strand-technique-defence = C'est à l'autre de jouer : attendez-vous au coup le plus coriace.
strand-technique-finish = Il ne reste qu'un bloc de glace à l'adversaire : prenez-le.
strand-technique-wall-in = Un pingouin sans bloc de glace libre à côté de lui ne bouge plus jamais : enfermez-en un.
strand-technique-block = Voyez où l'adversaire veut aller, et barrez-lui la route.
strand-technique-cut-off = Coupez à l'adversaire l'accès à une partie de la banquise : moins d'espace, moins de glissades.
strand-technique-threat = Menacez de bloquer l'adversaire avec vos prochaines glissades, et ayez une suite contre chaque réponse.
strand-technique-double-threat = Créez deux menaces en une seule glissade : l'adversaire ne peut en parer qu'une.
strand-technique-waiting = Ne menacez rien et attendez : qui peut glisser doit glisser, et chaque glissade nuit à l'adversaire.

## L'enjeu

strand-left = Il { $player ->
    [you] vous reste
   *[other] reste à { $player }
} { $slides ->
    [1] une glissade
   *[other] { WORD($slides) } glissades
}.
strand-open = { $number ->
    [1] { $tiles } est accessible
   *[other] { $tiles } sont accessibles
} à { $rival }.
strand-threatens = { $rival } menace de jouer { $move } : ensuite, { $rival } ne pourrait plus être bloqué à temps.
strand-leaves-open = { $moves } { $several ->
    [yes] laissent
   *[no] laisse
} un bloc de glace à { $rival }.
strand-leaves-room = { $moves } { $several ->
    [yes] laissent
   *[no] laisse
} à { $rival } assez de glissades hors de { $player ->
    [you] votre portée
   *[other] portée { ELIDE("de", $player) }
}.

## Pourquoi le bon coup marche

strand-take-open = Prenez un bloc de glace accessible à { $rival }.
strand-leave-open = Laissez les blocs de glace accessibles à { $rival }.
strand-finish-hint = Prenez le dernier bloc de glace accessible.
strand-finish = Il ne reste alors aucun bloc de glace à { $rival }.
strand-double-threat-hint = Créez deux menaces à la fois : { $rival } ne peut en parer qu'une.
strand-double-threat = Ce coup menace { $one } et { $two }, et aucune glissade { ELIDE("de", $rival) } ne pare les deux.
strand-waiting-hint = Ne menacez rien : { $rival } doit glisser, et chaque glissade fait du tort.
strand-waiting = Si { $rival } pouvait rester sur place, cela ne suffirait pas. Mais { $rival } doit glisser.
strand-cut-off-hint = Coupez à { $rival } l'accès à { $tiles }.
strand-cut-off = Ce coup coupe à { $rival } l'accès à { $tiles }.
strand-threat-hint = Menacez de bloquer { $rival } : trouvez une glissade qui suffirait si { $rival } restait sur place.
strand-threat = Ce coup menace { $moves }.
strand-stranded-at-once = Si { $rival } { $how ->
    [plays] joue
   *[answers] répond
} { $answer }, { $rival } est bloqué aussitôt.
strand-answered = Si { $rival } { $how ->
    [plays] joue
   *[answers] répond
} { $answer }, { $player ->
    [you] vous jouez
   *[other] { $player } joue
} { $best }{ $done ->
    [yes] , et { $rival } est bloqué
   *[no] { "" }
}.

## Pourquoi un coup échoue

strand-failure-stuck = { $player ->
    [you] vous ne pouvez
   *[other] { $player } ne peut
} plus glisser, mais { $rival } le peut
strand-failure-away = { $rival } peut faire { $slides ->
    [1] une glissade
   *[other] { WORD($slides) } glissades
} sur { $tiles }, hors de { $player ->
    [you] votre portée
   *[other] portée { ELIDE("de", $player) }
}, et cela suffit
strand-failure-late = { $number ->
    [1] { $tiles } reste accessible
   *[other] { $tiles } restent accessibles
} à { $rival }
strand-failure-unreached = { $number ->
    [1] { $tiles } est accessible
   *[other] { $tiles } sont accessibles
} à { $rival }, et { $player ->
    [you] vous ne pouvez
   *[other] { $player } ne peut
} pas y aller
strand-failure-open = { $number ->
    [1] { $tiles } est accessible
   *[other] { $tiles } sont accessibles
} à { $rival }, et une seule glissade ne peut pas { $number ->
    [2] prendre les deux
   *[other] tous les prendre
}
strand-many-tiles = { COUNT("tile", $tiles) }

## L'énigme et l'aide

strand-heading = Bloquez l'adversaire
strand-statement = À { $player } ({ $letter }) de jouer. En { WORD($slides) } glissades, { $rival } ({ $other }) ne doit plus pouvoir glisser, quoi que fasse { $rival }. Trouvez la seule première glissade qui marche.
strand-page-statement = Vous êtes { $letter }, et c'est à vous de jouer. En { WORD($slides) } glissades, faites que { $rival } ({ $other }) ne puisse plus glisser, quoi que fasse { $rival }. Une seule première glissade marche.
strand-must-slide = Si vous pouvez glisser, vous devez le faire. Plus tôt, c'est bien aussi. Les poissons n'ont pas d'importance.
strand-goal = À { $player } de jouer : bloquer { $rival } en { $slides } glissades
strand-how-to-2 = Le bloc de glace qu'il quitte fond. Si vous pouvez glisser, vous devez le faire.
strand-how-to-3 = Un pingouin sans bloc de glace libre à côté de lui ne bouge plus jamais.
strand-how-to-4 = Trouvez le seul coup qui laisse l'adversaire sans glissade à temps.
strand-help-2 = L'adversaire répond par la défense qui tient le plus longtemps.
strand-help-3 = L'énigme est résolue dès qu'aucun pingouin de l'adversaire ne peut plus glisser, même si l'adversaire s'est bloqué tout seul.

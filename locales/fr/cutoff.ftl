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

## Techniques : leurs noms et leur sens

cutoff-name-forced = coup forcé
cutoff-name-settled = affaire entendue
cutoff-name-free-choice = choix libre
cutoff-name-defence = défense
cutoff-name-wall-in = enfermer
cutoff-name-block = bloquer
cutoff-name-claim = réserver
cutoff-name-hold = garder l'accès
cutoff-name-contest = disputer
cutoff-name-key-tiles = blocs clés
cutoff-technique-forced = Il n'y a qu'un seul coup permis.
cutoff-technique-free-choice = Tous les coups gardent l'objectif.
cutoff-technique-defence = C'est à l'autre de jouer : attendez-vous au coup le plus coriace.
cutoff-technique-wall-in = Un pingouin sans bloc de glace libre à côté de lui ne bouge plus jamais : enfermez-en un.
cutoff-technique-block = Voyez ce que menace l'adversaire, et barrez-lui la route.
cutoff-technique-claim = Fermez à l'adversaire une partie de la banquise : ce que personne d'autre ne peut atteindre est à vous, et peut attendre.
cutoff-technique-hold = Gardez l'accès aux blocs de glace que l'adversaire menace de couper.
cutoff-technique-contest = Les blocs de glace que personne d'autre ne peut atteindre peuvent attendre : prenez-en un que l'adversaire peut atteindre aussi.
cutoff-technique-key-tiles = Trouvez les blocs de glace qui décident, ceux que perdent les mauvais coups, et jouez pour eux.

## L'enjeu

cutoff-needs = Il { $player ->
    [you] vous faut
   *[other] faut à { $player }
} { $need } des { COUNT("fish", $reach) } accessibles.
cutoff-threatens-tiles = { $rival } menace de jouer { $move }, ce qui couperait l'accès à { $tiles }.
cutoff-threatens-penguins = { $rival } menace de jouer { $move }, ce qui enfermerait { $number ->
    [1] { $player ->
        [you] votre pingouin
       *[other] le pingouin { ELIDE("de", $player) }
    }
   *[other] { $player ->
        [you] vos pingouins
       *[other] les pingouins { ELIDE("de", $player) }
    }
} en { $tiles }.
cutoff-threatens-fish = { $rival } menace de jouer { $move } : sans réaction, { $player ->
    [you] vous n'auriez
   *[other] { $player } n'aurait
} plus que { COUNT("fish", $fish) } au mieux.
cutoff-watch = Attention à { $tiles } : { $loses }.
cutoff-loses = { $share ->
    [only] le mauvais coup
    [all] tous les mauvais coups
   *[some] { WORD($lost) } des { WORD($wrong) } mauvais coups
} { $number ->
    [1] le
   *[other] les
} { $share ->
    [only] perd
    [all] perdent
   *[some] { $lost ->
        [1] perd
       *[other] perdent
    }
}
cutoff-too-few = { $moves } { $several ->
    [yes] laissent
   *[no] laisse
} trop peu de poissons accessibles.

## Pourquoi le bon coup marche

cutoff-claim-hint = Réservez { $player ->
    [you] { "" }
   *[other] à { $player }{ " " }
}{ $tiles }.
cutoff-claim = { $tiles } { $number ->
    [1] n'est
   *[other] ne sont
} alors plus { $number ->
    [1] accessible
   *[other] accessibles
} que pour { $player ->
    [you] vous
   *[other] { $player }
}.
cutoff-hold-hint = Gardez l'accès à { $tiles }, même après { $move }.
cutoff-hold = Même après { $move }, { $tiles } { $number ->
    [1] reste accessible
   *[other] restent accessibles
}.
cutoff-shared-hint = Prenez un bloc de glace que { $rival } peut atteindre aussi.
cutoff-shared = Les blocs de glace que personne d'autre { $player ->
    [you] que vous
   *[other] { ELIDE("que", $player) }
} ne peut atteindre peuvent attendre.
cutoff-takes-in-time = Ce coup prend { $tiles } à temps : { $loses }.
cutoff-then-gets = Dans la meilleure suite, { $player ->
    [you] vous obtenez
   *[other] { $player } obtient
} alors { $tiles } ; { $loses }.
cutoff-then-gets-enough = Dans la meilleure suite, { $player ->
    [you] vous obtenez
   *[other] { $player } obtient
} alors { $tiles }, ce qui suffit.
cutoff-near-hint = Amenez un pingouin là d'où il pourra glisser jusqu'à { $tiles }.
cutoff-even-after = Même après { $answer }, { $player ->
    [you] vous vous assurez
   *[other] { $player } s'assure
} { COUNT("fish", $fish) }.
cutoff-answered = Si { $rival } { $how ->
    [plays] joue
   *[answers] répond
} { $answer }, { $player ->
    [you] vous jouez { $best } et vous assurez
   *[other] { $player } joue { $best } et s'assure
} { COUNT("fish", $fish) }{ $gains ->
    [yes] : { $gain }
   *[no] { "" }
}.
cutoff-gain-wall-in = cela enferme pour de bon { $number ->
    [1] le pingouin
   *[other] les pingouins
} { ELIDE("de", $rival) } en { $tiles }
cutoff-gain-claim = { $tiles } { $number ->
    [1] n'est
   *[other] ne sont
} alors plus { $number ->
    [1] accessible
   *[other] accessibles
} que pour { $player ->
    [you] vous
   *[other] { $player }
}

## Pourquoi un coup échoue

cutoff-failure = { $cut ->
    [0] { "" }
   *[other] l'accès à { $tiles } est coupé, et{ " " }
}{ $player ->
    [you] vous ne pouvez
   *[other] { $player } ne peut
} plus atteindre { $own ->
    [0] aucun poisson et { $player ->
        [you] finissez
       *[other] finit
    } avec { $most }
   *[other] que { COUNT("fish", $own) } et { $player ->
        [you] finissez
       *[other] finit
    } avec { $most } au plus
}{ $other ->
    [0] { "" }
   *[other] ; { $rival } peut encore en atteindre { $other }
}

## L'énigme et l'aide

cutoff-heading = Coupez-lui la route
cutoff-statement = À { $player } ({ $letter }) de jouer. Trouvez le seul coup qui garantit à { $player } { COUNT("fish", $fish) } ou plus, quoi que fasse { $rival }.
cutoff-page-statement = Vous êtes { $letter }, et c'est à vous de jouer. Trouvez le seul coup qui vous garantit { COUNT("fish", $fish) } ou plus, quoi que fasse { $rival }.
cutoff-take-fish = Vous prenez ses poissons. Si vous pouvez jouer, vous devez le faire ; sinon, vous êtes hors jeu et gardez les poissons sous vos pingouins.
cutoff-goal = À { $player } de jouer : { COUNT("fish", $fish) } ou plus
cutoff-how-to-2 = Le bloc de glace qu'il quitte fond, et vous prenez ses poissons.
cutoff-how-to-3 = Si vous pouvez jouer, vous devez le faire. Sinon, vous êtes hors jeu et gardez les poissons sous vos pingouins.
cutoff-how-to-4 = Trouvez le seul coup qui garantit les poissons demandés, quoi que fasse l'adversaire.
cutoff-help-2 = L'adversaire répond par la meilleure défense.

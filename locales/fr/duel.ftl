# Duels.

duel-title = Duel des pingouins
# same as English
duel-label = Duel

## Duels contre des adversaires

duel-contest-every = Chaque coup garantit { $player ->
    [you] que vous finirez
   *[other] que { $player } finira
} avec { $cards ->
    [0] une main vide
   *[other] { COUNT("card", $cards) } au plus
}.
duel-contest-only = Seul { $moves } garantit { $player ->
    [you] que vous finirez
   *[other] que { $player } finira
} avec { $cards ->
    [0] une main vide
   *[other] { COUNT("card", $cards) } au plus
}.
duel-contest-some = { COUNT("Number", $good) } des { COUNT("number", $total) } coups garantissent { $player ->
    [you] que vous finirez
   *[other] que { $player } finira
} avec { $cards ->
    [0] une main vide
   *[other] { COUNT("card", $cards) } au plus
} : { $moves }.
duel-contest-toughest = C'est la défense la plus coriace { ELIDE("de", $rival) } : { $player ->
    [you] vous ne pouvez
   *[other] { $player } ne peut
} pas faire mieux que { $cards ->
    [0] finir sans carte
   *[other] finir avec { COUNT("card", $cards) }
}.
duel-contest-harmless = { $rival } ne peut pas faire plus de mal : quoi qu'il arrive, { $player ->
    [you] vous finirez
   *[other] { $player } finira
} à coup sûr avec { $cards ->
    [0] une main vide
   *[other] { COUNT("card", $cards) } au plus
}.
duel-contest-sure = Juste : après { $move }, { $player } finira à coup sûr avec { $cards ->
    [0] une main vide
   *[other] { COUNT("card", $cards) } au plus
}.
duel-contest-result = { $player } finit { $cards ->
    [0] sans carte
   *[other] avec { COUNT("card", $cards) }
}
duel-lure-most-cards-fit = il laisse jouer le plus de cartes
duel-lure-best-balance = le meilleur équilibre
duel-illegal-over = la manche est finie
duel-illegal-not-held = { $player } n'a pas de carte { COLOUR($colour, form: "f") }

## Pourquoi un coup échoue

duel-dead = { $colours } ne { $number ->
    [1] pourra plus jamais être posé
   *[other] pourront plus jamais être posés
}
duel-failure-dead = { $colours } ne { $number ->
    [1] pourra plus jamais être posé
   *[other] pourront plus jamais être posés
}, donc il { $player ->
    [you] vous restera
   *[other] restera à { $player }
} { $bound ->
    [least] au moins { COUNT("card", $cards) }
   *[exact] { COUNT("card", $cards) }
}
duel-failure-over = aucune place n'accepte { $colours }, donc { $ends ->
    [out] { $player ->
        [you] vous êtes hors jeu
       *[other] { $player } sort du jeu
    }
   *[left] { $player ->
        [you] vous finissez
       *[other] { $player } finit
    }
} avec { $bound ->
    [least] au moins { COUNT("card", $cards) }
   *[exact] { COUNT("card", $cards) }
}

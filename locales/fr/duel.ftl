# Duels.

duel-title = Duel des pingouins
# same as English
duel-label = Duel

## Duels contre des adversaires

duel-contest-every = Chaque coup garantit { $player ->
    [you] que vous finirez
   *[other] { ELIDE("que", $player) } finira
} avec { $cards ->
    [0] une main vide
   *[other] { COUNT("card", $cards) } au plus
}.
duel-contest-only = Seul { $moves } garantit { $player ->
    [you] que vous finirez
   *[other] { ELIDE("que", $player) } finira
} avec { $cards ->
    [0] une main vide
   *[other] { COUNT("card", $cards) } au plus
}.
duel-contest-some = { COUNT("Number", $good) } des { COUNT("number", $total) } coups garantissent { $player ->
    [you] que vous finirez
   *[other] { ELIDE("que", $player) } finira
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
duel-lure-most-cards-fit = le plus de cartes jouables
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

## La tâche

duel-heading = Trouvez le coup
duel-statement = { $player ->
    [you] À vous
   *[other] À { $player }
} de jouer ; toutes les mains sont ouvertes. Trouvez le seul coup après lequel { $player ->
    [you] vous { $others ->
        [0] pouvez finir
       *[other] finirez à coup sûr
    }
   *[other] { $player } { $others ->
        [0] peut finir
       *[other] finira à coup sûr
    }
} { $cards ->
    [0] sans carte
   *[other] avec { COUNT("card", $cards) } au plus
}{ $others ->
    [0] { "" }
    [1] , quoi que fasse { $rival }
   *[other] , quoi que fassent les autres
}.
duel-must-place = Qui peut poser une carte doit le faire ; qui ne le peut pas { $stuck ->
    [pass] passe son tour
   *[out] est éliminé
}.
duel-rules = { $rules } ; { $players } joueurs ; base { $width } sur { $base }
duel-goal = À { $player } de jouer : { $cards ->
    [0] aucune carte restante
    [1] 1 carte restante au plus
   *[other] { $cards } cartes restantes au plus
}
duel-answer = { $player } doit jouer { $move }.
duel-how-to-1 = Toutes les mains sont ouvertes. Chacun à son tour pose une carte de sa main.
duel-how-to-2 = Une carte va à un bout de la base, ou sur deux voisines.
duel-how-to-3 = Sur deux cartes, elle doit avoir la couleur d'au moins l'une d'elles.
duel-how-to-4 = Trouvez le seul coup qui tient la promesse, quoi que fassent les autres.
duel-welcome = À vous de jouer : choisissez une carte, puis la place où elle va.
duel-help-2 = Les autres répondent par la meilleure défense, et tous jouent contre vous.
duel-help-3 = Un mauvais coup est réfuté sur le plateau : tout le monde joue jusqu'à ce que vous voyiez pourquoi il échoue. Reprenez-le et réessayez.
duel-help-4 = Annuler reprend votre dernière carte et les réponses.
duel-help-5 = L'indice montre l'enjeu, puis des coups qui échouent, l'idée, la place et la carte. Vous pouvez suivre pas à pas les coups qui réfutent les autres. Demandez-le encore une fois pour poser la carte.
duel-help-6 = La vérification montre si vous pouvez encore réussir.

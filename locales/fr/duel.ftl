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

## Techniques

duel-technique-forced = coup forcé
duel-technique-settled = affaire entendue
duel-technique-free-choice = choix libre
duel-technique-defence = défense
duel-technique-use-it = jouer à temps
duel-technique-take-place = prendre la place
duel-technique-open = ouvrir
duel-technique-shut-out = fermer une couleur
duel-technique-starve = affamer
duel-technique-quiet = coup tranquille
duel-meaning-forced = Il n'y a qu'un coup permis.
duel-meaning-settled = L'affaire est entendue : dans cette suite, plus rien ne peut mal tourner.
duel-meaning-free-choice = Tous les coups respectent la limite.
duel-meaning-defence = C'est le tour d'un autre joueur : attendez-vous au coup le plus coriace.
duel-meaning-use-it = Une couleur en danger se pose de préférence tant qu'il y a une place pour elle.
duel-meaning-take-place = Voyez où les autres veulent poser une carte, et prenez cette place.
duel-meaning-open = Une nouvelle place naît d'une carte à côté d'une carte découverte : ouvrez-en une pour la couleur en danger.
duel-meaning-shut-out = Fermez pour de bon une couleur dont les autres ont besoin : ils gardent ces cartes et n'ont plus de coups.
duel-meaning-starve = Moins les autres ont de réponses, plus ils doivent jouer ce qui vous aide.
duel-meaning-quiet = Aucune carte ne décide seule : trouvez la réponse qui réfute chaque coup, et le coup qui a une réplique à chaque réponse.

## Indices : l'enjeu

duel-look = le { COLOUR($colour) } est en danger : { $player ->
    [you] vous avez
   *[other] { $player } a
} { COUNT("number-f", $cards) } { $cards ->
    [1] carte { COLOUR($colour, form: "f") }
   *[other] cartes { COLOUR($colour, form: "fp") }
}, et { $places ->
    [0] aucune place ne l'accepte
    [1] seule { $names } l'accepte
   *[other] { $named ->
        [all] { $names } l'acceptent
       *[none] { COUNT("number-f", $places) } places l'acceptent
    }
} pour l'instant.
duel-look-killers = { $players } peut fermer le { COLOUR($colour) } pour de bon avec une carte en { $places }.
duel-look-threat = Attention : { $player } pourrait poser du { COLOUR($colour) } en { $place }.

## Indices : coups qui échouent

duel-others-colour = Après tout coup d'une autre couleur, il reste une carte { COLOUR($colour, form: "f") }.
duel-others-guard = Tout coup échoue s'il ferme le { COLOUR($colour) } ou permet à une seule carte de le faire.
duel-others-place = La carte { COLOUR($colour, form: "f") } { ELIDE("de", $player) } en { $place } réfute tout coup qui laisse { $place } libre.
duel-others-threat = La carte { COLOUR($colour, form: "f") } { ELIDE("de", $player) } en { $place } réfute { COUNT("number", $count) } des { COUNT("number", $total) } coups : { $moves }.
duel-others-one = Après { $moves }, il reste une carte { COLOUR($colour, form: "f") }.
duel-others-several = Après { COUNT("number", $count) } des { COUNT("number", $total) } coups, il reste une carte { COLOUR($colour, form: "f") } : { $moves }.
duel-refutes = { $player } réfute { $moves } par { $answer }.

## Indices : l'idée ; dans les raisons, ce que fait le bon coup

duel-hint-row = Posez une carte à l'étage { $row }.
duel-idea-use-it = Posez le { COLOUR($colour) } tant qu'il y a une place pour lui.
duel-why-use-it = Il pose le { COLOUR($colour) } à temps.
duel-idea-take-danger = Prenez la place où le { COLOUR($colour) } peut être fermé.
duel-why-take-danger = Il prend { $place } avant que { $players } puisse y fermer le { COLOUR($colour) }.
duel-idea-take-place = Prenez { $place } en premier.
duel-why-take-place = Il prend { $place } avant que { $player } puisse y poser du { COLOUR($colour) }.
duel-idea-open = Ouvrez une nouvelle place pour le { COLOUR($colour) }.
duel-why-open = Il ouvre une nouvelle place pour le { COLOUR($colour) }.
duel-idea-guard = Après le bon coup, aucune carte ne peut à elle seule fermer le { COLOUR($colour) }.
duel-why-guard = Après ce coup, aucune carte ne peut à elle seule fermer le { COLOUR($colour) }.
duel-idea-shut-out = Fermez { $colours } pour de bon : { $players } en { $holders ->
    [1] a
   *[other] ont
} { $number ->
   *[other] encore
}.
duel-why-shut-out = Il ferme { $colours } pour de bon, et { $players } en { $holders ->
    [1] a
   *[other] ont
} { $number ->
   *[other] encore
}.
duel-idea-stuck = Ne laissez aucun coup à { $players }.
duel-why-stuck = Il ne laisse aucun coup à { $players }.
duel-idea-starve = Ne laissez à { $player } { $answers ->
    [0] aucune réponse
   *[other] que { COUNT("number-f", $answers) } { $answers ->
        [1] réponse
       *[other] réponses
    }
}.
duel-why-starve = Il ne laisse à { $player } { $answers ->
    [0] aucune réponse
   *[other] que { COUNT("number-f", $answers) } { $answers ->
        [1] réponse
       *[other] réponses
    }
}.
duel-later = Dans la meilleure suite, { $player ->
    [you] vous posez
   *[other] { $player } pose
} encore du { COLOUR($colour) }, par { $move }.
duel-first-answer = { $player } répond { $move }
duel-contest-goes-on = Si { $answers }, { $player ->
    [you] vous jouez { $move } et finirez
   *[other] { $player } joue { $move } et finira
} à coup sûr avec { $cards ->
    [0] une main vide
   *[other] { COUNT("card", $cards) } au plus
}.

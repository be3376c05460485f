# Files de cartes.

queue-title = File des pingouins
queue-label = File

## La tâche

queue-heading = Videz la file
queue-statement = { $cards ->
    [1] Placez la carte montrée.
   *[other] Placez les { $cards } { $choice ->
        [order] cartes dans l'ordre montré.
        [any] cartes, dans n'importe quel ordre.
       *[window] cartes. À chaque tour, choisissez l'une des { $window } premières cartes de la file ; les autres avancent.
    }
}
queue-goal = { COUNT("card", $cards) } à placer{ $choice ->
    [order] { " " }dans l'ordre
    [any] , dans n'importe quel ordre
   *[window] , au choix parmi les { $window } premières
}, base de { $base }
queue-next = maintenant :
queue-then = ensuite :
queue-cards = La file : { $cards }
queue-solution-note = Les nombres montrent l'ordre dans lequel les cartes sont posées.
queue-how-to-1 = Placez les cartes l'une après l'autre. Vous pouvez choisir n'importe quelle carte encadrée.
queue-how-to-2 = Une carte va à l'un des deux bouts de la base, jusqu'à ce que celle-ci soit complète.
queue-how-to-3 = Ou bien elle va sur deux voisines, si elle a la couleur d'au moins l'une d'elles.
queue-how-to-4 = L'énigme est résolue quand toutes les cartes sont placées.
queue-welcome = Touchez la place où va la carte.
queue-help-2 = Annuler reprend la dernière carte.
queue-help-3 = L'indice montre l'enjeu, puis des coups qui échouent, l'idée, la place et la carte. Demandez-le encore une fois pour poser la carte.
queue-help-4 = La vérification montre si la file peut encore être vidée. Un indice montre quelle carte était l'erreur.

## Vérification

queue-check-wrong = étape { $step } : { $why }
queue-not-legal = { $move } n'est pas permis : { $why }
queue-loses = { $move } est permis, mais perd : au moins { COUNT("card", $cards) } ne { $cards ->
    [one] pourra plus être placée
   *[other] pourront plus être placées
}
queue-nothing-left = la file est vide, il n'y a plus rien à placer
queue-next-cards = { $number ->
    [1] la prochaine carte est
   *[other] les { $number } prochaines cartes sont
} { $cards }
queue-place-occupied = { $place } est occupée
queue-place-not-open = { $place } n'est pas une place ouverte ; places ouvertes : { $places }
queue-solved = Juste : { $cards ->
    [one] la carte est placée
   *[other] les { $cards } cartes sont placées
}.
queue-right-so-far = Juste jusqu'ici ; il reste { COUNT("card", $cards) } à placer.

## Techniques

queue-technique-only-fit = seule possibilité
queue-technique-either-way = au choix
queue-technique-free-choice = choix libre
queue-technique-keep-alive = garder en vie
queue-technique-dead-end = impasse
queue-technique-comeback = retour
queue-technique-good-choice = bon choix
queue-technique-only-move = coup unique
queue-meaning-only-fit = Il n'y a qu'une chose à faire.
queue-meaning-either-way = La carte va à plusieurs places, mais elles reviennent toutes au même.
queue-meaning-free-choice = Rien ne peut mal tourner ici : après chaque choix, toutes les cartes peuvent encore être placées.
queue-meaning-keep-alive = Gardez les couleurs en vie : après un mauvais coup, aucune place n'acceptera plus jamais une carte encore à venir.
queue-meaning-dead-end = Regardez une carte plus loin : un mauvais coup laisse la prochaine carte, ou une couleur, sans place.
queue-meaning-comeback = Faites revenir une couleur : aucune place ne l'accepte, mais le bon coup en ouvre une.
queue-meaning-good-choice = Regardez plusieurs cartes plus loin : certains coups gagnent, les autres se bloquent plus tard.
queue-meaning-only-move = Regardez plusieurs cartes plus loin : un seul coup gagne, les autres se bloquent plus tard.

## Raisons

queue-either-way = Où que l'on pose la carte { COLOUR($colour, form: "f") }, la position est la même ou son reflet.
queue-free-choice = { $total ->
    [2] Les deux
   *[other] Les { COUNT("number", $total) }
} choix gagnent ; { $move } en est un.
queue-comeback = { $move } rouvre une place pour { $colours }. { $reason }
queue-fits-only = La carte { COLOUR($colour, form: "f") } ne va qu'en { $place }.
queue-fits-only-of = Des { COUNT("number", $cards) } prochaines cartes, seule la { COLOUR($colour, form: "f") } trouve une place, et seulement en { $place }.
queue-only-wins = Des { COUNT("number", $total) } choix, seul { $move } gagne.
queue-some-win = { COUNT("Number", $winning) } des { COUNT("number", $total) } choix gagnent ; { $move } en est un.
queue-after = Après { $moves }, { $failure }.
queue-more-fail = { COUNT("Number", $choices) } { $choices ->
    [1] autre choix échoue
   *[other] autres choix échouent
} au plus tard au même moment.
queue-one-more-fails = Un autre choix échoue.
queue-dead = aucune place n'acceptera plus jamais { $colours }, alors { $number ->
    [1] { $cards ->
        [1] qu'une carte { COLOUR($colour, form: "f") } est encore à venir
       *[other] que { COUNT("number-f", $cards) } cartes { COLOUR($colour, form: "fp") } sont encore à venir
    }
   *[other] { $cards ->
        [1] qu'une telle carte est encore à venir
       *[other] que { COUNT("number-f", $cards) } cartes de ces couleurs sont encore à venir
    }
}
queue-stuck-at = aucune place n'accepte { $colours } (carte { $card } de la file)
queue-stuck = aucune place n'accepte { $colours }, et il reste { COUNT("number-f", $cards) } { $cards ->
    [1] carte
   *[other] cartes
}
queue-fits-then = au mieux, { $cards ->
    [1] une seule carte de plus trouve une place
   *[other] { COUNT("number-f", $cards) } cartes de plus trouvent une place
}, puis{ $line ->
    [only] { "" }
   *[example] , par exemple,
} { $stuck }

## Indices

queue-look = Gardez une place pour le { COLOUR($colour) } : { COUNT("number-f", $cards) } { $cards ->
    [1] carte { COLOUR($colour, form: "f") } est encore à venir
   *[other] cartes { COLOUR($colour, form: "fp") } sont encore à venir
}, et { $places ->
    [0] aucune place ne l'accepte
    [1] seule { $names } l'accepte
   *[other] { $named ->
        [all] { $names } l'acceptent
       *[none] { COUNT("number-f", $places) } places l'acceptent
    }
} pour l'instant.
queue-idea-above = N'ajoutez pas encore à la base.
queue-idea-base = Ajoutez à la base.
queue-idea-room = Après le bon coup, au moins { COUNT("number-f", $places) } { $places ->
    [1] place accepte
   *[other] places acceptent
} le { COLOUR($colour) }.
queue-idea-open = Le bon coup laisse au moins { COUNT("number-f", $places) } { $places ->
    [1] place ouverte
   *[other] places ouvertes
}.
queue-idea-tight = Le bon coup ne laisse pas plus { $places ->
    [1] d'une place ouverte
   *[other] de { COUNT("number-f", $places) } places ouvertes
}.

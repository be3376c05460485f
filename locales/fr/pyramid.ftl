# Pyramides à remplir.

pyramid-title = Pyramide des pingouins
pyramid-label = Pyramide

## La tâche

pyramid-heading = Remplissez la pyramide
pyramid-statement = Remplissez la pyramide avec { $cards ->
    [one] la carte de la liste
   *[other] les { COUNT("card", $cards) } de la liste
}. Au-dessus de la base, chaque carte doit avoir la couleur d'au moins une des deux cartes sur lesquelles elle repose.
pyramid-reminder = Il y a exactement une solution.
pyramid-list = { $goal } :
pyramid-cards = À placer : { $cards }
pyramid-solution-note = Les cartes au bord pointillé sont celles qu'il fallait placer.
pyramid-how-to-1 = Écrivez une lettre dans chaque place vide : R, G, Y, P ou B.
pyramid-how-to-2 = Utilisez une fois chaque carte de la liste, et cochez sa case.
pyramid-how-to-3 = Une carte repose sur les deux cartes du dessous et a la couleur d'au moins l'une d'elles.
pyramid-how-to-4 = Sur deux cartes de la même couleur, seule cette couleur peut donc reposer.
pyramid-welcome = Choisissez une carte, puis la place où elle va.
pyramid-help-1 = Choisissez une carte, puis une place vide. Touchez une de vos cartes pour la reprendre. Si une carte d'une autre couleur est choisie, elle remplace la vôtre.
pyramid-help-2 = Les cartes enneigées sont données.
pyramid-help-3 = Une carte qui ne va pas avec les cartes visibles est refusée, avec la raison.
pyramid-help-4 = L'indice montre comment réfléchir et où regarder, puis la couleur et l'étage, la place, et pourquoi. Demandez-le encore une fois pour poser la carte.
pyramid-help-5 = La vérification montre combien de cartes sont fausses. Un indice montre lesquelles.
pyramid-help-7 = Avec les notes, vous notez des couleurs possibles au lieu de poser des cartes.

## Vérification

pyramid-check-wrong = étape { $step } : { $move } est faux : { $why }
pyramid-filled = juste : la pyramide est remplie
pyramid-right-so-far = juste jusqu'ici : encore { COUNT("card", $cards) } à placer
pyramid-no-such-place = cette place n'existe pas dans une pyramide de base { $base }
pyramid-filled-before = { $cell } a été remplie à l'étape { $step }
pyramid-given-cell = { $cell } porte une carte donnée
pyramid-only-cards = il n'y a { $number ->
    [0] aucune carte { COLOUR($colour, form: "f") }
    [1] qu'une carte { COLOUR($colour, form: "f") }
   *[other] que { $number } cartes { COLOUR($colour, form: "fp") }
} à placer
pyramid-unmatched = { $cell } est { COLOUR($colour, form: "f") } et reposerait sur { $pair }
pyramid-cannot-be-filled = avec du { COLOUR($colour) } à cette place, la pyramide ne peut pas être remplie
pyramid-cannot-because = { $failure } : { $why }

## Techniques

pyramid-technique-two-below = deux dessous
pyramid-technique-held-up = soutien
pyramid-technique-used-up = couleur épuisée
pyramid-technique-matching = concordance
pyramid-technique-counting = décompte
pyramid-technique-sharing = partage
pyramid-technique-region = région
pyramid-technique-contradiction = essai et contradiction
pyramid-technique-deeper = essais en cascade
pyramid-technique-guess = au hasard
pyramid-meaning-two-below = Une carte a la couleur de l'une des deux cartes du dessous, quand les deux sont connues.
pyramid-meaning-held-up = Une carte connue a besoin de sa couleur au-dessous : si l'une des deux diffère, c'est l'autre qui l'a.
pyramid-meaning-used-up = Une couleur dont toutes les cartes sont posées ne va nulle part ailleurs.
pyramid-meaning-matching = Une place ne peut pas avoir une couleur qu'aucune des deux places du dessous ne peut avoir, et une carte qui ne s'accorde pas avec l'une des deux s'accorde avec l'autre.
pyramid-meaning-counting = Une couleur va à toutes les places qui peuvent l'avoir quand il n'y en a pas plus que de cartes.
pyramid-meaning-sharing = Des places qui n'ont le choix qu'entre deux ou trois couleurs épuisent les cartes de ces couleurs.
pyramid-meaning-region = Une carte a besoin de sa couleur à chaque étage au-dessous d'elle, dans son emprise, jusqu'à la base. Cela demande un minimum de cartes, et là où une seule place de l'emprise peut avoir la couleur, elle l'a.
pyramid-meaning-contradiction = Essayez : une couleur à une place, ou toutes sauf une, mène à une pyramide impossible.
pyramid-meaning-deeper = Essayez plusieurs fois : ce qu'un essai exclut sert à l'essai suivant.
pyramid-meaning-guess = Rien d'autre n'aide : il faut essayer une couleur.

## Indices

pyramid-follows-from = Cela découle de { $cells }.
pyramid-goes-to-row = Une carte { COLOUR($colour, form: "f") } va à l'étage { $row }.

## Parties de phrases

pyramid-nothing = rien
pyramid-adjective = { $number ->
    [one] { COLOUR($colour, form: "f") }
   *[other] { COLOUR($colour, form: "fp") }
}
pyramid-nor = { $first } ni { $last }
pyramid-clause-list = { $first } et { $last }
pyramid-semicolon = { $first } ; { $last }
pyramid-both = { $first }, et { $last }
pyramid-pair = { $same ->
    [yes] deux cartes { COLOUR($left, form: "fp") }
   *[no] une carte { COLOUR($left, form: "f") } et une { COLOUR($right, form: "f") }
}
pyramid-cells = { $cells } { $what ->
    [not] { $verb ->
        [yes] { $number ->
            [1] n'est
           *[other] ne sont
        }{ " " }
       *[no] { "" }
    }{ $several ->
        [1] pas { $colours }
       *[other] ni { $colours }
    }
   *[is] { $verb ->
        [yes] { $number ->
            [1] est
           *[other] sont
        }{ " " }
       *[no] { "" }
    }{ $colours }
}{ $final ->
   *[other] { "" }
}
pyramid-in-rows = { $number } { $rows ->
    [1] à l'étage { $first }
    [2] à chacun des étages { $first } et { $last }
   *[other] à chaque étage de { $first } à { $last }
}

## Essais

pyramid-trial = Si { $cell } { $what ->
    [not] n'est pas { COLOUR($colour, form: "f") }
   *[is] est { COLOUR($colour, form: "f") }
}, { $consequences }.
pyramid-consequences = alors { $chain }, mais { $end }
pyramid-so-not = Donc { $cell } n'est pas { COLOUR($colour, form: "f") }.
pyramid-too-few = { $said ->
    [yes] pas assez de cartes { $colours }
   *[no] il n'y a pas assez de cartes { $colours }
} pour { $cells }
pyramid-none-left = il ne reste plus de carte { COLOUR($colour, form: "f") }
pyramid-only-cells-left = { $number ->
    [1] seule { $cells } reste
   *[other] seules { $cells } restent
} pour le { COLOUR($colour) }
pyramid-take-all = { $cells } prennent toutes les cartes { $colours } restantes

## Contradictions

pyramid-would-rest = { $cell }, { COLOUR($colour, form: "f") }, repose sur { $pair }
pyramid-nothing-below = il ne peut y avoir de { COLOUR($colour) } sous { $cell } ({ COLOUR($colour, form: "f") })
pyramid-no-colour-left = il ne reste aucune couleur pour { $cell }
pyramid-too-many = cela fait { $number } cartes { COLOUR($colour, form: "fp") } au lieu de { $total }
pyramid-can-take = { $number ->
    [0] aucune place ne { $mood ->
       *[other] peut
    }
    [1] seule { $named ->
        [yes] { $cells }
       *[no] { $number } place
    } { $mood ->
       *[other] peut
    }
   *[other] { $named ->
        [yes] seules { $cells }
       *[no] seules { $number } places
    } { $mood ->
       *[other] peuvent
    }
} recevoir { $cards ->
    [1] la dernière carte { COLOUR($colour, form: "f") }
   *[other] les { $cards } cartes { COLOUR($colour, form: "fp") } restantes
}
pyramid-would-share = { $named ->
    [yes] { $cells }
   *[no] { $number ->
        [0] aucune place
       *[other] { $number } places
    }
} { $number ->
    [one] n'a
   *[other] n'ont
} pour elles que { $left ->
    [one] la { $left } carte restante
   *[other] les { $left } cartes restantes
} parmi { $colours }
pyramid-would-take = le { COLOUR($colour) } demande { $number } cartes ({ $rows }) au lieu de { $total }

## Raisons

pyramid-so = Donc { $cell } est { COLOUR($colour, form: "f") } ({ $colour }).
pyramid-one-so = { $clause }, donc { $cell } est { COLOUR($colour, form: "f") } ({ $colour })
pyramid-several-so = { $clauses } : donc { $cell } est { COLOUR($colour, form: "f") } ({ $colour })
pyramid-because = { $clause }, donc { $follows }
pyramid-guess = Ici, il faut essayer : { $cell } peut être { $colours }, mais seule la carte { COLOUR($colour, form: "f") } ({ $colour }) permet de remplir la pyramide.
pyramid-colour-at = le { COLOUR($colour) } en { $cells }
pyramid-counts = Une carte a besoin de sa couleur à chaque étage au-dessous d'elle, et il n'y a pas assez de cartes pour { $few }.
pyramid-matches = Chacune des cartes { $cells } ne s'accorde pas avec l'une des deux du dessous, donc elle s'accorde avec l'autre : { $follows }.

## Propositions des raisons

pyramid-last-cards = { $number ->
    [1] la dernière carte est { COLOUR($colour, form: "f") }
    [2] les 2 dernières cartes sont toutes deux { COLOUR($colour, form: "fp") }
   *[other] les { $number } dernières cartes sont toutes { COLOUR($colour, form: "fp") }
}
pyramid-no-such-card = il n'y a pas de carte { $colours }
pyramid-used = { $cards } { $number ->
    [1] est utilisée
   *[other] sont utilisées
}
pyramid-all-cards = { $number ->
    [1] la seule carte { COLOUR($colour, form: "f") }
    [2] les deux cartes { COLOUR($colour, form: "fp") }
   *[other] les { $number } cartes { COLOUR($colour, form: "fp") }
}{ $both ->
    [yes] { " " }({ $given ->
        [one] { $given } donnée
       *[other] { $given } données
    }, { $placed ->
        [one] { $placed } posée
       *[other] { $placed } posées
    })
   *[no] { "" }
}
pyramid-needs = le { COLOUR($colour) } en { $cell } demanderait { $number } cartes { COLOUR($colour, form: "fp") } ({ $rows }), mais il y en a { $total }
pyramid-takes = le { COLOUR($colour) } en { $cell } demanderait { $number } cartes
pyramid-takes-too = le { COLOUR($colour) } { $number }
pyramid-of-each = { $number } de chaque
pyramid-needs-several = { $needs } (une à chaque étage sous chaque carte), mais il y en a { $totals }
pyramid-rests-on = { $same ->
    [yes] { $cell } repose sur deux cartes { COLOUR($colour, form: "fp") }
   *[no] { $cell } repose sur { $left } ({ COLOUR($colour, form: "f") }) et { $right } ({ COLOUR($other, form: "f") })
}
pyramid-can-only-be = { $named ->
    [yes] { $cells }
   *[no] { $number ->
        [0] aucune place
       *[other] { $number } places
    }
} { $number ->
    [one] ne peut être que
   *[other] ne peuvent être que
} { $colours }, et il { $left ->
    [one] ne reste que { $left } telle carte
   *[other] reste { $left } cartes de ces couleurs
}
pyramid-spanned = { $cell } est { COLOUR($colour, form: "f") } et a besoin de { COLOUR($colour) } à l'étage { $row } au-dessous d'elle, où seule { $target } peut l'être
pyramid-held-up = { $cell } est { $own } et repose sur { $below }{ $but ->
    [is] , mais { $unlike } est { COLOUR($other, form: "f") }
    [cannot] , mais { $unlike } ne peut pas être { $own }
   *[none] { "" }
}
pyramid-none-can-be = { $number ->
    [1] même { $cells } ne peut pas
    [2] ni { $first } ni { $last } ne peut
   *[other] aucune de { $cells } ne peut
} être { $colours }

# Messages que les autres messages et les fonctions utilisent. Voir docs/translating.md.

## La langue elle-même

common-language = Français
common-decimal-mark = ,
common-thousands-mark = { "\u202F" }

# $number : le mois en chiffres.
common-date = { $weekday } { $day } { $month } { $year }

## Listes

common-list-and = { $first } et { $last }
common-list-or = { $first } ou { $last }

## Fonctions

# COLOUR($letter, form: "f") : une couleur au masculin, ou au féminin (f), et au pluriel (mp, fp).
common-colour = { $form ->
    [f] { $colour ->
        [R] rouge
        [G] verte
        [Y] jaune
        [P] violette
       *[B] bleue
    }
    [mp] { $colour ->
        [R] rouges
        [G] verts
        [Y] jaunes
        [P] violets
       *[B] bleus
    }
    [fp] { $colour ->
        [R] rouges
        [G] vertes
        [Y] jaunes
        [P] violettes
       *[B] bleues
    }
   *[m] { $colour ->
        [R] rouge
        [G] vert
        [Y] jaune
        [P] violet
       *[B] bleu
    }
}

# COUNT("card", $number) : un nombre de choses.
common-count = { $thing ->
    [card] { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
    [colour] { $number ->
        [one] { $number } couleur
       *[other] { $number } couleurs
    }
    [fish] { $number ->
        [one] { $number } poisson
       *[other] { $number } poissons
    }
    [move] { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }
    [penguin] { $number ->
        [one] { $number } pingouin
       *[other] { $number } pingouins
    }
    [place] { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
    [player] { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
    [point] { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
    [position] { $number ->
        [one] { $number } position
       *[other] { $number } positions
    }
    [round] { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }
    [slide] { $number ->
        [one] { $number } glissade
       *[other] { $number } glissades
    }
    [step] { $number ->
        [one] { $number } étape
       *[other] { $number } étapes
    }
    [tile] { $number ->
        [one] { $number } bloc de glace
       *[other] { $number } blocs de glace
    }
    [token] { $number ->
        [one] { NUMBER($number, useGrouping: 0) } jeton
       *[other] { NUMBER($number, useGrouping: 0) } jetons
    }
    [turn] { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
   *[way] { $number ->
        [one] { $number } façon
       *[other] { $number } façons
    }
}

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

## Limites

# $options: names of options, such as --time.
common-larger-limit = Essayez avec plus de { $options }.

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

# WORD($number) : un nombre jusqu'à dix en lettres.
common-word = { $number ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $number }
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
    [number] { $number ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $number }
    }
    [number-f] { $number ->
        [0] aucune
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $number }
    }
    [Number] { $number ->
        [0] Aucun
        [1] Un
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
        [10] Dix
       *[other] { $number }
    }
    [Number-f] { $number ->
        [0] Aucune
        [1] Une
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
        [10] Dix
       *[other] { $number }
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

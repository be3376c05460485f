# Messages that other messages and the functions of the catalogues use. docs/translating.md explains them.

## The language itself

common-language = English
common-decimal-mark = .
common-thousands-mark = ,

# $number is the month as a number, $month its name.
common-date = { $weekday }, { $day } { $month } { $year }

## Lists

common-list-and = { $first } and { $last }
common-list-or = { $first } or { $last }

## Limits

# $options: names of options, such as --time.
common-larger-limit = Try a larger { $options }.

## Functions

# COLOUR($letter): a colour in a sentence.
common-colour = { $colour ->
    [R] red
    [G] green
    [Y] yellow
    [P] purple
   *[B] blue
}

# WORD($number): a number up to ten in letters.
common-word = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}

# COUNT("card", $number): a number of things.
common-count = { $thing ->
    [card] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    [colour] { $number ->
        [one] { $number } colour
       *[other] { $number } colours
    }
    [fish] { $number } fish
    [move] { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
    [number] { $number ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $number }
    }
    [Number] { $number ->
        [0] No
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [10] Ten
       *[other] { $number }
    }
    [penguin] { $number ->
        [one] { $number } penguin
       *[other] { $number } penguins
    }
    [place] { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
    [player] { $number ->
        [one] { $number } player
       *[other] { $number } players
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
        [one] { $number } round
       *[other] { $number } rounds
    }
    [slide] { $number ->
        [one] { $number } slide
       *[other] { $number } slides
    }
    [step] { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
    [tile] { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
    [token] { $number ->
        [one] { NUMBER($number, useGrouping: 0) } token
       *[other] { NUMBER($number, useGrouping: 0) } tokens
    }
    [turn] { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
   *[way] { $number ->
        [one] { $number } way
       *[other] { $number } ways
    }
}

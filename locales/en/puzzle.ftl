# What all puzzles share: titles, labels of hints, and checks and reasons of puzzles against opponents.

## Titles. $name is the name of the kind.

puzzle-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}
puzzle-title = { $name } · { $level }
puzzle-title-daily = { $name } #{ $number } · { $level }
puzzle-title-seed = { $name } { $seed } · { $level }
puzzle-numbered = { $name } #{ $number }
# $base and $players are 0 where they are not chosen.
puzzle-menu-seed = { $name } { $seed }{ $base ->
    [0] { "" }
   *[other] , base of { $base }
}{ $players ->
    [0] { "" }
   *[other] , { COUNT("player", $players) }
}
puzzle-theme = Theme of the week: { $theme }
puzzle-theme-symmetry-and-narrow-paths = symmetry and narrow paths
puzzle-theme-sacrifices-and-bare-bases = sacrifices and bare bases
puzzle-theme-late-traps-and-careful-counts = late traps and careful counts
puzzle-theme-comebacks-and-few-givens = comebacks and few givens
puzzle-theme-dead-colours-and-crowded-regions = dead colours and crowded regions
puzzle-theme-symmetric-floes = symmetric floes
puzzle-theme-lakes = lakes
puzzle-theme-sacrifices-and-detours = sacrifices and detours
puzzle-theme-bridges = bridges
puzzle-theme-quiet-moves-and-long-slides = quiet moves and long slides
puzzle-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
puzzle-solution = { $title }: the solution
puzzle-id = ID: { $id }

## Hints and steps

puzzle-technique = { $title }: { $meaning }
puzzle-hint-technique = Technique: { $name }. { $meaning }
puzzle-hint-expect = Expect: { $moves }
puzzle-hint-look = Look: { $text }
puzzle-hint-others = Others: { $text }
puzzle-hint-idea = Idea: { $text }
puzzle-hint-place = Place: { $text }
puzzle-hint-card = Card: { COLOUR($colour) }, { $move }
puzzle-hint-move = Move: { $move }
puzzle-hint-example = Worked example: { $lesson }
puzzle-hint-more = More: { $option }

## Colours and places of Penguin Party

# A colour in a list, which is the subject or the object of a sentence.
puzzle-colour-in-list = { COLOUR($colour) }
# Why a card cannot be placed, as a clause.
puzzle-place-not-open = { $place } is not open; open places: { $places }
puzzle-place-accepts = { $place } accepts only { $colours }

## Checks of moves against opponents

puzzle-nothing-played = Nothing has been played yet; it is { $player }'s turn.
# $why is a clause.
puzzle-cannot-be-played = step { $step }: { $move } cannot be played: { $why }.
puzzle-move-fails = step { $step }: { $move } fails: { $why }.
puzzle-right = Right: { $result }.

## Reasons of moves against opponents. A $player called `you` is the reader.

puzzle-settled = The question is settled: in this line nothing can go wrong any more.
puzzle-only-legal = { $move } is the only move { $player ->
    [you] you have
   *[other] { $player } has
}.
# A move, with those that are equivalent.
puzzle-or-alike = { $move } (or { $alike }, which is equivalent)
puzzle-does-not-matter = It does not matter what { $rival } plays: { $player ->
    [you] you have
   *[other] { $player } has
} no more turns.
puzzle-one-good-move-left = { $rival } cannot do more harm, but this leaves { $player } only one good move.
# $answers is a list of further answers.
puzzle-expect = Expect { $answers }. { $reason }
# The first answer to a wrong move; $own: the player of the wrong move goes on.
puzzle-answer = { $own ->
    [yes] { $player ->
        [you] you go on
       *[other] { $player } goes on
    }
   *[no] { $player ->
        [you] you answer
       *[other] { $player } answers
    }
} { $move }
puzzle-further-answer = { $player } { $move }
# $why is a clause.
puzzle-refutation = { $answers }; then { $why }
# $story is a clause: the refutation of the moves.
puzzle-after = After { $moves }, { $story }.
puzzle-more-fail = { $number } more { $number ->
    [1] fails
   *[other] fail
} as well.
# A move with what makes it tempting.
puzzle-lured = { $move } ({ $lure })
# The end of a list of moves.
puzzle-more = { COUNT("number", $number) } more

## Cards and rules of Penguin Party

puzzle-to-place = { COUNT("card", $cards) } to place
puzzle-colour-count = { $number } { COLOUR($colour) }
puzzle-row = Row { $row }: { $cards }
puzzle-empty-cell = empty
puzzle-board-label = Pyramid. Arrow keys move, R G Y P B place a card.
puzzle-card-goes-to = The card goes to { $place }.
puzzle-place-colour = Place a { COLOUR($colour) } card.
# $row: the base row of at most $base cards is full, growing, or empty. $runs: rows are free or contiguous.
puzzle-where-cards-go = { $row ->
    [full] The base row is full: a card goes on top of two neighbouring cards if it has the colour of at least one of them.
    [empty] The first card opens the base row. A card goes to either end of the base row, which holds { $base } at most, or on top of two neighbouring cards if it has the colour of at least one of them.
   *[growing] A card goes to either end of the base row, which holds { $base } at most, or on top of two neighbouring cards if it has the colour of at least one of them.
}{ $runs ->
    [contiguous] { " " }The cards of a row must form one unbroken run.
   *[free] { "" }
}
puzzle-rules = Rules of { $edition }
puzzle-rule-base = base of { $value }
puzzle-rule-deck = deck { $value }
puzzle-rule-hand-size = hand size of { $value }
puzzle-rule-bonus = bonus of { $value }
puzzle-rule-upper-rows = rows without gaps{ $value ->
   *[other] { "" }
}
puzzle-rule-stuck = a stuck player passes{ $value ->
   *[other] { "" }
}

## Help on pages

puzzle-help-open-places = Open places show which colours they accept. Bright places accept the chosen card.
puzzle-help-numbers = The number on a card is the turn in which it was placed.
puzzle-help-counted = Hints, checks and wrong tries are counted. A clean solution needs none of them.

# Pages: what puzzle pages and the board share, and the messages of puzzle pages.

## Settings and buttons

page-language = Language
page-settings = Settings
page-close = Close
page-theme = Colour theme
page-theme-auto = same as the device
page-theme-light = light
page-theme-dark = dark
page-show-clock = show the time
page-controls = Controls
page-desk = Cards and controls
page-cards-title = Cards
# The name of a button with its key.
page-with-key = { $name } ({ $key })
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-check = Check
page-restart = Restart
page-again = Again
page-help = Help
page-notes = Notes
page-copied = Copied.

## Keys

page-keys = Keys
# Words between keys.
page-keys-or = or
page-keys-and = and
page-key-arrows = go from place to place
page-key-card = choose a card; on a place, put it there
page-key-put = put the chosen card there
page-key-notes = notes: colours mark a place instead of filling it
page-key-six-ways = go up left, up right, left, right, down left, down right
page-key-slide = choose a penguin, or slide the chosen one there
page-key-take-back = take back
page-key-undo = undo
page-key-redo = redo
page-key-hint = hint
page-key-check = check
page-key-steps = previous and next move shown
page-key-previous-and-next = previous and next puzzle
page-key-help = this help

## Labels of places and cards

page-colour = { COLOUR($colour) }
# A colour in a list inside a sentence.
page-the-colour = { COLOUR($colour) }
page-then = { $first } then { $last }
page-cards = { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
}
# On an empty place that takes any colour; there is little room.
page-any = any
# $shown: the letter and number on the button.
page-card-button = { $shown }: { COLOUR($colour) }, { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
}
page-spot-card = { COLOUR($colour) } card
page-spot-turn = placed in turn { $turn }
page-spot-closed = closed
page-spot-open = open
page-spot-left-end = left end
page-spot-right-end = right end
page-spot-any = accepts any colour
page-spot-accepts = accepts only { $colours }
page-spot-given = given
page-spot-empty = empty
page-spot-noted = noted { $colours }
page-spot-below = { $colour ->
    [none] an empty place
   *[other] { COLOUR($colour) }
}
page-spot-rests = rests on { $cards }
page-spot-rests-two = rests on two { $colour ->
    [none] empty places
   *[other] { COLOUR($colour) } cards
}
page-spot-taken = { $place } is taken. Undo takes back your last card.
page-spot-touch = { $place } is not open: it must touch a card of its row.
page-spot-carried = { $place } is not open: it needs two cards below it.
page-spot-refuses = { $place } accepts only { $colours }, not { COLOUR($colour) }.

## Puzzles: fixed texts

page-previous-puzzle = Previous puzzle
page-next-puzzle = Next puzzle
page-all-puzzles = All puzzles
page-time = Time
page-other-hands = The other hands
page-moves = Moves
page-previous-move = Previous move
page-next-move = Next move
page-copy = Copy to share
page-show-text = Show the text
page-text-to-share = Text to share
page-how-to-play = How to play
page-title = { $puzzles } Penguin puzzles
page-techniques = Techniques, from easy to hard
page-puzzles = Puzzles

## The list of puzzles

page-menu-place = { $number } of { $all }
page-menu-sum = { $solved } of { $all } solved, { $clean ->
    [0] none
   *[other] { $clean }
} of them clean ★
page-menu-today = today
# The name and level of a daily puzzle.
page-menu-name = { $name }, { $level }
page-menu-begun = begun
page-menu-not-begun = not begun
page-menu-solved = solved
page-menu-clean = solved, clean
page-menu-best-time = { $time } best time
page-day = { $weekday } { $day }
page-month = { $month } { $year }
page-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}
page-kind = { $kind ->
    [pyramid] Pyramid
    [queue] Queue
    [duel] Duel
    [route] Route
    [harvest] Harvest
    [cutoff] Cutoff
   *[strand] Strand
}

## Play

page-welcome-back = Welcome back: everything is where you left it.
page-this-is-the-start = This is the start.
page-before-your-move = This is before your move.
page-back-to-your-game = Back to your game.
page-replay = Replay
page-take-it-back = Take it back
page-nothing-to-undo = Nothing to undo.
page-nothing-to-redo = Nothing to redo.
page-taken-back = Taken back.
page-back-at-the-start = Back at the start.
# $result: time and help, as in "in 3:12 · 1 hint".
page-solved = Solved { $result }.
page-shared-solved = solved { $result }
page-result-time = { $again ->
    [no] in { $time }
   *[yes] again in { $time }
}
page-result-clean = clean { $sign }
page-result-hints = { $number ->
    [one] 1 hint
   *[other] { $number } hints
}
page-result-checks = { $number ->
    [one] 1 check
   *[other] { $number } checks
}
page-result-wrong = { $number ->
    [one] 1 wrong try
   *[other] { $number } wrong tries
}
page-medal = { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
} medal
# In the text to share, before the sign of the medal.
page-medal-shared = { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
}
page-steps-place = { $number } of { $all }
page-after-that = After that: { $cards }
page-standing = { $standing ->
    [to-move] to move
    [out] out
   *[finished] finished
}

## Hints

page-hint-look = Look at { $place }.
page-hint-for = Press Hint again for { $next ->
    [more] more
    [place] the place
    [card] the card
   *[slide] the slide
}.
page-hint-go-on = Press Hint again to go on.
page-hint-do = Press Hint again to { $act ->
    [card] place it
   *[slide] make it
}.
page-hint-step-or-do = Step on to see why, or press Hint again to { $act ->
    [card] place it
   *[slide] make it
}.
page-hint-take-back = Press Hint again to take it back.
page-hint-why-not = Why not { $move }?
page-hint-same-goes = The same goes for { $moves }.
page-move-card = { COLOUR($colour) } on { $place }
page-move-slide = { $from } to { $to }
page-hint-card-mistake = Card { $turn }, { COLOUR($colour) } on { $place }, was the mistake.
page-hint-card-goes = { COLOUR($colour) } goes to { $place }.
page-hint-moves-work = { $moves ->
    [1] Just one move works here.
   *[other] { $moves } moves work here.
}
page-hint-else-fails = Everything else fails.
page-hint-slide = { $from } to { $to }.
page-hint-slide-mistake = Slide { $number }, { $from } to { $to }, was the mistake.

## Card puzzles

page-choose-card-first = Choose a card first.
page-no-card-to-choose = There is no { COLOUR($colour) } card to choose.
page-put = { COLOUR($colour) } on { $place }.
page-no-card-placed = You have not placed a card yet.
page-pyramid-rests-two = { $place } rests on two { COLOUR($below) } cards: { COLOUR($colour) } matches neither.
page-pyramid-rests = { $place } rests on { COLOUR($left) } and { COLOUR($right) }: { COLOUR($colour) } matches neither.
page-pyramid-above = { $above } above is { COLOUR($needed) }: it needs { COLOUR($needed) } here, because { $beside } is { COLOUR($other) }.
page-pyramid-no-place = There is no place { $place }.
page-pyramid-is-given = { $place } is given and cannot be changed.
page-pyramid-has-card = { $place } has a card. You can only take notes on empty places.
page-pyramid-is-empty = { $place } is empty.
page-pyramid-is-already = { $place } is { COLOUR($colour) } already.
page-pyramid-none-left = No { COLOUR($colour) } card is left.
page-pyramid-notes-on = Notes on: press a place to note the chosen colour there.
page-pyramid-notes-off = Notes off: you place cards again.
page-pyramid-noted = Noted at { $place }: { $colours }.
page-pyramid-noted-nothing = Noted at { $place }: nothing.
page-empty-again = { $place } is empty again.
page-pyramid-tray = Cards to place
page-pyramid-all-placed = Every card is placed, but some are wrong.
page-pyramid-none-fits = None of the remaining cards fits anywhere.
page-pyramid-wrong = { $cards ->
    [1] One card is wrong.
   *[other] { $cards } cards are wrong.
}
page-pyramid-right = Right so far, { COUNT("card", $cards) } to go.
page-pyramid-fix = First fix a mistake: the card on { $place } is wrong.
# $reason: the sentence about the card that follows.
page-pyramid-ignoring = Ignoring { $cards ->
    [1] 1 other card
   *[other] { $cards } other cards
} of yours: { $reason }
page-queue-next-is = The next card is { COLOUR($colour) }.
page-queue-not-near = No { COLOUR($colour) } card is among the next { $cards }.
page-queue-tray = { $cards ->
    [1] The next card
   *[other] The next { $cards } cards: choose one
}
page-queue-dead-end = A dead end: there is no place for the { COLOUR($colour) } card.
page-queue-dead-end-any = A dead end: there is no place for any of the next cards.
page-queue-right = Right so far: it can be solved from here.
page-queue-lost = It can no longer be solved.
page-duel-placed = { $player ->
    [you] You place
   *[other] { $player } places
} { COLOUR($colour) } on { $place }.
page-duel-stuck = { $player ->
    [you] You are
   *[other] { $player } is
} stuck and out.
page-duel-over = The round is over for you.
page-duel-hold-none = You hold no { COLOUR($colour) } card.
page-duel-no-place = No place takes { $colours }.
page-duel-hand = Your hand: { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
}
page-duel-left = You are left with: { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
}
# $sure: whether the round is not over yet. $limit: the most cards of the goal.
page-duel-failed = You are { $sure ->
    [yes] sure to be left
   *[no] left
} with { COUNT("card", $cards) }; the goal was { $limit ->
    [0] none
   *[other] at most { $limit }
}.
page-contest-right = Right so far: you can still succeed against any defence.
page-contest-lost = You can no longer succeed against the best defence.

## Floe puzzles

page-fish = { $fish ->
    [0] no
    [1] one
    [2] two
   *[3] three
} fish
page-tile-melted = melted
page-tile-end = end of slide { $number }
page-tile-start = a start
page-tile-chosen = chosen
page-tile-reached = can be reached
page-tile-free = free
page-tile-penguin = the penguin
page-tile-your-penguin = your penguin
page-tile-penguin-of = penguin of { $player }
page-tile-number = { $number ->
    [0] no number
   *[other] number { $number }
}
page-choose-penguin-first = Choose a penguin first.
page-no-penguin-there = You have no penguin on { $place }.
page-penguin-here = The penguin is here already: press the tile that it should slide to.
page-penguin-there = There is a penguin on { $place }.
page-no-slide = You cannot slide from { $from } to { $to }.
page-slides-next = The penguin on { $place } slides next.
page-slid = { $player ->
    [you] You slide
   *[other] { $player } slides
} from { $from } to { $to }.
page-not-moved-yet = You have not moved yet.
page-move-has-failed = That move has failed. Take it back and try again.
page-cutoff-tray = Your fish: { $fish } of { $target }
page-cutoff-rival = { COUNT("fish", $fish) }
page-strand-tray = Your slides: { $made } of { $slides }
page-strand-rival = { $slides ->
    [0] no slides
    [one] 1 slide
   *[other] { $slides } slides
} to choose from
page-harvest-tray = Fish: { $fish } of { $target }
page-harvest-slid = To { $place }: { $fish } fish.
page-harvest-stuck = No slide is possible: { $fish } fish of { $target }.
page-harvest-medal = That is a { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
} medal.
page-harvest-right = Right so far: you can still collect { $fish } fish.
page-harvest-lost = You can no longer collect { $fish } fish.
page-harvest-moves-allow = { $moves ->
    [1] Only one move still allows the maximum.
   *[other] { $moves } moves still allow the maximum.
}
page-route-slid = Slide { $number }, to { $place }.
page-route-tray = Slide { $number }: { $tiles ->
    [0] no tiles
   *[other] { COUNT("tile", $tiles) }
} to visit
page-route-stuck = No slide is possible, and { COUNT("tile", $tiles) } to visit.
page-route-right = Right so far.
page-route-lost = The route can no longer be completed.

# The analysis board.

## Fixed texts

board-title = Penguin board
board-label = Board. Arrow keys move, Enter plays.
board-first-screen = First screen
board-rules = Rules
board-players = Players
board-points = Points
board-values = Values
board-yardstick = Yardstick of the numbers
board-best-line = Best line
board-moves = Moves
board-review = Review
board-mistakes-of = Mistakes of
board-start = Start
board-game = Game
board-go-on = Go on
board-play = Play
board-play-about = Play at once against the computer.
board-opponents = Opponents
board-each-sees = Each sees
board-write-down = Write down a round
board-write = Write down
board-analyse = Analyse a position
board-analyse-about = Set up any position, or open a link, a file or a record, and see what every move is worth.
board-paste-or-open = Paste or open
board-setup = Set up
board-asking-about = At a real table, with the other hands hidden:
board-what-to-play = What should I play?
board-more = More
board-seed-of-the-deal = Seed of the deal
board-seed = Seed
board-random = random
board-deal-at-random = Deal at random
board-clear = Clear
board-pieces = Pieces to choose from
board-first-to-move = First to move
board-back = Back
board-who-plays-question = Who plays?
board-names = Names, in turn order
board-first-to-place = First to place a card
board-hands-first = Lay the hands open first
board-begin = Begin
board-tap-into = Tap cards into
board-tap-hand = your hand
board-tap-pyramid = the pyramid
board-cards-to-choose = Cards to choose from
board-change-table = Change the table
board-players-in-order = Players, in turn order
board-more-asking = More: editions, house rules
board-learn = Learn from your mistakes
board-leave = Leave
board-show-answer = Show the answer
board-opening-about = Paste a position in one line, a record as you would type it, or JSON. You can also drop a file on the page.
board-position-or-record = Position or record
board-a-file = A file
board-open = Open
board-save = Save
board-saving-about = A record of every move. `ppsolve review` and this board can read it.
board-form = Form
board-form-text = text, as people type it
board-the-record = The record
board-copy = Copy
board-save-file = Save as a file
board-who-plays = Who plays
board-hide-cards = hide the engine's cards
board-help-title = The board
board-help-proved = A proved value is bold on a solid background. Bounds such as 2..4 in a dashed frame are not proved yet.
board-help-lines = Go back and play something else: the other line is kept, and you can return to it under Moves.
board-help-save = Save writes the record. Review shows what every move cost.
board-help-link = The address of the page contains the position: share the link to show it to others.
board-help-kept = Everything is kept on this device, so you can close the page and go on later.

## Keys

board-key-values = values on or off
board-key-left-and-right = previous and next move; on the board, go from place to place
board-key-up-and-down = go to the board, and from place to place
board-key-ends = first and last move
board-key-play = play there

## Games

# The person at the device, as a name.
board-you = You
board-party-about = Everybody builds one pyramid. Get rid of your cards.
board-party-write = Tap every card as it is placed, without knowing the hands. At the end tap what everybody has left; the hands follow, and you see what every move cost.
board-party-more = More: editions, house rules, seed
board-party-tip-card = Tap one of your cards, then a place that lights up. In the base, every colour fits at both ends.
board-party-tip-above = Above two neighbours a card fits if it has the colour of one of them. Build where your own colours stay open.
board-party-tip-full = The base is full: from now on only the rows above are left. If you cannot place a card, you are out.
board-party-tip-out = Somebody is out and pays a point for each card left. The others play on.
board-party-help-play = To play, choose a card of the player to move. Places where it may go light up. Then tap a place.
board-party-help-setup = Set up gives cards to hands: tap them, type letters, or deal at random.
board-party-footer = Values are exact and assume open hands. For the best that everybody can reach together, run ppsolve analyze on the command line.
board-party-invitation = Choose a card of the player to move, then a place.
board-pingouin-about = Penguins slide over melting ice. Take the most fish.
board-pingouin-write = Set up the floe with its fish, then tap every move as it is played, and see what it cost.
board-pingouin-more = More: seed
board-pingouin-tip-place = Place your penguins one by one, each on a free tile with one fish. Look for room and for threes nearby.
board-pingouin-tip-slide = Tap one of your penguins, then a tile in a straight line. You take the tile it leaves.
board-pingouin-help-move = To move, choose a penguin of the player to move, then a tile. To place one, choose a tile with one fish.
board-pingouin-help-estimates = A number with ~ is the likely lead at the end, by the engine; an estimate. With three or more players, and beside a player, it is the likely number of fish. It stands where nothing is proved yet.
board-pingouin-help-setup = Set up puts fish, holes and penguins on tiles, or deals a floe at random.
board-pingouin-footer = Values are exact once enough of the ice is gone; until then the engine estimates them. For a longer search, run ppsolve analyze on the command line.
board-pingouin-invitation = Choose a penguin of the player to move, then a tile. To place a penguin, choose a tile with one fish.
board-rules-of = The rules of { $game }
board-help-yardsticks = A number on a place is the result of the player to move by the yardstick that is chosen, with open hands; ★ marks the best. Hold a finger or the mouse on a number to read what it means.
board-help-worst-case = A number on a place is the worst case: what the player to move can then guarantee, the fewest fish they get. ★ marks the best.

## Levels

board-strength = { $strength ->
    [beginner] beginner
    [club] club
    [strong] strong
   *[strongest] strongest
}
board-every-hand = every hand
board-own-hand = its own hand
board-person = a person
# $sight: what it sees; none if everything lies open.
board-engine = engine, { $strength ->
    [beginner] beginner
    [club] club
    [strong] strong
   *[strongest] strongest
}{ $sight ->
    [fair] , fair
    [all] , all-seeing
   *[none] { "" }
}
board-sight-fair = Fair: it sees only its own hand, as you do.
board-sight-all = All-seeing: it sees every hand, yours too.
board-level-party-beginner = Beginner: three times out of four it places any card that fits.
board-level-party-club = Club: it thinks briefly, and is careless now and then.
board-level-party-strong = Strong: it thinks about every move, but briefly.
board-level-party-strongest = Strongest: it thinks for a second.
board-level-party-seeing = Strongest: it searches for the moves that are proved best in the worst case, up to three seconds, and thinks for one more.
board-level-pingouin-beginner = Beginner: it looks one move ahead and plays any move that looks good.
board-level-pingouin-club = Club: it looks at a few hundred positions.
board-level-pingouin-strong = Strong: it thinks for a third of a second.
board-level-pingouin-strongest = Strongest: it thinks for a second and plays a move that is proved best if it finds one.

## Messages of play

board-opened = { COUNT("move", $moves) } opened.
board-is-thinking = { $player } is thinking.
board-thinking = Thinking.
board-secrets = This would show the engine's cards. Finish the round first, or choose under Players to show them.
board-got-it = Got it
board-next-round = Next round
board-play-again = Play again
board-kept = { $game }: { $players }; { $round ->
    [1] { "" }
   *[other] round { $round },{ " " }
}{ $moves ->
    [0] no moves
   *[other] { COUNT("move", $moves) }
}.
board-look-again = Look again
board-go-on-writing = Go on writing
board-written-down = Written down: { $round }.
board-go-on-asking = Go on asking
board-setup-of = A position of { $game }.
board-go-on-setup = Go on setting up
board-not-stored = This browser does not store anything here: save your round before you close the page.
# $reason is in English: it names fields.
board-bad-link = The link cannot be opened. { $reason }
board-last-seed = last: { $seed }
# A move in the news: who, and what.
board-news = { $player }: { $move }.
board-out = { $player ->
    [You] You are
   *[other] { $player } is
} out.
board-move-card = { COLOUR($colour) } { $where ->
    [opens] opens the base
    [left] at the left end
    [right] at the right end
   *[other] on { $where }
}
board-opens-the-base = opens the base
board-move-slide = penguin from { $from } to { $to }
board-move-penguin = penguin on { $place }
board-hidden-cards = { $cards ->
    [1] 1 hidden card
   *[other] { $cards } hidden cards
}
board-done = done
board-tile-count = { $tiles ->
    [0] no tiles
   *[other] { COUNT("tile", $tiles) }
}
board-fish = { COUNT("fish", $fish) }
board-penguins-to-place = { $penguins } to place
board-on-the-floe = { $penguins } on the floe
board-player-to-move = { $player } to move
board-places-penguin = { $player ->
    [You] You place
   *[other] { $player } places
} a penguin, { $penguins } to go
board-round-over = The round is over
board-game-over = The game is over
board-choose-card-first = Choose a card first: { $place } takes { $colours }.
board-no-card-fits = { $player } has no card that fits on { $place }.
board-choose-penguin-first = Choose a penguin of { $player } first.
board-worths = , { $label }, worth: { $values }
board-tile-hole = hole
board-tile-to-move = penguin of { $player }, to move
board-tile-worth = worth { $value }
board-base = base { $cards }
board-player-count = { COUNT("player", $players) }
board-name-of = Name of player { $number }
board-line-cost = cost { $cost }
board-line-start = Start
board-another-line = another line
board-setup-title = Set up a position
board-dealt-from = Dealt at random, from seed { $seed }.

## The end

# $players: the winners. $more: whether there are several. $others: the others with their cards, or none.
board-party-result = The round is over. { $more ->
    [yes] { $players } share
   *[no] { $players ->
        [You] You win
       *[other] { $players } wins
    }
} this round with { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
} left.{ $others ->
    [none] { "" }
   *[other] { " " }The others: { $others }.
}
board-pingouin-result = The game is over. { $more ->
    [yes] { $players } share
   *[no] { $players ->
        [You] You win
       *[other] { $players } wins
    }
} the game. Fish: { $fish }.{ $tiles ->
    [0] { "" }
   *[other] { " " }With equal fish, the tiles count: { $tiles }.
}
board-margin-even = Margin: { $first } and { $second } come out even.
board-margin = Margin: { $player ->
    [You] You come
   *[other] { $player } comes
} out { $unit ->
    [points] { COUNT("point", $amount) }
   *[fish] { $amount } fish
} ahead if both play their best.
board-round = Round { $number }
board-total = Total
board-game-won = The game is over: { $more ->
    [yes] { $players } share
   *[no] { $players ->
        [You] You win
       *[other] { $players } wins
    }
} it with { $points ->
    [0] no points
   *[other] { COUNT("point", $points) }
}.
board-round-follows = Round { $number } of { $all } follows{ $tied ->
    [yes] , because the lowest total is tied
   *[no] { "" }
}; { $player } to start.
board-round-of = Round { $number } of { $all }. The lowest total wins.

## Values

board-yardstick-name = { $yardstick ->
    [worst] worst case
    [selfish] everyone for themselves
   *[expected] expected
}
board-yardstick-words = The numbers: { $yardstick ->
    [worst] what you can be sure of, whatever the others do, with all hands open
    [selfish] what is left if everyone plays for themselves, with all hands open
   *[expected] the average of simulated rounds; an estimate
}. ★ is best.
board-numbers = { $yardstick ->
    [worst] The numbers on the board are the worst case with open hands.
    [selfish] The numbers on the board are for open hands, everyone for themselves.
   *[expected] The numbers on the board are averages with open hands.
}
# A move in words, in brackets: Pa1 (purple at the left end).
board-best-by = { $yardstick ->
    [worst] Best in the worst case
    [selfish] Best if everyone plays for themselves
   *[expected] Best in simulated rounds (an estimate)
}: { $move } ({ $words }).
board-safest = Safest: { $move } ({ $words }).
board-guarantee = { $unit ->
    [cards] { $player } can guarantee { $amount ->
        [0] no cards
       *[other] at most { COUNT("card", $amount) }
    } left
   *[fish] { $player } can guarantee at least { $amount } fish
}{ $proved ->
    [yes] { "" }
   *[no] , or better: not proved yet
}.
# What a move leads to; $move begins the sentence. $number has decimals in estimates.
board-outcome = { $move } { $judged ->
    [worst] { $unit ->
        [cards] leaves { $player ->
            [You] you
           *[other] { $player }
        } with { $amount ->
            [0] no cards
           *[other] at most { COUNT("card", $amount) }
        }
       *[fish] gets { $player ->
            [You] you
           *[other] { $player }
        } at least { $amount } fish
    }, whatever the others do (proved)
    [selfish] leaves { $player ->
        [You] you
       *[other] { $player }
    } with { $amount ->
        [0] no cards
       *[other] { COUNT("card", $amount) }
    } if everyone plays for themselves (proved)
   *[expected] leaves { $player ->
        [You] you
       *[other] { $player }
    } with about { $number } cards on average (simulated)
}.
board-outcome-likely = { $move } makes it likely that { $player ->
    [You] you end
   *[other] { $player } ends
} { $side ->
    [behind] { $number } fish behind
   *[with] with a result of { $number } fish
} (an estimate).
board-ends-selfish = If everyone plays for themselves, { $player } ends with { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
} (proved).
board-label-selfish = If everyone plays for themselves, { $player }: { $value }
board-label-guarantee = { $player } can guarantee { $value }
board-value-estimate = { $value }, an estimate
board-value-unproved = { $value }, not proved
board-value-best = { $value }, best
board-likely-result = { $proved ->
    [yes] result { $number } if everybody plays for themselves, proved
   *[no] likely result { $number }, an estimate
}
board-likely-lead = { $proved ->
    [yes] lead { $number } with best play, proved
   *[no] likely lead { $number }, an estimate
}
board-line-proved = Best play (proved):
board-line-likely = { $move ->
    [none] { "" }
   *[other] { $move } is proved best.{ " " }
}Likely play (an estimate):
board-line-for = { $kind ->
    [safest] Safest
   *[best] Best
} line for { $player } (worst case { $value }):
board-play-up-to = Play up to { $move }
board-effort = { $state ->
    [proved] Everything is proved
    [searching] Searching
   *[stopped] Stopped: not everything is proved
}. { $positions } positions visited.{ $legend ->
    [yes] { " " }Numbers with ~ are estimates by the engine.
   *[no] { "" }
}
board-margin-for = { $likely ->
    [yes] Likely margin
   *[no] Margin
} for { $player }:

## Hints of the engine

board-hint-party = { $move }: ~{ $cards } cards left on average, estimated from { $rounds } simulated rounds, knowing only this hand.
# $best: yes if the move is proved best.
board-hint-fish = { $best ->
    [yes] { $move } is proved best
   *[no] { $move }
}: { $player ->
    [You] You end
   *[other] { $player } ends
} with { $fish } fish if everybody plays for themselves.
board-hint-likely-fish = { $move }: { $player } will probably end with about { $fish } fish.
board-hint-level = { $best ->
    [yes] { $move } is proved best
   *[no] { $move }
}: { $proved ->
    [yes] the game ends level if both play their best
   *[no] the game is about level
}.
board-hint-lead = { $best ->
    [yes] { $move } is proved best
   *[no] { $move }
}: { $player ->
    [You] You come
   *[other] { $player } comes
} out { $fish } fish ahead if both play their best.
board-hint-likely-lead = { $move }: { $player } will probably end about { $fish } fish ahead.

## Rules with pictures

board-rules-party-pyramid = One pyramid for everybody
board-rules-party-pyramid-picture = A base of a red, a green and a blue card, with a red card above red and green
board-rules-party-pyramid-text = In turn, everybody places one card from their hand. All cards are dealt; with two players, 14 each.
board-rules-party-base = The base row
board-rules-party-base-picture = Three cards side by side, with an open place at the left end and one at the right end
board-rules-party-base-text = A card of any colour goes to the left or right end of the base, until it is full: 8 cards, or 7 with two players.
board-rules-party-above = The rows above
board-rules-party-above-picture = Above red and green is an open place that takes red or green; above green and blue lies a blue card
board-rules-party-above-text = A card may lie above two neighbours if it has the colour of at least one of them. Above two cards of the same colour, only that colour fits.
board-rules-party-out = Out
board-rules-party-out-picture = Three red cards side by side; both places above take only red
board-rules-party-out-text = If you can place a card, you must. If you can't, you are out of the round, even if your colour fits again later. The others play on until nobody can place a card.
board-rules-party-points-picture = A green, a yellow and a purple card, left in a hand
board-rules-party-points-text = Every card left in your hand costs a point. With an empty hand you give back up to 2 points from earlier rounds.
board-rules-party-points-more = A game has as many rounds as players, and each round starts with the next player. The lowest total wins.
board-rules-pingouin-place = Penguins on ice
board-rules-pingouin-place-picture = Tiles of ice with one, two or three fish, and two penguins
board-rules-pingouin-place-text = First everybody places their penguins in turn, each on a free tile with exactly one fish: 4 penguins with two players, 3 with three, 2 with four.
board-rules-pingouin-slide = Slide and take
board-rules-pingouin-slide-picture = A penguin at the left end of a row of tiles that it can reach
board-rules-pingouin-slide-text = Slide one of your penguins in a straight line as far as you like, over free tiles only. Then you take the tile that it left, with its fish.
board-rules-pingouin-out-picture = A penguin with no free tile beside it
board-rules-pingouin-out-text = If you can move, you must. If you can't, your penguins leave the ice with the tiles below them, and the others play on.
board-rules-pingouin-win = The most fish win
board-rules-pingouin-win-picture = Tiles with two and three fish
board-rules-pingouin-win-text = When nobody can move, everybody counts the fish on their tiles. If they are equal, more tiles win.

## Review and learning

# The cost of a move: exact, simulated or estimated. $number has decimals.
board-cost = costs { $judged ->
    [proved] { $unit ->
        [cards] { COUNT("card", $amount) }
       *[fish] { $amount } fish
    } (proved)
   *[other] about { $number } { $unit } ({ $judged ->
        [simulated] simulated
       *[estimate] an estimate
    })
}
board-paid = { $worst ->
    [yes] in the worst case it cost
   *[no] cost
} { $fish ->
    [fish] { $cost } fish
   *[cards] { COUNT("card", $cost) }
} ({ $before } → { $after })
# $paid: what it cost.
board-decision = { $label ->
    [biggest] Biggest mistake: move
    [so-far] Biggest mistake so far: move
   *[none] Move
} { $number }, { $player }: { $move }{ $comma ->
    [yes] ,
   *[no] { "" }
} { $paid }{ $grade ->
    [inaccuracy] , an inaccuracy
    [mistake] , a mistake
    [blunder] , a blunder
   *[none] { "" }
}.
board-review-none = No moves yet.
board-review-open = { $open } of { COUNT("move", $moves) } not judged yet.
board-review-costly = { $moves ->
    [0] No move cost its player anything.
   *[other] { COUNT("move", $moves) } cost something.
}
board-everybody = everybody
board-learn-from = { $mistakes ->
    [one] Learn from 1 mistake
   *[other] Learn from { $mistakes } mistakes
}
board-no-mistakes = No mistakes found
board-look = Look
board-solve = Solve
board-find-better = Find something better
board-curve = Guaranteed results, move by move: { $players }
board-learn-task = Move { $number }: { $player } played { $move }, { $grade ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}. Find something better.
board-learn-played = { $move } is what was played. Try another move.
board-learn-not-judged = { $move } is not judged yet. Wait a moment, or try another move.
board-learn-not = Not { $move }: it { board-cost }. Try again.
board-learn-right = Right: { $outcome }
board-learn-better = Better: { $outcome }
board-learn-more = { $moves } more
board-learn-as-good = As good: { $moves }.
board-learn-summary = { $all ->
    [1] { $found ->
        [0] That was the only mistake.
       *[other] You found a better move.
    }
   *[other] You found a better move for { $found } of { $all } mistakes.
}
board-learn-finish = Finish
board-learn-next = Next
board-learn-skip = Skip

## Hands and tables

board-edition = Edition
board-base-row = Base
board-cannot-place = Cannot place
board-stuck-out = out of the round
board-stuck-pass = may come back
board-upper-rows = Upper rows
board-rows-free = gaps allowed
board-rows-contiguous = without gaps
board-earlier-points = Points from earlier rounds
board-earlier-points-of = Points of { $player } from earlier rounds
board-type-letters = or type letters: { $letters }
board-points-field = points
board-fill-hand = { $filled }: fill the hand of { $player }
board-hand-letters = Hand of { $player } as letters
board-take-one-back = { $colour } { $cards }: take one of { $cards ->
    [one] { $cards } { COLOUR($colour) } card
   *[other] { $cards } { COLOUR($colour) } cards
} back
board-lay = Lay cards on the pyramid
board-no-such-card = { $letter } is no card: the letters are { $letters }.
board-too-many = { $cards } { COLOUR($colour) } cards, but the deck has { $deck }.
board-uneven = Hands of { $hands }, but everybody is dealt { $dealt }.
board-nobody-has-cards = Nobody has cards yet. Deal at random, or give everybody a hand.
board-player-has = { $player } has { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
}
board-same-number = { $hands }. Before the first card, everybody has the same number.
board-opening-needed = With five players, the card left over opens the base. Choose “{ $lay }” and place it.
board-setup-over = Nobody can place a card here: the round is over.
board-lay-first = Choose “{ $lay }”, then a card, then its place.
board-only-at-the-end = You can only take back a card with nothing on it, and in the base one at an end.
board-setup-nobody-moves = Nobody can move here: put penguins on the ice, or give everybody some to place.
board-brush-penguin = { $letter }: penguin of { $player }
board-to-place-of = Penguins that { $player } has to place
board-to-place = to place
board-penguin-needs-tile = A penguin needs a tile: put fish there first.

## Writing a round down

board-takes = Choose a colour first: { $place } takes { $colours }.
board-all-placed = All { COLOUR($colour) } cards are placed.
board-writing = Writing down, { COUNT("player", $players) }
# $stuck: out or pass.
board-cannot = { $player ->
    [none] Cannot
   *[other] { $player } cannot
} place: { $stuck ->
    [out] out
   *[pass] passes
}
board-written = Done
board-end-here = End the round here
board-opening-card = The card that opens the base
board-to-place-now = { $player } to place
board-to-name = { $player } has { COUNT("card", $cards) } to name
board-everything-written = Everything is written down
board-opening-hint = With five players one card is left over. Tap its colour, then the place.
board-now-the-place = { COLOUR($colour) }: now tap the place.
board-colour-then-place = Tap the colour, then the place.
board-tap-left = Tap the cards that are left in the hand.
board-hands-follow = The hands follow from the cards placed and the cards left.
board-nothing-left = nothing left
board-out-with = out with { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
}
board-take-left = { $card }: take { COLOUR($card) } back from { $player }
board-name-left = Name { $cards }
board-name-left-of = Name { $cards } left of { $player }
board-nothing-left-button = Nothing left
board-nothing-left-of = Nothing left: { $player }
board-is-on = { COLOUR($colour) } is on { $place }.

## At a real table

board-give-hand-first = Give yourself a hand first: tap your cards.
board-none-left-for-that = No { COLOUR($colour) } card is left for that.
board-cannot-place-card = { $player ->
    [You] You cannot
   *[other] { $player } cannot
} place a card.
board-asking-pyramid = Tap a colour, then its place in the pyramid. Tap a card to take it back.
board-count-colour = { $cards } { COLOUR($colour) }
board-asking-hand = { $player ->
    [You] Your
   *[other] { $player }'s
} hand: { $cards }.
board-asking-hand-empty = Tap the cards of { $player ->
    [You] your
   *[other] { $player }'s
} hand, or type their letters. The others sit in turn order.
board-cannot-place-button = { $player ->
    [You] I cannot
   *[other] { $player } cannot
} place
board-asking-out = None of your cards fits: you are out with { COUNT("card", $cards) }.
board-asking-done = You have placed every card. Well done!
board-asking-others = { $player } to place: tap the colour, then the place.
board-asking-play = Tap what you play: the colour, then the place. Then go on with what the others play.
board-simulating = Simulating rounds …
board-estimates-caption = Expected cards left (simulated)
board-for-you = you
board-to-open = { COLOUR($colour) } to open the base
board-average = average
board-at-the-table = At the table: { $players }.
board-to-move-with = to move, { COUNT("card", $cards) }
board-holds = holds
board-holds-one = { $step ->
    [more] +: { $player } holds one card more
   *[less] −: { $player } holds one card less
}
board-what-mattered = { $player }: what mattered most

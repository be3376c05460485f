# Puzzles on floes: what the four kinds share. A $player called `you` is the reader.

## Tiles

# The end of a list of tiles.
floe-more-tiles = { WORD($number) } more { $number ->
    [1] tile
   *[other] tiles
}
floe-tiles-with-fish = { $tiles } ({ COUNT("fish", $fish) })

## Checks. $why is a clause. A $player called `yours` is the reader.

floe-not-legal = step { $step }: { $move } is not legal: { $why }.
floe-illegal-over = the game is over
floe-illegal-one-tile = all penguins are placed; a move names the tile left and the tile reached
floe-illegal-no-penguin = no penguin of { $player } stands on { $tile }
floe-illegal-not-straight = { $end } does not lie in a straight line from { $start }
floe-illegal-occupied = a penguin stands on { $tile }
floe-illegal-hole = { $tile } is a hole

## Hints

floe-goes-to = The penguin goes to { $tile }.

# The sentence names the right move's penguin; $tiles and $moves are lists.
floe-move-penguin = Move the penguin on { $tile }.
floe-go-to-fish = Go to a tile with { COUNT("fish", $fish) }.
floe-expect = Expect { $rival } to answer { $move }.
floe-refutes = { $move } refutes { WORD($number) } of the { WORD($total) } moves: { $moves }.
# All moves of a penguin, in a list of moves that fail; $place: at the beginning of a sentence, or inside.
floe-every-move = { $place ->
    [first] Every
   *[inside] every
} move of the penguin on { $tile }
# $even is the most tempting of them.
floe-every-move-even = { $every } (even { $even })
floe-and-also = { $first }, and { $last }

## Why a move of two players is right

floe-stop = Stop { $move }: after the right move it cannot be played.
floe-no-longer = { $rival } can no longer play { $move }.
floe-wall-in-hint = Wall in { $rival }'s { $number ->
    [1] penguin
   *[other] penguins
} on { $tiles } for good.
floe-wall-in = It walls in { $rival }'s { $number ->
    [1] penguin
   *[other] penguins
} on { $tiles } for good.

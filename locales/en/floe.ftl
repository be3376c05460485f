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

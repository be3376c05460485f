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

## What pages, pictures and sheets say

floe-rules = Rules of Pingouin
floe-slides = A penguin slides in a straight line, in one of six directions, over free tiles, as far as you like. The tile it leaves melts.
floe-board = Floe. Arrow keys and W E A D Z X move, Enter chooses a penguin or slides it.
floe-note = Each number shows the move that ends on that tile.
floe-moves = The moves: { $moves }
floe-must-play = { $player } must play { $move }.
floe-how-to-turns = In turn, slide one of your penguins in a straight line, in one of six directions.
floe-how-to-alone = A penguin slides in a straight line, in one of six directions, as far as you like.
floe-how-to-melts = The tile it leaves melts. Tiles that it slides over stay.
floe-welcome = Choose one of your penguins, then press the tile that it should slide to.
floe-help-bright = The chosen penguin can slide to the bright tiles. The tile it leaves melts.
floe-help-refuted = A wrong move is refuted on the floe: both play on until you see why it fails. Take it back and try again.
floe-help-undo-reply = Undo takes back your last slide and the reply to it.
floe-help-undo = Undo takes back the last slide.
floe-help-hint = Hint shows what is at stake, then moves that fail, the idea, the place, and the slide. You can step through the moves that refute the others. Press it again to make the slide.
floe-help-check = Check shows whether you can still succeed.

# The rules of both games, for somebody who has never played.

# Numbers in words, where the language writes them so.
rules-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $number }
}
# An item of a list: its name and what it means.
rules-item = { $name }: { $text }

## Penguin Party

rules-party-title = Penguin Party
rules-party-introduction = A card game by Reiner Knizia for { $fewest } to { $most } players. Everybody builds the same pyramid of penguins. Get rid of your cards: every card that you cannot play costs you a point, and the player with the fewest points wins.

rules-set-up = Set-up
rules-party-cards = You need { $cards } cards: { $deck }. Shuffle them and deal:
rules-party-of-a-colour = { $cards } { COLOUR($colour) }
rules-party-deal = { COUNT("player", $players) }: { COUNT("card", $cards) } each{ $rest ->
    [first] ; the last card starts the pyramid
    [unused] ; { $unused } are not used
   *[none] { "" }
}
rules-party-own-cards = Look at your own cards only.

rules-turn = Your turn
rules-party-turn = Play one card from your hand; then it is the next player's turn. The first card starts the bottom row. After that, there are two ways to play a card:
rules-party-bottom = In the bottom row: put any card directly beside the row, at its left or its right end. The row has no gaps. It is full when it has { $base } cards, or { $two } in a game of two.
rules-party-top = On top: put a card on two cards that lie side by side, half-way between them. It must have the colour of at least one of the two. So on two cards of one colour, only that colour fits.

rules-example = An example
rules-party-letter = { $colour } { COLOUR($colour) }
rules-party-brackets = Brackets are cards: { $letters }. Parentheses are places where a card may go, with the colours that fit:
rules-party-at-end = at the { $side ->
    [left] left
   *[right] right
} end, any colour
rules-party-on-two = on the { COLOUR($left) } and the { COLOUR($right) } card, { COLOUR($left) } or { COLOUR($right) }
rules-party-notation = The green card on top lies on two green ones. Upper rows may have gaps: a card needs only the two cards below it. ppsolve writes a move as the colour and the place: { $move } is green at { $place }.

rules-out = Out
rules-party-out = If you can play a card, you must, even if you would rather not. If it is your turn and none of your cards fits, you are out for the rest of the round. You take one point for each card in your hand. You stay out even if one of your cards would fit again later.
rules-party-done = If you have played your last card, you are done and take no points. The others play on until nobody is left. The last player may play several cards in a row.

rules-bonus = Bonus
rules-party-bonus = If you have played all your cards, you give back up to { $points } points from earlier rounds, if you have any.

rules-end = End
rules-party-end = Play as many rounds as there are players. Each round, the start passes to the left, and all points are added up. After the last round, the lowest total wins. If it is a tie, the win is shared; some editions let you play another round.

## The editions of Penguin Party

rules-editions = Editions
rules-editions-colours = colours
rules-editions-bonus = bonus for an empty hand
rules-editions-tokens = tokens in the box
rules-editions-tumble = tumble
rules-editions-tie = tie
rules-editions-note = note
rules-editions-cards = { COLOUR($colour) } { $cards }
rules-edition-bonus = { $edition ->
    [iello-2024] up to 2 points
    [playte-2021] 2 points, or as many as held
   *[ffg-2007] 2 points, if any from earlier rounds
}
rules-edition-tokens = { $edition ->
    [iello-2024] 24 x 1, 12 x 5
    [playte-2021] 20 x 1, 10 x 5
   *[ffg-2007] 39 chips of 1, 3 and 5
}
rules-edition-tumble = { $edition ->
    [ffg-2007] who makes the pyramid fall pays cards left + 1, nobody else; dealt again
   *[other] no
}
rules-edition-tie = { $edition ->
    [iello-2024] shared, or one more round
    [playte-2021] shared, or more rounds
   *[ffg-2007] not said: shared
}
rules-edition-note = { $edition ->
    [iello-2024] { "" }
    [playte-2021] its blue is a sky blue
   *[ffg-2007] 36 figures in four colours; the split into 9 each is an assumption
}
rules-deals = The deal, in every edition:
rules-deals-players = players
rules-deals-cards = cards each
rules-deals-base = base
rules-deals-rest = left over
rules-deals-left = { $rest ->
    [first] 1, starts the base
    [unused] { $unused }, unused
   *[none] none
}
rules-overrides = Rules that can be overridden, for house rules:
rules-overrides-rule = rule
rules-overrides-meaning = meaning
# $usual and $other are values of the rule.
rules-override = { $rule ->
    [base] cards in the base row, 1 to 8
    [deck] cards of each colour, as in R9G9Y9B9
    [hand_size] cards dealt to each player
    [bonus] most points given back for an empty hand
    [upper_rows] { $usual }, or { $other }: the cards of a row form one unbroken run
   *[stuck] { $usual }, or { $other }: a stuck player stays in the round
}

## Pingouin

# same as English
rules-floe-title = Pingouin
rules-floe-introduction = A board game by { $authors }, also known as { $german } and { $english }, for { $fewest } to { $most } players. Your penguins slide over ice that melts behind them. Catch more fish than the others.
rules-floe-set-up = Lay out the { $tiles } six-sided tiles at random, in { $rows } rows of 7 and 8 in turn: { $one } with one fish, { $two } with two and { $three } with three. Every tile shows its fish. Each player has penguins:
rules-floe-penguins = { COUNT("player", $players) }: { COUNT("penguin", $penguins) } each
rules-floe-placing = In turn, put one penguin on a free tile with exactly one fish, until all penguins stand on the ice.
rules-floe-turn = Slide one of your penguins in a straight line, in any of the six directions, as far as you like, but at least one tile. It cannot cross a hole or another penguin, or leave the ice. Then take the tile that it left: its fish are yours, and there is a hole now. The tiles that it only passed stay where they are. If you can move, you must.
rules-floe-drawing = The upper part of a floe. A number is a tile with its fish, a letter is a penguin, and a dot is a hole. Rows have letters; columns are counted from the left:
rules-floe-example = Penguin A on { $penguin }, in brackets, can slide to the tiles in parentheses: { $tiles }. To its left is a hole, and down to the left stands penguin B. Wherever it goes, its player takes the tile { $penguin } with one fish. ppsolve writes a move as both tiles, { $move }, and the placing of a penguin as one, { $penguin }.
rules-floe-out = If it is your turn and none of your penguins can move, you are out. Take your penguins off the ice together with the tiles below them; those fish are yours, too. The others play on.
rules-floe-end = The game ends when everybody is out. The player with the most fish wins. If several have the same number of fish, the one of them with the most tiles wins; if those are equal, too, the win is shared.

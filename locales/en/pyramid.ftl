# Pyramids to fill.

pyramid-title = Penguin pyramid
pyramid-label = Pyramid

## The task

pyramid-heading = Fill the pyramid
pyramid-statement = Fill the pyramid with the { COUNT("card", $cards) } listed. Every card above the base row must have the colour of at least one of the two cards below it.
pyramid-reminder = There is exactly one solution.
pyramid-list = { $goal }:
pyramid-cards = To place: { $cards }
pyramid-solution-note = The cards with a dashed edge are the ones to place.
pyramid-how-to-1 = Write one letter into every empty place: R, G, Y, P or B.
pyramid-how-to-2 = Use every card of the list once, and tick its box.
pyramid-how-to-3 = A card rests on the two cards below it and has the colour of at least one of them.
pyramid-how-to-4 = So on two cards of the same colour, only that colour can rest.
pyramid-welcome = Choose a card, then press the place where it goes.
pyramid-help-1 = Choose a card, then press an empty place. Press one of your cards to take it back. If a card of another colour is chosen, it replaces yours.
pyramid-help-2 = Cards with snow on them are given.
pyramid-help-3 = A card that cannot go beside the visible cards is refused, with the reason.
pyramid-help-4 = Hint shows how to think and where to look, then colour and row, the place, and why. Press it again to place the card.
pyramid-help-5 = Check shows how many cards are wrong. A hint shows which ones.
pyramid-help-7 = With Notes on, you note possible colours instead of placing cards.

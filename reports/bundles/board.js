/* Generated from web/: npm run build */
"use strict";var ppsolve=(()=>{var ys=Object.defineProperty;var mc=Object.getOwnPropertyDescriptor;var fc=Object.getOwnPropertyNames;var gc=Object.prototype.hasOwnProperty;var yc=(n,e)=>{for(var t in e)ys(n,t,{get:e[t],enumerable:!0})},bc=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of fc(e))!gc.call(n,s)&&s!==t&&ys(n,s,{get:()=>e[s],enumerable:!(o=mc(e,s))||o.enumerable});return n};var vc=n=>bc(ys({},"__esModule",{value:!0}),n);var zh={};yc(zh,{page:()=>Br});var Ir=`board-title = Penguin board
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
board-saving-about = A record of every move. \`ppsolve review\` and this board can read it.
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
board-key-values = values on or off
board-key-left-and-right = previous and next move; on the board, go from place to place
board-key-up-and-down = go to the board, and from place to place
board-key-ends = first and last move
board-key-play = play there`;var Fr=`common-language = English
common-decimal-mark = .
common-thousands-mark = ,
common-date = { $weekday }, { $day } { $month } { $year }
common-list-and = { $first } and { $last }
common-list-or = { $first } or { $last }
common-larger-limit = Try a larger { $options }.
common-colour = { $colour ->
 [R] red
 [G] green
 [Y] yellow
 [P] purple
 *[B] blue
}
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
}`;var Gr=`page-language = Language
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
page-keys = Keys
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
page-colour = { COLOUR($colour) }
page-the-colour = { COLOUR($colour) }
page-then = { $first } then { $last }
page-cards = { $cards ->
 [0] no cards
 *[other] { COUNT("card", $cards) }
}
page-any = any
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
page-menu-place = { $number } of { $all }
page-menu-sum = { $solved } of { $all } solved, { $clean ->
 [0] none
 *[other] { $clean }
} of them clean ★
page-menu-today = today
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
page-duel-failed = You are { $sure ->
 [yes] sure to be left
 *[no] left
} with { COUNT("card", $cards) }; the goal was { $limit ->
 [0] none
 *[other] at most { $limit }
}.
page-contest-right = Right so far: you can still succeed against any defence.
page-contest-lost = You can no longer succeed against the best defence.
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
page-route-lost = The route can no longer be completed.`;var _r=`board-title = Plateau des pingouins
board-label = Plateau. Les flèches déplacent, Entrée joue.
board-first-screen = Premier écran
board-rules = Règles
board-players = Joueurs
board-points = Points
board-values = Valeurs
board-yardstick = Critère des nombres
board-best-line = Meilleure suite
board-moves = Coups
board-review = Analyse
board-mistakes-of = Erreurs de
board-start = Commencer
board-game = Jeu
board-go-on = Continuer
board-play = Jouer
board-play-about = Jouez tout de suite contre l'ordinateur.
board-opponents = Adversaires
board-each-sees = Chacun voit
board-write-down = Noter une manche
board-write = Noter
board-analyse = Analyser une position
board-analyse-about = Composez une position, ou ouvrez un lien, un fichier ou une partie notée, et voyez ce que vaut chaque coup.
board-paste-or-open = Coller ou ouvrir
board-setup = Composer
board-asking-about = À une vraie table, les autres mains cachées :
board-what-to-play = Que dois-je jouer ?
board-more = Plus
board-seed-of-the-deal = Graine de la donne
board-seed = Graine
board-random = au hasard
board-deal-at-random = Distribuer au hasard
board-clear = Vider
board-pieces = Pièces au choix
board-first-to-move = Premier à jouer
board-back = Retour
board-who-plays-question = Qui joue ?
board-names = Noms, dans l'ordre du tour
board-first-to-place = Premier à poser une carte
board-hands-first = Montrer d'abord les mains
board-begin = Commencer
board-tap-into = Mettre les cartes dans
board-tap-hand = votre main
board-tap-pyramid = la pyramide
board-cards-to-choose = Cartes au choix
board-change-table = Modifier la table
board-players-in-order = Joueurs, dans l'ordre du tour
board-more-asking = Plus : éditions, règles maison
board-learn = Apprendre de ses erreurs
board-leave = Quitter
board-show-answer = Voir la réponse
board-opening-about = Collez une position sur une ligne, une partie telle qu'on la note, ou du JSON. Vous pouvez aussi déposer un fichier sur la page.
board-position-or-record = Position ou partie notée
board-a-file = Un fichier
board-open = Ouvrir
board-save = Enregistrer
board-saving-about = Tous les coups de la partie. \`ppsolve review\` et ce plateau savent la lire.
board-form = Forme
board-form-text = texte, comme on le tape
board-the-record = La partie notée
board-copy = Copier
board-save-file = Enregistrer le fichier
board-who-plays = Qui joue
board-hide-cards = cacher les cartes du moteur
board-help-title = Le plateau
board-help-proved = Une valeur prouvée est en gras sur fond plein. Des bornes comme 2..4 dans un cadre en pointillés ne sont pas encore prouvées.
board-help-lines = Revenez en arrière et jouez autre chose : l'autre suite est gardée, et vous la retrouvez sous Coups.
board-help-save = Enregistrer écrit la partie. Analyse montre ce que chaque coup a coûté.
board-help-link = L'adresse de la page contient la position : partagez le lien pour la montrer à d'autres.
board-help-kept = Tout est gardé sur cet appareil : vous pouvez fermer la page et continuer plus tard.
board-key-values = afficher ou masquer les valeurs
board-key-left-and-right = coup précédent et suivant ; sur le plateau, aller de place en place
board-key-up-and-down = aller sur le plateau, et de place en place
board-key-ends = premier et dernier coup
board-key-play = y jouer`;var Ur=`common-language = Français
common-decimal-mark = ,
common-thousands-mark = { "\\u202F" }
common-date = { $weekday } { $day } { $month } { $year }
common-list-and = { $first } et { $last }
common-list-or = { $first } ou { $last }
common-larger-limit = Essayez avec plus de { $options }.
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
}`;var Dr=`page-language = Langue
page-settings = Réglages
page-close = Fermer
page-theme = Thème de couleurs
page-theme-auto = comme l'appareil
page-theme-light = clair
page-theme-dark = sombre
page-show-clock = afficher le temps
page-controls = Commandes
page-desk = Cartes et commandes
page-cards-title = Cartes
page-with-key = { $name } ({ $key })
page-undo = Annuler
page-redo = Rétablir
page-hint = Indice
page-check = Vérifier
page-restart = Début
page-again = Rejouer
page-help = Aide
page-notes = Notes
page-copied = Copié.
page-keys = Touches
page-keys-or = ou
page-keys-and = et
page-key-arrows = aller de place en place
page-key-card = choisir une carte ; sur une place, l'y poser
page-key-put = y poser la carte choisie
page-key-notes = notes : les couleurs marquent une place au lieu de la remplir
page-key-six-ways = aller en haut à gauche, en haut à droite, à gauche, à droite, en bas à gauche, en bas à droite
page-key-slide = choisir un pingouin, ou y faire glisser celui qui est choisi
page-key-take-back = reprendre
page-key-undo = annuler
page-key-redo = rétablir
page-key-hint = indice
page-key-check = vérifier
page-key-steps = coup montré précédent et suivant
page-key-previous-and-next = énigme précédente et suivante
page-key-help = cette aide
page-colour = { COLOUR($colour) }
page-the-colour = le { COLOUR($colour) }
page-then = { $first } puis { $last }
page-cards = { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
page-any = tout
page-card-button = { $shown } : { COLOUR($colour) }, { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
page-spot-card = carte { COLOUR($colour, form: "f") }
page-spot-turn = posée au tour { $turn }
page-spot-closed = fermée
page-spot-open = ouverte
page-spot-left-end = bout gauche
page-spot-right-end = bout droit
page-spot-any = accepte toutes les couleurs
page-spot-accepts = n'accepte que { $colours }
page-spot-given = donnée
page-spot-empty = vide
page-spot-noted = noté : { $colours }
page-spot-below = { $colour ->
 [none] une place vide
 *[other] une carte { COLOUR($colour, form: "f") }
}
page-spot-rests = repose sur { $cards }
page-spot-rests-two = repose sur deux { $colour ->
 [none] places vides
 *[other] cartes { COLOUR($colour, form: "fp") }
}
page-spot-taken = { $place } est prise. Le bouton Annuler reprend votre dernière carte.
page-spot-touch = { $place } n'est pas ouverte : il faut une carte voisine sur le même étage.
page-spot-carried = { $place } n'est pas ouverte : il faut deux cartes en dessous.
page-spot-refuses = { $place } n'accepte que { $colours }, pas le { COLOUR($colour) }.
page-previous-puzzle = Énigme précédente
page-next-puzzle = Énigme suivante
page-all-puzzles = Toutes les énigmes
page-time = Temps
page-other-hands = Les autres mains
page-moves = Coups
page-previous-move = Coup précédent
page-next-move = Coup suivant
page-copy = Copier pour partager
page-show-text = Afficher le texte
page-text-to-share = Texte à partager
page-how-to-play = Comment jouer
page-title = { $puzzles } énigmes de pingouins
page-techniques = Techniques, de la plus facile à la plus difficile
page-puzzles = Énigmes
page-menu-place = { $number } sur { $all }
page-menu-sum = { $solved } { $solved ->
 [one] résolue
 *[other] résolues
} sur { $all }, dont { $clean ->
 [0] aucune
 *[other] { $clean }
} sans aide ★
page-menu-today = aujourd'hui
page-menu-name = { $name }, { $level }
page-menu-begun = commencée
page-menu-not-begun = pas commencée
page-menu-solved = résolue
page-menu-clean = résolue, sans aide
page-menu-best-time = meilleur temps { $time }
page-day = { $weekday } { $day }
page-month = { $month } { $year }
page-level = { $level ->
 [easy] facile
 [medium] moyen
 [hard] difficile
 *[expert] expert
}
page-kind = { $kind ->
 [pyramid] Pyramide
 [queue] File
 [duel] Duel
 [route] Parcours
 [harvest] Récolte
 [cutoff] Coupure
 *[strand] Échouage
}
page-welcome-back = Bon retour : tout est resté en place.
page-this-is-the-start = Voici le début.
page-before-your-move = Voici la position avant votre coup.
page-back-to-your-game = Retour à votre partie.
page-replay = Revoir
page-take-it-back = Annuler ce coup
page-nothing-to-undo = Rien à annuler.
page-nothing-to-redo = Rien à rétablir.
page-taken-back = Coup annulé.
page-back-at-the-start = Retour au début.
page-solved = Résolu { $result }.
page-shared-solved = résolu { $result }
page-result-time = { $again ->
 [no] en { $time }
 *[yes] à nouveau en { $time }
}
page-result-clean = sans aide { $sign }
page-result-hints = { $number ->
 [one] 1 indice
 *[other] { $number } indices
}
page-result-checks = { $number ->
 [one] 1 vérification
 *[other] { $number } vérifications
}
page-result-wrong = { $number ->
 [one] 1 faux essai
 *[other] { $number } faux essais
}
page-medal = médaille { $medal ->
 [gold] d'or
 [silver] d'argent
 *[bronze] de bronze
}
page-medal-shared = { $medal ->
 [gold] médaille d'or
 [silver] médaille d'argent
 *[bronze] médaille de bronze
}
page-steps-place = { $number } sur { $all }
page-after-that = Ensuite : { $cards }
page-standing = { $standing ->
 [to-move] au trait
 [out] éliminé
 *[finished] terminé
}
page-hint-look = Regardez { $place }.
page-hint-for = Appuyez encore sur Indice pour { $next ->
 [more] en savoir plus
 [place] connaître la place
 [card] connaître la carte
 *[slide] connaître la glissade
}.
page-hint-go-on = Appuyez encore sur Indice pour continuer.
page-hint-do = Appuyez encore sur Indice pour { $act ->
 [card] la poser
 *[slide] la faire
}.
page-hint-step-or-do = Avancez pour voir pourquoi, ou appuyez encore sur Indice pour { $act ->
 [card] la poser
 *[slide] la faire
}.
page-hint-take-back = Appuyez encore sur Indice pour l'annuler.
page-hint-why-not = Pourquoi pas { $move } ?
page-hint-same-goes = De même pour { $moves }.
page-move-card = { COLOUR($colour) } en { $place }
page-move-slide = { $from } vers { $to }
page-hint-card-mistake = L'erreur était la carte { $turn }, { COLOUR($colour) } en { $place }.
page-hint-card-goes = le { COLOUR($colour) } va en { $place }.
page-hint-moves-work = { $moves ->
 [1] Un seul coup est bon ici.
 *[other] { $moves } coups sont bons ici.
}
page-hint-else-fails = Tout le reste échoue.
page-hint-slide = De { $from } à { $to }.
page-hint-slide-mistake = L'erreur était la glissade { $number }, de { $from } à { $to }.
page-choose-card-first = Choisissez d'abord une carte.
page-no-card-to-choose = Il n'y a pas de carte { COLOUR($colour, form: "f") } à choisir.
page-put = { COLOUR($colour) } en { $place }.
page-no-card-placed = Vous n'avez pas encore posé de carte.
page-pyramid-rests-two = { $place } repose sur deux cartes { COLOUR($below, form: "fp") } : le { COLOUR($colour) } ne convient pas.
page-pyramid-rests = { $place } repose sur le { COLOUR($left) } et le { COLOUR($right) } : le { COLOUR($colour) } ne convient à aucun des deux.
page-pyramid-above = { $above } au-dessus est { COLOUR($needed, form: "f") } : il lui faut du { COLOUR($needed) } ici, car { $beside } est { COLOUR($other, form: "f") }.
page-pyramid-no-place = Il n'y a pas de place { $place }.
page-pyramid-is-given = { $place } est donnée et ne peut pas changer.
page-pyramid-has-card = { $place } porte une carte. On ne peut noter que sur les places vides.
page-pyramid-is-empty = { $place } est vide.
page-pyramid-is-already = { $place } est déjà { COLOUR($colour, form: "f") }.
page-pyramid-none-left = Il ne reste plus de carte { COLOUR($colour, form: "f") }.
page-pyramid-notes-on = Notes activées : appuyez sur une place pour y noter la couleur choisie.
page-pyramid-notes-off = Notes désactivées : vous posez de nouveau des cartes.
page-pyramid-noted = Noté en { $place } : { $colours }.
page-pyramid-noted-nothing = Noté en { $place } : rien.
page-empty-again = { $place } est de nouveau vide.
page-pyramid-tray = Cartes à poser
page-pyramid-all-placed = Toutes les cartes sont posées, mais certaines sont fausses.
page-pyramid-none-fits = Aucune des cartes restantes ne va nulle part.
page-pyramid-wrong = { $cards ->
 [1] Une carte est fausse.
 *[other] { $cards } cartes sont fausses.
}
page-pyramid-right = Tout est juste, encore { COUNT("card", $cards) } à poser.
page-pyramid-fix = Corrigez d'abord une erreur : la carte en { $place } est fausse.
page-pyramid-ignoring = Sans compter { $cards ->
 [1] 1 autre carte posée
 *[other] { $cards } autres cartes posées
} : { $reason }
page-queue-next-is = La prochaine carte est { COLOUR($colour, form: "f") }.
page-queue-not-near = Aucune carte { COLOUR($colour, form: "f") } parmi les { $cards } prochaines.
page-queue-tray = { $cards ->
 [1] La prochaine carte
 *[other] Les { $cards } prochaines cartes : choisissez
}
page-queue-dead-end = Une impasse : il n'y a pas de place pour la carte { COLOUR($colour, form: "f") }.
page-queue-dead-end-any = Une impasse : il n'y a de place pour aucune des prochaines cartes.
page-queue-right = Tout est juste : on peut réussir à partir d'ici.
page-queue-lost = On ne peut plus réussir.
page-duel-placed = { $player ->
 [you] Vous posez
 *[other] { $player } pose
} le { COLOUR($colour) } en { $place }.
page-duel-stuck = { $player ->
 [you] Vous ne pouvez plus jouer : éliminé.
 *[other] { $player } ne peut plus jouer : éliminé.
}
page-duel-over = La manche est finie pour vous.
page-duel-hold-none = Vous n'avez pas de carte { COLOUR($colour, form: "f") }.
page-duel-no-place = Aucune place n'accepte { $colours }.
page-duel-hand = Votre main : { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
page-duel-left = Il vous reste : { $cards ->
 [0] aucune carte
 *[other] { COUNT("card", $cards) }
}
page-duel-failed = Il vous { $sure ->
 [yes] restera sûrement
 *[no] reste
} { COUNT("card", $cards) } ; le but était { $limit ->
 [0] zéro
 *[other] { $limit } au plus
}.
page-contest-right = Tout est juste : vous pouvez encore réussir contre toute défense.
page-contest-lost = Vous ne pouvez plus réussir contre la meilleure défense.
page-fish = { $fish ->
 [0] aucun poisson
 [1] un poisson
 [2] deux poissons
 *[3] trois poissons
}
page-tile-melted = fondu
page-tile-end = fin de la glissade { $number }
page-tile-start = un départ
page-tile-chosen = choisi
page-tile-reached = accessible
page-tile-free = libre
page-tile-penguin = le pingouin
page-tile-your-penguin = votre pingouin
page-tile-penguin-of = pingouin { ELIDE("de", $player) }
page-tile-number = { $number ->
 [0] sans numéro
 *[other] numéro { $number }
}
page-choose-penguin-first = Choisissez d'abord un pingouin.
page-no-penguin-there = Vous n'avez pas de pingouin en { $place }.
page-penguin-here = Le pingouin y est déjà : appuyez sur le bloc de glace où il doit glisser.
page-penguin-there = Il y a un pingouin en { $place }.
page-no-slide = On ne peut pas glisser de { $from } à { $to }.
page-slides-next = Le pingouin en { $place } glissera.
page-slid = { $player ->
 [you] Vous glissez
 *[other] { $player } glisse
} de { $from } à { $to }.
page-not-moved-yet = Vous n'avez pas encore joué.
page-move-has-failed = Ce coup a échoué. Annulez-le et réessayez.
page-cutoff-tray = Vos poissons : { $fish } sur { $target }
page-cutoff-rival = { COUNT("fish", $fish) }
page-strand-tray = Vos glissades : { $made } sur { $slides }
page-strand-rival = { $slides ->
 [0] aucune glissade
 [one] 1 glissade
 *[other] { $slides } glissades
} au choix
page-harvest-tray = Poissons : { $fish } sur { $target }
page-harvest-slid = Vers { $place } : { COUNT("fish", $fish) }.
page-harvest-stuck = Plus aucune glissade possible : { $fish } poissons sur { $target }.
page-harvest-medal = C'est une médaille { $medal ->
 [gold] d'or
 [silver] d'argent
 *[bronze] de bronze
}.
page-harvest-right = Tout est juste : vous pouvez encore récolter { COUNT("fish", $fish) }.
page-harvest-lost = Vous ne pouvez plus récolter { COUNT("fish", $fish) }.
page-harvest-moves-allow = { $moves ->
 [1] Un seul coup permet encore le maximum.
 *[other] { $moves } coups permettent encore le maximum.
}
page-route-slid = Glissade { $number }, vers { $place }.
page-route-tray = Glissade { $number } : { $tiles ->
 [0] aucun bloc de glace
 *[other] { COUNT("tile", $tiles) }
} à visiter
page-route-stuck = Plus aucune glissade possible, et encore { COUNT("tile", $tiles) } à visiter.
page-route-right = Tout est juste jusqu'ici.
page-route-lost = Le parcours ne peut plus être terminé.`;var jr=`board-title = 펭귄 보드
board-label = 보드. 화살표로 옮기고 Enter로 두어요.
board-first-screen = 첫 화면
board-rules = 규칙
board-players = 플레이어
board-points = 점수
board-values = 값
board-yardstick = 숫자의 기준
board-best-line = 최선의 수순
board-moves = 수순
board-review = 복기
board-mistakes-of = 실수한 사람
board-start = 시작
board-game = 게임
board-go-on = 계속하기
board-play = 게임하기
board-play-about = 바로 컴퓨터와 게임해요.
board-opponents = 상대
board-each-sees = 상대가 보는 것
board-write-down = 라운드 기록하기
board-write = 기록하기
board-analyse = 국면 분석하기
board-analyse-about = 원하는 국면을 만들거나 링크, 파일, 기보를 열어 수마다 값을 확인해요.
board-paste-or-open = 붙여 넣기/열기
board-setup = 배치하기
board-asking-about = 실제 게임 중, 다른 손패가 안 보일 때:
board-what-to-play = 무엇을 낼까요?
board-more = 더 보기
board-seed-of-the-deal = 패 나누기 시드
board-seed = 시드
board-random = 무작위
board-deal-at-random = 무작위로 나누기
board-clear = 비우기
board-pieces = 고를 수 있는 것
board-first-to-move = 먼저 두는 사람
board-back = 뒤로
board-who-plays-question = 누가 하나요?
board-names = 차례대로 이름
board-first-to-place = 먼저 카드를 놓는 사람
board-hands-first = 먼저 손패 공개하기
board-begin = 시작하기
board-tap-into = 카드를 넣을 곳
board-tap-hand = 내 손패
board-tap-pyramid = 피라미드
board-cards-to-choose = 고를 수 있는 카드
board-change-table = 테이블 바꾸기
board-players-in-order = 차례대로 플레이어
board-more-asking = 더 보기: 판본, 하우스 룰
board-learn = 실수에서 배우기
board-leave = 나가기
board-show-answer = 답 보기
board-opening-about = 한 줄로 쓴 국면, 직접 적은 기보, 또는 JSON을 붙여 넣으세요. 파일을 페이지에 끌어다 놓아도 돼요.
board-position-or-record = 국면이나 기보
board-a-file = 파일
board-open = 열기
board-save = 저장
board-saving-about = 모든 수를 담은 기보예요. \`ppsolve review\`와 이 보드에서 읽을 수 있어요.
board-form = 형식
board-form-text = 글, 손으로 적듯이
board-the-record = 기보
board-copy = 복사
board-save-file = 파일로 저장
board-who-plays = 누가 두나요
board-hide-cards = 엔진의 카드 숨기기
board-help-title = 보드 사용법
board-help-proved = 증명된 값은 꽉 찬 바탕에 굵게 보여요. 2..4처럼 점선 테두리 안의 범위는 아직 증명되지 않았어요.
board-help-lines = 뒤로 가서 다른 수를 두어도 원래 수순은 남아 있고, 수순에서 다시 돌아갈 수 있어요.
board-help-save = 저장을 누르면 기보를 써요. 복기는 수마다 잃은 값을 보여요.
board-help-link = 페이지 주소에 국면이 들어 있어요. 링크를 공유하면 다른 사람도 볼 수 있어요.
board-help-kept = 모두 이 기기에 저장되니, 페이지를 닫았다가 나중에 이어서 해도 돼요.
board-key-values = 값 켜기/끄기
board-key-left-and-right = 앞뒤 수, 보드에서는 자리 옮기기
board-key-up-and-down = 보드로 가기, 자리 옮기기
board-key-ends = 첫 수와 마지막 수
board-key-play = 거기에 두기`;var Hr=`common-language = 한국어
common-decimal-mark = .
common-thousands-mark = ,
common-date = { $year }년 { $number }월 { $day }일 { $weekday }
common-list-and = { PARTICLE($first, "과/와") } { $last }
common-list-or = { PARTICLE($first, "이나/나") } { $last }
common-larger-limit = { PARTICLE($options, "을/를") } 더 크게 해 보세요.
common-colour = { $form ->
 [adjective] { $colour ->
 [R] 빨간
 [G] 초록
 [Y] 노란
 [P] 보라
 *[B] 파란
 }
 *[noun] { $colour ->
 [R] 빨강
 [G] 초록
 [Y] 노랑
 [P] 보라
 *[B] 파랑
 }
}
common-word = { $number }
common-count = { $thing ->
 [card] 카드 { $number }장
 [colour] { $number }가지 색
 [fish] 물고기 { $number }마리
 [move] { $number }수
 [penguin] 펭귄 { $number }마리
 [place] { $number }자리
 [player] { $number }명
 [point] { $number }점
 [position] 국면 { $number }개
 [round] { $number }라운드
 [slide] 미끄럼 { $number }번
 [step] { $number }단계
 [tile] 타일 { $number }칸
 [token] 토큰 { NUMBER($number, useGrouping: 0) }개
 [turn] { $number }차례
 *[way] { $number }가지 방법
}`;var Jr=`page-language = 언어
page-settings = 설정
page-close = 닫기
page-theme = 화면 색
page-theme-auto = 기기 설정과 같게
page-theme-light = 밝게
page-theme-dark = 어둡게
page-show-clock = 시간 보기
page-controls = 조작
page-desk = 카드와 조작
page-cards-title = 카드
page-with-key = { $name } ({ $key })
page-undo = 무르기
page-redo = 다시 두기
page-hint = 힌트
page-check = 확인
page-restart = 처음부터
page-again = 한 번 더
page-help = 도움말
page-notes = 메모
page-copied = 복사했어요.
page-keys = 단축키
page-keys-or = 또는
page-keys-and = ,
page-key-arrows = 자리 옮기기
page-key-card = 카드 고르기, 자리 위에서는 그 자리에 놓기
page-key-put = 고른 카드를 그 자리에 놓기
page-key-notes = 메모: 카드를 놓는 대신 색을 적어 두기
page-key-six-ways = 왼쪽 위, 오른쪽 위, 왼쪽, 오른쪽, 왼쪽 아래, 오른쪽 아래로 가기
page-key-slide = 펭귄 고르기, 또는 고른 펭귄을 그리로 미끄러뜨리기
page-key-take-back = 되가져오기
page-key-undo = 무르기
page-key-redo = 다시 두기
page-key-hint = 힌트
page-key-check = 확인
page-key-steps = 앞뒤 수 보기
page-key-previous-and-next = 앞뒤 퍼즐로
page-key-help = 이 도움말
page-colour = { COLOUR($colour) }
page-the-colour = { COLOUR($colour) }
page-then = { $first } 다음 { $last }
page-cards = { $cards ->
 [0] 카드 없음
 *[other] { COUNT("card", $cards) }
}
page-any = 모두
page-card-button = { $shown }: { COLOUR($colour) }, { $cards ->
 [0] 카드 없음
 *[other] { COUNT("card", $cards) }
}
page-spot-card = { COLOUR($colour, form: "adjective") } 카드
page-spot-turn = { $turn }번째로 놓은 카드
page-spot-closed = 닫힘
page-spot-open = 열림
page-spot-left-end = 왼쪽 끝
page-spot-right-end = 오른쪽 끝
page-spot-any = 모든 색 가능
page-spot-accepts = { $colours }만 가능
page-spot-given = 처음부터 있던 카드
page-spot-empty = 비어 있음
page-spot-noted = 메모: { $colours }
page-spot-below = { $colour ->
 [none] 빈자리
 *[other] { COLOUR($colour, form: "adjective") } 카드
}
page-spot-rests = 아래: { $cards }
page-spot-rests-two = 아래: { $colour ->
 [none] 빈자리 둘
 *[other] { COLOUR($colour, form: "adjective") } 카드 2장
}
page-spot-taken = { $place }에는 카드가 있어요. 무르기를 누르면 마지막 카드를 되가져와요.
page-spot-touch = { $place }에는 아직 놓을 수 없어요. 같은 층의 카드 옆이어야 해요.
page-spot-carried = { $place }에는 아직 놓을 수 없어요. 아래에 카드가 2장 있어야 해요.
page-spot-refuses = { $place }에는 { $colours }만 놓을 수 있어요. { PARTICLE(COLOUR($colour), "은/는") } 안 돼요.
page-previous-puzzle = 앞 퍼즐
page-next-puzzle = 다음 퍼즐
page-all-puzzles = 모든 퍼즐
page-time = 시간
page-other-hands = 다른 사람들의 손패
page-moves = 수
page-previous-move = 앞 수
page-next-move = 다음 수
page-copy = 복사해서 공유하기
page-show-text = 글 보기
page-text-to-share = 공유할 글
page-how-to-play = 푸는 법
page-title = 펭귄 퍼즐 { $puzzles }개
page-techniques = 쉬운 것부터 보는 풀이 기술
page-puzzles = 퍼즐
page-menu-place = { $number }/{ $all }
page-menu-sum = { $all }개 중 { $solved }개를 풀었고, 그중 { $clean ->
 [0] 도움 없이 푼 것은 아직 없어요
 *[other] { $clean }개는 도움 없이 풀었어요
} ★
page-menu-today = 오늘
page-menu-name = { $name }, { $level }
page-menu-begun = 푸는 중
page-menu-not-begun = 아직 안 풂
page-menu-solved = 풀었음
page-menu-clean = 풀었음, 도움 없이
page-menu-best-time = 가장 빠른 기록 { $time }
page-day = { $day }일 { $weekday }
page-month = { $year }년 { $month }
page-level = { $level ->
 [easy] 쉬움
 [medium] 보통
 [hard] 어려움
 *[expert] 전문가
}
page-kind = { $kind ->
 [pyramid] 피라미드
 [queue] 줄 세우기
 [duel] 대결
 [route] 길 찾기
 [harvest] 수확
 [cutoff] 차단
 *[strand] 가두기
}
page-welcome-back = 다시 왔네요! 두었던 그대로 있어요.
page-this-is-the-start = 처음 모습이에요.
page-before-your-move = 수를 두기 전 모습이에요.
page-back-to-your-game = 풀던 자리로 돌아왔어요.
page-replay = 다시 보기
page-take-it-back = 무르기
page-nothing-to-undo = 무를 수가 없어요. 아직 처음이에요.
page-nothing-to-redo = 다시 둘 수가 없어요.
page-taken-back = 한 수 물렀어요.
page-back-at-the-start = 처음으로 돌아왔어요.
page-solved = 풀었어요! { $result }
page-shared-solved = 성공! { $result }
page-result-time = { $again ->
 [no] { $time }
 *[yes] 다시 { $time }
}
page-result-clean = 도움 없이 { $sign }
page-result-hints = 힌트 { $number }번
page-result-checks = 확인 { $number }번
page-result-wrong = 틀린 시도 { $number }번
page-medal = { $medal ->
 [gold] 금메달
 [silver] 은메달
 *[bronze] 동메달
}
page-medal-shared = { $medal ->
 [gold] 금메달
 [silver] 은메달
 *[bronze] 동메달
}
page-steps-place = { $number }/{ $all }
page-after-that = 그다음: { $cards }
page-standing = { $standing ->
 [to-move] 차례
 [out] 탈락
 *[finished] 끝
}
page-hint-look = { PARTICLE($place, "을/를") } 보세요.
page-hint-for = 힌트를 한 번 더 누르면 { $next ->
 [more] 더 알려 드려요
 [place] 자리를 알려 드려요
 [card] 카드를 알려 드려요
 *[slide] 어떻게 미끄러질지 알려 드려요
}.
page-hint-go-on = 힌트를 한 번 더 누르면 이어서 설명해요.
page-hint-do = 힌트를 한 번 더 누르면 { $act ->
 [card] 카드를 놓아요
 *[slide] 미끄러져요
}.
page-hint-step-or-do = 화살표로 넘기면 이유가 보여요. 힌트를 한 번 더 누르면 { $act ->
 [card] 카드를 놓아요
 *[slide] 미끄러져요
}.
page-hint-take-back = 힌트를 한 번 더 누르면 물러요.
page-hint-why-not = { PARTICLE($move, "은/는") } 왜 안 될까요?
page-hint-same-goes = { $moves }도 마찬가지예요.
page-move-card = { $place }에 { COLOUR($colour) }
page-move-slide = { $from }에서 { $to }
page-hint-card-mistake = { $turn }번째 카드, { $place }의 { COLOUR($colour) } 카드가 실수였어요.
page-hint-card-goes = { COLOUR($colour, form: "adjective") } 카드는 { $place } 자리예요.
page-hint-moves-work = { $moves ->
 [1] 여기서는 통하는 수가 하나뿐이에요.
 *[other] 여기서는 통하는 수가 { $moves }개예요.
}
page-hint-else-fails = 다른 수는 모두 실패해요.
page-hint-slide = { $from }에서 { PARTICLE($to, "으로/로") } 미끄러져요.
page-hint-slide-mistake = { $number }번째 미끄러지기, { $from }에서 { PARTICLE($to, "으로/로") } 간 것이 실수였어요.
page-choose-card-first = 먼저 카드를 고르세요.
page-no-card-to-choose = 고를 수 있는 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-put = { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
page-no-card-placed = 아직 놓은 카드가 없어요.
page-pyramid-rests-two = { $place } 아래에는 { COLOUR($below, form: "adjective") } 카드만 2장 있어서 { PARTICLE(COLOUR($colour), "은/는") } 맞지 않아요.
page-pyramid-rests = { $place } 아래에는 { PARTICLE(COLOUR($left), "과/와") } { PARTICLE(COLOUR($right), "이/가") } 있어서 { PARTICLE(COLOUR($colour), "은/는") } 맞지 않아요.
page-pyramid-above = 위의 { PARTICLE($above, "이/가") } { COLOUR($needed) }인데 { PARTICLE($beside, "은/는") } { PARTICLE(COLOUR($other), "이라서/라서") }, 여기에는 { PARTICLE(COLOUR($needed), "이/가") } 와야 해요.
page-pyramid-no-place = { $place }라는 자리는 없어요.
page-pyramid-is-given = { $place }의 카드는 처음부터 있던 것이라 바꿀 수 없어요.
page-pyramid-has-card = { $place }에는 카드가 있어요. 메모는 빈자리에만 할 수 있어요.
page-pyramid-is-empty = { PARTICLE($place, "은/는") } 비어 있어요.
page-pyramid-is-already = { $place }에는 이미 { COLOUR($colour, form: "adjective") } 카드가 있어요.
page-pyramid-none-left = 남은 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-pyramid-notes-on = 메모를 켰어요. 자리를 누르면 고른 색을 메모해요.
page-pyramid-notes-off = 메모를 껐어요. 이제 다시 카드를 놓아요.
page-pyramid-noted = { $place } 메모: { $colours }.
page-pyramid-noted-nothing = { $place } 메모: 없음.
page-empty-again = { PARTICLE($place, "이/가") } 다시 비었어요.
page-pyramid-tray = 놓을 카드
page-pyramid-all-placed = 카드를 모두 놓았지만 틀린 것이 있어요.
page-pyramid-none-fits = 남은 카드를 놓을 자리가 없어요.
page-pyramid-wrong = { $cards ->
 [1] 카드 1장이 틀렸어요.
 *[other] 카드 { $cards }장이 틀렸어요.
}
page-pyramid-right = 지금까지는 맞아요. 이제 { COUNT("card", $cards) } 남았어요.
page-pyramid-fix = 먼저 실수를 고쳐요. { $place }의 카드가 틀렸어요.
page-pyramid-ignoring = 직접 놓은 다른 카드 { $cards }장은 빼고 생각해요. { $reason }
page-queue-next-is = 다음 카드는 { PARTICLE(COLOUR($colour), "이에요/예요") }.
page-queue-not-near = 다음 카드 { $cards }장 중에 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-queue-tray = { $cards ->
 [1] 다음 카드
 *[other] 다음 카드 { $cards }장 중에서 고르세요
}
page-queue-dead-end = 막다른 길이에요. { COLOUR($colour, form: "adjective") } 카드를 놓을 자리가 없어요.
page-queue-dead-end-any = 막다른 길이에요. 다음 카드 중 놓을 수 있는 것이 없어요.
page-queue-right = 지금까지는 맞아요. 여기서 풀 수 있어요.
page-queue-lost = 이제는 풀 수 없어요.
page-duel-placed = { $player ->
 [you] { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
 *[other] { PARTICLE($player, "이/가") } { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
}
page-duel-stuck = { $player ->
 [you] 놓을 카드가 없어서 탈락이에요.
 *[other] { PARTICLE($player, "은/는") } 놓을 카드가 없어서 탈락이에요.
}
page-duel-over = 이번 라운드는 끝났어요.
page-duel-hold-none = 손에 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-duel-no-place = { PARTICLE($colours, "을/를") } 놓을 자리가 없어요.
page-duel-hand = 내 손패: { $cards ->
 [0] 카드 없음
 *[other] { COUNT("card", $cards) }
}
page-duel-left = 남은 카드: { $cards ->
 [0] 없음
 *[other] { COUNT("card", $cards) }
}
page-duel-failed = { COUNT("card", $cards) }이 { $sure ->
 [yes] 남을 수밖에 없어요
 *[no] 남았어요
}. 목표는 { $limit ->
 [0] 모두 놓는 것이었어요
 *[other] { $limit }장 이하였어요
}.
page-contest-right = 지금까지는 맞아요. 상대가 어떻게 막아도 성공할 수 있어요.
page-contest-lost = 상대가 가장 잘 막으면 이제는 성공할 수 없어요.
page-fish = { $fish ->
 [0] 물고기 없음
 *[other] { COUNT("fish", $fish) }
}
page-tile-melted = 녹음
page-tile-end = { $number }번째 미끄러지기의 끝
page-tile-start = 출발한 곳
page-tile-chosen = 고름
page-tile-reached = 갈 수 있음
page-tile-free = 비어 있음
page-tile-penguin = 펭귄
page-tile-your-penguin = 내 펭귄
page-tile-penguin-of = { $player }의 펭귄
page-tile-number = { $number ->
 [0] 숫자 없음
 *[other] 숫자 { $number }
}
page-choose-penguin-first = 먼저 펭귄을 고르세요.
page-no-penguin-there = { $place }에는 내 펭귄이 없어요.
page-penguin-here = 펭귄이 이미 여기 있어요. 미끄러져 갈 타일을 누르세요.
page-penguin-there = { $place }에는 펭귄이 있어요.
page-no-slide = { $from }에서 { PARTICLE($to, "으로/로") } 미끄러질 수 없어요.
page-slides-next = 이제 { $place }의 펭귄이 미끄러져요.
page-slid = { $player ->
 [you] { $from }에서 { PARTICLE($to, "으로/로") } 미끄러졌어요.
 *[other] { PARTICLE($player, "이/가") } { $from }에서 { PARTICLE($to, "으로/로") } 미끄러졌어요.
}
page-not-moved-yet = 아직 움직이지 않았어요.
page-move-has-failed = 그 수는 실패했어요. 물리고 다시 해 보세요.
page-cutoff-tray = 내 물고기: { $target }마리 중 { $fish }마리
page-cutoff-rival = { COUNT("fish", $fish) }
page-strand-tray = 내 미끄러지기: { $slides }번 중 { $made }번
page-strand-rival = { $slides ->
 [0] 미끄러질 곳 없음
 *[other] 미끄러질 곳 { $slides }군데
}
page-harvest-tray = 물고기: { $target }마리 중 { $fish }마리
page-harvest-slid = { PARTICLE($place, "으로/로") }: { COUNT("fish", $fish) }.
page-harvest-stuck = 더는 미끄러질 수 없어요. 물고기 { $target }마리 중 { $fish }마리예요.
page-harvest-medal = { $medal ->
 [gold] 금메달
 [silver] 은메달
 *[bronze] 동메달
}이에요.
page-harvest-right = 지금까지는 맞아요. 아직 물고기 { $fish }마리를 모을 수 있어요.
page-harvest-lost = 이제는 물고기 { $fish }마리를 모을 수 없어요.
page-harvest-moves-allow = { $moves ->
 [1] 최대로 모을 수 있는 수는 하나뿐이에요.
 *[other] 최대로 모을 수 있는 수는 { $moves }개예요.
}
page-route-slid = { $number }번째, { PARTICLE($place, "으로/로") }.
page-route-tray = { $number }번째: { $tiles ->
 [0] 갈 타일 없음
 *[other] 갈 { COUNT("tile", $tiles) }
}
page-route-stuck = 더는 미끄러질 수 없는데, 갈 { PARTICLE(COUNT("tile", $tiles), "이/가") } 남았어요.
page-route-right = 지금까지는 맞아요.
page-route-lost = 이제는 길을 완성할 수 없어요.`;var Le=class{constructor(e){this.value=e}valueOf(){return this.value}},j=class extends Le{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},te=class extends Le{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ae=class n extends Le{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof Le)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof Le&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Wr=100,Ec="⁨",Mc="⁩";function Lc(n,e,t){if(t===e||t instanceof te&&e instanceof te&&t.value===e.value)return!0;if(e instanceof te&&typeof t=="string"){let o=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===o)return!0}return!1}function zr(n,e,t){return e[t]?At(n,e[t].value):(n.reportError(new RangeError("No default")),new j)}function bs(n,e){let t=[],o=Object.create(null);for(let s of e)s.type==="narg"?o[s.name]=wn(n,s.value):t.push(wn(n,s));return{positional:t,named:o}}function wn(n,e){switch(e.type){case"str":return e.value;case"num":return new te(e.value,{minimumFractionDigits:e.precision});case"var":return Ac(n,e);case"mesg":return Cc(n,e);case"term":return Nc(n,e);case"func":return Bc(n,e);case"select":return Ic(n,e);default:return new j}}function Ac(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new j(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new j(`$${e}`);if(t instanceof Le)return t;switch(typeof t){case"string":return t;case"number":return new te(t);case"object":if(Ae.supportsValue(t))return new Ae(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new j(`$${e}`)}}function Cc(n,{name:e,attr:t}){let o=n.bundle._messages.get(e);if(!o)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new j(e);if(t){let s=o.attributes[t];return s?At(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new j(`${e}.${t}`))}return o.value?At(n,o.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new j(e))}function Nc(n,{name:e,attr:t,args:o}){let s=`-${e}`,r=n.bundle._terms.get(s);if(!r)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new j(s);if(t){let a=r.attributes[t];if(a){n.params=bs(n,o).named;let l=At(n,a);return n.params=null,l}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new j(`${s}.${t}`)}n.params=bs(n,o).named;let i=At(n,r.value);return n.params=null,i}function Bc(n,{name:e,args:t}){let o=n.bundle._functions[e];if(!o)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new j(`${e}()`);if(typeof o!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new j(`${e}()`);try{let s=bs(n,t);return o(s.positional,s.named)}catch(s){return n.reportError(s),new j(`${e}()`)}}function Ic(n,{selector:e,variants:t,star:o}){let s=wn(n,e);if(s instanceof j)return zr(n,t,o);for(let r of t){let i=wn(n,r.key);if(Lc(n,s,i))return At(n,r.value)}return zr(n,t,o)}function vs(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new j;n.dirty.add(e);let t=[],o=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>Wr)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${Wr}`);o&&t.push(Ec),t.push(wn(n,s).toString(n)),o&&t.push(Mc)}return n.dirty.delete(e),t.join("")}function At(n,e){return typeof e=="string"?n.bundle._transform(e):vs(n,e)}var no=class{constructor(e,t,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=o}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let o=this.bundle._intls.get(e);o||(o={},this.bundle._intls.set(e,o));let s=JSON.stringify(t);return o[s]||(o[s]=new e(this.bundle.locales,t)),o[s]}};function ws(n,e){let t=Object.create(null);for(let[o,s]of Object.entries(n))e.includes(o)&&(t[o]=s.valueOf());return t}var Yr=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Vr(n,e){let t=n[0];if(t instanceof j)return new j(`NUMBER(${t.valueOf()})`);if(t instanceof te)return new te(t.valueOf(),{...t.opts,...ws(e,Yr)});if(t instanceof Ae)return new te(t.toNumber(),{...ws(e,Yr)});throw new TypeError("Invalid argument to NUMBER")}var Fc=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function qr(n,e){let t=n[0];if(t instanceof j)return new j(`DATETIME(${t.valueOf()})`);if(t instanceof Ae||t instanceof te)return new Ae(t,ws(e,Fc));throw new TypeError("Invalid argument to DATETIME")}var Kr=new Map;function Zr(n){let e=Array.isArray(n)?n.join(" "):n,t=Kr.get(e);return t===void 0&&(t=new Map,Kr.set(e,t)),t}var $n=class{constructor(e,{functions:t,useIsolating:o=!0,transform:s=r=>r}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Vr,DATETIME:qr,...t},this._useIsolating=o,this._transform=s,this._intls=Zr(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let o=[];for(let s=0;s<e.body.length;s++){let r=e.body[s];if(r.id.startsWith("-")){if(t===!1&&this._terms.has(r.id)){o.push(new Error(`Attempt to override an existing term: "${r.id}"`));continue}this._terms.set(r.id,r)}else{if(t===!1&&this._messages.has(r.id)){o.push(new Error(`Attempt to override an existing message: "${r.id}"`));continue}this._messages.set(r.id,r)}}return o}formatPattern(e,t=null,o=null){if(typeof e=="string")return this._transform(e);let s=new no(this,o,t);try{return vs(s,e).toString(s)}catch(r){if(s.errors&&r instanceof Error)return s.errors.push(r),new j().toString(s);throw r}}};var $s=/^(-?[a-zA-Z][\w-]*) *= */gm,Xr=/\.([a-zA-Z][\w-]*) *= */y,Gc=/\*?\[/y,ks=/(-?[0-9]+(?:\.([0-9]+))?)/y,_c=/([a-zA-Z][\w-]*)/y,Qr=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Uc=/^[A-Z][A-Z0-9_-]*$/,oo=/([^{}\n\r]+)/y,Dc=/([^\\"\n\r]*)/y,ei=/\\([\\"])/y,ti=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jc=/^\n+/,ni=/ +$/,Hc=/ *\r?\n/g,Jc=/( *)$/,Wc=/{\s*/y,oi=/\s*}/y,zc=/\[\s*/y,Yc=/\s*] */y,Vc=/\s*\(\s*/y,qc=/\s*->\s*/y,Kc=/\s*:\s*/y,Zc=/\s*,?\s*/y,Xc=/\s+/y,kn=class{constructor(e){this.body=[],$s.lastIndex=0;let t=0;for(;;){let $=$s.exec(e);if($===null)break;t=$s.lastIndex;try{this.body.push(l($[1]))}catch(T){if(T instanceof SyntaxError)continue;throw T}}function o($){return $.lastIndex=t,$.test(e)}function s($,T){if(e[t]===$)return t++,!0;if(T)throw new T(`Expected ${$}`);return!1}function r($,T){if(o($))return t=$.lastIndex,!0;if(T)throw new T(`Expected ${$.toString()}`);return!1}function i($){$.lastIndex=t;let T=$.exec(e);if(T===null)throw new SyntaxError(`Expected ${$.toString()}`);return t=$.lastIndex,T}function a($){return i($)[1]}function l($){let T=u(),H=c();if(T===null&&Object.keys(H).length===0)throw new SyntaxError("Expected message value or attributes");return{id:$,value:T,attributes:H}}function c(){let $=Object.create(null);for(;o(Xr);){let T=a(Xr),H=u();if(H===null)throw new SyntaxError("Expected attribute value");$[T]=H}return $}function u(){let $;if(o(oo)&&($=a(oo)),e[t]==="{"||e[t]==="}")return d($?[$]:[],1/0);let T=L();return T?$?d([$,T],T.length):(T.value=ve(T.value,jc),d([T],T.length)):$?ve($,ni):null}function d($=[],T){for(;;){if(o(oo)){$.push(a(oo));continue}if(e[t]==="{"){$.push(p());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let Me=L();if(Me){$.push(Me),T=Math.min(T,Me.length);continue}break}let H=$.length-1,ft=$[H];typeof ft=="string"&&($[H]=ve(ft,ni));let vn=[];for(let Me of $)Me instanceof so&&(Me=Me.value.slice(0,Me.value.length-T)),Me&&vn.push(Me);return vn}function p(){r(Wc,SyntaxError);let $=m();if(r(oi))return $;if(r(qc)){let T=x();return r(oi,SyntaxError),{type:"select",selector:$,...T}}throw new SyntaxError("Unclosed placeable")}function m(){if(e[t]==="{")return p();if(o(Qr)){let[,$,T,H=null]=i(Qr);if($==="$")return{type:"var",name:T};if(r(Vc)){let ft=y();if($==="-")return{type:"term",name:T,attr:H,args:ft};if(Uc.test(T))return{type:"func",name:T,args:ft};throw new SyntaxError("Function names must be all upper-case")}return $==="-"?{type:"term",name:T,attr:H,args:[]}:{type:"mesg",name:T,attr:H}}return P()}function y(){let $=[];for(;;){switch(e[t]){case")":return t++,$;case void 0:throw new SyntaxError("Unclosed argument list")}$.push(b()),r(Zc)}}function b(){let $=m();return $.type!=="mesg"?$:r(Kc)?{type:"narg",name:$.name,value:P()}:$}function x(){let $=[],T=0,H;for(;o(Gc);){s("*")&&(H=T);let ft=v(),vn=u();if(vn===null)throw new SyntaxError("Expected variant value");$[T++]={key:ft,value:vn}}if(T===0)return null;if(H===void 0)throw new SyntaxError("Expected default variant");return{variants:$,star:H}}function v(){r(zc,SyntaxError);let $;return o(ks)?$=E():$={type:"str",value:a(_c)},r(Yc,SyntaxError),$}function P(){if(o(ks))return E();if(e[t]==='"')return V();throw new SyntaxError("Invalid expression")}function E(){let[,$,T=""]=i(ks),H=T.length;return{type:"num",value:parseFloat($),precision:H}}function V(){s('"',SyntaxError);let $="";for(;;){if($+=a(Dc),e[t]==="\\"){$+=Ee();continue}if(s('"'))return{type:"str",value:$};throw new SyntaxError("Unclosed string literal")}}function Ee(){if(o(ei))return a(ei);if(o(ti)){let[,$,T]=i(ti),H=parseInt($||T,16);return H<=55295||57344<=H?String.fromCodePoint(H):"�"}throw new SyntaxError("Unknown escape sequence")}function L(){let $=t;switch(r(Xc),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return bn(e.slice($,t))}return e[t-1]===" "?bn(e.slice($,t)):!1}function ve($,T){return $.replace(T,"")}function bn($){let T=$.replace(Hc,`
`),H=Jc.exec($)[1].length;return new so(T,H)}}},so=class{constructor(e,t){this.value=e,this.length=t}};var si={0:21,1:8,3:16,6:1,7:8,8:8},Qc={l:8,r:8,m:16,n:4},eu=/([lmn]e?|ng|ck|(?<![aeiouy])[aeiouy][bpkc])$/,tu=/le?$/;function ri(n,e){let[t,o]=e.split("/"),s=nu(n);return n+(s===0||s===8&&t==="으로"?o:t)}function nu(n){let e=[...n.normalize("NFC")].filter(r=>/[\p{L}\p{N}]/u.test(r)),t=e.at(-1);if(t===void 0)return 0;let o=t.charCodeAt(0);if(44032<=o&&o<=55203)return(o-44032)%28;if(t in si)return si[t];let s=e.join("").toLowerCase();return e.length===1?Qc[s]??0:tu.test(s)?8:eu.test(s)?4:0}function ii(n,e){return/^([aeiouœæ]|h[aeiouy]|y[^aeiouy\W])/.test(e.normalize("NFD").toLowerCase())?`${n.slice(0,-1)}'${e}`:`${n} ${e}`}var xn="en",io="qps",Ss=xn,Ct=new Map,xs=new Map;function ci(){return[...Ct.keys()]}function ao(){return Ss}function ui(n){lo(n)&&(Ss=n)}function lo(n){return Ct.has(n)||n===io}function di(n){return n.map(t=>t.split("-")[0].toLowerCase()).find(t=>Ct.has(t))??xn}function co(n,e){Ct.set(n,[...Ct.get(n)??[],...e]),xs.delete(n)}function ai(n){let e=xs.get(n);if(e)return e;let t=Ct.get(n===io?xn:n);if(!t)throw new Error("no catalogue is registered");let o=ru(n);for(let s of t)o.addResource(new kn(s),{allowOverrides:!0});return xs.set(n,o),o}function A(n,e={}){return Ps(Ss,n,e)}function Ps(n,e,t={}){let o=ai(n);return ro(o.hasMessage(e)?o:ai(xn),e,t)}function ro(n,e,t){let o=n.getMessage(e)?.value;if(!o)throw new Error(`no message ${e}`);return n.formatPattern(o,t)}function li(n){return n===io?xn:n}var ou=new Map([..."aceinouyACEINOUY"].map((n,e)=>[n,"àçéïñöûýÀÇÉÏÑÖÛÝ"[e]]));function su(n){return n.trim()?n.replace(/([aeiou])(?=\w)/g,"$1$1").replace(/[aceinouyACEINOUY]/g,t=>ou.get(t)??t):n}function ru(n){let e=a=>a instanceof te?String(a.value):String(a),t=a=>a instanceof te?a.value.toLocaleString(li(n)):String(a),o=(a,l)=>e(l)==="capital"?a.charAt(0).toUpperCase()+a.slice(1):a,s={COLOUR:([a],{form:l=""})=>o(ro(i,"common-colour",{colour:e(a),form:e(l)}),l),COUNT:([a,l])=>ro(i,"common-count",{thing:e(a),number:l}),PARTICLE:([a,l])=>ri(t(a),e(l)),WORD:([a],{form:l=""})=>o(ro(i,"common-word",{number:a}),l),ELIDE:([a,l])=>ii(e(a),t(l))},r=n===io?su:a=>a,i=new $n(li(n),{functions:s,useIsolating:!1,transform:r});return i}function pi(n){return hi(n,"common-list-and")}function Ce(n){return hi(n,"common-list-or")}function hi(n,e){let t=n[n.length-1];return n.length>1?A(e,{first:n.slice(0,-1).join(", "),last:t}):t}co("en",[Fr,Gr,Ir]);co("fr",[Ur,Dr,_r]);co("ko",[Hr,Jr,jr]);var gt="abcdefgh";function _(n,e){return`${gt[n]}${e+1}`}function fe(n){return{row:gt.indexOf(n.charAt(0)),column:Number(n.slice(1))-1}}function se(n){return n.charAt(0).toUpperCase()+n.slice(1)}function O(n,e){return`${n===0?"no":n} ${e}${n===1?"":"s"}`}function de(n){let e=Math.abs(8*n%2)===1,t=Math.floor(100*n);return e?((t+t%2)/100).toFixed(2):n.toFixed(2)}function re(n,e){return n.length<2?n.join(""):`${n.slice(0,-1).join(", ")} ${e} ${n[n.length-1]}`}var ee="You";function K(n,e,t){return n===ee?t:e}function Nt(n,e){return n.length>1?`${re(n,"and")} share ${e}`:`${n[0]} ${K(n[0],"wins","win")} ${e}`}var Z=["Alice","Bob","Carol","Dave","Erin","Frank"];var iu=/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u,f=class n extends Error{where;what;line;constructor(e,t,o=null){super(e?`${e}: ${t}`:t),this.where=e,this.what=t,this.line=o}inside(e){return new n(this.where?`${e}: ${this.where}`:e,this.what,this.line)}atLine(e){return this.line===null?new n(this.where,this.what,e).inside(`line ${e}`):this}};function ie(n,e){try{return e()}catch(t){throw t instanceof f?n(t):t}}var au=new Map([[`
`,"\\n"],["\r","\\r"],["	","\\t"]]);function S(n){if(Array.isArray(n))return"a list";if(n===null)return"None";if(typeof n=="object")return"an object";if(typeof n=="boolean")return n?"True":"False";if(typeof n=="number")return String(n);if(typeof n!="string")return typeof n;let e=[...n].slice(0,41).join(""),t=e.includes("'")&&!e.includes('"')?'"':"'",o=t+[...e].map(s=>lu(s,t)).join("")+t;return o.length<=42?o:`${o.slice(0,40)}...${t}`}function lu(n,e){let t=n.codePointAt(0)??0;if(n==="\\"||n===e)return`\\${n}`;let o=au.get(n);if(o)return o;if(t>=32&&t<127)return n;let s=t.toString(16);return t<256?`\\x${s.padStart(2,"0")}`:t<65536?`\\u${s.padStart(4,"0")}`:`\\U${s.padStart(8,"0")}`}function M(n){return!/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u.test(n)&&[...n].length<=40?n:S(n)}function mi(n){try{return JSON.parse(n)}catch(e){throw new f("",`malformed JSON: ${e.message}`)}}function B(n){return n!==null&&typeof n=="object"&&!Array.isArray(n)}function R(n,e,t,o){if(!B(n))throw new f(e,`expected an object, not ${S(n)}`);let s=e?`${e}.`:"",r=[...t,...o];for(let i of Object.keys(n))if(!r.includes(i))throw new f(s+cu(i),`unknown key; there are ${r.join(", ")}`);for(let i of t)if(!Object.hasOwn(n,i))throw new f(s+i,"is missing");return n}function W(n,e,t){return Object.hasOwn(n,e)?n[e]:t}function cu(n){return/^[A-Za-z_]\w{0,39}$/.test(n)?n:S(n)}function Bt(n,e){if(Number.isSafeInteger(n))return n;throw new f(e,`a page counts only up to ${Number.MAX_SAFE_INTEGER}`)}var uu={string:{holds:n=>typeof n=="string",expected:"a string"},whole:{holds:n=>Number.isInteger(n),expected:"a whole number"},boolean:{holds:n=>typeof n=="boolean",expected:"true or false"},list:{holds:n=>Array.isArray(n),expected:"a list"}};function w(n,e,t){let{holds:o,expected:s}=uu[e];if(!o(n))throw new f(t,`expected ${s}, not ${S(n)}`);return typeof n=="number"&&Bt(n,t),n}function uo(n){let e="ppsolve.position/1";if(W(n,"schema",e)!==e)throw new f("schema",`expected '${e}', not ${S(n.schema)}`)}function U(n,e){return w(n,"list",e).map((t,o)=>w(t,"string",`${e}[${o}]`))}function It(n,e){let t=`players[${e}].name`,o=n[e];if(!o.trim())throw new f(t,"the name is empty");for(let r of o)if(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(r)||iu.test(r))throw new f(t,`control character ${S(r)} in the name ${S(o)}`);let s=[...o].length;if(s>40)throw new f(t,`${s} characters, but a name has at most 40`);if(n.slice(0,e).includes(o))throw new f(t,`duplicate name ${S(o)}`)}function xe(n){return n.toUpperCase().toLowerCase()}function Ne(n,e,t){if(n.includes(e))return n.indexOf(e);let o=[...n.keys()].filter(s=>xe(n[s])===xe(e));if(o.length===1)return o[0];throw o.length?new f(t,`${S(e)} may be ${o.map(s=>M(n[s])).join(" or ")}`):new f(t,`no player is called ${S(e)}`)}function Ft(n,e,t){if(typeof e=="string")return Ne(n,e,t);if(typeof e!="number"||!Number.isInteger(e))throw new f(t,`expected a player's name or a seat, not ${S(e)}`);if(e<0||e>=n.length)throw new f(t,`seat ${S(e)}, but seats are 0 to ${n.length-1}`);return e}function po(n){return encodeURIComponent(n).replace(/[~!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`)}function ho(n,e){try{return decodeURIComponent(n.replace(/%(?![0-9A-Fa-f]{2})/g,"%25"))}catch{throw new f(`${e}.name`,"the percent-encoded name is not UTF-8")}}var Xe=1n<<64n,Be=class{state;constructor(e){this.state=e}word(){this.state=(this.state+0x9e3779b97f4a7c15n)%Xe;let e=this.state;return e=(e^e>>30n)*0xbf58476d1ce4e5b9n%Xe,e=(e^e>>27n)*0x94d049bb133111ebn%Xe,e^e>>31n}below(e){let t=Xe-Xe%BigInt(e),o=this.word();for(;o>=t;)o=this.word();return Number(o%BigInt(e))}shuffle(e){let t=[...e];for(let o=t.length-1;o>0;o-=1){let s=this.below(o+1);[t[o],t[s]]=[t[s],t[o]]}return t.join("")}};function mo(n){return n.reduce((e,t)=>BigInt.asUintN(64,e*257n+BigInt(t)),1n)}function fo(n){if(!/^[0-9]+$/.test(n)||BigInt(n)>=Xe)throw new f("seed",`${S(n)} is not from 0 to 2^64 - 1`);return BigInt(n)}function Gt(){return BigInt(crypto.getRandomValues(new Uint32Array(1))[0])}function fi(n){return n.map(({player:e,move:t})=>t===null?{player:e,out:!0}:e===null?t:{player:e,move:t})}function Qe(n){return w(n,"list","moves").map((e,t)=>du(e,`moves[${t}]`))}function du(n,e){if(typeof n=="string")return{player:null,move:n};if(!B(n))throw new f(e,`expected a move or an object, not ${S(n)}`);let t=R(n,e,[],["player","move","out"]),o=r=>Object.hasOwn(t,r);if(o("move")===o("out"))throw new f(e,'expected "move" or "out", and only one of them');let s=o("player")?w(t.player,"string",`${e}.player`):null;if(o("move"))return{player:s,move:w(t.move,"string",`${e}.move`)};if(t.out!==!0)throw new f(`${e}.out`,`expected true, not ${S(t.out)}`);if(s===null)throw new f(`${e}.player`,"is missing");return{player:s,move:null}}var Ts={game:"game",players:"players",left:"left",rules:"rules",points:"points",tokens:"points",date:"date",starts:"starts",start:"starts",to_move:"starts",pyramid:"pyramid",hands:"hands",tumble:"tumble",rows:"rows",floe:"rows",deal:"deal",position:"deal"},pu=1e4,hu=8,mu=/^\s*([A-Za-z_]+)\s*:/,bi=/^\s*round(?:\s+([0-9]{1,4}))?\s*:?\s*$/i,Rs=String.raw`"(?:[^"\\]|\\.)*"`,fu=new RegExp(String.raw`\s*(${Rs}|[^,"]*)\s*(,|$)`,"y"),gu=new RegExp(String.raw`\s*(${Rs}|[^,=:"]*?)\s*[=:]\s*([^,]*?)\s*(,|$)`,"y"),yu=/^[\p{L}\p{Nl}\p{No}](?:[\p{L}\p{N}_ .'-]*[\p{L}\p{N}_.'-])?$/u,bu=/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u,vu=new RegExp(String.raw`(${Rs}|[^\s,;:]+)\s*:`,"y"),wu=/[0-9]+[.):]*/y,$u=/(?:is\s+)?out(?![^\s,;.])\.?/iy,ku=/[\s,;]*/y,xu=new RegExp("^(?:(?:\\p{L}\\S*:|[0-9]+[.):]*)\\s*)?[A-Za-z](?:<|>|left|right|[a-h]?[0-9]{1,2})(?:-[a-h][0-9])?(?:[\\s,;].*)?$","iu"),gi=["","-","none","nobody"];function He(n,e){return new f(n.key,e).atLine(n.line)}function _t({headers:n},e){for(let[t,o]of n)if(!e.includes(t))throw He(o,`does not belong here; there are ${e.join(", ")}`)}function vi(n){return wi(n)||n.trimStart().startsWith("#")||xu.test(n)}function wi(n){return $i(n)!==void 0||bi.test(n)}function $i(n){let e=mu.exec(n)?.[1].toLowerCase();return e!==void 0&&Object.hasOwn(Ts,e)?Ts[e]:void 0}function ki(n,e){let t=[],o={headers:new Map,lines:[]},s=null,r=n.split(`
`).map((i,a)=>[a+1,i.trim()]).filter(([,i])=>i&&!i.startsWith("#"));for(let i=r.shift();i;i=r.shift()){let[a,l]=i;if(l.length>pu){let p=`${l.length.toLocaleString("en")} characters`;throw new f("",`${p}, but a line has at most 10,000`).atLine(a)}let c=bi.exec(l);if(c){let p=o.lines.length>0||o.headers.size>0&&Number(c[1]??1)>1;s===null&&p&&(s=1),s!==null&&(t.push(o),o={headers:new Map,lines:[]}),s=Su(c[1],s,a);continue}let u=Pu(l,a,e);if(!u){o.lines.push([a,l]);continue}let d=o.headers.get(u.key);if(d)throw He(u,`is given twice, first in line ${d.line}; a line such as 'round 2' begins the next round`);if(u.key==="rows"&&!u.text){let p=r.splice(0,hu).map(([,m])=>m.replace(/\s/g,""));u.text=p.join("/")}o.headers.set(u.key,u)}return t.push(o),{rounds:t,game:s!==null}}function Su(n,e,t){let o=n?Number(n):(e??0)+1,s=e===null?[1]:[e,e+1];if(s.includes(o))return o;throw new f(`round ${o}`,`expected round ${s.at(-1)}`).atLine(t)}function Pu(n,e,t){if(t(n))return{key:"deal",text:n,line:e};let o=$i(n);return o===void 0?null:{line:e,key:o,text:n.slice(n.indexOf(":")+1).trim()}}function et(n,e,t){return n.lastIndex=t,n.exec(e)}function*xi(n,e,t){let o=0;for(let s=!0;s;){let r=et(n,e,o);if(!r)throw t(e.slice(o));yield r,o+=r[0].length,s=r.at(-1)===","}}function tt(n){let e=()=>He(n,`expected names separated by commas, not ${S(n.text)}`),t=Array.from(xi(fu,n.text,e),([,o])=>Si(o,n));if(t.length===1&&n.key==="players")throw e();return t}function Os(n){let e=new Map;if(gi.includes(xe(n.text)))return e;let t=o=>He(n,`expected NAME=TEXT separated by commas, not ${S(o)}`);for(let[,o,s]of xi(gu,n.text,t)){let r=Si(o,n),i=/[^\s;]+\s*=.*/.exec(s);if(i)throw He(n,`a comma is missing before ${S(i[0])}`);if(e.has(r))throw He(n,`${S(r)} is named twice`);e.set(r,gi.includes(xe(s))?"":s)}return e}function Si(n,e){if(!n.startsWith('"'))return n.trim();try{return JSON.parse(n)}catch{throw He(e,`${S(n)} is not a quoted name`)}}function go(n,e,t){let s=`(${[...e].sort((c,u)=>u.length-c.length).map(Ru).join("|")})`,r=new RegExp(String.raw`${s}\s*:`,"iyu"),i=new RegExp(String.raw`${s}\s+(?=(?:is\s+)?out\b)`,"iyu"),a=[],l=null;for(let[c,u]of n){let d=0;for(;d+=et(ku,u,d)[0].length,!(d>=u.length);){let p=et(r,u,d)??et(i,u,d),m=p??et(vu,u,d),y;if(m){if(d+=m[0].length,!p&&Tu(m[0]))continue;if(l!==null)throw yi(l,c);l=Ou(m[1],e,c)}else if(y=et(wu,u,d))d+=y[0].length;else if(l!==null&&(y=et($u,u,d)))a.push({player:l,out:!0}),l=null,d+=y[0].length;else{let[b]=et(t,u,d);if(new RegExp("^\\p{L}+$","u").test(b)&&e.some(x=>xe(x)===xe(b)))throw new f("",`a colon is missing after ${S(b)}`).atLine(c);a.push(l===null?{move:b}:{player:l,move:b}),l=null,d+=b.length}}}if(l!==null)throw yi(l,n.at(-1)[0]);return a}function yi(n,e){return new f("",`no move follows the name ${S(n)}`).atLine(e)}function Tu(n){return/^[0-9]+[.):]*$/.test(n)}function Ru(n){return n.replace(/[\\^$.*+?()[\]{}|/]/g,String.raw`\$&`)}function Ou(n,e,t){let o=n;try{n.startsWith('"')&&(o=JSON.parse(n))}catch{}if(e.some(r=>xe(r)===xe(o)))return o;let s=[...new Set(Object.values(Ts))].sort().join(", ");throw new f("",`no player is called ${S(o)}, and no header; headers are ${s}`).atLine(t)}function yo(n,e){let t=yu.test(n)&&!bu.test(n),o=wi(`${n}:`)||e(`${n}:`)||/^[0-9]/.test(n);return t&&!o?n:JSON.stringify(n)}function Sn(n,{starts:e,seats:t},o){let s=[],r=1/0;for(let{seat:i,move:a}of n){let l=(i-e+t)%t,c=o===null?a:`${o[i]}: ${a}`;l<=r?s.push(c):s[s.length-1]+=(o===null?" ":"  ")+c,r=l}return s}var Pn="ppsolve.record/1",Es="ppsolve.game/1";function Oi(n,e,t){let o=[],s=e;for(let{player:r,move:i}of t){let a=`move ${o.length+1}`,l=n.names(s),c=r===null?null:Ne(l,r,a);if(i===null)continue;let u=n.toMove(s);if(u===null){let p=o.length?`after move ${o.length}`:"before the first move";throw new f(a,`${S(i)}, but the ${n.roundWord} was over ${p}`)}if(c!==null&&c!==u){let p=`it is the turn of ${M(l[u])}`;throw new f(a,`${M(l[c])} moves out of turn; ${p}`)}let d=n.readMove(s,i,a);o.push(d),s=n.after(s,d)}return{position:e,moves:o,end:s}}function Tn(n,e){let t=e.replace(/^\uFEFF/,"").replaceAll(`\r
`,`
`),o=t.trim();if(!o)throw new f("","the text is empty");let s=n.find(c=>c.isLine(o)),[r,...i]=o.split(`
`);if(s&&!i.length)return Eu(s,o);if(s||vi(r))return Pi(n,Mu(n,t));if(/^["[{\-0-9]|^(?:true|false|null)\b/.test(o))return Pi(n,mi(o));let a="a position in one line such as iello-2024:-:RRG,GGB:0",l="a record that begins with a line such as “players: Julia, Marc, Priya”";throw new f("",`${S(r)} is not something this page can read; it reads ${a}, ${l}, and JSON`)}function Eu(n,e){let[t,o=""]=e.split(";"),s=o.split(",").filter(Boolean).map(r=>({player:null,move:r}));return Ms(n,Oi(n,n.fromLine(t),s))}function Ms(n,{position:e,moves:t}){return{game:n,position:e,moves:t}}function Mu(n,e){let t=ki(e,a=>n.some(l=>l.isLine(a))),{headers:o}=t.rounds[0],s=o.get("game"),r=o.get("deal")?.text??"";return(s?ie(a=>a.atLine(s.line),()=>Ei(n,xe(s.text))):n.find(a=>a.isLine(r)||o.has(a.boardHeader))??n[0]).documentFromText(t)}function Ei(n,e){let t=n.find(({name:s})=>s===e);if(t)return t;let o=n.map(({name:s})=>s).join(", ");throw new f("game",`unknown game ${S(e)}; there are ${o}`)}function Pi(n,e){let t=n.find(s=>s.rounds);if(t?.rounds&&B(e)&&Lu(e)){let s=t.rounds.read(e,{readRound:(i,a)=>Ri(t,i,a)}),r=s.slice(0,-1).map(({position:i,moves:a})=>({position:i,moves:a}));return{...Ms(t,s.at(-1)),earlier:r}}if(B(e)&&Object.hasOwn(e,"moves")){let s=B(e.deal)?ie(r=>r.inside("deal"),()=>Ti(n,e.deal)):n[0];return Ms(s,Ri(s,e))}let o=B(e)?Ti(n,e):n[0];return{game:o,position:Mi(o,e),moves:[]}}function Lu(n){return W(n,"schema","rounds"in n?Es:Pn)===Es}function Ti(n,e){return Object.hasOwn(e,"game")?Ei(n,e.game):n[0]}function Mi(n,e){if(!B(e))return n.fromDocument(e);let{game:t,...o}=e;return n.fromDocument(o)}function Ri(n,e,t){let o=R(e,"",["deal","moves"],["schema",...n.recordKeys]),s=n.completeRecord?.(o)??o;if(W(s,"schema",Pn)!==Pn)throw new f("schema",`expected '${Pn}', not ${S(s.schema)}`);let r=Qe(s.moves),i=ie(l=>l.inside("deal"),()=>{let l=Mi(n,s.deal);return t?.checkDeal(l),l}),a=Oi(n,i,r);return n.checkEnd?.(s,a.end),Au(s),a}function Au(n){if(!Object.hasOwn(n,"date"))return;let e=w(n.date,"string","date"),t=/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(e)?new Date(`${e}T00:00:00Z`):null;if(!(t&&!isNaN(t.getTime())&&t.toISOString().startsWith(e)))throw new f("date",`expected year-month-day such as 2026-10-03, not ${S(e)}`)}function Rn(n,e){let{position:t}=e;return e.moves.map(o=>{let s=n.toMove(t);return t=n.after(t,o),{seat:s,move:o}})}function bo(n,e,t){try{let o=Tn([n],e);return n.line(o.position)===n.line(t.position)&&o.moves.join()===t.moves.join()}catch(o){if(o instanceof f)return!1;throw o}}function Ls(n,e){let t=n.names(e.position),o=Rn(n,e).map(({seat:s,move:r})=>({player:t[s],move:r}));return{schema:Pn,deal:n.document(e.position),moves:o}}function Li(n,e){let t=n.names(e[0].position);return{schema:Es,players:t,rounds:e.map(o=>Ls(n,o))}}var Cu="http://www.w3.org/2000/svg";function h(n,e=HTMLElement){let t=document.getElementById(n);if(!(t instanceof e))throw new Error(`The page has no ${e.name} with the ID "${n}".`);return t}function On(n,e){let t=n.querySelector(e);if(!(t instanceof HTMLElement))throw new Error(`The page has no element "${e}".`);return t}function vo(n){let e=document.activeElement;return e instanceof HTMLElement?e.dataset[n]:void 0}function Ut(){h("board").querySelector("[tabindex='0']")?.focus({preventScroll:!0})}function En(n,e){let t=document.activeElement;n(),t?.closest("[hidden]")&&e()}function g(n,e={},...t){return Ci(document.createElement(n),e,t)}function I(n,e={},...t){return Ci(document.createElementNS(Cu,n),e,t)}function Ci(n,e,t){for(let[o,s]of Object.entries(e))n.setAttribute(o,`${s}`);return n.append(...t),n}function Je(n){return n.flatMap((e,t)=>t?[" ",e]:[e])}function Ni(n){return n.nodeType===Node.TEXT_NODE?n.nodeValue?.trim()?[n.nodeValue.trim()]:[]:[...n.childNodes].flatMap(Ni)}function Dt(n,e){let[t,...o]=e.split(", "),s=Ni(n).filter(r=>r!==t);n.setAttribute("aria-label",[[t,...s].join(" "),...o].join(", "))}var Ai=new WeakMap;function C(n,e,t){let o=Ai.get(n);o?.length===e.length&&e.every((s,r)=>s===o[r])||(Ai.set(n,e),n.replaceChildren(...t()))}function Ie({style:n},e){for(let[t,o]of Object.entries(e))n.setProperty(t,`${o}`)}async function Bi(n,e,t){try{await navigator.clipboard.writeText(n.value)}catch{t?.(),n.focus(),n.select(),document.execCommand("copy")}e.textContent=A("page-copied"),setTimeout(()=>e.textContent="",4e3)}function Ii([n,e]){let t=n.split(/\[(.+?)\]/).map((o,s)=>s%2?g("kbd",{},o):Nu(o));return g("div",{},g("dt",{},...t),g("dd",{},A(e)))}function Nu(n){switch(n){case" or ":return` ${A("page-keys-or")} `;case" and ":return` ${A("page-keys-and")} `;default:return n}}function Fi({key:n,ctrlKey:e,metaKey:t,shiftKey:o,altKey:s},r){if(s)return;let i=e||t?`Ctrl+${o?"Shift+":""}`:"",a=i?i+n.toLowerCase():n;if(!Object.hasOwn(r,a))return;let[l,c=""]=r[a].split(" ");return[l,c]}var As=new Map;function Fe(n){let e=`ppsolve:${n}`;return{load(){let t=As.get(e);if(t)return t;try{let o=JSON.parse(localStorage.getItem(e)??"{}");return Bu(o)?o:{}}catch{return{}}},save(t){try{return localStorage.setItem(e,JSON.stringify(t)),As.delete(e),!0}catch{return As.set(e,t),!1}}}}function Bu(n){return typeof n=="object"&&n!==null}var Cs="lang";function Gi(){ui(Fu()),document.documentElement.lang=ao(),_u(document);let n=A("common-language");h("language-name").textContent=n;let e=h("language-choice");e.setAttribute("aria-label",`${n}, ${A("page-language")}`),e.hidden=_i()!=="",e.addEventListener("click",()=>h("languages",HTMLDialogElement).showModal()),h("languages-list").replaceChildren(...ci().map(t=>g("li",{},Iu(t))))}function Iu(n){let e=Ps(n,"common-language"),t=g("button",{type:"button",lang:n,"data-lang":n},e);return n===ao()&&t.setAttribute("aria-current","true"),t.addEventListener("click",()=>{n===ao()?h("languages",HTMLDialogElement).close():Gu(n)}),t}function _i(){let n=document.getElementById("site")?.textContent;return n?JSON.parse(n).lang:""}function Fu(){let n=_i()||(new URLSearchParams(location.search).get(Cs)??"");if(lo(n))return n;let{code:e}=Fe("language").load();return typeof e=="string"&&lo(e)?e:di(navigator.languages)}function Gu(n){let e=Fe("language").save({code:n}),t=new URL(location.href),o=t.search;e?t.searchParams.delete(Cs):t.searchParams.set(Cs,n),t.search===o?location.reload():location.assign(t)}function _u(n){for(let e of n.querySelectorAll("[data-say]")){let t=A(e.dataset.say).split("`");e.replaceChildren(...t.map((o,s)=>s%2?g("code",{},o):o))}for(let e of n.querySelectorAll("[data-label]"))e.setAttribute("aria-label",A(e.dataset.label));for(let e of n.querySelectorAll("[data-title]")){let{title:t="",key:o}=e.dataset;e.title=o?A("page-with-key",{name:A(t),key:o}):A(t)}for(let e of n.querySelectorAll("[data-placeholder]"))e.placeholder=A(e.dataset.placeholder)}var Ui=["auto","light","dark"];function Di(){let n=Fe("settings"),e=n.load(),t={theme:Ui.find(a=>a===e.theme)??"auto",clock:e.clock!==!1},o=document.querySelector("#show-clock"),s=matchMedia("(prefers-color-scheme: dark)");function r(){let a=t.theme==="auto"?s.matches:t.theme==="dark";document.documentElement.dataset.theme=a?"dark":"light",document.body.classList.toggle("timeless",!t.clock),h(`theme-${t.theme}`,HTMLInputElement).checked=!0,o&&(o.checked=t.clock)}function i(a){Object.assign(t,a),n.save(t),r()}for(let a of Ui)h(`theme-${a}`).addEventListener("change",()=>i({theme:a}));o?.addEventListener("change",()=>i({clock:o.checked}));for(let a of document.querySelectorAll(".opens-settings"))a.addEventListener("click",()=>h("settings",HTMLDialogElement).showModal());s.addEventListener("change",r),r()}function wo(){try{return decodeURI(location.hash.slice(1))}catch{return location.hash.slice(1)}}function Ns(){location.hash&&history.replaceState(null,"",location.pathname+location.search)}function ji(n){wo()!==n&&history.replaceState(null,"",encodeURI(`#${n}`))}function F({low:n,high:e}){return n===e}function jt(n,e){return{low:Math.max(n.low,e.low),high:Math.min(n.high,e.high)}}function Ge(n,e){let t=e==="fewest"?Math.min:Math.max;return{low:t(...n.map(({low:o})=>o)),high:t(...n.map(({high:o})=>o))}}function nt({low:n,high:e}){return n===e?`${n}`:`${n}..${e}`}var Uu={fewest:3,most:6};function Ht({low:n,high:e},t){return e-n<=Uu[t]}var $o=class{game;position;sure;margin;worth;line=null;opinion=null;nodes=0;effort=0;constructor(e,t){this.game=e,this.position=t;let o=[...e.names(t).keys()];this.sure=o.map(r=>e.bounds(t,r)),this.margin=o.length===2?e.marginBounds(t):null;let s=e.toMove(t);this.worth=new Map(s===null?[]:e.moves(t).map(r=>[r,e.bounds(e.after(t,r),s)]))}get proved(){return[...this.sure,...this.worth.values(),...this.margin?[this.margin]:[]].every(F)&&(this.line!==null||this.game.over(this.position))}get best(){let e=this.game.toMove(this.position);if(e===null||!F(this.sure[e]))return[];let t=this.game.wants==="fewest"?"high":"low";return[...this.worth].filter(([,o])=>o[t]===this.sure[e].low).map(([o])=>o)}tasks(){let{game:e,position:t}=this,o=e.toMove(t);if(o===null)return{tasks:[],places:[]};let s=[],r=[],i=(a,l,c,u)=>{let{asked:d,seat:p}=c,m=e.countTaken(c.position,d,p),y=e.pack(c.position),b={low:l.low-m,high:l.high-m};s.push({game:e.name,bytes:y,asked:d,seat:p,taken:m,...b,...u}),r.push({...a,taken:m})};for(let a of new Set([o,...this.sure.keys()])){let l={position:t,asked:"guaranteed",seat:a};i({of:"seat",seat:a},this.sure[a],l,{wantsLine:a===o})}this.margin&&i({of:"margin"},this.margin,{position:t,asked:"margin",seat:0},{});for(let[a,l]of this.worth){let u={position:e.after(t,a),asked:"guaranteed",seat:o};i({of:"move",move:a},l,u,{afterMove:!0})}return{tasks:s,places:r}}learn(e,{low:t,high:o,line:s}){let r={low:t+e.taken,high:o+e.taken};if(e.of==="margin"){this.margin=r;return}e.of==="move"?this.worth.set(e.move,r):(this.sure[e.seat]=r,s&&(this.line=s.map(a=>this.game.moveText(a))));let i=this.game.toMove(this.position);i===null||!this.worth.size||(this.sure[i]=jt(this.sure[i],Ge([...this.worth.values()],this.game.wants)))}};var Bs=250,Du=40*Bs,ju=16*Bs,Hu=1/16,ko=class{module;changed;openWorker;studies=new Map;number=0;wanted=null;later=[];current=null;silence;held=!1;answers=new Map;worker=null;mebibytes=Wu();ready=0;constructor(e,t,o=Is){this.module=e,this.changed=t,this.openWorker=o}study(e,t){let o=e.line(t),s=this.studies.get(o);if(s)return s;let r=new $o(e,t);return this.studies.set(o,r),r}want(e){this.wanted=e,this.current?.study!==this.next()?.study&&this.turn()}wantLater(e){this.later=e,this.current||this.turn()}next(){if(this.held)return;let{wanted:e}=this;if(e&&!e.proved&&e.effort<e.game.mostPositions)return{study:e,most:e.game.mostPositions};for(let t of this.later){let o=t.game.mostPositions*Hu;if(!t.proved&&t.effort<o)return{study:t,most:o};if(!t.sure.every(F)&&t.game.reviewsWhileProved)break}}busyWith(e){return this.current?.study===e||this.next()?.study===e}turn(){let e=this.next();if(!e){this.current&&this.post({work:"none"}),this.current=null;return}let{study:t}=e;if(t===this.wanted&&t.game.opinions&&!t.opinion){let i=this.post(t.game.opinions.request(t.position));this.current={...e,id:i,places:[],before:t.nodes};return}let{tasks:o,places:s}=t.tasks(),r=this.post({work:"search",tasks:o,most:e.most,...Ju(t.game)});this.current={...e,id:r,places:s,before:t.nodes}}ask(e){return this.current=null,new Promise(t=>{this.answers.set(this.post(e),{request:e,resolve:t})})}async hold(e){this.held=!0;try{return await e()}finally{this.held=!1,this.turn()}}post(e){return this.number+=1,(this.worker??this.begin()).postMessage({id:this.number,...e}),clearTimeout(this.silence),this.silence=setTimeout(()=>this.restart(),this.patience),this.number}get patience(){return this.ready?[...this.answers.values()].some(({request:t})=>t.work==="suggest")?ju:Bs:Du}begin(){let e=this.openWorker();return e.onmessage=({data:t})=>this.hear(t),e.onerror=t=>{t.preventDefault(),this.fail()},this.ready=0,e.postMessage({open:this.module,mebibytes:this.mebibytes}),this.worker=e,e}fail(){this.mebibytes<2||(this.mebibytes/=2,this.restart())}restart(){this.worker?.terminate();let e=this.begin();for(let[t,{request:o}]of this.answers)e.postMessage({id:t,...o});this.current=null,this.answers.size||this.turn()}hear(e){if("failed"in e){this.fail();return}if("ready"in e){this.ready=e.ready;return}e.id===this.number&&clearTimeout(this.silence);let t=this.answers.get(e.id);if(t){if(!("samples"in e||"suggestion"in e))return;this.answers.delete(e.id),t.resolve(e),this.turn();return}let{current:o}=this;if(e.id!==o?.id)return;let{study:s,places:r,before:i,most:a}=o;if("suggestion"in e){s.opinion=s.game.opinions.read(s.position,e.suggestion),s.nodes=i+e.suggestion.positions,this.turn(),this.changed(s);return}"nodes"in e&&(s.nodes=i+e.nodes),"number"in e&&s.learn(r[e.number],e),"done"in e&&(s.effort=a,this.current=null,this.turn()),this.changed(s)}};function Ju({wants:n,firstSlice:e,alsoFromAbove:t}){return{wants:n,firstSlice:e,alsoFromAbove:t}}function Wu(){return("deviceMemory"in navigator?Number(navigator.deviceMemory):8)<=2?64:256}function Is(){let n=h("worker").textContent,e=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),t=new Worker(e);return URL.revokeObjectURL(e),t}var k="RGYPB",G=".";function X(n){return{colour:n[0],...fe(n.slice(1))}}function Se(n,e,t){return n[e]?.[t]??G}function yt(n,e,t){return[Se(n,e-1,t),Se(n,e-1,t+1)]}function q(n,e){if(n.length===0)return[{row:0,column:0,accepts:k}];let t=n[0].length,o=[];t<e.base&&o.push({row:0,column:-1,accepts:k},{row:0,column:t,accepts:k});for(let s=1;s<=n.length;s+=1)for(let r=0;r<t-s;r+=1){let[i,a]=yt(n,s,r);Se(n,s,r)!==G||i===G||a===G||e.upperRows==="contiguous"&&!zu(n[s]??"",r)||o.push({row:s,column:r,accepts:we(i===a?i:i+a)})}return o}function We(n,e){let t=q(n,e).flatMap(({accepts:o})=>[...o]);return[...k].filter(o=>t.includes(o)).join("")}function zu(n,e){let t=o=>o.replaceAll(G,"")!=="";return!t(n)||t(n.slice(Math.max(e-1,0),e+2))}function me(n,{colour:e,row:t,column:o}){if(n.length===0)return[e];if(t===0)return o<0?[e+n[0],...n.slice(1).map(r=>G+r)]:[n[0]+e,...n.slice(1).map(r=>r+G)];let s=t<n.length?[...n]:[...n,G.repeat(n[0].length-t)];return s[t]=Hi(s[t],o,e),s}function xo(n,e,t){if([t-1,t].some(r=>Se(n,e+1,r)!==G)||e===0&&t>0&&t<n[0].length-1)return null;let s=n.map((r,i)=>e>0?i===e?Hi(r,t,G):r:t===0?r.slice(1):r.slice(0,-1));for(;s.length&&!s.at(-1).replaceAll(G,"");)s.pop();return s}function Hi(n,e,t){return n.slice(0,e)+t+n.slice(e+1)}function ze(n,e){return n.replace(e,"")}function N(n,e){return n.split(e).length-1}function we(n){return[...k].map(e=>e.repeat(N(n,e))).join("")}function ge(n){return n.hand!==""&&!n.out}function Fs(n,e,t,o){let s=new Set(q(t,n).flatMap(i=>[...i.accepts])),r=e.map(i=>({...i}));for(let i=0;i<r.length;i+=1){let a=(o+i)%r.length,l=r[a];if(!ge(l))continue;if([...l.hand].some(u=>s.has(u)))return{rules:n,players:r,rows:t,toMove:a};n.stuck==="out"&&(l.out=!0)}return{rules:n,players:r,rows:t,toMove:null}}function Gs(n,e){let t=X(e),o=n.toMove,s=n.players.map((r,i)=>i===o?{...r,hand:ze(r.hand,t.colour)}:r);return Fs(n.rules,s,me(n.rows,t),(o+1)%s.length)}function ne(n){if(n.toMove===null)return[];let{hand:e}=n.players[n.toMove];return q(n.rows,n.rules).flatMap(({row:t,column:o,accepts:s})=>[...s].filter(r=>e.includes(r)).map(r=>r+_(t,o)))}var Ye="pyramid";function Jt(n,e){if(!n.length)return[];let t=n[0].length;for(let[s,r]of n.entries()){let i=`pyramid[${s}]`;for(let a of r)if(!(a===G||k.includes(a.toUpperCase())))throw new f(i,`unknown colour ${S(a)}; a cell is one of ${k} or '.'`);if(s===0){if(!r)throw new f(i,"the row is empty; leave it out");if(t>e.base)throw new f(i,`${t} cards wide, but the base holds ${e.base}`);if(r.includes(G))throw new f(i,"the base has a gap; base cards lie side by side")}else{if(s>=t)throw new f(i,`a base of ${t} carries at most ${t} rows`);if(r.length!==t-s)throw new f(i,`${r.length} cells, but this row has ${t-s}`)}}let o=n.map(s=>s.toUpperCase());for(;!o[o.length-1].replaceAll(G,"");)o.pop();for(let s=1;s<o.length;s+=1)for(let[r,i]of[...o[s]].entries()){if(i===G)continue;let[a,l]=yt(o,s,r),c=`${i} at ${_(s,r)}`;if([a,l].includes(G))throw new f(`pyramid[${s}]`,`${c} rests on an empty cell`);if(![a,l].includes(i))throw new f(`pyramid[${s}]`,`${c} matches neither ${a} nor ${l} below`)}return o}function Ji(n,e,t){for(let[o,s]of[...k].entries()){let r=t.deck[o],i=N(e.join(""),s);if(i>r)throw new f("pyramid",`${i} ${s} cards, but the deck has ${r}`);for(let[a,l]of n.entries()){if(i+=N(l.hand,s),i<=r)continue;let c=`${i} or more ${s} cards in hands and pyramid, but the deck has ${r}`;throw new f(`players[${a}].hand`,c)}}}var bt={editions:{"iello-2024":{deck:{R:7,G:7,Y:7,P:7,B:8},bonus:2,extraRounds:"one"},"playte-2021":{deck:{R:7,G:7,Y:7,P:7,B:8},bonus:2,extraRounds:"any"},"ffg-2007":{deck:{R:9,G:9,Y:9,B:9},bonus:2,extraRounds:"none"}},defaultEdition:"iello-2024",widestBase:8,mostOfAColour:36,largestBonus:99,overrides:["base","deck","hand_size","bonus","upper_rows","stuck"]};var ot=bt.editions,_e=bt.defaultEdition,_s=bt.widestBase,Po=bt.mostOfAColour,Vu=bt.largestBonus,Wi=bt.overrides;function st(n,e,t={}){if(Wt(n,2,6),!Object.hasOwn(ot,e))throw new f("rules",`unknown edition ${S(e)}; choose from ${Object.keys(ot).join(", ")}`);Object.keys(t).forEach(Us);let o=ot[e],s=Yi(Object.hasOwn(t,"deck")?t.deck:o.deck),r=s.reduce((p,m)=>p+m,0),i=n===2?Math.min(14,Math.floor(r/2)):Math.floor(r/n),{base:a=n===2?7:8,hand_size:l=i,bonus:c=o.bonus}=t,{upper_rows:u="free",stuck:d="out"}=t;return{edition:e,players:n,base:So("base",a,1,_s),deck:s,handSize:So("hand_size",l,0,Po*k.length),bonus:So("bonus",c,0,Vu),upperRows:zi("upper_rows",u,["free","contiguous"]),stuck:zi("stuck",d,["out","pass"])}}function Wt(n,e,t){if(n>=e&&n<=t)return;let o=`${n} player${n===1?"":"s"}`;throw new f("players",`${o}, but the game is for ${e} to ${t}`)}function Us(n){if(Wi.includes(n))return;let e=/^[A-Za-z_]\w{0,38}$/.test(n)?n:S(n);throw new f(`rules.${e}`,`unknown rule; choose from ${Wi.join(", ")}`)}function Yi(n){if(!B(n))throw new f("rules.deck",`expected an object such as {"R": 9}, not ${S(n)}`);for(let e of Object.keys(n))if(!(e.length===1&&k.includes(e)))throw new f("rules.deck",`unknown colour ${S(e)}; choose from ${[...k].join(" ")}`);return[...k].map(e=>So(`deck.${e}`,W(n,e,0),0,Po))}function So(n,e,t,o){if(typeof e!="number"||!Number.isInteger(e))throw new f(`rules.${n}`,`expected a whole number, not ${S(e)}`);if(e<t||e>o)throw new f(`rules.${n}`,`${e} is not from ${t} to ${o}`);return e}function zi(n,e,t){let o=t.find(r=>r===e);if(o!==void 0)return o;let s=t.map(r=>`"${r}"`).join(" or ");throw new f(`rules.${n}`,`expected ${s}, not ${S(e)}`)}function Mn(n){let e={};if(n.deck.join()!==Yi(ot[n.edition].deck).join()){e.deck={};for(let[s,r]of[...k].entries())n.deck[s]&&(e.deck[r]=n.deck[s])}let t=st(n.players,n.edition,e),o=s=>n[s]!==t[s];return o("base")&&(e.base=n.base),o("handSize")&&(e.hand_size=n.handSize),o("bonus")&&(e.bonus=n.bonus),o("upperRows")&&(e.upper_rows=n.upperRows),o("stuck")&&(e.stuck=n.stuck),e}function Ve(n){return n.players===5&&n.deck.reduce((e,t)=>e+t,0)>n.players*n.handSize}function qu(n){return[...k].map((e,t)=>n[t]?`${e}${n[t]}`:"").join("")||"R0"}function rt(n){let{deck:e,...t}=Mn(n),o=Object.entries(t).map(([s,r])=>`${s}=${r}`);return e&&o.unshift(`deck=${qu(n.deck)}`),[n.edition,...o].join(",")}function Ds(n,e,t){if(e.length!==n.players)throw new f("players",`${e.length} players, but the rules are for ${n.players}`);let o=e.map(({name:a})=>a);for(let[a,l]of e.entries()){if(It(o,a),l.hand.includes("?"))throw new f(`players[${a}].hand`,"has hidden cards; only ppsolve advise accepts such a position");for(let c of l.hand){if(/\s/.test(c)||k.includes(c.toUpperCase()))continue;let u=[...k].join(" ");throw new f(`players[${a}].hand`,`unknown colour ${S(c)}; colours are ${u}`)}if(l.tokens<0)throw new f(`players[${a}].tokens`,`${l.tokens} is less than 0`)}let s=Jt(t,n),r=e.map(a=>({...a,hand:a.hand.replace(/\s/g,"").toUpperCase()}));return Ji(r,s,n),{players:r.map(({name:a,hand:l,tokens:c,out:u})=>({name:a,hand:we(l),tokens:c,out:u&&l!==""})),rows:s}}function zt(n,e,t,o){let{players:s,rows:r}=Ds(n,e,o);return Fs(n,s,r,t??0)}var Yt=/^[a-z]+-[0-9]{4}[,:]/,Ku=/^(?:([^=]*)=)?( *(?:[A-Za-wyz]|\?[0-9]*)(?:[A-Za-wyz ]|\?[0-9]*)*|-)(?:\+([0-9]{1,4300}))?(x)?$/;function To({rules:n,players:e,rows:t,toMove:o}){let s=e.map(({name:r,hand:i,tokens:a,out:l},c)=>`${r===Z[c]?"":`${po(r)}=`}${i||"-"}${a?`+${a}`:""}${l?"x":""}`);return[rt(n),t.join("/")||"-",s.join(","),o??"-"].join(":")}function Vi(n){let{rules:e,players:t,toMove:o,rows:s}=Ln(n),r=zt(e,t,o,s);if(o===null&&r.toMove!==null){let i=M(r.players[r.toMove].name);throw new f("to_move",`'-' means the round is over, but ${i} can move`)}return r}function Ln(n){let e=n.split(":");if(e.length!==4){let u=`${e.length} fields separated by ':', but a line has 4: rules:pyramid:hands:seat`;throw new f("position",u)}let[t,o,s,r]=e,i=s.split(",");Wt(i.length,2,6);let a=i.map(Zu),l=Xu(t,a.length),c=[...a.keys()].map(String);if(r!=="-"&&!c.includes(r))throw new f("to_move",`expected a seat from 0 to ${a.length-1}, not ${S(r)}`);return{rules:l,players:a,toMove:r==="-"?null:Number(r),rows:js(o)}}function js(n){return n==="-"?[]:n.split("/")}function Zu(n,e){let t=`players[${e}]`,o=Ku.exec(n);if(!o)throw new f(t,`expected [NAME=]CARDS[+TOKENS][x], such as Bob=RRG+3, not ${S(n)}`);let[,s,r,i,a]=o;return{name:s===void 0?Z[e]:ho(s,t),hand:r==="-"?"":r,tokens:Bt(Number(i??0),`${t}.tokens`),out:a!==void 0}}function Xu(n,e){let[t,...o]=n.split(","),s={};for(let r of o){let[i,a]=Hs(r);if(Object.hasOwn(s,i))throw new f("rules",`a rule occurs twice in ${S(n)}`);s[i]=a}return st(e,t,s)}function Hs(n){let[e,...t]=n.split("=");if(!t.length)throw new f("rules",`expected KEY=VALUE after the edition, not ${S(n)}`);Us(e);let o=t.join("=");if(e==="deck"&&/^(?:[A-Z][0-9]{1,3})+$/.test(o)){let s=[...o.matchAll(/([A-Z])([0-9]+)/g)].map(([,r,i])=>[r,Number(i)]);if(new Set(s.map(([r])=>r)).size<s.length)throw new f("rules.deck",`a colour occurs twice in ${S(o)}`);return[e,Object.fromEntries(s)]}return[e,/^[0-9]{1,9}$/.test(o)?Number(o):o]}function Ro({rules:n,players:e,rows:t,toMove:o}){return{schema:"ppsolve.position/1",rules:Vt(n),players:e.map(({name:s,hand:r,tokens:i,out:a})=>({name:s,hand:r,...i?{tokens:i}:{},...a?{out:a}:{}})),...o===null?{}:{to_move:e[o].name},[Ye]:t}}function Vt(n){let e=Mn(n);return Object.keys(e).length?{edition:n.edition,...e}:n.edition}function qi(n){let{rules:e,players:t,toMove:o,rows:s}=Oo(n);return zt(e,t,o,s)}function Oo(n){let e=R(n,"",["players"],["schema","rules","to_move",Ye]);uo(e);let t=w(e.players,"list","players");Wt(t.length,2,6);let o=t.map(Qu),s=An(W(e,"rules",_e),o.length),r=o.map(({name:a})=>a),i=Ft(r,W(e,"to_move",0),"to_move");return{rules:s,players:o,toMove:i,rows:U(W(e,Ye,[]),Ye)}}function An(n,e){if(typeof n=="string")return st(e,n);if(!B(n))throw new f("rules",`expected an edition's name or an object, not ${S(n)}`);let{edition:t=_e,...o}=n;return st(e,w(t,"string","rules.edition"),o)}function Qu(n,e){let t=`players[${e}]`,o=R(n,t,["name","hand"],["tokens","out"]);return{name:w(o.name,"string",`${t}.name`),hand:w(o.hand,"string",`${t}.hand`),tokens:w(W(o,"tokens",0),"whole",`${t}.tokens`),out:w(W(o,"out",!1),"boolean",`${t}.out`)}}function qt(n,e,t){let[,o,s]=/^([RGYPB]) ?(left|right)$/.exec(n)??[];if(s)return`${o}a${s==="right"||!e?e+1:0}`;if(/^[RGYPB](a0|[a-h][1-8])$/.test(n))return n;let r=`expected a colour (${k}), a row (a-h) and a column, such as Rb2`;throw new f(t,`${S(n)} is not a move: ${r}`)}var ed=1e5;function Ki(n){let e=B(n)?n.players:null;return Array.isArray(e)&&e.some(t=>B(t)&&!Object.hasOwn(t,"hand"))}function Zi(n){return n.replace(/\s/g,"").toUpperCase()}function Ws(n,e){if(!B(n))throw new f("left",`expected an object such as {"Alice": "RRB"}, not ${S(n)}`);let t=e.map(()=>""),o=new Set;for(let[s,r]of Object.entries(n)){let i=Ne(e,s,"left"),a=`left: ${M(e[i])}`;if(o.has(i))throw new f(a,"is named twice");o.add(i);let l=Zi(w(r,"string",a));for(let c of l)if(!k.includes(c))throw new f(a,`unknown colour ${S(c)}; colours are ${[...k].join(" ")}`);t[i]=we(l)}return t}function Xi(n,e,t){let o=v=>ie(P=>P.inside("deal"),v),s=o(()=>td(n)),r=s.map(({name:v})=>v),{rules:i,rows:a,start:l}=o(()=>{let v=An(W(n,"rules",_e),r.length);return{rules:v,rows:Jt(U(W(n,Ye,[]),Ye),v),start:Ft(r,W(n,"to_move",0),"to_move")}}),c=Qe(t),u=nd(c,r,a,i),d=Ws(e,r);od(i,a,u,d);let p=sd(s,r,{rules:i,rows:a,placed:u,rest:d}),m=new Set([...s.keys()].filter(v=>s[v].out===!0)),y=new Js(i,r,d,u,m).onlyOrder(l,p),b=[...d];for(let[v,P]of y.entries())b[P]+=u[v].move[0];let x=y.values();return{deal:{...n,players:s.map((v,P)=>Object.hasOwn(v,"hand")?v:{...v,hand:we(b[P])})},moves:c.map(({player:v,move:P})=>P===null?{player:v,out:!0}:{player:r[x.next().value],move:P})}}function td(n){R(n,"",["players"],["schema","game","rules","to_move",Ye]);let e=n.players;return Wt(e.length,2,6),e.map((t,o)=>{let s=`players[${o}]`,r=R(t,s,["name"],["hand","tokens","out"]);return w(r.name,"string",`${s}.name`),r})}function nd(n,e,t,o){let s=t;return n.filter(({move:i})=>i!==null).map(({player:i,move:a},l)=>{let c=`move ${l+1}`,u=i===null?null:Ne(e,i,c),d=qt(a,s[0]?.length??0,c),p=X(d),m=q(s,o),y=m.find(({row:E,column:V})=>E===p.row&&V===p.column),b=_(p.row,p.column);if(!y){let E=m.map(({row:V,column:Ee})=>_(V,Ee)).join(" ")||"none";throw new f(c,`${d} is not legal: ${b} is not open; open places: ${E}`)}if(!y.accepts.includes(p.colour)){let E=[...y.accepts].join(" or ");throw new f(c,`${d} is not legal: ${b} accepts only ${E}`)}let x=[...k].filter(E=>m.some(({accepts:V})=>V.includes(E)));s=me(s,p);let v=N(s.join(""),p.colour),P=o.deck[k.indexOf(p.colour)];if(v>P)throw new f(c,`${d} is ${p.colour} card number ${v}, but the deck has ${P}`);return{move:d,seat:u,fitting:x.join("")}})}function Eo(n,e){return`${n} ${e}${n===1?"":"s"}`}function od(n,e,t,o){let s=e.join("")+t.map(({move:r})=>r[0]).join("");for(let[r,i]of[...k].entries()){let a=N(o.join(""),i),l=N(s,i);if(l+a<=n.deck[r])continue;let c=`${Eo(a,`${i} card`)} left and ${l} placed`;throw new f("left",`${c}, but the deck has ${n.deck[r]}`)}}function sd(n,e,{rules:t,rows:o,placed:s,rest:r}){if(s.every(({seat:v})=>v!==null))return e.map((v,P)=>s.filter(E=>E.seat===P).length);let i=n.map((v,P)=>Object.hasOwn(v,"hand")?Zi(w(v.hand,"string",`deal: players[${P}].hand`)).length:v.out===!0?r[P].length:t.handSize);for(let[v,P]of i.entries()){if(r[v].length<=P)continue;let E=`${Eo(r[v].length,"card")} left, but ${P} were dealt`;throw new f(`left: ${M(e[v])}`,E)}let a=i.map((v,P)=>v-r[P].length),l=v=>v.reduce((P,E)=>P+E,0);if(l(a)===s.length)return a;let[c,u]=[l(i),r.join("").length],d=s.length+u,m=`${`${Eo(s.length,"move")} and ${Eo(u,"card")} left`} make ${d} cards, but ${c} were dealt`;if(Ve(t)&&!o.length&&d===c+1)throw new f("moves",`${m}; the card that opens the base is no move: give it as the pyramid`);let y=d===s.length?`say who had the other ${c-d} left`:"something is missing",b=d<c?y:"something is written twice",x="if the hands were uneven, write the player's name before every move";throw new f("moves",`${m}; ${b}, or ${x}`)}var Js=class{rules;names;left;placed;alreadyOut;steps=0;deepest=-1;reason="";constructor(e,t,o,s,r){this.rules=e,this.names=t,this.left=o,this.placed=s,this.alreadyOut=r}onlyOrder(e,t){let o=this.names.map(()=>""),s=this.orders(e,t,o,[]),r=s.next().value;if(!r)throw new f(`move ${this.deepest+1}`,this.reason);let i=s.next().value;if(!i)return r;let a=r.findIndex((d,p)=>d!==i[p]),[l,c]=[r,i].map(d=>M(this.names[d[a]])),{move:u}=this.placed[a];throw new f(`move ${a+1}`,`${u} may be by ${l} or ${c}; write the name before the move: ${l}: ${u}`)}*orders(e,t,o,s){let r=s.length;if(r===this.placed.length){yield s;return}if(this.steps+=1,this.steps>ed)throw new f("moves","too many turn orders are possible; write the player's name before each");let i=this.placed[r],a=this.names.length;for(let l=0;l<a;l+=1){let c=(e+l)%a;if(i.seat===null||i.seat===c){let p=this.whyNotPlaced(c,i,t[c],o[c]);p?this.note(r,p):t[c]&&(yield*this.orders((c+1)%a,t.with(c,t[c]-1),o,[...s,c]))}let d=this.alreadyOut.has(c)||o[c]!==""&&this.rules.stuck==="out"?"":this.whyNotSkipped(c,i,t[c]);if(d){this.note(r,d);return}o=o.with(c,o[c]+i.fitting)}}whyNotPlaced(e,t,o,s){let r=M(this.names[e]),i=t.move[0];return!o&&t.seat===e?`${r} moves, but has only ${this.left[e]||"no cards"} left by then`:o&&s.includes(i)?`${t.move} by ${r}, but ${r} passed before when ${i} could be placed`:""}whyNotSkipped(e,t,o){let s=M(this.names[e]);if(o&&this.rules.stuck==="out")return`${t.seat===null?"":`${M(this.names[t.seat])} moves out of turn; `}it is the turn of ${s}, who places a card later`;let r=[...this.left[e]].find(i=>t.fitting.includes(i));return r?`${s} was skipped with ${this.left[e]} left, but could have placed ${r}`:""}note(e,t){e>this.deepest&&([this.deepest,this.reason]=[e,t])}};var zs="ppsolve.game/1";function Ys({players:n,rules:e}){return n.map(({hand:t,tokens:o})=>t.length||-Math.min(e.bonus,o))}function Cn(n){let e=n.toMove===null?Ys(n):n.players.map(()=>0);return n.players.map(({tokens:t},o)=>t+e[o])}function ta(n){return n.map((e,t)=>({seat:t,total:e,rank:1+n.filter(o=>o<e).length})).sort((e,t)=>e.total-t.total||e.seat-t.seat)}function Vs(n,e){return((n.toMove??0)+e)%n.players.length}function qs(n){let e=n.at(-1),t=e?n.length-e.players.length:-1;if(!e||t<0)return"";let o=`the game was over after round ${n.length}`,s=Cn(e),r=Math.min(...s);if(s.filter(c=>c===r).length===1)return`${o}: the lowest total is not tied`;let{edition:i}=e.rules,{extraRounds:a}=ot[i];return a==="any"||a==="one"&&t<1?"":`${o}: ${i} allows ${a==="one"?"one extra round":"no extra round"} after a tie`}function na(n,e){let t=R(n,"",["players","rounds"],["schema"]);if(W(t,"schema",zs)!==zs)throw new f("schema",`expected '${zs}', not ${S(t.schema)}`);let o=U(t.players,"players"),s=w(t.rounds,"list","rounds");if(!s.length)throw new f("rounds","at least one round is needed");let r=[];for(let i of s){let a=`round ${r.length+1}`;ie(l=>l.inside(a),()=>r.push(rd(i,o,r,e)))}return r}function rd(n,e,t,o){let[s,r]=[t.at(0),t.at(-1)];if(!s||!r)return o.readRound(n,{checkDeal(l){Qi(l,e),ea(l,e.map(()=>0))}});if(r.end.toMove!==null)throw new f("",`round ${t.length} is unfinished; only the last round may be`);let i=qs(t.map(({end:l})=>l));if(i)throw new f("",i);let a=Vs(s.position,t.length);return o.readRound(id(n,r,a),{checkDeal(l){Qi(l,e),ea(l,Cn(r.end));let[c,u]=[l.rules,s.position.rules].map(d=>rt(d).replaceAll(",",", "));if(c!==u)throw new f("rules",`${c}, but the game began with ${u}`);if(l.toMove!==null&&l.toMove!==a){let d=M(e[l.toMove]);throw new f("to_move",`${d} begins, but this round starts with ${M(e[a])}`)}}})}function id(n,e,t){if(!B(n)||!B(n.deal))return n;let o={rules:Vt(e.position.rules),to_move:t,...n.deal},s=Cn(e.end);return Array.isArray(o.players)&&(o.players=o.players.map((r,i)=>B(r)?{tokens:s.at(i)??0,...r}:r)),{...n,deal:o}}function Qi({players:n},e){let t=n.map(({name:r})=>r);if(t.length===e.length&&t.every((r,i)=>r===e[i]))return;let[o,s]=[t,e].map(r=>r.map(M).join(", "));throw new f("players",`${o}, but the players of the game are ${s}`)}function ea({players:n},e){for(let[t,{name:o,tokens:s}]of n.entries()){if(s===e[t])continue;let r=`${s}, but ${M(o)} holds ${e[t]} before this round`;throw new f(`players[${t}].tokens`,r)}}var ad=/[A-Za-z]\s?(?:left|right|<|>)(?![^\s,;])|[^\s,;]+/iy,ld={"<":"left",">":"right"},cd=["players","hands","rules","points","starts","pyramid"],oa=["game","left","date","tumble"];function sa({rounds:n,game:e}){let t=ud(n[0]),o=n.map(s=>dd(s,t));return e?{players:t,rounds:o}:o[0]}function ud({headers:n}){let e=n.get("deal");if(e)return ra(e).players.map(({name:o})=>o);let t=n.get("players");if(t)return tt(t);throw new f("players","is missing; begin with a line such as 'players: Julia, Marc, Priya'")}function dd(n,e){let{headers:t,lines:o}=n,s={schema:"ppsolve.record/1"},r=t.get("deal");if(r){_t(n,["deal",...oa]);let c=ra(r);s.deal=Ro({...c,toMove:c.toMove??0})}else _t(n,[...cd,...oa]),s.deal=pd(n,e);s.moves=go(o,e,ad).map(c=>"move"in c?{...c,move:md(c.move)}:c);let i=t.get("left");i&&(s.left=Object.fromEntries(Os(i)));let a=t.get("date");a&&(s.date=a.text);let l=t.get("tumble");return l&&(s.tumble={player:tt(l)[0]}),s}function ra(n){return ie(e=>e.inside("deal").atLine(n.line),()=>Ln(n.text))}function pd({headers:n},e){let t=n.get("players"),o=t?tt(t):e,s=o.map(c=>({name:c})),r={players:s};for(let[c,u]of[["hands","hand"],["points","tokens"]]){let d=n.get(c);if(d)for(let[p,m]of Os(d)){let y=ie(b=>b.atLine(d.line),()=>Ne(o,p,c));if(c==="points"&&!/^[0-9]{1,9}$/.test(m))throw He(d,`expected NAME=POINTS, such as ${p}=3, not ${S(m)}`);s[y][u]=c==="points"?Number(m):m}}let i=n.get("rules");i&&(r.rules=hd(i));let a=n.get("starts");a&&(r.to_move=tt(a)[0]);let l=n.get("pyramid");return l&&(r.pyramid=js(l.text.replace(/\s/g,"")||"-")),r}function hd(n){let e=n.text.split(",").map(o=>o.trim()),t=e[0].includes("=")?_e:e.shift();return ie(o=>o.atLine(n.line),()=>({edition:t,...Object.fromEntries(e.map(Hs))}))}function md(n){let e=n.slice(1).trim().toLowerCase();return n[0].toUpperCase()+(ld[e]??e)}var fd=/^(?:players|rules|points|starts): /;function ia(n,e,t){let o=n.map(r=>gd(r,i=>t(i,r)));return e?`${o.map((r,i)=>{let a=i?r.filter(l=>!fd.test(l)):r;return[`round ${i+1}`,...a].join(`
`)}).join(`

`)}
`:`${o[0].join(`
`)}
`}function gd({deal:n,moves:e,end:t},o){let s=n.players.map(({name:l})=>yo(l,yd)),r={starts:n.toMove??0,seats:s.length},i=t.players.flatMap(({hand:l},c)=>l?[`${s[c]}=${l}`]:[]),a=i.length?[`left: ${i.join(", ")}`]:[];for(let l of[null,s]){let c=[...bd(n,s),...a,...Sn(e,r,l)];if(o(c.join(`
`)))return c}return[`deal: ${To(n)}`,...a,...Sn(e,r,null)]}function yd(n){return Yt.test(n)}function bd({rules:n,players:e,rows:t,toMove:o},s){let r=[`players: ${s.join(", ")}`],i=rt(n);i!==_e&&r.push(`rules: ${i.replaceAll(",",", ")}`);let a=e.flatMap(({tokens:l},c)=>l?[`${s[c]}=${l}`]:[]);return a.length&&r.push(`points: ${a.join(", ")}`),o&&r.push(`starts: ${s[o]}`),t.length&&r.push(`pyramid: ${t.join("/")}`),r}var Ue={name:"party",title:"Penguin Party",roundWord:"round",amount:n=>O(n,"card"),isLine:n=>Yt.test(n),fromLine:Vi,line:To,fromDocument:qi,document:Ro,boardHeader:"pyramid",recordKeys:["left","date"],completeRecord(n){let{deal:e}=n;return!B(e)||!Ki(e)?n:{...n,...Xi(e,W(n,"left",{}),n.moves)}},checkEnd({left:n},{players:e}){if(n===void 0)return;let t=e.map(({name:o})=>o);for(let[o,s]of Ws(n,t).entries()){let{hand:r}=e[o];if(r===s)continue;let i=`${s||"none"}, but ${r||"no cards"} are left after the moves`;throw new f(`left: ${M(t[o])}`,i)}},documentFromText:sa,recordText(n,e){let t=n.map(o=>({round:o,deal:o.position,moves:Rn(Ue,o),end:o.moves.reduce(Gs,o.position)}));return ia(t,e,(o,{round:s})=>bo(Ue,o,s))},rounds:{read:na,numberOf:({players:n})=>n.length,scores:Ys,totals:Cn,standings:ta,goesOn:n=>qs(n)==="",starter:Vs},names:({players:n})=>n.map(({name:e})=>e),toMove:({toMove:n})=>n,over:({toMove:n})=>n===null,moves:ne,after:Gs,readMove(n,e,t){let o=qt(e,n.rows[0]?.length??0,t),s=ne(n);if(s.includes(o))return o;let r=n.players[n.toMove],i=vd(n,r,o);throw new f(t,`${o} by ${M(r.name)} is not legal: ${i}; legal were ${s.join(" ")}`)},deal(n,e){let t=[...k].map((i,a)=>i.repeat(e.deck[a])).join("");if(e.players*e.handSize>t.length){let i=`${e.players} hands of ${e.handSize} need more than the ${t.length} cards of the deck`;throw new f("rules.hand_size",i)}let o=new Be(n).shuffle(t),s=Array.from({length:e.players},(i,a)=>({name:Z[a],hand:o.slice(a*e.handSize,(a+1)*e.handSize),tokens:0,out:!1})),r=Ve(e)?[o[e.players*e.handSize]]:[];return zt(e,s,0,r)}};function vd(n,e,t){let o=q(n.rows,n.rules),{colour:s,row:r,column:i}=X(t),a=o.find(c=>c.row===r&&c.column===i),l=_(r,i);return a?e.hand.includes(s)?`${l} accepts only ${[...a.accepts].join(" or ")}`:`${M(e.name)} holds no ${s}`:`${l} is not open; open places: ${o.map(c=>_(c.row,c.column)).join(" ")}`}var J="?";function vt(n){return n.replaceAll(J,"")}function wd({players:n}){return n.map(({hand:e})=>N(e,J))}function it({rules:n,players:e,rows:t}){let o=e.map(({hand:s})=>s).join("")+t.join("");return n.deck.map((s,r)=>s-N(o,k[r]))}function Nn(n,e){return n.replace(/\s/g,"").toUpperCase().replace(/\?([0-9]{1,3})?/g,(t,o)=>{let s=Number(o??1);if(s>Po*k.length)throw new f(e,`${s} hidden cards are more than any deck has`);return J.repeat(s)})}function Bn({rules:n,players:e,toMove:t,rows:o}){let s=e.map(({hand:p},m)=>Nn(p,`players[${m}].hand`)),r=e.map((p,m)=>({...p,hand:vt(s[m])})),i=Ds(n,r,o),a=i.players.map((p,m)=>({...p,hand:p.hand+J.repeat(N(s[m],J)),out:e[m].out})),l={rules:n,players:a,rows:i.rows,toMove:t??0};$d(l);let c=wd(l),[u,d]=[c,it(l)].map(p=>p.reduce((m,y)=>m+y,0));if(u>d){let p=c.findLastIndex(y=>y>0),m=`${O(u,"hidden card")} in all, but only ${d} cards of the deck are unseen`;throw new f(`players[${p}].hand`,m)}return l}function $d(n){let{players:e,toMove:t}=n,{hand:o,out:s,name:r}=e[t],i=M(r);if(o.includes(J)){let a=`hidden cards, but ${i} is to move and sees their own hand`;throw new f(`players[${t}].hand`,a)}if(s||!o){let a=o?"is out":"has placed every card";throw new f("to_move",`${i} ${a}: there is no move to choose`)}if(!ne(n).length)throw new f("to_move",`none of ${i}'s cards fits: there is no move to choose`)}function Ks({players:n}){return Array.isArray(n)&&n.some(e=>B(e)&&String(e.hand).includes(J))}function aa(n,e,t,o){return n.hand.includes(e)?!0:n.hand.includes(J)&&t[k.indexOf(e)]>0&&!o.includes(e)}var In=class{rules;players;rows;turn;lacking;moves=[];constructor({rules:e,players:t,toMove:o,rows:s}){this.rules=e,this.rows=Jt(s,e),this.players=t.map((r,i)=>({...r,hand:Nn(r.hand,`players[${i}].hand`)})),this.lacking=t.map(()=>""),this.turn=o??0,this.passOverTheStuck()}get names(){return this.players.map(({name:e})=>e)}get over(){return!this.players.some(ge)}follow({player:e,move:t}){let o=`move ${this.moves.length+1}`;if(e!==null){let s=Ne(this.names,e,o);if(t===null){this.dropOut(s,o);return}this.giveTurn(s,o)}if(!ge(this.players[this.turn]))throw new f(o,`${S(t)}, but nobody has any turns left`);this.play(qt(t,this.rows.at(0)?.length??0,o),o)}giveTurn(e,t=""){if(!ge(this.players[e])){let o=this.players[e].hand?"is out":"has placed every card";throw new f(t,`${this.nameOf(e)} moves, but ${o}`)}for(;this.turn!==e;)this.couldNotMove(this.turn,t),this.nextTurn()}skip(){this.couldNotMove(this.turn,""),this.nextTurn()}position(){if(this.over)throw new f("moves","the round is over: there is no move to choose");let{rules:e,players:t,rows:o,turn:s,lacking:r,moves:i}=this;return{position:Bn({rules:e,players:t,toMove:s,rows:o}),lacking:r,seen:i.filter(({seat:l})=>l!==s)}}nameOf(e){return M(this.players[e].name)}play(e,t){let{players:o,turn:s,rules:r,rows:i}=this,{hand:a}=o[s],l=this.nameOf(s),c=e.slice(1),u=q(i,r).find(({row:p,column:m})=>_(p,m)===c);if(!u)throw new f(t,`${e} by ${l}: ${c} is not open`);if(!u.accepts.includes(e[0]))throw new f(t,`${e} by ${l}: ${c} accepts only ${[...u.accepts].join(" or ")}`);let d=a.includes(e[0])?e[0]:J;if(!a.includes(d)||d===J&&this.lacking[s].includes(e[0]))throw new f(t,`${e} by ${l}, who holds no ${e[0]}`);o[s]={...o[s],hand:ze(a,d)},this.moves.push({seat:s,move:e,before:i}),this.rows=me(i,X(e)),this.nextTurn()}dropOut(e,t){let o=this.nameOf(e);if(!this.players[e].out){if(this.rules.stuck==="pass")throw new f(t,`${o} drops out, but with stuck=pass nobody drops out`);if(e!==this.turn)throw new f(t,`${o} drops out of turn; it is ${this.nameOf(this.turn)}'s turn`);this.couldNotMove(e,t),this.nextTurn()}}couldNotMove(e,t){let o=this.players[e],s=We(this.rows,this.rules),r=[...s].find(a=>o.hand.includes(a));if(s===k||r){let a=this.nameOf(e),l=r?`holds ${r}, which fits`:"can place any card";throw new f(t,`it is ${a}'s turn, and ${a} ${l}`)}let i=s+this.lacking[e];this.lacking[e]=[...k].filter(a=>i.includes(a)).join(""),this.rules.stuck==="out"&&(this.players[e]={...o,out:!0})}nextTurn(){this.turn=(this.turn+1)%this.players.length,this.passOverTheStuck()}passOverTheStuck(){let e=We(this.rows,this.rules),t=this.players.length;for(let o=0;o<t;o+=1){let s=this.players[this.turn],r=s.hand.includes(J)||[...e].some(i=>s.hand.includes(i));if(ge(s)&&r)return;ge(s)&&this.rules.stuck==="out"&&(this.players[this.turn]={...s,out:!0}),this.turn=(this.turn+1)%t}}};function la(n){let e=kd(n);if(!e)return null;let{start:t,entries:o}=e;return o===null?Bn(t):Zs({start:t,entries:o}).position(),{start:t,entries:o??[]}}function Zs({start:n,entries:e}){let t=new In(n);for(let o of e)t.follow(o);return t}function kd(n){let e=n.replace(/^\uFEFF/,"").trim();if(!e.includes(J))return null;if(Yt.test(e)&&!e.includes(`
`)){let[l,c]=e.split(";"),u=Ln(l),d=c?.split(",").map(p=>({player:null,move:p}))??null;return Ks(u)?{start:u,entries:d}:null}let t=e.startsWith("{")?xd(e):null;if(!B(t))return null;let o=B(t.deal),{game:s="party",...r}=o?t.deal:t;if(s!=="party"||!Ks(r))return null;if(!o)return{start:Oo(r),entries:null};let i=R(t,"",["deal","moves"],["schema","date"]);return{start:ie(l=>l.inside("deal"),()=>Oo(r)),entries:Qe(i.moves)}}function xd(n){try{return JSON.parse(n)}catch{return null}}function z(n){return A("page-colour",{colour:n})}function qe(n,e){return n.length?e([...n].map(t=>A("page-the-colour",{colour:t}))):""}function ca(n){return n===k?A("page-spot-any"):A("page-spot-accepts",{colours:qe(n,Ce)})}function ua(n,e,t){if(e===0)return"";let[o,s]=yt(n,e,t).map(i=>i===G?"none":i);if(o===s)return A("page-spot-rests-two",{colour:o});let r=[o,s].map(i=>A("page-spot-below",{colour:i}));return A("page-spot-rests",{cards:pi(r)})}function ma(n,e,t=[]){let o=ne(n).filter(b=>b!==e),s=o.length;if(!s)return{kind:"only move"};let{rules:r,rows:i,players:a,toMove:l}=n,c=ze(a[l].hand,e[0]),u=da(n,e);if(u.length){let b=u.reduce((v,P)=>N(c,P)>N(c,v)?P:v),x=o.filter(v=>da(n,v).includes(b)).length;if(x<s)return{kind:"opens a place",colour:b,cards:N(c,b),others:s,alike:x}}if(q(i,r).filter(({accepts:b})=>b.includes(e[0])).length===1){let b=it(n),x=[...a.keys()].filter(v=>v!==l&&ge(a[v])&&aa(a[v],e[0],b,t[v]??""));if(x.length)return{kind:"last place",colour:e[0],cards:b[k.indexOf(e[0])],seats:x}}let d=r.base-(i.at(0)?.length??0),p=o.filter(b=>X(b).row>0).length;if(X(e).row>0&&d&&p<s)return{kind:"keeps the base",cards:d,others:s,alike:p};let m=pa(n,e),y=o.filter(b=>pa(n,b)>=m).length;return y<s?{kind:"room",cards:m,kept:c.length,others:s,alike:y}:null}function da({rules:n,rows:e,players:t,toMove:o},s){let r=ze(t[o].hand,s[0]),i=We(e,n),a=We(me(e,X(s)),n);return[...k].filter(l=>r.includes(l)&&!i.includes(l)&&a.includes(l))}function pa({rules:n,rows:e,players:t,toMove:o},s){let r=We(me(e,X(s)),n);return[...ze(t[o].hand,s[0])].filter(i=>r.includes(i)).length}function fa({players:n,toMove:e},t){let o=M(n[e].name);switch(t.kind){case"only move":return"It is the only legal move.";case"opens a place":{let s=t.cards===1?"one":`${t.cards}`;return`It opens a place for ${z(t.colour)}, which fits nowhere right now; ${o} holds ${s}. ${ha(t)}`}case"last place":{let s=z(t.colour),r=re(t.seats.map(l=>M(n[l].name)),"or"),i=`${O(t.cards,`${s} card`)} ${t.cards===1?"is":"are"} unseen`;return`${`Only one place accepts ${s}, and ${i}: ${r} might take it.`} No other move places ${s}.`}case"keeps the base":{let s=t.cards===1;return`It saves the ${s?"last free base place":`${t.cards} free base places`}, which ${s?"accepts":"accept"} any colour, for later. ${ha(t)}`}case"room":{let{cards:s,kept:r,others:i,alike:a}=t,l=i-a,c=l===i&&l>1?"any other move":`${l} of the ${i} other moves`,u=i===1?"the other move":c,d=r===1?"it would not":"fewer would";return`After it, ${Sd(o,s,r)}; after ${u}, ${d}.`}}}function ha({alike:n,others:e}){return n?`${n} of the ${e} other moves ${n===1?"does":"do"}, too.`:e>1?"No other move does.":"The other move does not."}function Sd(n,e,t){return t===1?`${n}'s last card still has a place`:e===t?`each of ${n}'s ${t} remaining cards still has a place`:`${e} of ${n}'s ${t} remaining cards ${e>1?"have":"has"} a place`}var Pd={mean:0,low:0,high:0};function Fn(n){let e=ya(n),t=ba(n),o=Qs(n),s=n.get(o).cards,r=Xs(s,0,t);return[...n].map(([a,{cards:l}])=>{let c=a===o?Pd:va(l,s,t),u=Xs(l,0,t);if(l.length<e){let p=Math.min(Math.max(r.mean+c.mean,0),t),m=Math.hypot(r.high-r.mean,c.high-c.mean);u={mean:p,low:Math.max(0,p-m),high:Math.min(t,p+m)}}let d=a===o;return{move:a,samples:l.length,cardsLeft:u,behind:c,advised:d,clearlyBehind:c.low>0}}).sort((a,l)=>Number(l.advised)-Number(a.advised)||a.cardsLeft.mean-l.cardsLeft.mean)}function Qs(n){let e=ya(n),t=ba(n),o=[...n].filter(([,{cards:i}])=>i.length===e),s=ga(o,([,{cards:i}])=>Kt(i)),r=o.filter(i=>i===s||!Td(i[1].cards,s[1].cards,t));return ga(r,([,{outlook:i}])=>i)[0]}function ya(n){return Math.max(...[...n.values()].map(({cards:e})=>e.length))}function ba(n){let e=(t,o)=>Math.max(t,o);return[...n.values()].reduce((t,{cards:o})=>o.reduce(e,t),0)}function ga(n,e){return n.reduce((t,o)=>e(o)<e(t)?o:t)}function Td(n,e,t){return va(n,e,t).low>0}function va(n,e,t){let o=n.map((s,r)=>s-e[r]);return Xs(o,-t,t)}function Xs(n,e,t){let o=Kt(n)/n.length,s=1.96*er([...n,e,t])/Math.sqrt(n.length);return{mean:o,low:Math.max(e,o-s),high:Math.min(t,o+s)}}function er(n){let[e,t]=[n.length,Kt(n)],o=n.reduce((s,r)=>s+r*r,0);return Math.sqrt((o*e-t*t)/(e*(e-1)))}function Kt(n){return n.reduce((e,t)=>e+t,0)}var at=2016,xa=["worst case","everyone for themselves","expected"];function Mo(n,e,t){let o=new Map(e?.estimates.map(s=>[s.move,s]));return[...n.worth].map(([s,r])=>({move:s,worst:r,selfish:e?.selfish.get(s)?.[t]??null,expected:o.get(s)??null}))}function Sa(n,e,t){if(!n.length)return null;let o=({low:a,high:l})=>t==="fewest"?-l:a,s=wa(n,({worst:a})=>o(a)),r=Ge(n.map(a=>a.worst),t),i={safest:s,safestIsProved:F(r)};if(e>2&&n.every(({selfish:a})=>a!==null)){let a=wa(n,({selfish:c})=>t==="fewest"?-c:c),l=n.filter(({move:c})=>a.includes(c)).reduce((c,u)=>$a(u,o)<$a(c,o)?u:c).move;return{...i,yardstick:"everyone for themselves",best:ka(l,a)}}if(e>2&&n.every(({expected:a})=>a!==null)){let a=n.filter(({expected:c})=>!c.clearlyBehind).map(({move:c})=>c),l=n.find(({expected:c})=>c.advised).move;return{...i,yardstick:"expected",best:ka(l,a)}}return{...i,yardstick:"worst case",best:s}}function wa(n,e){let t=Math.max(...n.map(e));return n.filter(o=>e(o)===t).map(({move:o})=>o)}function $a({expected:n,worst:e},t){return(n?.cardsLeft.mean??0)-t(e)*1e-9}function ka(n,e){return[n,...e.filter(t=>t!==n)]}function Pa(n,e){return n<=2?"worst case":e?"everyone for themselves":"expected"}var wt={version:1,constants:{answerNumbers:1024,leftOfBase:64,nowhere:255,noDrawing:65535},records:{partyPosition:{players:"u8",base:"u8",contiguous:"u8",pass:"u8",toMove:"u8",credits:["u8",2],hands:["u8",30],out:["u8",6],cells:["u8",64]},partyView:{hidden:["u8",6],unseen:["u8",5],opponents:"u8",drawers:"u8",drawerSeats:["u8",6],drawings:"u16",seenMoves:"u8"},partyDrawing:{hands:"u16"},partyDrawnHand:{cards:["u8",5],lastWord:"u64",after:"u16"},partySeenMove:{seat:"u8",before:["u8",64],colour:"u8",place:"u8"},partySample:{cards:"u8",blendedValue:"u16"},pingouinPosition:{players:"u8",toMove:"u8",fish:["u8",60],toPlace:["u8",4],penguins:["u8",16]}}};var _g=wt.version,Ug=wt.constants.answerNumbers,tr=wt.constants.leftOfBase,Lo=wt.constants.nowhere,Ta=wt.constants.noDrawing;var Od={u8:1,u16:2,u64:8},Ra=new Map(Object.entries(wt.records).map(([n,e])=>[n,Ed(e)])),Dg=[...Ra.keys()];function Ed(n){let e=new Map,t=0;for(let[o,s]of Object.entries(n)){let[r,i]=typeof s=="string"?[s,1]:s,a={offset:t,width:Od[r],count:Number(i)};e.set(o,a),t+=a.width*a.count}return{size:t,fields:e}}function Md(n){let e=Ra.get(n);if(!e)throw new Error(`no record ${n}`);return e}function ye(n,e){let{size:t,fields:o}=Md(n),s=new Uint8Array(t),r=new DataView(s.buffer),i=new Map(Object.entries(e));for(let[a,{offset:l,width:c,count:u}]of o){let d=i.get(a),p=typeof d=="object"?d:[d];if(p.length!==u)throw new Error(`${n}.${a} has ${p.length} numbers instead of ${u}`);for(let[m,y]of p.entries()){if(!Ld(y,c))throw new Error(`${n}.${a}: ${y} does not fit into ${c} bytes`);Ad(r,l+c*m,c,y)}}return s}function Ld(n,e){return n===void 0||typeof n=="number"&&!Number.isInteger(n)?!1:n>=0&&n<2**(8*e)}function Ad(n,e,t,o){t===1?n.setUint8(e,Number(o)):t===2?n.setUint16(e,Number(o),!0):n.setBigUint64(e,BigInt(o),!0)}function ae(n,e,t=0){let o=Math.max(e-n.length,0);return[...n,...new Array(o).fill(t)]}function Zt(n){let e=new Uint8Array(n.reduce((o,{length:s})=>o+s,0)),t=0;for(let o of n)e.set(o,t),t+=o.length;return e}function Oa(n,e){return 256*n+e}function Xt(n){return[Math.floor(n/256),n%256]}var nr=["beginner","club","strong","strongest"];var Q=6,Qt=8,Cd=Qt*Qt,le={wants:"fewest",firstSlice:2**17,mostPositions:2**29,alsoFromAbove:!0,reviewsWhileProved:!1,bounds(n,e){let{hand:t}=n.players[e];return{low:n.toMove===null||!ge(n.players[e])?t.length:0,high:t.length}},marginBounds(n){let[e,t]=n.players.map((o,s)=>{let r=l=>l||-or(n,s),{low:i,high:a}=le.bounds(n,s);return{low:r(i),high:r(a)}});return{low:t.low-e.high,high:t.high-e.low}},countTaken:()=>0,pack(n){let{rules:e,players:t,rows:o,toMove:s}=n;return ye("partyPosition",{players:t.length,base:e.base,contiguous:+(e.upperRows==="contiguous"),pass:+(e.stuck==="pass"),toMove:s??0,credits:[or(n,0),or(n,1)],hands:ae(t.flatMap(({hand:r})=>Nd(r)),Q*k.length),out:ae(t.map(({out:r})=>Number(r)),Q),cells:sr(o)})},moveText(n){let[e,t]=Xt(n),o=Math.floor(t/Qt);return k[e]+(t===tr?_(0,-1):_(o,t%Qt))},moveNumber(n){let{colour:e,row:t,column:o}=X(n);return Oa(k.indexOf(e),o<0?tr:Qt*t+o)}};function or({rules:n,players:e},t){return Math.min(n.bonus,e[t].tokens)}function Nd(n){return Array.from(k,e=>N(n,e))}function sr(n){let e=new Array(Cd).fill(0);for(let[t,o]of n.entries())for(let[s,r]of Array.from(o).entries())e[Qt*t+s]=k.indexOf(r)+1;return e}var Gn=0;function en(n){let[{position:e}]=n,t=Ea(n[n.length-1].position),o=e.players.map((r,i)=>i===t?r:{...r,hand:J.repeat(r.hand.length)}),s=new In({...e,players:o});for(let[r,{move:i}]of n.slice(1).entries()){let a=Ea(n[r].position);s.follow({player:o[a].name,move:i})}return s.giveTurn(t),rr(s.position())}function Ea({toMove:n}){if(n===null)throw new Error("the round is over");return n}function rr({position:n,lacking:e,seen:t}){let o=n.players.map(s=>({...s,hand:vt(s.hand)}));return{position:{...n,players:o},seat:n.toMove,hidden:n.players.map(({hand:s})=>N(s,J)),unseen:it(n),lacking:e,seen:[...t].reverse()}}function Bd({hidden:n,lacking:e,unseen:t}){let o=[...n.keys()].filter(d=>e[d]&&n[d]);if(!o.length)return{seats:o,drawings:[]};let s=(d,p)=>Id(n[o[d]],e[o[d]],p),r=new Map,i=(d,p)=>{if(d===o.length)return 1n;let m=`${d}:${p.join()}`,y=r.get(m);return y===void 0&&(y=s(d,p).reduce((b,{dealt:x,rest:v})=>b+x*i(d+1,v),0n),r.set(m,y)),y};if(!i(0,t))throw new f("moves","no deal of the hidden cards explains who was unable to move, and when");let a=[],l=new Map,c=(d,p)=>{if(d===o.length)return Ta;let m=`${d}:${p.join()}`,y=l.get(m)??a.length;return y===a.length&&(l.set(m,y),a.push({turn:d,left:p})),y};c(0,t);let u=[];for(let{turn:d,left:p}of a){let m=[],[y,b]=[0n,0n];for(let{cards:x,dealt:v,rest:P}of s(d,p)){y+=v*i(d+1,P);let E=y*Xe/i(d,p);E!==b&&(b=E,m.push({cards:x,lastWord:b-1n,after:c(d+1,P)}))}u.push(m)}return{seats:o,drawings:u}}function Id(n,e,t){let o=(s,r)=>{let i=e.includes(k[s])?0:Math.min(r,t[s]);return s===k.length-1?r<=i?[[r]]:[]:Array.from({length:i+1},(a,l)=>l).flatMap(a=>o(s+1,r-a).map(l=>[a,...l]))};return o(0,n).map(s=>({cards:s,dealt:s.reduce((r,i,a)=>r*Fd(t[a],i),1n),rest:t.map((r,i)=>r-s[i])}))}function Fd(n,e){let t=1n;for(let o=0;o<e;o+=1)t=t*BigInt(n-o)/BigInt(o+1);return t}function $t(n){let{position:e,hidden:t,unseen:o,seen:s}=n,{seats:r,drawings:i}=Bd(n);return Zt([le.pack(e),ye("partyView",{hidden:ae(t,Q),unseen:o,opponents:Gn,drawers:r.length,drawerSeats:ae(r,Q),drawings:i.length,seenMoves:s.length}),...i.flatMap(a=>[ye("partyDrawing",{hands:a.length}),...a.map(l=>ye("partyDrawnHand",{...l}))]),...s.map(a=>{let[l,c]=Xt(le.moveNumber(a.move));return ye("partySeenMove",{seat:a.seat,before:sr(a.before),colour:l,place:c})})])}var ir={beginner:{careless:75,rounds:1,words:"Beginner: three times out of four it places any card that fits."},club:{careless:40,rounds:2,words:"Club: it thinks briefly, and is careless now and then."},strong:{careless:0,rounds:3,words:"Strong: it thinks about every move, but briefly."},strongest:{careless:0,rounds:null,words:"Strongest: it thinks for a second."}},Gd="Strongest: it searches for the moves that are proved best in the worst case, up to three seconds, and thinks for one more.",_d={all:!1,words:"Fair: it sees only its own hand, as you do."},Ud={all:!0,words:"All-seeing: it sees every hand, yours too."},Ao=[...nr.map(n=>{let{words:e}=ir[n];return{mode:n,strength:n,label:`engine, ${n}, fair`,words:e,sight:_d}}),...nr.map(n=>{let e=n==="strongest",t=e?Gd:ir[n].words,o=`engine, ${n}, all-seeing`;return{mode:`seeing-${n}`,strength:n,label:o,words:t,sight:Ud,proves:e}})];async function Ma({strength:n,sight:e,proves:t},o,s,r,i){let{position:a}=s[s.length-1],{careless:l,rounds:c}=ir[n],u=e?.all?jd(a):$t(en(s)),d=t&&r.best.length?r.best:ne(a),p=new Be(mo(u));return d.length===1?d[0]:p.below(100)<l?d[p.below(d.length)]:c!==null?Dd(o,u,d,c):i(u,d)}async function Dd(n,e,t,o){let s=t.map(l=>le.moveNumber(l)),r={work:"sample",bytes:e,moves:s,seed:0n,first:0,count:o},{outlooks:i}=(await n.ask(r)).samples,a=t.map(()=>0);for(let[l,c]of i.entries())a[l%t.length]+=c;return t[a.indexOf(Math.min(...a))]}function jd(n){return Zt([le.pack(n),ye("partyView",{hidden:ae([],Q),unseen:n.rules.deck.map(()=>0),opponents:Gn,drawers:0,drawerSeats:ae([],Q),drawings:0,seenMoves:0})])}function Co(n,e=!1,t=0){let o=I("svg",{class:`face card-${n}`,viewBox:"0 0 60 70","aria-hidden":"true"});return o.append(I("rect",{class:"paper",x:1,y:1,width:58,height:68,rx:10}),I("use",{href:"#penguin",width:60,height:70,class:"body"}),I("use",{href:`#shape-${n}`,x:3.5,y:54.5,width:11.5,height:11.5,class:"body"}),I("text",{x:30,y:44.5,dy:"0.35em",class:"letter"},n)),e&&o.append(I("use",{href:"#snow",width:60,height:70})),t&&o.append(" ",I("text",{x:56.5,y:16.5,class:"turn"},`${t}`)),o}function be(n,e=!1){let t=`chip card-${n}${e?" struck":""}`;return g("span",{class:t,"aria-hidden":"true"},n)}function Hd({place:n,accepts:e,any:t},o){let s=g("span",{class:"place"},n),r=g("span",{class:"hollow","aria-hidden":"true"},s),a=[...[...o?.colours??""].map(c=>be(c)),...[...o?.struck??""].map(c=>be(c,!0))],l=[...e].map(c=>be(c));return a.length?r.append(" ",g("span",{class:"chips told"},...Je(a))):t?r.append(" ",g("span",{class:"any"},A("page-any"))):e&&r.append(" ",g("span",{class:"chips"},...Je(l))),r}function No(n,e,t,{alone:o=!1}={}){let s=g("button",{type:"button",class:"stack","data-colour":n},Co(n));return o||s.append(" ",g("span",{class:"count"})),ar(s,n,e,t),s}function ar(n,e,t,o){let s=n.querySelector(".count");s&&(s.textContent=`${t}`),n.setAttribute("aria-pressed",String(o));let r=s?`${e} ${t}`:e;n.setAttribute("aria-label",A("page-card-button",{shown:r,colour:e,cards:t}))}function La(n){let{card:e,turn:t,given:o,accepts:s,kind:r}=n;return{...n,named:e!==""||s==="",look:[e,t,s].join(),picture(i){return e?Co(e,o,t):r==="slot"?Hd(n,i):null}}}function _n(n){let e=I("svg",{class:"shape",viewBox:"0 0 12 12","aria-hidden":"true"},I("use",{href:`#shape-${n}`}));return g("span",{class:`chip shaped card-${n}`,"aria-hidden":"true"},n,e)}function lr({rows:n,turns:e},t,o){let s=q(n,t),r=new Map(s.map(({row:d,column:p,accepts:m})=>[_(d,p),m])),i=n.at(0)?.length??0,a=r.has("a0")?-1:0,l=r.has(_(0,i))?i:i-1,c=Math.max(...s.map(d=>d.row),n.length-1),u=[];for(let d=0;d<=c;d+=1)for(let p=d?0:a;p<=(d?i-d-1:l);p+=1){let m=_(d,p),y=Se(n,d,p).replace(G,""),b=r.get(m)??"",x=e[m]??0;u.push(La({place:m,row:d,column:p,x:p-a+d/2,card:y,turn:x,given:!1,accepts:b,any:b===k,kind:y?"card":b?"slot":"gap",fits:o!==""&&b.includes(o),label:Jd(n,d,p,{place:m,card:y,turn:x,accepts:b})}))}return{cells:u,width:l-a+1,height:c+1}}function Jd(n,e,t,{place:o,card:s,turn:r,accepts:i}){if(s)return[...[o,A("page-spot-card",{colour:s})],...r?[A("page-spot-turn",{turn:r})]:[]].join(", ");if(!i)return[o,A("page-spot-closed")].join(", ");let a=ua(n,e,t),l=e>0||!n.length?"":t<0?A("page-spot-left-end"):A("page-spot-right-end");return[o,l,A("page-spot-open"),ca(i),a].filter(Boolean).join(", ")}function lt(n,e,t,o){let{row:s,column:r}=fe(o);if(Se(n,s,r)!==G)return A("page-spot-taken",{place:o});let i=q(n,e).find(a=>a.row===s&&a.column===r);return i?i.accepts.includes(t)?"":A("page-spot-refuses",{place:o,colours:qe(i.accepts,Ce),colour:t}):s>0&&!yt(n,s,r).includes(G)?A("page-spot-touch",{place:o}):A("page-spot-carried",{place:o})}function Aa(n){return n.slice(1)==="a0"}function Un(n){return Aa(n)?"a1":n.slice(1)}function Wd({turns:n}){return Object.keys(n).length}function Bo(n,e){let t=Aa(e)?1:0,o=Object.entries(n.turns).map(([s,r])=>{let{row:i,column:a}=fe(s);return[_(i,a+t),r]});return{...Object.fromEntries(o),[Un(e)]:Wd(n)+1}}var ct={inaccuracy:.2,mistake:.5,blunder:1.5},Ca={inaccuracy:1,mistake:2,blunder:4},Na={inaccuracy:2,mistake:4,blunder:7},Ba={inaccuracy:1.5,mistake:3,blunder:5};function kt(n,e){return e>=n.blunder?"blunder":e>=n.mistake?"mistake":e>=n.inaccuracy?"inaccuracy":e>0?"good":"best"}function cr(n,{low:e,high:t}){let o=kt(n,e);return o===kt(n,t)?o:null}function tn(n,{mean:e,low:t}){return t>0?kt(n,e):"best"}function Pe(n){return n==="best"||n==="good"}function xt(n){return`${n==="inaccuracy"?"an":"a"} ${n}`}var Ia=["first","second","third","fourth","fifth","sixth"],zd="no one two three four five six seven eight nine ten".split(" "),nn={"everyone for themselves":"With everyone playing for themselves","worst case":"In the worst case",expected:"Going by simulated rounds"},Ua=[", though, it is the other way round:",", it is the other way round as well:"],dr={name:"cards",leaves:"leaves you with",bothLeave:"both leave you with",others:"with ",estimates:"simulated rounds",fewest:!0},Da={name:"fish",leaves:"gets you",bothLeave:"both get you",others:"",estimates:"the engine's estimates",fewest:!1};function St({name:n},e){return n==="fish"?`${e} fish`:O(e,"card")}function Fo(n,e,t){return e.length===t-1?`tied with ${re(e,"and")},`:e.length&&n+e.length===t?`came joint last with ${re(e,"and")},`:e.length?`shared ${Ia[n-1]} place with ${re(e,"and")},`:n===1||t===2?n===1?"won":"lost":n===t?"came last":`came ${Ia[n-1]} of ${Io(t)}`}function Go(n,e){let t=(i,a)=>i.map((l,c)=>l-a[c]).find(l=>l!==0)??0,o=n[e],s=1+n.filter(i=>t(i,o)>0).length,r=[...n.keys()].filter(i=>i!==e&&t(n[i],o)===0);return{place:s,level:r,won:s===1&&r.length<n.length-1}}function Io(n){return zd[n]??`${n}`}function ja(n,e){let{result:t,decision:o,likely:s,basis:r}=n,i=[t.text];return s&&i.push(...Yd(n,s)),o?i.push(...Kd(n,o,e)):s?r.exactFrom!==null&&i.push(`From move ${r.exactFrom} on, none of your moves cost anything.`):i.push(...qd(n,e)),i.filter(Boolean).join(" ")}function Ha(n,e){return[n.decision?Xd(n.decision):"",np(n.basis,e)].filter(Boolean).join(" ")}function Yd({result:n,basis:e},t){let{number:o,move:s,better:r,grade:i,players:a,likely:l}=t,c=n.won?"Even so, by":"By",u=e.exactFrom?` before move ${e.exactFrom}`:"",d=p=>a===2?Vd(p):`with about ${p.toFixed(0)} fish`;return[`${c} the engine's estimate, what mattered most${u} was move ${o}: you played ${s}, ${xt(i)}; ${r} was better.`,`After ${r} you would probably have ended ${d(l.better)}, after ${s} ${d(l.played)}.`]}function Vd(n){let e=Math.abs(n).toFixed(0);return e==="0"?"about level":`about ${e} fish ${n>0?"ahead":"behind"}`}function qd({result:n,provisional:e,basis:t,sureAtStart:o},s){if(e&&t.unjudged)return["No mistake could be found so far."];if(!t.choices)return["You never had a choice, so there was nothing you could have done differently."];let r="at none of your turns was another move clearly better.";if(n.perfect)return[`You made no mistake: ${r}`];if(n.place===null)return[`So far, ${r}`];let i=[n.place===1?`Well played: ${r}`:`There was nothing you could have done: ${r}`];if(!F(o))return i;let{low:a}=o;return n.amount===a?i.push(`From the start, ${St(s,a)} was the best you could be sure of.`):(s.fewest?n.amount<a:n.amount>a)&&i.push(`At the start, you could only be sure of ${s.fewest?`having at most ${St(s,a)} left`:St(s,a)}.`),i}function Kd(n,e,t){let{number:o,move:s,better:r,judgedBy:i,view:a}=e,{result:l,provisional:c,likely:u,basis:d}=n,p=`move ${o}`,m=e.grade?`, ${xt(e.grade)}`:"",y=`you played ${s}${m}; ${r} was`,b;l.perfect?b=`Your riskiest moment was ${p}: ${y} better.`:u?b=`${d.exactFrom!==null&&o>=d.exactFrom?`From move ${d.exactFrom} on, it`:"What mattered most as far as it is proved"} was ${p}: ${y} better.`:l.won?b=`Even so, the move to look at again ${c?"seems to be":"is"} ${p}: ${y} better.`:b=`What ${c?"seems to have mattered":"mattered"} most was ${p}: ${y} better.`;let[x,v]=[Zd(e,t),ep(e,t)];return[b,...i==="expected"?[v,x]:[x,v],a?tp(e,a):""]}function Pt(n){return n&&F(n.played)&&F(n.better)?n:null}function Zd(n,e){let{judgedBy:t,worst:o,selfish:s}=n,r=[["worst case",Pt(o)],["everyone for themselves",Pt(s)]];t==="everyone for themselves"&&r.reverse();let i=r.flatMap(([u,d])=>d?[{yardstick:u,pair:d}]:[]);if(t!=="expected"&&!i.some(({yardstick:u})=>u===t))return`${nn[t]}, ${Qd(n,e)}.`;let a=({pair:u})=>`${u.played.low} ${u.better.low}`;if(i.length===2&&a(i[0])===a(i[1]))return`${`${nn[i[0].yardstick]}, and ${Fa(nn[i[1].yardstick])} too,`} ${Ga(n,i[0].pair,e)}.`;let[l]=i,c=i.map(({yardstick:u,pair:d},p)=>{let m=p>0&&ur(l.pair,e),y=ur(d,e)?Ua[Number(m)]:",";return`${p?Fa(nn[u]):nn[u]}${y} ${Ga(n,d,e)}`});return c.length?`${c.join("; ")}.`:""}function ur({played:n,better:e},t){return t.fewest?n.low<e.low:n.low>e.low}function Fa(n){return n.charAt(0).toLowerCase()+n.slice(1)}function Xd({number:n,judgedBy:e,players:t,worst:o,selfish:s}){let r=`move ${n}`;return Pt(o)?!Pt(s)&&t>2?`${se(r)} comes too early to work out the rest with everyone playing for themselves.`:"":Pt(s)||e==="worst case"?`The worst case of ${r} was not settled within the limits.`:`The exact values of ${r} were not settled within the limits.`}function Ga({move:n,better:e},t,o){let[s,r]=[t.played.low,t.better.low];return s===r?`${o.bothLeave} ${St(o,s)}`:`${n} ${o.leaves} ${St(o,s)}, ${e} ${o.others}${r||"none"}`}function Qd({move:n,better:e,worst:t},o){let{played:s,better:r}=t;if(o.fewest){let a=r.high?`at most ${r.high}`:"none";return`${n} ${o.leaves} at least ${St(o,s.low)}, ${e} ${o.others}${a}`}let i=`at most ${St(o,s.high)}`;return`${n} ${o.leaves} ${i}, ${e} ${o.others}at least ${r.low}`}function ep(n,e){let{move:t,better:o,judgedBy:s,expected:r,worst:i,selfish:a}=n;if(!r)return"";let{played:l,better:c}=r,u=`${_a(l,` ${e.name}`)} after ${t}, ${_a(c)} after ${o}`,d=nn.expected;if(s==="expected"||l.low>c.high)return`${d}, you can expect ${u}.`;if(l.high<c.low){let p=[Pt(i),Pt(a)].some(m=>m&&ur(m,dr));return`${d}${Ua[Number(p)]} you can expect ${u}.`}return`${d}, there is no clear difference: you can expect ${u}.`}function _a(n,e=""){let[t,o,s]=[n.mean,n.low,n.high].map(de);return o===s?`${t}${e}`:`${t}${e} (${o} to ${s})`}function tp({move:n,better:e},{advised:t,means:o,grades:s}){let r=`${de(o.played)} cards after ${n}, ${de(o.better)} after ${e}`,i="with the other hands hidden";if(Pe(s.played)){let a=s.played==="best"?"just as":"almost as",l=o.played<o.better?"better":`${a} good`;return`You could not have known: ${i}, ${n} looked ${l} (${r}).`}return Pe(s.better)?`You could have seen that at the time: ${i}, you could expect ${r}.`:`At the time, ${i}, you could expect ${r}, and ${t} looked better than both.`}function np({choices:n,estimated:e,unjudged:t,bounded:o,exactFrom:s},r){if(t){let l=`${Io(t)} of your ${n} choices`,c=s?`; the rest, from move ${s} on, is exact`:"";return`This is provisional: ${l} could not be judged${c}.`}if(!e&&!o)return"";if(e===n)return`All your moves are judged by ${r.estimates}.`;if(s!==null&&!o)return`Before move ${s}, your moves are judged by ${r.estimates}, from then on exactly.`;let a=[{number:e,way:r.estimates},{number:o,way:"bounds"}].filter(({number:l})=>l).map(({number:l,way:c},u)=>{if(u)return`${Io(l)} by ${c}`;let d=Io(l),p=l===1?"is":"are";return`${d.charAt(0).toUpperCase()}${d.slice(1)} of your ${n} choices ${p} judged by ${c}`});return e+o<n&&a.push("the others exactly"),`${a.join(", ")}.`}function Ja(n,e){let{players:t,toMove:o}=n[n.length-1].position,s=t.map(({hand:x})=>x.length),r=s[e],i=t[e].name===ee?"You":`${M(t[e].name)}, you`,a=r?`${O(r,"card")} left`:"no cards left";if(o!==null)return{text:`${t[e].name===ee?"The":`${M(t[e].name)}, the`} round is not finished; you have ${a}.`,amount:r,place:null,perfect:!r,won:!1};let{place:l,level:c}=Go(s.map(x=>[-x]),e),u=n.findIndex(({position:x})=>x.players[e].out),d=n.slice(1).flatMap((x,v)=>n[v].position.toMove===e?[v+1]:[]),p="";!r&&d.length?p=`: your last card went down at move ${d[d.length-1]}`:u>=0&&l>1&&(p=`; you were out ${u?`after move ${u}`:"from the start"}`);let m=c.map(x=>M(t[x].name)),y=`${i} ${Fo(l,m,t.length)} with ${a}${p}.`,b=l===1&&new Set(s).size>1;return{text:y,amount:r,place:l,perfect:!r,won:b}}function Wa({rows:n,players:e,toMove:t}){let o=n.map(l=>[...l].reverse().join("")),s=e.map(({hand:l,out:c})=>c?"":l),r=l=>s.map(c=>N(c,l)).join(),i=[n,o].map(l=>{let c=[...new Set(l.join("").replaceAll(G,""))],u=[...k].filter(m=>!c.includes(m)),d=[...c,...u.sort((m,y)=>r(m)<r(y)?-1:1)];return[l.map(m=>[...m].map(y=>y===G?y:d.indexOf(y)).join("")).join("/"),...d.map(r)].join("|")}),a=e.map(({hand:l,out:c})=>c?l.length:0);return[i.sort()[0],a,t].join("|")}function Te(n,e,t,...o){return e.setAttribute("role","img"),e.setAttribute("aria-label",t),g("section",{class:"rule"},e,g("div",{},g("h3",{},n),...o.map(s=>g("p",{},s))))}function Dn(...n){let e=o=>{if(o===G)return g("span",{class:"mini"});if(o==="any")return g("span",{class:"mini"},g("span",{class:"hollow"},"any"));if(o===o.toUpperCase())return g("span",{class:"mini"},Co(o));let s=[...o.toUpperCase()].map(r=>be(r));return g("span",{class:"mini"},g("span",{class:"hollow"},g("span",{class:"chips"},...s)))},t=n.map(o=>g("div",{class:"mini-row"},...o.map(e)));return g("div",{class:"figure"},...t)}function za(){return[Te("One pyramid for everybody",Dn(["R","."],["R","G","B"]),"A base of a red, a green and a blue card, with a red card above red and green","In turn, everybody places one card from their hand. All cards are dealt; with two players, 14 each."),Te("The base row",Dn(["any","R","G","B","any"]),"Three cards side by side, with an open place at the left end and one at the right end","A card of any colour goes to the left or right end of the base, until it is full: 8 cards, or 7 with two players."),Te("The rows above",Dn(["rg","B"],["R","G","B"]),"Above red and green is an open place that takes red or green; above green and blue lies a blue card","A card may lie above two neighbours if it has the colour of at least one of them. Above two cards of the same colour, only that colour fits."),Te("Out",Dn(["r","r"],["R","R","R"]),"Three red cards side by side; both places above take only red","If you can place a card, you must. If you can't, you are out of the round, even if your colour fits again later. The others play on until nobody can place a card."),Te("Points",Dn(["G","Y","P"]),"A green, a yellow and a purple card, left in a hand","Every card left in your hand costs a point. With an empty hand you give back up to 2 points from earlier rounds.","A game has as many rounds as players, and each round starts with the next player. The lowest total wins.")]}var op={left:[-1,0],right:[1,0],up:[0,1],down:[0,-1]},_o=class{current="";floe;home;cellsHome;buttons=new Map;cells=[];marks=new Map;track=null;listening=new AbortController;constructor(e,t){this.home=e,this.cellsHome=On(e,".cells"),this.floe=On(e,".floe-names");let{signal:o}=this.listening,s=r=>{let i=Ya(r);i&&t(i)};this.cellsHome.addEventListener("click",s,{signal:o}),this.cellsHome.addEventListener("focusin",r=>this.makeCurrent(Ya(r)),{signal:o})}show({cells:e,width:t,height:o,track:s=null},r,i){this.cells=e,this.track?.remove(),this.track=s,s&&this.home.append(s),Ie(this.home,{"--columns":r,"--rows":i,"--filled-rows":o,"--margin":(r-t)/2});let a=new Set(e.map(u=>u.place)),l=vo("place");for(let[u,d]of this.buttons)a.has(u)||(d.remove(),this.buttons.delete(u));let c=[...e].sort((u,d)=>d.row-u.row||u.column-d.column);for(let[u,d]of c.entries()){let p=this.buttons.get(d.place)??this.newButton(d.place);this.update(p,d);let m=this.cellsHome.children.item(u);m!==p&&this.cellsHome.insertBefore(p,m)}a.has(this.current)||(this.current=this.startingPlace()),this.makeCurrent(this.current),l&&!a.has(l)&&this.focus(this.current),this.nameRows()}close(){this.listening.abort(),this.clear(),this.floe.replaceChildren()}clear(){this.current="",this.marks=new Map,this.track?.remove(),this.cellsHome.replaceChildren(),this.buttons.clear()}newButton(e){let t=g("button",{type:"button","data-place":e});return this.buttons.set(e,t),t}update(e,t){let o=this.marks.get(t.place),s=JSON.stringify([t.kind,t.given,t.fits,t.label,t.look,o]);if(Ie(e,{"--x":t.x,"--row":t.row}),e.dataset.state===s)return;e.dataset.state=s;let r=["cell",t.kind,t.given&&"given",t.fits&&"fits",o?.role];e.className=r.filter(Boolean).join(" ");let i=t.picture(o);e.replaceChildren(...i?[i]:[]),o?.links?.length&&e.append(" ",g("span",{class:"link"},o.links.join(" "))),Dt(e,t.label)}nameRows(){let t=this.cells.filter(r=>r.row===0).map(({x:r,named:i,place:a})=>{let l=g("span",{},i?a:"");return Ie(l,{"--x":r}),l}),o=new Map;for(let r of this.cells)r.row>0&&r.x<(o.get(r.row)?.x??1/0)&&o.set(r.row,r);let s=[...o.values()].map(({place:r,row:i,x:a})=>{let l=g("span",{class:"row-letter"},r[0]);return Ie(l,{"--x":a,"--row":i}),l});this.floe.replaceChildren(...t,...s)}mark(e){this.marks=e}reveal(e){this.buttons.get(e)?.scrollIntoView({block:"nearest"})}refuse(e){let t=this.buttons.get(e);t&&(t.classList.remove("refused"),t.getBoundingClientRect(),t.classList.add("refused"))}startingPlace(){return(this.cells.find(e=>e.kind==="slot")??this.cells.at(0))?.place??""}makeCurrent(e){if(this.buttons.has(e)){this.current=e;for(let[t,o]of this.buttons)o.tabIndex=t===e?0:-1}}focus(e){this.makeCurrent(e),this.buttons.get(e)?.focus()}hasFocus(){return this.cellsHome.contains(document.activeElement)}moveFocus(e){this.hasFocus()?e():this.focus(this.current)}goBy([e,t]){let o=this.cells.find(s=>s.place===this.current);for(let s=1;o&&s<=this.cells.length;s+=1){let r=this.cells.find(i=>i.row===o.row+s*t&&i.x===o.x+s*e);if(r){this.focus(r.place);return}}}step(e){let t=this.cells.find(u=>u.place===this.current),o=op[e];if(!t||!o)return;let[s,r]=o,i=this.cells.filter(u=>r?(u.row-t.row)*r>0:u.row===t.row&&(u.x-t.x)*s>0),a=u=>10*Math.abs(u.row-t.row)+Math.abs(u.x-t.x),l=(u,d)=>a(u)-a(d)||(u.x-d.x)*(r||1),c=i.sort(l).at(0);c&&this.focus(c.place)}};function Ya({target:n}){return(n instanceof Element?n.closest("button"):null)?.dataset.place??""}function Uo(n,e){let t=h("board").parentElement;Ie(t,{"--columns":n,"--rows":e})}var sp=450,rp=10;function pr(n){return{title:n,"data-explains":n}}function qa(n){let e=g("p",{id:"explanation",class:"explanation",role:"status",hidden:!0});n.append(e);let t,o={x:0,y:0},s=!1,r=()=>{clearTimeout(t),e.hidden=!0};document.addEventListener("pointerdown",i=>{r(),s=!1;let a=i.target instanceof Element?i.target:null,l=Va(a);l&&(o={x:i.clientX,y:i.clientY},t=setTimeout(()=>{s=!0,e.textContent=l,e.hidden=!1},sp))}),document.addEventListener("pointermove",({clientX:i,clientY:a})=>{Math.hypot(i-o.x,a-o.y)>rp&&clearTimeout(t)});for(let i of["pointerup","pointercancel"])document.addEventListener(i,()=>clearTimeout(t));document.addEventListener("scroll",r,{passive:!0}),document.addEventListener("keydown",r),document.addEventListener("contextmenu",i=>{i.target instanceof Element&&Va(i.target)&&i.preventDefault()}),document.addEventListener("click",i=>{s&&(s=!1,i.preventDefault(),i.stopPropagation())},{capture:!0})}function Va(n){let e=n?.closest("[data-explains]");return e?e.dataset.explains??"":[...n?.closest("button[data-place]")?.querySelectorAll(".each [data-explains]")??[]].map(({dataset:s})=>s.explains).join(" ")}function Jn({judgedBy:n}){return n==="worst case"||n==="everyone for themselves"}function Do(n,e,t,o,s=null){let r=n.toMove(e.position);return(n.yardsticks!==void 0&&n.names(e.position).length>2?ap(t,r,o):ip(n,e,r,o,s))??lp(t,o)??cp(t,r,o)}function ip({wants:n},{sure:e,worth:t,best:o},s,r,i){let a=n==="fewest",l=t.get(r),c=i?jt(l,i):l,u=e[s],d=a?{low:Math.max(0,c.low-u.high),high:c.high-u.low}:{low:Math.max(0,u.low-c.high),high:u.high-c.low},p=a?ct:Ca;if(F(u)&&F(c))return Hn("worst case",c,u,d.low,cr(p,d),o);let m=[...t].filter(([,v])=>a?v.high<c.low:v.low>c.high);if(!d.low||!m.length)return null;let y=Ge(m.map(([,v])=>v),n),x=m.filter(([,v])=>a?v.high===y.high:v.low===y.low).map(([v])=>v);return Hn("worst case",c,u,d.low,cr(p,d),x)}function ap(n,e,t){if(!n?.selfish.size||n.selfish.size<n.moves)return null;let o=[...n.selfish].map(([c,u])=>[c,u[e]]),s=Math.min(...o.map(([,c])=>c)),r=n.selfish.get(t)[e],i=o.filter(([,c])=>c===s).map(([c])=>c),a=n.estimates.map(c=>c.move);i.sort((c,u)=>a.indexOf(c)-a.indexOf(u));let l=r-s;return Hn("everyone for themselves",jn(r),jn(s),l,kt(ct,l),i)}function lp(n,e){let t=n?.estimates.find(c=>c.move===e);if(!n||!t||t.samples<at)return null;let o=tn(ct,t.behind),s=Pe(o)?0:t.behind.mean,i=n.estimates.filter(({behind:c})=>Pe(tn(ct,c))).map(c=>c.move),[a,l]=[t,n.estimates[0]].map(({cardsLeft:c})=>jn(c.mean));return Hn("expected",a,l,s,o,i)}function cp(n,e,t){let o=n?.likely,s=o?.moves.find(d=>d.move===t);if(!o||!s)return null;let r=({lead:d,points:p})=>d??p[e],[i]=o.moves,a=i.lead===null?Ba:Na,l=Math.max(0,Math.round(100*(r(i)-r(s)))/100),c=kt(a,l),u=o.moves.filter(d=>Pe(kt(a,r(i)-r(d))));return Hn("likely",jn(r(s)),jn(r(i)),Pe(c)?0:l,c,u.map(d=>d.move))}function jn(n){return{low:n,high:n}}function Hn(n,e,t,o,s,r){return{judgedBy:n,result:e,best:t,amount:o,grade:s,better:r}}var Za={"worst case":"what you can be sure of, whatever the others do, with all hands open","everyone for themselves":"what is left if everyone plays for themselves, with all hands open",expected:"the average of simulated rounds; an estimate",likely:"what the engine expects; an estimate"},Xa={"worst case":"The numbers on the board are the worst case with open hands.","everyone for themselves":"The numbers on the board are for open hands, everyone for themselves.",expected:"The numbers on the board are averages with open hands."};function Ka(n,e){return Number.isInteger(e)?n.amount(e):`${de(e)} ${hr(n)}`}function hr({wants:n}){return n==="fewest"?"cards":"fish"}function mr(n,e,t){let o=n.wants==="fewest",s=o?t.high:t.low,r=o?"at most ":"at least ",i=o?" left":"",a=F(t)?"":", or better: not proved yet";return`${e} can guarantee ${o&&!s?"":r}${n.amount(s)}${i}${a}`}function on(n,e,{judgedBy:t},o){let s=n.wants==="fewest",r=e===ee?"you":e,i=s?`leaves ${r} with`:`gets ${r}`,a=s?o.high:o.low;switch(t){case"worst case":return`${i} ${s?a?"at most ":"":"at least "}${Ka(n,a)}, whatever the others do (proved)`;case"everyone for themselves":return`${i} ${Ka(n,a)} if everyone plays for themselves (proved)`;case"expected":return`${i} about ${de(a)} ${hr(n)} on average (simulated)`;case"likely":return`makes it likely that ${K(e,`${e} ends`,"you end")} ${up(a)} (an estimate)`}}function up(n){return n<0?`${Math.abs(n).toFixed(1)} fish behind`:`with a result of ${n.toFixed(1)} fish`}function jo(n,e){let{judgedBy:t,amount:o}=e,s=Jn(e);return`costs ${s?n.amount(o):`about ${de(o)} ${hr(n)}`} (${s?"proved":t==="expected"?"simulated":"an estimate"})`}function el(n,e,t,o){let s=n.toMove(e.position);if(s===null)return new Map;let r=n.names(e.position)[s],i=Mo(e,t,s).flatMap(({move:d,worst:p,selfish:m,expected:y})=>{let b=(P,E)=>`${d} ${on(n,r,{judgedBy:P},E)}.`;if(o==="worst case"){let P=e.best.includes(d),E=F(p)?b(o,p):`${d}: ${mr(n,r,p)}.`;return Ht(p,n.wants)?[[d,{bounds:p,best:P,means:E}]]:[]}let x=o==="expected"?y?.cardsLeft.mean:m;if(x==null)return[];let v={low:x,high:x};return[[d,{bounds:v,best:!1,estimated:o==="expected",means:b(o,v)}]]}),a=new Map(i);if(o==="worst case")return a;let l=[...a.values()].map(({bounds:d})=>d.low),c=a.size===e.worth.size?dp(l,n.wants):NaN,u=t?.estimates.find(d=>d.advised)?.move;for(let[d,p]of a)p.best=p.estimated?d===u:p.bounds.low===c;return a}function dp(n,e){return e==="fewest"?Math.min(...n):Math.max(...n)}function tl({bounds:n,estimated:e}){return e?`~${n.low.toFixed(1)}`:nt(n)}function Qa(n){let{bounds:e,best:t,estimated:o,means:s}=n;if(!o)return sn(e,{best:t,means:s});let r=t?[g("span",{class:"star"},"★")]:[],i={class:`value likely${t?" best":""}`,"aria-label":fr(n),role:"img",...s?pr(s):{}};return g("span",i,...r,tl(n))}function fr(n){return n.estimated?`${tl(n)}, an estimate${n.best?", best":""}`:zo(n.bounds,n.best)}function sn(n,{best:e=!1,label:t="",means:o=""}={}){let r=["value",F(n)?"proved":"open",e&&"best"].filter(Boolean).join(" "),i=t+zo(n,e),a=e?[g("span",{class:"star"},"★")]:[],l={class:r,"aria-label":i,role:"img",...o?pr(o):{}};return g("span",l,...a,nt(n))}function Jo({lead:n,points:e,proved:t},o){if(n===null){let r=`${Math.round(e[o])}`;return t?{text:r,words:`result ${r} if everybody plays for themselves, proved`,proved:t}:{text:`~${r}`,words:`likely result ${r}, an estimate`,proved:!1}}let s=hp(n);return t?{text:s,words:`lead ${s} with best play, proved`,proved:t}:{text:`~${s}`,words:`likely lead ${s}, an estimate`,proved:t}}function pp({moves:[{move:n,lead:e}],proved:t}){return t&&e===null?"Best play (proved):":`${t?`${n} is proved best. `:""}Likely play (an estimate):`}function hp(n){let e=Math.round(Math.abs(n));return e===0?"0":`${n<0?"−":"+"}${e}`}function Wo({text:n,words:e,proved:t},o=""){return g("span",{class:`value ${t?"proved":"likely"}`,"aria-label":o+e,role:"img"},n)}function nl(n,e,t,o){let{sure:s,opinion:r}=e;if(!n.opinions||F(s[t])){let u=`${mr(n,o,s[t])}.`;return Ht(s[t],n.wants)?[sn(s[t],{label:`${o} can guarantee `,means:u})]:[]}if(!r)return[];let[{lead:i,points:a,proved:l}]=r.moves;return[Wo(Jo({move:"",lead:null,points:a,proved:l&&i===null},t),`${o}: `)]}function ol(n,e,t){let o={low:t,high:t},s=`If everyone plays for themselves, ${e} ends with ${n.amount(t)} (proved).`;return sn(o,{label:`If everyone plays for themselves, ${e}: `,means:s})}function zo(n,e){return`${nt(n)}${F(n)?"":", not proved"}${e?", best":""}`}function sl(n,e){let t=n.map(({mark:i,...a})=>g("span",{class:"worth"},i(),Qa(a))),o=Ge(n.map(({bounds:i})=>i),e),s=n.some(({best:i})=>i),r=n.some(i=>i.estimated);return g("span",{class:`worths ${n.length>1?"several":""}`},g("span",{class:"each"},...t),g("span",{class:"together"},Qa({bounds:o,best:s,estimated:r})))}function mp(n,e,t){let o=n.movePicture(t),s=[...o?[o]:[],n.movePlace(e,t)],r=g("button",{type:"button",class:"step"},...Je(s));return r.setAttribute("aria-label",`${r.textContent}: ${n.moveWords(e,t)}`),r}var Ho=class{played;constructor(e){this.played=e}show(e,t,o){if(h("findings").hidden=t===null||e.over(t.position),!t)return;this.showMargin(e,t),this.showLine(e,t);let s=!t.proved&&o.busyWith(t),r=t.proved?"Everything is proved":s?"Searching":"Stopped: not everything is proved",i=e.opinions&&!t.proved?" Numbers with ~ are estimates by the engine.":"";h("effort").textContent=`${r}. ${t.nodes.toLocaleString("en")} positions visited.${i}`}showMargin(e,{margin:t,position:o,opinion:s}){let r=t!==null&&(e.opinions!==void 0||Ht(t,e.wants));if(h("margin").hidden=!r,!r)return;let[i,a]=e.names(o);if(e.opinions&&!F(t)){this.showLikelyMargin(e,o,s);return}let l=F(t)?e.marginText(t.low,i,a):`Margin for ${i}: `;h("margin").replaceChildren(l,...F(t)?[]:[sn(t)])}showLikelyMargin(e,t,o){let s=o?.moves[0];if(h("margin").hidden=!s,!s)return;let[r,i]=e.names(t),a=e.toMove(t)===0?s.lead:-s.lead,l=s.proved?e.marginText(a,r,i):`Likely margin for ${r}: `,c=s.proved?[]:[Wo(Jo({...s,lead:a},0))];h("margin").replaceChildren(l,...c)}showLine(e,{line:t,position:o,sure:s,opinion:r}){let i=e.toMove(o),a=t??r?.line;if(!a||i===null){C(h("best-line"),[],()=>[]);return}let l=e.names(o),c=l.length>2?"Safest":"Best",u=t?`${c} line for ${l[i]} (worst case ${nt(s[i])}):`:pp(r),d=g("span",{class:"strip-title"},u),p=(m,y)=>{let b=a.slice(0,y).reduce((v,P)=>e.after(v,P),o),x=mp(e,b,m);return x.title=`Play up to ${m}`,x.addEventListener("click",()=>this.played(a.slice(0,y+1))),[g("span",{"aria-hidden":"true"},"→"),x]};C(h("best-line"),[o,a,u],()=>[d,...a.flatMap(p)])}};var gr=class extends _o{show(e,t,o){super.show(e,t,o),Uo(t,o)}update(e,t){let o=e.dataset.state;super.update(e,t);let s=t.worths??[],r=JSON.stringify(s);if(o===e.dataset.state&&e.dataset.worths===r)return;e.dataset.worths=r;let i=e.querySelector(".hollow");if(!i)return;if(i.querySelectorAll(".worths, .unseen").forEach(c=>c.remove()),i.classList.toggle("valued",s.length>0),!s.length){i.setAttribute("aria-hidden","true"),Dt(e,t.label);return}let a=s.map(c=>({...c,mark:()=>be(c.colour)}));i.append(sl(a,le.wants));let l=s.map(({colour:c,...u})=>`${z(c)} ${fr(u)}`);i.removeAttribute("aria-hidden"),i.append(g("span",{class:"unseen"},`, ${t.label}, worth: ${l.join("; ")}`)),e.removeAttribute("aria-label")}showPyramid(e,{base:t}){this.show(e,Math.max(e.width,Math.min(t,7)),Math.max(e.height,4))}},Yo=class{callbacks;board;position=null;mayMove=!1;chosen="";constructor(e){this.callbacks=e,this.board=new gr(h("board"),t=>{e.tapped(t)||this.press(t)})}get mover(){let e=this.position?.toMove??null;return this.position&&e!==null?this.position.players[e]:null}show({position:e,marks:t,last:o,values:s,mayMove:r,backs:i,hint:a}){this.position=e,this.mayMove=r;let{mover:l}=this,c=e.toMove!==null&&i.has(e.toMove);(!l?.hand.includes(this.chosen)||!r)&&(this.chosen="");let u=lr({rows:e.rows,turns:t},e.rules,this.chosen),d=c?u.cells:u.cells.map(p=>this.withWorths(p,s));this.markMoves(o,a),this.board.showPyramid({...u,cells:d},e.rules),this.showTray(l,c)}withWorths(e,t){if(e.kind!=="slot")return e;let o=[...this.chosen||k].flatMap(s=>{let r=t.get(s+e.place);return r?[{colour:s,...r}]:[]});return{...e,worths:o}}showDraft({rows:e,rules:t,chosen:o,turns:s={},last:r="",advised:i=""}){this.markMoves(r,i),this.board.showPyramid(lr({rows:e,turns:s},t,o),t)}markMoves(e,t){let o=new Map;e&&o.set(Un(e),{role:"fresh"}),t&&o.set(t.slice(1),{role:"target",colours:t[0]}),this.board.mark(o)}showTray(e,t){let o=vo("colour");h("tray-title").textContent=e?`${e.name} to move`:"The round is over";let s=e&&!t?fp(e.hand):[];C(h("stacks"),[this,this.position,this.chosen,this.mayMove,t],()=>s.map(({colour:r,count:i})=>this.stackButton(r,i))),o&&h("stacks").querySelector(`[data-colour=${o}]`)?.focus()}stackButton(e,t){let o=No(e,t,this.chosen===e),s=this.position?ne(this.position):[];return o.disabled=!this.mayMove||!s.some(r=>r.startsWith(e)),o.addEventListener("click",()=>this.choose(e)),o}choose(e){this.chosen=this.chosen===e?"":e,this.callbacks.redraw()}press(e){let{position:t,mover:o}=this;if(!t||!o||!this.mayMove)return;let s=ne(t).filter(a=>a.slice(1)===e),r=this.chosen?this.chosen+e:s.length===1?s[0]:"",i=s.map(a=>a[0]);r&&s.includes(r)?(this.chosen="",this.callbacks.played(r)):!this.chosen&&s.length?this.callbacks.say(`Choose a card first: ${e} takes ${qe(i,Ce)}.`):this.refuse(t,o,e)}refuse({rows:e,rules:t},o,s){let r=q(e,t).some(({row:i,column:a})=>_(i,a)===s);this.chosen||!r?this.callbacks.say(lt(e,t,this.chosen,s),"refused"):this.callbacks.say(`${o.name} has no card that fits on ${s}.`,"refused"),this.board.refuse(s)}act(e,t){if(e==="go")this.board.moveFocus(()=>this.board.step(t));else if(this.mayMove&&this.mover?.hand.includes(t)){if(!this.board.hasFocus()){this.choose(t);return}this.chosen=t,this.press(this.board.current)}}focusedPlace(){return this.board.hasFocus()?this.board.current:""}close(){this.board.close()}};function fp(n){return[...k].filter(e=>n.includes(e)).map(e=>({colour:e,count:N(n,e)}))}var Re={table:n=>new Yo(n),marksAfter:(n,e)=>n===null?{}:Bo({turns:n},e),handPicture(n,e,t){let{hand:o}=n.players[e];if(!o)return g("span",{class:"nothing"},"no cards");let s=[...o].map(c=>t||c===J?g("span",{class:"chip back","aria-hidden":"true"},J):be(c)),r=t?"":vt(o),i=o.length-r.length,a=[...r].map(z);i&&a.push(O(i,"hidden card"));let l=re(a,"and");return g("span",{class:"chips",role:"img","aria-label":l},...s)},standing(n,e){let t=n.players[e];return n.toMove===e?"to move":t.out?"out":t.hand?O(t.hand.length,"card"):"done"},movePicture:n=>_n(n[0]),movePlace({rows:n},e){let{row:t,column:o}=X(e);return t>0?e.slice(1):n.length?o<0?"left end":"right end":"opens the base"},moveWords(n,e){let t=Re.movePlace(n,e),o=t.endsWith("end")?`at the ${t}`:t===e.slice(1)?`on ${t}`:t;return`${z(e[0])} ${o}`},about:"Everybody builds one pyramid. Get rid of your cards.",writeWords:"Tap every card as it is placed, without knowing the hands. At the end tap what everybody has left; the hands follow, and you see what every move cost.",moreWords:"More: editions, house rules, seed",rulesPages:za,tips:[{id:"party-card",text:"Tap one of your cards, then a place that lights up. In the base, every colour fits at both ends.",applies:({rows:n})=>n.length<2&&(n.at(0)??"").length<3},{id:"party-above",text:"Above two neighbours a card fits if it has the colour of one of them. Build where your own colours stay open.",applies:({rows:n})=>n.length>0&&n[0].length>=3},{id:"party-full",text:"The base is full: from now on only the rows above are left. If you cannot place a card, you are out.",applies:({rows:n,rules:e})=>n.length>0&&n[0].length===e.base},{id:"party-out",text:"Somebody is out and pays a point for each card left. The others play on.",applies:({players:n,toMove:e})=>e!==null&&n.some(({out:t})=>t)}],help:["To play, choose a card of the player to move. Places where it may go light up. Then tap a place.","Set up gives cards to hands: tap them, type letters, or deal at random."],footer:"Values are exact and assume open hands. For the best that everybody can reach together, run ppsolve analyze on the command line.",sureWords:"the most cards they are left with",invitation:"Choose a card of the player to move, then a place.",rulesLine({rules:n}){return[...rt(n).split(",").filter(t=>!t.startsWith("base=")),`base ${n.base}`].join(", ")},taskText:n=>`be left with ${n?"at most ":""}${O(n,"card")}, whatever the others do.`,marginText(n,e,t){if(!n)return`Margin: ${e} and ${t} come out even.`;let o=O(Math.abs(n),"point"),s=n>0?e:t;return`Margin: ${s} ${K(s,"comes","come")} out ${o} ahead if both play their best.`},resultOf:Ja,alikeKey:Wa,resultText({players:n}){let e=Math.min(...n.map(({hand:i})=>i.length)),t=n.filter(({hand:i})=>i.length===e).map(({name:i})=>i),s=n.filter(({hand:i})=>i.length>e).map(({name:i,hand:a})=>`${i} ${a.length}`),r=s.length?` The others: ${s.join(", ")}.`:"";return`The round is over. ${Nt(t,"this round")} with ${O(e,"card")} left.${r}`}};var gp=32,rl=4,yp=2048,bp=2,vp=1e3;async function wp(n,e,{samples:t=null,milliseconds:o=800,seed:s=0n}={}){let r=en(e),{results:i,taken:a}=await Wn(n,$t(r),ne(r.position),{samples:t,milliseconds:o,seed:s});return il(i,a)}async function Wn(n,e,t,{samples:o=null,milliseconds:s=800,seed:r=0n}={}){let i=new Map(t.map(y=>[y,{cards:[],outlooks:[],outlook:0}])),a=y=>i.get(y),l=y=>a(y).cards.length,c=performance.now()+s,u=0;async function d(y,b){let x=l(y[0]),v=y.map(V=>le.moveNumber(V)),P={work:"sample",bytes:e,moves:v,seed:r,first:x,count:b},E=(await n.ask(P)).samples;for(let[V,Ee]of y.entries()){let L=a(Ee);for(let ve=V;ve<E.cards.length;ve+=y.length)L.cards.push(E.cards[ve]),L.outlooks.push(E.outlooks[ve]),L.outlook+=E.outlooks[ve]}return u+=b*y.length,o===null?i.size===1||performance.now()>=c:u>=o}let p=[...i.keys()],m=gp;for(;;){for(let y=0;y<rl;y+=1)if(await d(p,m/rl))return{results:i,taken:u};if(m*=2,m===yp){let y=l(p[0]),b=new Set([...i.keys()].map(l));for(let x of[...b].sort((v,P)=>v-P)){let v=[...i.keys()].filter(P=>l(P)===x);if(x<y&&await d(v,y-x))return{results:i,taken:u}}p=[...i.keys()]}p=$p(p,i)}}function il(n,e){let t=Qs(n),{cards:o}=n.get(t);return{move:t,mean:Kt(o)/o.length,samples:e}}function $p(n,e){let t=i=>e.get(i),o=[...n].sort((i,a)=>t(i).outlook-t(a).outlook),s=Math.max(bp,Math.ceil(o.length/2)),r=t(o[0]).outlooks;return[...o.slice(0,s),...o.slice(s).filter(i=>kp(t(i).outlooks,r))]}function kp(n,e){let t=n.map((o,s)=>o-e[s]);return Kt(t)<=er(t)*Math.sqrt(t.length)}var al={levels:Ao,hidesHands:!0,async hint(n,e){let{move:t,mean:o,samples:s}=await wp(n,e),r=se(Re.moveWords(e.at(-1).position,t)),i=`${s.toLocaleString("en")} simulated rounds, knowing only this hand`;return{move:t,text:`${r}: ~${o.toFixed(2)} cards left on average, estimated from ${i}.`}},move(n,e,t,o){let s=Ao.find(r=>r.mode===n)??Ao[0];return Ma(s,e,t,o,async(r,i)=>{let{results:a,taken:l}=await Wn(e,r,i,{milliseconds:vp});return il(a,l).move})}};var xp=1e3;async function ll(n,e,t={milliseconds:xp}){let{results:o,taken:s}=await Wn(n,$t(rr(e)),ne(e.position),t);return{seen:e,moves:Fn(o),samples:s}}function cl({seen:n,moves:e}){let{position:t,lacking:o}=n,[{move:s,cardsLeft:r}]=e,{name:i}=t.players[t.toMove],a=ma(t,s,o),l=t.rows.length?Re.moveWords(t,s):`${z(s[0])} to open the base`,u=`${`Best for ${i===ee?"you":M(i)}: ${l}`}, with ${de(r.mean)} cards left on average.`;return a?`${u} ${fa(t,a)}`:u}function ul({seen:n,samples:e}){let o=n.position.players.some(({hand:i})=>i.includes(J))?"random deals of the hidden cards":"open hands",s=n.seen.length?", judged by their moves so far":"";return`Estimated from ${`${e.toLocaleString("en")} simulated rounds`} with ${o}, against opponents who play randomly, greedily or thriftily${s}.`}function dl({advised:n,clearlyBehind:e,behind:t}){return n?"advised":e?`${de(t.mean)} more`:"no clear difference"}async function pl(n,e){let t=en(e),o=ne(t.position),s=at*o.length,{results:r}=await Wn(n,$t(t),o,{samples:s});return Fn(r)}function ce(n,e,t,o){n.replaceChildren(...e.map(([s,r])=>g("option",{value:s},r))),n.value=`${t}`,n.onchange=()=>o(e[n.selectedIndex][0])}function Tt(n,e,t,o,s){let r=g("select",{id:e});return ce(r,t,o,s),g("label",{},`${n} `,r)}function ut(n,e,t){let o=g("input",{class:"seat-name",value:e,maxlength:40,autocomplete:"off","aria-label":`Name of player ${n+1}`});return o.addEventListener("change",()=>t(o.value)),o}function Vo(n,e,t){let o=g("input",{class:"seat-tokens",type:"number",min:0,value:n,...e});return o.addEventListener("change",()=>t(Math.max(0,Math.floor(Number(o.value)||0)))),o}function Ke(n,e){document.activeElement!==n&&n.value!==e&&(n.value=e)}var Pp={"iello-2024":"IELLO 2024","playte-2021":"Playte 2021","ffg-2007":"Fantasy Flight 2007"},Oe=class{edition=_e;overrides={};rulesFor(e){return st(e,this.edition,this.overrides)}take(e){this.edition=e.edition,this.overrides=Mn(e)}fields(e,t,o){let{base:s,stuck:r,upperRows:i}=this.rulesFor(t),a=Object.keys(ot).map(u=>[u,Pp[u]??u]),l=Array.from({length:_s},(u,d)=>[d+1,`${d+1}`]),c=u=>{this.overrides={...this.overrides,...u},o()};return[Tt("Edition",`${e}-edition`,a,this.edition,u=>{this.edition=u,this.overrides={},o()}),Tt("Base",`${e}-base`,l,s,u=>c({base:u})),Tt("Cannot place",`${e}-stuck`,[["out","out of the round"],["pass","may come back"]],r,u=>c({stuck:u})),Tt("Upper rows",`${e}-rows`,[["free","gaps allowed"],["contiguous","without gaps"]],i,u=>c({upper_rows:u}))]}keep(){return{edition:this.edition,overrides:this.overrides}}load(e){try{let{edition:t,overrides:o}=R(e,"",["edition","overrides"],[]),s=st(2,t,o);this.edition=s.edition,this.overrides=o}catch(t){if(!(t instanceof f))throw t}}};var zn=class{rules=new Oe;players=3;names=[];hands=[];tokens=[];out=[];rows=[];me=0;first=0;following=!1;read=[];entries=[];counted=[];constructor(){this.clear()}clear(){this.names=[ee,...Z.slice(1)],this.hands=Array.from({length:Q},()=>""),this.tokens=this.hands.map(()=>0),this.out=this.hands.map(()=>!1),this.counted=this.hands.map(()=>!1),this.rows=[],this.me=0,this.first=0,this.following=!1,this.read=[],this.entries=[]}take({start:e,entries:t}){this.clear();let{rules:o,players:s,rows:r,toMove:i}=e;this.rules.take(o),this.players=s.length;for(let[a,l]of s.entries())this.names[a]=l.name,this.hands[a]=Nn(l.hand,""),this.tokens[a]=l.tokens,this.out[a]=l.out,this.counted[a]=!0;this.rows=r,this.first=i??0,this.read=t,this.me=this.round().turn,this.following=!0}get rulesNow(){return this.rules.rulesFor(this.players)}get seats(){return Array.from({length:this.players},(e,t)=>t)}setPlayers(e){this.players=e,this.me=Math.min(this.me,e-1),this.first=this.me,this.sizeHands()}rename(e,t){this.names[e]=t}setCount(e,t){this.counted[e]=!0,this.resize(e,t)}resize(e,t){let o=vt(this.hands[e]);this.hands[e]=o+J.repeat(Math.max(0,t-o.length))}setHand(e){this.hands[this.me]=[...e].filter(t=>k.includes(t)).join(""),this.sizeHands()}give(e){this.setHand(this.hands[this.me]+e)}takeBack(e){this.setHand(ze(this.hands[this.me],e))}sizeHands(){for(let e of this.seats)e!==this.me&&!this.counted[e]&&this.resize(e,this.hands[this.me].length)}get start(){let e=this.seats.map(t=>({name:this.names[t],hand:this.hands[t],tokens:this.tokens[t],out:this.out[t]}));return{rules:this.rulesNow,players:e,toMove:this.first,rows:this.rows}}begin(){this.first=this.me,this.entries=[],Bn(this.start),this.following=!0}changeTable(){let{players:e,rows:t}=this.round();for(let[o,{hand:s,out:r}]of e.entries())this.hands[o]=s,this.out[o]=r,this.counted[o]=!0;this.rows=t,this.first=this.me,this.read=[],this.entries=[],this.following=!1}round(e=this.entries){let t=Zs({start:this.start,entries:this.read});for(let o of e)o===null?t.skip():t.follow({player:null,move:o});return t}view(){let e=this.round(),{turn:t,over:o}=e;return o||t!==this.me?null:e.position()}follow(e){let t=[...this.entries,e];this.round(t),this.entries=t}undo(){return this.entries.pop()!==void 0}available(e){if(!this.following){let r=this.start.players;return it({rules:this.rulesNow,players:r,rows:this.rows})[k.indexOf(e)]}let t=this.round(),{hand:o}=t.players[t.turn],s=N(o,e);return o.includes(J)?s+it(t)[k.indexOf(e)]:s}get blank(){return!this.hands[this.me]&&!this.rows.length}keep(){let{players:e,names:t,hands:o,tokens:s,out:r,rows:i,me:a,first:l,following:c,entries:u,counted:d}=this,[p,m]=[this.rules.keep(),fi(this.read)];return{players:e,names:t,hands:o,tokens:s,out:r,rows:i,me:a,first:l,following:c,read:m,entries:u,counted:d,rules:p}}load(e){let t="players names hands tokens out rows me first following read entries counted rules".split(" "),o=R(e,"",t,[]);this.clear(),this.rules.load(o.rules),this.players=w(o.players,"whole","players"),this.names=U(o.names,"names"),this.hands=U(o.hands,"hands"),this.tokens=w(o.tokens,"list","tokens").map(Number),this.out=w(o.out,"list","out").map(Boolean),this.counted=w(o.counted,"list","counted").map(Boolean),this.rows=U(o.rows,"rows"),this.me=w(o.me,"whole","me"),this.first=w(o.first,"whole","first"),this.read=Qe(o.read),this.entries=w(o.entries,"list","entries").map(s=>s===null?null:w(s,"string","move")),this.following=w(o.following,"boolean","following"),this.following&&this.round()}};var dt=class{buttons;constructor(e){this.buttons=new Map([...k].map(t=>{let o=No(t,0,!1);return o.addEventListener("click",()=>{o.getAttribute("aria-disabled")!=="true"&&e(t)}),[t,o]}))}show(e,t,o){return[...k].filter((s,r)=>e[r]).map(s=>{let r=this.buttons.get(s),i=Math.max(0,t(s));return ar(r,s,i,o===s),r.setAttribute("aria-disabled",String(i<1)),r})}};var rn=class{home;name;points;aim=g("button",{type:"button",class:"small"});letters;cards;constructor(e,t,o){this.name=ut(e,t.name,i=>o.renamed(i));let s="Points from earlier rounds";this.points=Vo(t.points??0,{max:999,title:s},i=>o.scored(i)),this.letters=g("input",{class:"seat-cards",autocomplete:"off",autocapitalize:"characters",spellcheck:"false",placeholder:"or type letters: RRGYB"}),this.letters.addEventListener("input",()=>{o.typed(this.letters.value.replace(/\s/g,"").toUpperCase())});for(let i of["click","focus"])this.aim.addEventListener(i,()=>o.aimed());this.cards=new Map([...k].map(i=>{let a=g("button",{type:"button",class:"take"});return a.addEventListener("click",()=>{o.took(i),a.hidden&&this.aim.focus()}),[i,a]}));let r=t.points===null?[]:[g("label",{},"points ",this.points)];this.home=g("li",{class:"hand"},this.name,g("span",{class:"seat-count"},...r,this.aim),g("span",{class:"chips"},...this.cards.values(),this.letters)),this.show(t)}show({name:e,points:t,cards:o,size:s,aimed:r}){this.home.classList.toggle("to-move",r),Ke(this.name,e),Ke(this.points,`${t??0}`),this.points.setAttribute("aria-label",`Points of ${e} from earlier rounds`);let i=`${o.length} / ${s}`;this.aim.textContent=i,this.aim.setAttribute("aria-pressed",String(r)),this.aim.setAttribute("aria-label",`${i}: fill the hand of ${e}`),Ke(this.letters,we(o)),this.letters.setAttribute("aria-label",`Hand of ${e} as letters`);for(let[a,l]of this.cards){let c=N(o,a);l.hidden=c===0,l.dataset.count!==`${c}`&&(l.dataset.count=`${c}`,l.replaceChildren(be(a),` ${c}`),l.setAttribute("aria-label",`${a} ${c}: take one of ${O(c,`${z(a)} card`)} back`))}}};var Tp=[2,3,4,5,6].map(n=>[n,`${n}`]),qo=class{callbacks;table=new zn;target="hand";chosen="";news="";advice=null;changes=0;colours=new dt(e=>this.pressColour(e));own;others=[];constructor(e){this.callbacks=e;let{table:t}=this;this.own=new rn(0,this.ownState,{renamed:s=>this.change(()=>t.rename(t.me,s)),scored:()=>{},aimed:()=>this.aimAt("hand"),took:s=>this.change(()=>t.takeBack(s)),typed:s=>this.change(()=>t.setHand(s))});let o={"asking-hand":()=>this.aimAt("hand"),"asking-table":()=>this.aimAt("table"),"asking-clear":()=>this.change(()=>this.clear()),"asking-start":()=>this.start(),"asking-change":()=>this.change(()=>t.changeTable()),"asking-out":()=>this.follow(null),"asking-undo":()=>this.undo()};for(let[s,r]of Object.entries(o))h(s).onclick=r}begin(e){this.clear(),this.table.rules.load(e.keep()),this.changed()}open(e){this.clear(),this.table.take(e),this.changed()}clear(){this.table.clear(),this.target="hand",this.chosen=""}change(e,t=""){try{e(),this.news=t}catch(o){if(!(o instanceof f))throw o;this.say(`${se(o.what)}.`,"refused");return}this.changed()}changed(){this.changes+=1,this.advice=null,this.callbacks.changed(),this.show(),this.table.following&&this.ask()}say(e,t=""){h("asking-said").className=t,h("asking-said").textContent=e}aimAt(e){this.target!==e&&(this.target=e,this.chosen="",this.news="",this.show())}start(){this.table.hands[this.table.me]?this.change(()=>{this.table.begin(),this.chosen=""}):this.say("Give yourself a hand first: tap your cards.","refused")}pressColour(e){!this.table.following&&this.target==="hand"?this.change(()=>this.table.give(e)):(this.chosen=this.chosen===e?"":e,this.show())}tap(e){let{table:t}=this,{row:o,column:s}=fe(e),r=t.following?t.round().rows:t.rows,i=t.rulesNow;if(!t.following&&s>=0&&Se(r,o,s)!==G){let d=xo(r,o,s);d?this.change(()=>t.rows=d,`${e} is empty again.`):this.say("You can only take back a card with nothing on it, and in the base one at an end.","refused");return}let a=q(r,i).find(d=>d.row===o&&d.column===s),l=this.chosen||(a?.accepts.length===1?a.accepts:"");if(a&&!l){this.aimAt("table"),this.say(`Choose a colour first: ${e} takes ${qe(a.accepts,Ce)}.`);return}let c=lt(r,i,l,e),u=!c&&t.available(l)<1;c||u?this.say(c||`No ${z(l)} card is left for that.`,"refused"):t.following?this.follow(l+e):this.change(()=>{t.rows=me(r,X(l+e)),this.chosen=""},`${se(z(l))} is on ${e}.`)}follow(e){let t=this.table.round(),{players:o,turn:s}=t,{name:r}=o[s],i=`${K(r,`${r} cannot`,"You cannot")} place a card.`,a={...t,toMove:s,players:o},l=e?`${r}: ${Re.moveWords(a,e)}.`:i;this.change(()=>{this.table.follow(e),this.chosen=""},l)}undo(){this.chosen="",this.change(()=>{this.table.undo()||this.table.changeTable()})}act(e,t){let o=this.callbacks.table();if(e==="go")o.act(e,t);else if(e==="undo"||e==="take-back")this.takeBack();else if(e==="card"&&this.table.available(t)>0){let s=o.focusedPlace();s?(this.chosen=t,this.tap(s),this.show()):this.pressColour(t)}}takeBack(){if(this.table.following)this.undo();else if(this.target==="hand"){let e=this.table.hands[this.table.me].at(-1);e&&this.change(()=>this.table.takeBack(e))}}async ask(){let{changes:e}=this,t=this.table.view();if(t)try{let{analyst:o}=this.callbacks,s=await o.hold(()=>ll(o,t));if(e!==this.changes)return;this.advice=s,this.show()}catch(o){if(!(o instanceof f))throw o;this.say(`${se(o.what)}.`,"refused")}}show(){En(()=>this.draw(),()=>this.table.following?Ut():h("asking-start").focus())}draw(){let{following:e}=this.table;h("subheading").textContent="What should I play?";for(let o of["asking-form","asking-aims","asking-more","asking-begin"])h(o).hidden=e;h("asking-moves").hidden=!e,h("advice").hidden=!this.advice,e?this.showRound(this.table.round()):this.showForm();let t=this.colours.show(this.table.rulesNow.deck,o=>this.table.available(o),this.chosen);C(h("asking-stacks"),t,()=>t),this.showAdvice(),this.callbacks.table().showDraft(this.draft())}draft(){let{table:e,chosen:t,advice:o}=this,s=e.rulesNow;if(!e.following)return{rows:e.rows,rules:s,chosen:t};let{rows:r,moves:i}=e.round();return{rows:r,rules:s,chosen:t,last:i.at(-1)?.move??"",advised:o?.moves[0].move??""}}get ownState(){let{me:e,names:t,hands:o,rulesNow:s,following:r}=this.table,i=!r&&this.target==="hand";return{name:t[e],points:null,cards:o[e],size:s.handSize,aimed:i}}showForm(){let{table:e}=this;ce(h("asking-players",HTMLSelectElement),Tp,e.players,s=>this.change(()=>e.setPlayers(s)));let t=e.rules.fields("asking",e.players,()=>this.change(()=>{}));C(h("asking-own"),[e.players,JSON.stringify(e.rules.keep())],()=>t);for(let s of["hand","table"])h(`asking-${s}`).setAttribute("aria-pressed",String(this.target===s));this.own.show(this.ownState);let o=e.seats.map(s=>{if(s===e.me)return this.own.home;let r=this.others[s]??=new yr(s,{renamed:i=>this.change(()=>e.rename(s,i)),counted:i=>this.change(()=>e.setCount(s,i))});return r.show(e.names[s],e.hands[s].length),r.home});C(h("asking-seats"),o,()=>o),this.say(this.target==="hand"?this.handText():`${this.news} Tap a colour, then its place in the pyramid. Tap a card to take it back.`.trim())}handText(){let{me:e,names:t,hands:o}=this.table,[s,r]=[t[e],o[e]],i=K(s,`${s}'s`,"your"),a=[...k].filter(l=>r.includes(l)).map(l=>`${N(r,l)} ${z(l)}`);return r?`${se(i)} hand: ${re(a,"and")}.`:`Tap the cards of ${i} hand, or type their letters. The others sit in turn order.`}showRound(e){let{table:t}=this,{turn:o,players:s,over:r,rows:i,rules:a}=e,l=o===t.me&&!r,c=s[o].name,u=h("asking-out",HTMLButtonElement);u.textContent=`${K(c,`${c} cannot`,"I cannot")} place`,u.hidden=r||l,u.disabled=We(i,a)===k;let d=s.map((p,m)=>g("li",{class:`hand${m===o&&!r?" to-move":""}${p.out?" out":""}`},g("span",{class:"name"},p.name),g("span",{class:"standing"},Rp(p,m===o&&!r)),Re.handPicture({...e,toMove:o,players:s},m,!1)));C(h("asking-seats"),[t,JSON.stringify(s),o],()=>d),this.say(`${this.news} ${this.hintOf(e,l)}`.trim())}hintOf({players:e,turn:t,over:o},s){let{table:r}=this;if(o)return"The round is over.";let i=e[r.me];return i.out?`None of your cards fits: you are out with ${O(i.hand.length,"card")}.`:i.hand?s?this.advice?"Tap what you play: the colour, then the place. Then go on with what the others play.":"Simulating rounds …":`${e[t].name} to place: tap the colour, then the place.`:"You have placed every card. Well done!"}showAdvice(){let{advice:e}=this,[t]=e?.moves??[];if(C(h("advised"),[e],()=>e?[_n(t.move[0]),` ${cl(e)}`]:[]),!e)return;let{position:o}=e.seen;C(h("advice"),[e],()=>[g("div",{class:"wide"},g("table",{class:"estimates"},g("caption",{},"Expected cards left (simulated)"),g("thead",{},g("tr",{},...["move","average","95 % interval","compared"].map(s=>g("th",{scope:"col"},s)))),g("tbody",{},...e.moves.map(s=>{let{move:r,cardsLeft:i,advised:a}=s,{mean:l,low:c,high:u}=i;return g("tr",a?{class:"best"}:{},g("th",{scope:"row"},_n(r[0]),` ${Re.movePlace(o,r)}`),g("td",{},`~${de(l)}`),g("td",{},`${de(c)} to ${de(u)}`),g("td",{},dl(s)))})))),g("p",{class:"faint"},ul(e))])}keep(){return this.table.keep()}load(e){this.clear(),this.table.load(e),this.changed()}summary(e){let t=new zn;return t.load(e),t.blank?"":`At the table: ${re(t.seats.map(o=>t.names[o]),"and")}.`}};function Rp({hand:n,out:e},t){if(e)return`out with ${O(n.length,"card")}`;if(!n)return"done";let o=O(n.length,"card");return t?`to move, ${o}`:o}var yr=class{home;name;number=g("output",{class:"seat-number"});buttons;count=0;constructor(e,t){this.name=ut(e,"",i=>t.renamed(i)),this.buttons=[-1,1].map(i=>{let a=g("button",{type:"button",class:"small"},i<0?"−":"+");return a.addEventListener("click",()=>t.counted(Math.max(0,this.count+i))),a});let[o,s]=this.buttons,r=g("span",{class:"seat-count"},"holds",o,this.number,s);this.home=g("li",{class:"hand"},this.name,r)}show(e,t){this.count=t,Ke(this.name,e),this.number.textContent=`${t}`;for(let[o,s]of this.buttons.entries())s.setAttribute("aria-label",`${o?"+":"−"}: ${e} holds one card ${o?"more":"less"}`)}};var Rt=class n{start;opening="";turns=[];ended=!1;left;settled;constructor(e){for(let t of e.names.keys())It(e.names,t);this.start=e,this.left=e.names.map(()=>""),this.settled=e.names.map(()=>!1)}get rows(){return this.moves.reduce((e,{move:t})=>me(e,X(t)),this.opening?[this.opening]:[])}get moves(){return this.turns.flatMap(({seat:e,move:t})=>t===null?[]:[{seat:e,move:t}])}get blank(){return!this.turns.length&&!this.opening&&!this.ended}get phase(){return Ve(this.start.rules)&&!this.opening?"opening":this.turn!==null&&!this.ended?"moves":this.start.names.every((e,t)=>this.missing(t)===0)?"complete":"left"}placed(e){return this.moves.filter(t=>t.seat===e).length}isOut(e){return this.start.rules.stuck==="out"&&this.turns.some(t=>t.seat===e&&t.move===null)}held(e){return this.start.rules.handSize-this.placed(e)}get turn(){let{names:e,starter:t}=this.start;if(!q(this.rows,this.start.rules).length)return null;let o=this.turns.slice(this.turns.findLastIndex(({move:r})=>r!==null)+1),s=this.turns.length?this.turns.at(-1).seat+1:t;for(let r=0;r<e.length;r+=1){let i=(s+r)%e.length,a=o.some(l=>l.seat===i);if(this.held(i)>0&&!this.isOut(i)&&!a)return i}return null}available(e){let t=this.rows.join("")+this.left.join("");return this.start.rules.deck[k.indexOf(e)]-N(t,e)}place(e,t){let{row:o,column:s}=fe(t);this.phase==="opening"?this.opening=e:this.turns.push({seat:this.turn,move:e+_(o,s)})}cannotPlace(){let e=this.turn;if(e===null)return"";let{rules:t,names:o}=this.start;return(this.rows.at(0)?.length??0)<t.base?`There is still room in the base, so ${o[e]} can place any card there.`:(this.turns.push({seat:e,move:null}),"")}end(){this.ended=!0}missing(e){return this.settled[e]?0:this.held(e)-this.left[e].length}leftOf(e){return this.left[e]}giveLeft(e,t){this.missing(e)<1||this.available(t)<1||(this.left[e]=we(this.left[e]+t),this.fillLast())}takeLeft(e,t=this.left[e].at(-1)??""){this.settled[e]=!1,this.left[e]=this.left[e].replace(t,"")}settle(e){this.settled[e]=!0,this.fillLast()}fillLast(){let e=[...this.start.names.keys()].filter(s=>this.missing(s)>0),t=[...k].map(s=>s.repeat(Math.max(0,this.available(s)))).join(""),[o]=e;e.length!==1||this.left[o]||this.missing(o)!==t.length||(this.left[o]=t)}undo(){let e=this.left.findLastIndex(o=>o!==""),t=this.settled.lastIndexOf(!0);if(e>=0)this.takeLeft(e);else if(t>=0)this.settled[t]=!1;else if(this.ended)this.ended=!1;else if(this.turns.length)this.turns.pop();else if(this.opening)this.opening="";else return!1;return!0}document(){let{rules:e,names:t,tokens:o,starter:s}=this.start;return{schema:"ppsolve.record/1",deal:{rules:Vt(e),players:t.map((r,i)=>({name:r,tokens:o[i]})),to_move:s,pyramid:this.opening?[this.opening]:[]},moves:this.moves.map(({seat:r,move:i})=>({player:t[r],move:i})),left:Object.fromEntries(t.map((r,i)=>[r,this.left[i]]))}}get summary(){let{names:e}=this.start;return`${e.join(", ")}; ${O(this.moves.length,"card")} placed`}keep(){let{start:e,opening:t,turns:o,ended:s,left:r,settled:i}=this,{names:a,tokens:l,starter:c}=e;return{rules:Vt(e.rules),names:a,tokens:l,starter:c,opening:t,turns:o,ended:s,left:r,settled:i}}static from(e){let o=R(e,"",["rules","names","tokens","starter","opening","turns","ended","left","settled"],[]),s=U(o.names,"names"),r=new n({rules:An(o.rules,s.length),names:s,tokens:w(o.tokens,"list","tokens").map(i=>w(i,"whole","tokens")),starter:w(o.starter,"whole","starter")});r.opening=w(o.opening,"string","opening"),r.ended=w(o.ended,"boolean","ended"),r.turns=w(o.turns,"list","turns").map(i=>{let{seat:a,move:l}=R(i,"turns",["seat","move"],[]);return{seat:w(a,"whole","seat"),move:l===null?null:w(l,"string","move")}});for(let[i,a]of U(o.left,"left").entries())r.left[i]=a;for(let[i,a]of w(o.settled,"list","settled").entries())r.settled[i]=a===!0;return r}};var br="Lay cards on the pyramid",an=class{changed;players=2;table=new Oe;names;hands;tokens;out;rows;first;target;chosen;given;unknown="";colours=new dt(e=>this.give(e));rowsOfHands=[];layButton=g("button",{type:"button",class:"small"},br);layItem=g("li",{class:"hand"},this.layButton);constructor(e,t){this.changed=e,this.clear(),t&&this.table.load(t.keep()),this.layButton.addEventListener("click",()=>this.aimAt(null))}get rules(){return this.table.rulesFor(this.players)}clear(){this.names=[...Z],this.hands=Array.from({length:Q},()=>""),this.tokens=Array.from({length:Q},()=>0),this.out=Array.from({length:Q},()=>!1),this.rows=[],this.first=0,this.target=0,this.chosen="",this.given=[],this.unknown=""}setPlayers(e){this.players=e,this.target=Math.min(this.target??0,e-1),this.first=Math.min(this.first,e-1);for(let t=e;t<Q;t+=1)this.hands[t]=""}take({rules:e,players:t,rows:o,toMove:s}){this.clear(),this.players=t.length,this.table.take(e);for(let[r,i]of t.entries())this.names[r]=i.name,this.hands[r]=i.hand,this.tokens[r]=i.tokens,this.out[r]=i.out;this.rows=o,this.first=s??0}begin({before:e,totals:t,starter:o}){let{rules:s,players:r}=e,i=r.map(({name:a},l)=>({name:a,hand:"",tokens:t[l],out:!1}));this.take({rules:s,players:i,rows:[],toMove:o})}deal(e){let{names:t,tokens:o,first:s}=this;this.take(Ue.deal(e,this.rules)),this.names=t,this.tokens=o,this.first=s}position(){let e=Array.from({length:this.players},(t,o)=>({name:this.names[o],hand:this.hands[o],tokens:this.tokens[o],out:this.out[o]}));return zt(this.rules,e,this.first,this.rows)}left(e){let t=N(this.hands.join("")+this.rows.join(""),e);return this.rules.deck[k.indexOf(e)]-t}get untouched(){return this.rows.join("").length<=(Ve(this.rules)?1:0)}remark(){if(this.unknown)return`${S(this.unknown)} is no card: the letters are ${[...k].join(" ")}.`;let e=[...k].find(r=>this.left(r)<0);if(e){let r=this.rules.deck[k.indexOf(e)];return`${r-this.left(e)} ${z(e)} cards, but the deck has ${r}.`}let{handSize:t}=this.rules,o=this.hands.slice(0,this.players),s=Math.max(...o.map(r=>Math.abs(r.length-t)));return!this.untouched||s===0||s>2?"":`Hands of ${o.map(r=>r.length).join(", ")}, but everybody is dealt ${t}.`}whyNotStart(){let e=this.hands.slice(0,this.players);if(!e.join(""))return"Nobody has cards yet. Deal at random, or give everybody a hand.";if(this.untouched&&new Set(e.map(t=>t.length)).size>1){let t=e.map((o,s)=>`${this.names[s]} has ${O(o.length,"card")}`);return`${re(t,"and")}. Before the first card, everybody has the same number.`}return Ve(this.rules)&&!this.rows.length?`With five players, the card left over opens the base. Choose “${br}” and place it.`:this.position().toMove===null?"Nobody can place a card here: the round is over.":""}ownFields(){return this.table.fields("setup",this.players,this.changed)}change(e){e(),this.changed()}stacks(){return this.colours.show(this.rules.deck,e=>this.left(e),this.chosen)}give(e){this.target===null?this.chosen=this.chosen===e?"":e:(this.given.push(this.target),this.hands[this.target]+=e,this.target=this.nextTarget(this.target)),this.changed()}takeBack(){let e=this.given.pop()??this.target;e!==null&&this.change(()=>{this.hands[e]=this.hands[e].slice(0,-1),this.target=e})}act(e,t,o){e==="take-back"?this.takeBack():e==="card"&&this.left(t)>0&&(this.target!==null||!o?this.give(t):(this.chosen=t,this.press(o)))}nextTarget(e){let{handSize:t}=this.rules;return Array.from({length:this.players},(s,r)=>(e+r)%this.players).find(s=>this.hands[s].length<t)??e}aimAt(e){this.change(()=>{this.target=e,this.chosen=""})}seats(){let e=Array.from({length:this.players},(t,o)=>{let s=this.rowsOfHands[o]??=this.handRow(o);return s.show(this.handState(o)),s.home});return this.layButton.setAttribute("aria-pressed",String(this.target===null)),this.layItem.classList.toggle("to-move",this.target===null),[...e,this.layItem]}handState(e){return{name:this.names[e],points:this.tokens[e],cards:this.hands[e],size:this.rules.handSize,aimed:this.target===e}}handRow(e){return new rn(e,this.handState(e),{renamed:t=>this.change(()=>this.names[e]=t),scored:t=>this.change(()=>this.tokens[e]=t),aimed:()=>this.aimAt(e),took:t=>this.change(()=>{this.hands[e]=this.hands[e].replace(t,""),this.target=e}),typed:t=>this.change(()=>{this.unknown=[...t].find(o=>!k.includes(o))??"",this.hands[e]=we(t),this.target=e,this.given=[]})})}draft(){return{rows:this.rows,rules:this.rules,chosen:this.target===null?this.chosen:""}}press(e){let{row:t,column:o}=fe(e);if(Se(this.rows,t,o)!==G&&o>=0)return this.takeCard(t,o);if(!this.chosen)return`Choose “${br}”, then a card, then its place.`;let s=lt(this.rows,this.rules,this.chosen,e);return s||(this.rows=me(this.rows,{colour:this.chosen,row:t,column:o}),this.left(this.chosen)<1&&(this.chosen=""),this.changed(),"")}takeCard(e,t){let o=xo(this.rows,e,t);return o?(this.rows=o,this.changed(),""):"You can only take back a card with nothing on it, and in the base one at an end."}keep(){let{players:e,names:t,hands:o,tokens:s,out:r,rows:i,first:a}=this;return{players:e,names:t,hands:o,tokens:s,out:r,rows:i,first:a,table:this.table.keep()}}load(e){let o=R(e,"",["players","names","hands","tokens","out","rows","first","table"],[]);this.clear(),this.table.load(o.table),this.setPlayers(w(o.players,"whole","players")),this.names=U(o.names,"names"),this.hands=U(o.hands,"hands"),this.tokens=w(o.tokens,"list","tokens").map(Number),this.out=w(o.out,"list","out").map(Boolean),this.rows=U(o.rows,"rows"),this.first=w(o.first,"whole","first")}};var Ko=class{game;callbacks;table=new Oe;players=4;names=[...Z];first=0;round=null;following=!1;chosen="";naming=0;colours=new dt(e=>this.pressColour(e));nameFields;constructor(e,t){this.game=e,this.callbacks=t,this.nameFields=Array.from({length:Q},(s,r)=>ut(r,this.names[r],i=>{this.names[r]=i,this.changed()}));let o={"writing-begin":()=>this.startRound(),"writing-hands":()=>this.handsFirst(),"writing-out":()=>this.cannotPlace(),"writing-undo":()=>this.undo(),"writing-end":()=>this.end()};for(let[s,r]of Object.entries(o))h(s).onclick=r}begin(e,t){if(this.chosen="",this.round=null,this.naming=0,this.following=t!==null,t){let{rules:o,players:s}=t.before;this.names=[...s.map(({name:i})=>i),...Z.slice(s.length)],this.players=s.length;let r=s.map(({name:i})=>i);this.round=new Rt({rules:o,names:r,tokens:t.totals,starter:t.starter})}else this.table.load(e.keep());this.changed()}changed(){this.callbacks.changed(),this.show()}say(e,t=""){h("writing-said").className=t,h("writing-said").textContent=e}startRound(){try{let e=this.names.slice(0,this.players),t=this.table.rulesFor(this.players);this.round=new Rt({rules:t,names:e,tokens:e.map(()=>0),starter:this.first})}catch(e){if(!(e instanceof f))throw e;this.say(e.message,"refused");return}this.changed(),Ut()}handsFirst(){let e=new an(()=>{},this.table);e.setPlayers(this.players),e.names=[...this.names],e.first=this.first,this.callbacks.handsFirst(e.keep())}pressColour(e){let{round:t}=this;t&&(t.phase==="left"?(t.giveLeft(this.naming,e),this.afterLeft()):(this.chosen=this.chosen===e?"":e,this.show()))}tap(e){let{round:t}=this;if(!t||t.phase!=="moves"&&t.phase!=="opening")return;let{row:o,column:s}=fe(e),r=q(t.rows,t.start.rules).find(u=>u.row===o&&u.column===s),i=r?.accepts.length===1?r.accepts:"",a=this.chosen||i;if(r&&!a){this.say(`Choose a colour first: ${e} takes ${qe(r.accepts,Ce)}.`);return}let l=lt(t.rows,t.start.rules,a,e),c=!l&&t.available(a)<1?`All ${z(a)} cards are placed.`:"";if(l||c){this.say(l||c,"refused");return}this.chosen="",t.place(a,e),this.changed()}cannotPlace(){let e=this.round?.cannotPlace()??"";e?this.say(e,"refused"):(this.chosen="",this.changed())}undo(){this.chosen="",!this.round?.undo()&&!this.following&&(this.round=null),this.changed()}end(){let{round:e}=this;if(e){if(e.phase!=="complete"){e.end(),this.changed();return}try{let{position:t,moves:o}=Tn([Ue],JSON.stringify(e.document()));this.callbacks.finished({game:this.game,position:t,moves:o})}catch(t){if(!(t instanceof f))throw t;this.say(t.message,"refused")}}}act(e,t){let o=this.callbacks.table();if(e==="go")o.act(e,t);else if(e==="undo"||e==="take-back")this.undo();else if(e==="card"&&this.round){let s=o.focusedPlace();this.round.phase==="left"||!s?this.pressColour(t):(this.chosen=t,this.tap(s),this.show())}}afterLeft(){let{round:e}=this;if(!e)return;let t=[...e.start.names.keys()];e.missing(this.naming)<1&&(this.naming=t.find(o=>e.missing(o)>0)??this.naming),this.changed()}show(){let{round:e}=this;for(let t of["writing-form","writing-start"])h(t).hidden=e!==null;h("writing-moves").hidden=e===null,e?this.showRound(e):this.showForm(),this.callbacks.table().showDraft(this.draft())}draft(){let{round:e}=this;if(!e)return{rows:[],rules:this.table.rulesFor(this.players),chosen:""};let t=e.moves.reduce((s,{move:r})=>Bo({turns:s},r),{}),o=e.moves.at(-1)?.move??"";return{rows:e.rows,rules:e.start.rules,chosen:this.chosen,turns:t,last:o}}showForm(){h("subheading").textContent="Write down a round";let e=this.game.playerNumbers.map(s=>[s,`${s}`]);ce(h("writing-players",HTMLSelectElement),e,this.players,s=>{this.players=s,this.first=Math.min(this.first,s-1),this.changed()});let t=this.nameFields.slice(0,this.players);for(let[s,r]of t.entries())r.value=this.names[s];C(h("writing-names"),t,()=>t.map(s=>g("li",{},s)));let o=this.names.slice(0,this.players).map((s,r)=>[r,s]);ce(h("writing-first",HTMLSelectElement),o,this.first,s=>{this.first=s,this.changed()}),this.say("")}showRound(e){let{rules:t,names:o}=e.start,{phase:s,turn:r}=e;s==="left"&&e.missing(this.naming)<1&&(this.naming=[...o.keys()].find(m=>e.missing(m)>0)??0),h("subheading").textContent=`Writing down, ${O(o.length,"player")}`,h("writing-title").textContent=this.titleOf(e);let i=t.deck,a=this.colours.show(i,m=>e.available(m),this.chosen);C(h("writing-stacks"),a,()=>a);let l=s==="moves"&&r!==null,c=h("writing-out",HTMLButtonElement);c.disabled=!l;let u=t.stuck==="out"?"out":"passes";c.textContent=`${l?`${o[r]} cannot`:"Cannot"} place: ${u}`;let d=h("writing-end",HTMLButtonElement);d.textContent=s==="complete"?"Done":"End the round here",d.classList.toggle("action",s==="complete"),d.classList.toggle("small",s!=="complete"),d.disabled=s==="left"||s==="opening";let p=h("writing-undo",HTMLButtonElement);p.textContent=e.blank&&!this.following?"Back":"Undo",p.disabled=e.blank&&this.following,this.showPlayers(e),this.say(this.hintOf(e))}titleOf(e){let{names:t}=e.start,o=e.turn??0;switch(e.phase){case"opening":return"The card that opens the base";case"moves":return`${t[o]} to place`;case"left":return`${t[this.naming]} has ${O(e.missing(this.naming),"card")} to name`;case"complete":return"Everything is written down"}}hintOf(e){switch(e.phase){case"opening":return"With five players one card is left over. Tap its colour, then the place.";case"moves":return this.chosen?se(`${z(this.chosen)}: now tap the place.`):[Op(e),"Tap the colour, then the place."].filter(Boolean).join(" ");case"left":return"Tap the cards that are left in the hand.";case"complete":return"The hands follow from the cards placed and the cards left."}}showPlayers(e){let{names:t}=e.start,o=e.phase==="left"||e.phase==="complete",s=t.map((r,i)=>[e.held(i),e.isOut(i),e.leftOf(i),e.missing(i)]);C(h("writing-seats"),[e,e.phase,e.turn,this.naming,s.join("|")],()=>t.map((r,i)=>{let a=o?i===this.naming&&e.phase==="left":i===e.turn;return g("li",{class:`hand${a?" to-move":""}`},g("span",{class:"name"},r),g("span",{class:"standing"},this.standing(e,i)),...o?[this.leftCards(e,i)]:[])}))}standing(e,t){let o=e.held(t);if(!o)return"nothing left";let s=O(o,"card");return e.isOut(t)?`out with ${s}`:s}leftCards(e,t){let o=e.start.names[t],s=[...e.leftOf(t)].map(i=>{let a=`${i}: take ${z(i)} back from ${o}`,l=g("button",{type:"button",class:"take","aria-label":a},be(i));return l.addEventListener("click",()=>{e.takeLeft(t,i),this.naming=t,this.changed()}),l}),r=[];if(e.missing(t)>0){let i=g("button",{type:"button",class:"small"},`Name ${e.missing(t)}`);i.setAttribute("aria-label",`Name ${e.missing(t)} left of ${o}`),i.setAttribute("aria-pressed",String(t===this.naming)),i.addEventListener("click",()=>{this.naming=t,this.show()});let a=g("button",{type:"button",class:"small nothing-left"},"Nothing left");a.setAttribute("aria-label",`Nothing left: ${o}`),a.addEventListener("click",()=>{e.settle(t),this.afterLeft()}),r.push(i,a)}return g("span",{class:"chips"},...s,...r)}keep(){let{players:e,names:t,first:o,following:s,round:r}=this;return{players:e,names:t,first:o,following:s,table:this.table.keep(),round:r?.keep()??null}}load(e){let t=R(e,"",["players","names","first","following","table","round"],[]);this.players=w(t.players,"whole","players"),this.names=U(t.names,"names"),this.first=w(t.first,"whole","first"),this.following=w(t.following,"boolean","following"),this.table.load(t.table),this.round=t.round===null?null:Rt.from(t.round),this.chosen=""}summary(e){let t=B(e)&&e.round?Rt.from(e.round):null;return t&&!t.blank?t.summary:""}};function Op({moves:n}){let e=n.at(-1)?.move;return e?se(`${z(e[0])} is on ${Un(e)}.`):""}var Ep=[26,26,24,24,24],Mp=26,Lp=38,Ap=15,hl={packOpen(n){let e=n.players.map(({hand:o})=>o).join("")+n.rows.join(""),{deck:t}=n.rules;return Zt([le.pack(n),ye("partyView",{hidden:ae([],Q),unseen:t.map((o,s)=>o-N(e,k[s])),opponents:Gn,drawers:0,drawerSeats:ae([],Q),drawings:0,seenMoves:0})])},moveNumber:n=>le.moveNumber(n),searchesSelfish({rules:n,players:e,rows:t,toMove:o}){let s=e.filter(ge).reduce((a,{hand:l})=>a+l.length,0),r=n.base-(t.at(0)?.length??0),i=e.length===2?Lp-n.base-r:Mp-2*r;return o===null||s<=Math.min(Ep[e.length-2],Math.max(Ap,i))}};var vr={...Ue,...le,...Re,...al,yardsticks:hl,playerNumbers:[2,3,4,5,6],usualPlayers:3,options:()=>new Oe,newDeal(n,e,t){let o=new Oe;o.load(t.keep());let s=Ue.deal(n,o.rulesFor(e.length));return{...s,players:s.players.map((r,i)=>({...r,name:e[i]}))}},nextDeal(n,{before:e,totals:t,starter:o}){let{rules:s,players:r}=e,i=Ue.deal(n,s),a=i.players.map((l,c)=>({...l,name:r[c].name,tokens:t[c]}));return{...i,players:a,toMove:o}},setup:(n,e)=>new an(n,e),recorder:n=>new Ko(vr,n),adviser:n=>new qo(n),seenEstimates:pl,readSeen:la};var $e=[...gt].flatMap((n,e)=>Array.from({length:qn(e)},(t,o)=>({row:e,column:o}))),ue=[...$e.keys()],ml=new Map(ue.map(n=>[D(n),n])),Y="ABCD",De=4,Ot={2:4,3:3,4:2};function qn(n){return 7+n%2}function D(n){let{row:e,column:t}=$e[n];return _(e,t)}function Yn(n){let e=ht(n);if(e===void 0)throw new Error(`no tile ${n}`);return e}function ht(n){return ml.get(n)}function Zo(n){let{row:e,column:t}=$e[n];return t+(e%2?0:.5)}var Kn=ue.map(n=>Array.from({length:6},(e,t)=>Cp(n,t)));function Cp(n,e){let t=[],{row:o,column:s}=$e[n];for(;;){let r=-(o%2),i=[[-1,r],[-1,r+1],[0,-1],[0,1],[1,r],[1,r+1]],[a,l]=i[e];o+=a,s+=l;let c=ml.get(_(o,s));if(c===void 0)return t;t.push(c)}}function Zn(n,e,t){let o=[];for(let s of Kn[t])for(let r of s){if(!n[r]||e.has(r))break;o.push(r)}return Vn(o)}function je(n){return new Set(n.flatMap(({penguins:e})=>e))}function Xo({players:n},e){return n.findIndex(({penguins:t})=>t.includes(e))}function fl(n,e){let t=je(e);return ue.filter(o=>n[o]===1&&!t.has(o))}function pe({players:n}){return n.some(({toPlace:e})=>e>0)}function pt(n,e,t){let o=n,s=e,r=s.map((a,l)=>(t+l)%s.length);if(pe({players:s})){if(fl(o,s).length)return{ice:o,players:s,toMove:r.find(a=>s[a].toPlace)??null};s=s.map(a=>({...a,toPlace:0}))}let i=je(s);for(let a of r){if(s[a].penguins.some(l=>Zn(o,i,l).length))return{ice:o,players:s,toMove:a};s.length>1&&({ice:o,players:s}=Np(o,s,a))}return{ice:o,players:s,toMove:null}}function Np(n,e,t){let{penguins:o,fish:s,tiles:r}=e[t],i=o.reduce((l,c)=>l+n[c],0),a={...e[t],fish:s+i,tiles:r+o.length,penguins:[]};return{ice:n.map((l,c)=>o.includes(c)?0:l),players:e.with(t,a)}}function Ze(n){let{ice:e,players:t,toMove:o}=n;if(o===null)return[];if(pe(n))return fl(e,t).map(D);let s=je(t);return t[o].penguins.flatMap(r=>Zn(e,s,r).map(i=>`${D(r)}-${D(i)}`))}function Xn({ice:n,players:e,toMove:t},o){let s=t,r=o.split("-"),i=Yn(r[r.length-1]),a=e[s];if(r.length===1){let u={...a,penguins:Vn([...a.penguins,i]),toPlace:a.toPlace-1};return pt(n,e.with(s,u),(s+1)%e.length)}let l=Yn(r[0]),c={...a,penguins:Vn(a.penguins.map(u=>u===l?i:u)),fish:a.fish+n[l],tiles:a.tiles+1};return pt(n.with(l,0),e.with(s,c),(s+1)%e.length)}function Vn(n){return[...n].sort((e,t)=>e-t)}function Et({ice:n,players:e},t){return e[t].fish+e[t].penguins.reduce((o,s)=>o+n[s],0)}function gl({ice:n,players:e}){let t=je(e);return ue.reduce((o,s)=>o+(t.has(s)?0:n[s]),0)}function yl(n){return{ice:n.map(([e])=>Number(e)||0),penguins:[...Y].map(e=>ue.filter(t=>n[t][1]===e))}}function Mt(n){let e=new Array(gt.length).fill("");for(let t of ue){let o=Y[Xo(n,t)]??"";e[$e[t].row]+=`${n.ice[t]||"."}${o}`}return e}var ln="pingouin:",Bp=/^(?:([^=]*)=)?([0-9]{1,4300})\.([0-9]{1,4300})(?:\+([0-9]))?$/;function Qn(n){if(!(n>=2&&n<=4))throw new f("players",`${n} players, but the game is for 2 to 4`)}function Qo(n,e,t){let{ice:o,penguins:s}=Fp(n);Qn(e.length);for(let[a,l]of s.entries()){if(a<e.length||!l.length)continue;let{row:c}=$e[l[0]];throw new f(`rows[${c}]`,`a penguin ${Y[a]}, but there are ${e.length} players`)}let r=e.map((a,l)=>({...a,penguins:s[l]})),i=r.map(({name:a})=>a);for(let[a,l]of r.entries())Ip(i,a,l);return pt(o,r,t)}function Ip(n,e,{fish:t,tiles:o,toPlace:s,penguins:r}){let i=`players[${e}]`;It(n,e);for(let[c,u]of Object.entries({fish:t,tiles:o,to_place:s}))if(u<0)throw new f(`${i}.${c}`,`${u} is less than 0`);let a=r.length,l=`but a player has at most ${De}`;if(a>De)throw new f("rows",`${a} penguins ${Y[e]}, ${l}`);if(a+s>De){let c=a?` and ${a} on the floe`:"";throw new f(`${i}.to_place`,`${s} to place${c}, ${l}`)}}function Fp(n){if(n.length!==8)throw new f("rows",`${n.length} rows, but a floe has 8`);return yl(n.flatMap((e,t)=>Gp(e,t,`rows[${t}]`)))}function Gp(n,e,t){let o=[];for(let r of n)if(r===".")o.push(r);else if(/[0-9]/.test(r)){if(!"123".includes(r))throw new f(t,`${r} fish on one tile; a tile has 1 to 3`);o.push(r)}else if(Y.includes(r.toUpperCase()))_p(o,r.toUpperCase(),t);else throw new f(t,`unknown letter ${S(r)}; there are 1 2 3 . A B C D`);let s=qn(e);if(o.length!==s)throw new f(t,`${o.length} tiles, but row ${gt[e]} has ${s}`);return o}function _p(n,e,t){let o=n.at(-1);if(!o)throw new f(t,`penguin ${e} stands before the first tile; a penguin follows its tile`);if(o===".")throw new f(t,`penguin ${e} stands on a hole`);if(o.length>1)throw new f(t,`penguins ${o[1]} and ${e} stand on one tile`);n[n.length-1]=o+e}function es(n){let e=Mt(n).join("/"),t=n.players.map(({name:s,fish:r,tiles:i,toPlace:a},l)=>`${s===Z[l]?"":`${po(s)}=`}${r}.${i}${a?`+${a}`:""}`),o=t.every(s=>s==="0.0")&&t.length===bl(e);return`${ln}${e}:${o?"-":t.join(",")}:${n.toMove??"-"}`}function ts(n){let e=n.slice(ln.length).split(":");if(e.length!==3){let l=`${e.length+1} fields separated by ':', but a line has 4: pingouin:rows:scores:seat`;throw new f("position",l)}let[t,o,s]=e,r=o==="-"?new Array(bl(t)).fill("0.0"):o.split(",");Qn(r.length);let i=r.map(Up);if(s!=="-"&&!Object.keys(i).includes(s))throw new f("to_move",`expected a seat from 0 to ${i.length-1}, not ${S(s)}`);let a=Qo(t.split("/"),i,s==="-"?0:Number(s));if(s==="-"&&a.toMove!==null){let l=M(a.players[a.toMove].name);throw new f("to_move",`'-' says the game is over, but ${l} can move`)}return a}function bl(n){let e=[...Y].map((t,o)=>n.toUpperCase().includes(t)?o+1:0);return Math.max(2,...e)}function Up(n,e){let t=`players[${e}]`,o=Bp.exec(n);if(!o)throw new f(t,`expected [NAME=]FISH.TILES[+TO_PLACE], such as 12.5, not ${S(n)}`);let[,s,r,i,a]=o;return{name:s===void 0?Z[e]:ho(s,t),fish:Bt(Number(r),`${t}.fish`),tiles:Bt(Number(i),`${t}.tiles`),toPlace:Number(a??0)}}function ns(n){return{schema:"ppsolve.position/1",game:"pingouin",rows:Mt(n),players:n.players.map(({name:e,fish:t,tiles:o,toPlace:s})=>({name:e,fish:t,tiles:o,...s?{to_place:s}:{}})),...n.toMove===null?{}:{to_move:n.players[n.toMove].name}}}function vl(n){let e=R(n,"",["rows","players"],["schema","game","to_move"]);uo(e);let t=w(e.players,"list","players");Qn(t.length);let o=t.map((i,a)=>{let l=`players[${a}]`,c=R(i,l,["name"],["fish","tiles","to_place"]),u=w(c.name,"string",`${l}.name`),[d,p,m]=["fish","tiles","to_place"].map(y=>w(W(c,y,0),"whole",`${l}.${y}`));return{name:u,fish:d,tiles:p,toPlace:m}}),s=o.map(({name:i})=>i),r=Ft(s,W(e,"to_move",0),"to_move");return Qo(U(e.rows,"rows"),o,r)}var Dp=/[a-h][1-8]\s*-\s*[a-h][1-8](?![^\s,;])|[^\s,;]+/iy;function wl({rounds:n}){if(n.length>1)throw new f("round 2","a game of Pingouin has no rounds; write one file for each game");let[e]=n,{headers:t,lines:o}=e,s=t.get("deal"),r=s?jp(e,s):Hp(e),i=r.players.map(({name:c})=>c),a=go(o,i,Dp).map(c=>"move"in c?{...c,move:c.move.replace(/\s/g,"").toLowerCase()}:c),l=t.get("date");return{schema:"ppsolve.record/1",deal:r,moves:a,...l?{date:l.text}:{}}}function jp(n,e){return _t(n,["deal","game","date"]),ie(t=>t.inside("deal").atLine(e.line),()=>ns(ts(e.text)))}function Hp(n){let{headers:e}=n;_t(n,["game","players","rows","starts","date"]);let t=(c,u)=>{let d=e.get(c);if(d)return d;throw new f(c,`is missing; write a line such as '${u}'`)},o=t("players","players: Alice, Bob"),s=t("rows","rows: 3332111/11121311/...").text.replace(/\s/g,""),r=tt(o);Qn(r.length);let a=[...Y].some(c=>s.toUpperCase().includes(c))?{}:{to_place:Ot[r.length]},l=e.get("starts");return{game:"pingouin",rows:s.split("/"),players:r.map(c=>({name:c,...a})),...l?{to_move:tt(l)[0]}:{}}}function $l(n,e,t){let o=n.players.map(({name:l})=>yo(l,c=>c.startsWith(ln))),s=Sn(e,{starts:n.toMove??0,seats:o.length},null),r=n.toMove?[`starts: ${o[n.toMove]}`]:[],a=`${[...["game: pingouin",`players: ${o.join(", ")}`,...r,"rows:",...Mt(n)],...s].join(`
`)}
`;return t(a)?a:`${[`deal: ${es(n)}`,...s].join(`
`)}
`}var Jp="1".repeat(30)+"2".repeat(20)+"3".repeat(10),Lt={name:"pingouin",title:"Pingouin",roundWord:"game",amount:n=>`${n} fish`,isLine:n=>n.startsWith(ln),fromLine:ts,line:es,fromDocument:vl,document:ns,boardHeader:"rows",recordKeys:["date"],documentFromText:wl,recordText([n]){let e=Rn(Lt,n);return $l(n.position,e,t=>bo(Lt,t,n))},names:({players:n})=>n.map(({name:e})=>e),toMove:({toMove:n})=>n,over:({toMove:n})=>n===null,moves:Ze,after:Xn,readMove(n,e,t){let o=e.trim().toLowerCase(),s=o.split("-"),r=s.map(ht).filter(a=>a!==void 0);if(s.length>2||r.length<s.length){let a="expected two tiles such as c4-c7, or one to place a penguin on, such as c4";throw new f(t,`${S(e)} is not a move: ${a}`)}if(Ze(n).includes(o))return o;let i=M(n.players[n.toMove].name);throw new f(t,`${o} by ${i} is not legal: ${wr(n,r,i)}`)},deal(n,e){let t=[...new Be(n).shuffle(Jp)].map(Number),o=Array.from({length:e},(s,r)=>({name:Z[r],fish:0,tiles:0,toPlace:Ot[e],penguins:[]}));return pt(t,o,0)}};function wr(n,e,t){let{ice:o,players:s,toMove:r}=n,i=je(s),a=e[e.length-1],l=e.length>1?e[0]:null,c=D(a);if(pe(n))return l!==null?`penguins are being placed; name the tile alone, as in ${c}`:i.has(a)?`a penguin stands on ${c}`:o[a]?`${c} has ${o[a]} fish; penguins are placed on one`:`${c} is a hole`;if(l===null)return"all penguins are placed; a move names the tile left and the tile reached";if(!s[r].penguins.includes(l))return`no penguin of ${t} stands on ${D(l)}`;let u=Kn[l].find(p=>p.includes(a));if(!u)return`${c} does not lie in a straight line from ${D(l)}`;let d=u.find(p=>!o[p]||i.has(p))??a;return o[d]?`a penguin stands on ${D(d)}`:`${D(d)} is a hole`}var un=3,Pl=ue.map(n=>Kn[n].flatMap(e=>e.slice(0,1)));function Tl(n,e){let t=Ze(n);if(t.length===1)return{kind:"only move"};let o=t.filter(r=>r!==e).map(r=>new ss(n,r)),[s]=Wp(new ss(n,e),o);return s??{kind:"none"}}var ss=class{before;move;seat;after;end;constructor(e,t){this.before=e,this.move=t,this.seat=e.toMove,this.after=Xn(e,t),this.end=Yn(t.slice(-2))}get rivals(){let{players:e}=this.before;return[...e.keys()].filter(t=>t!==this.seat&&e[t].penguins.length)}cutOff(e){return Rl(this.before,this.after,e,this.seat)}get alone(){return Ol(this.after).filter(({seats:e})=>e.size===1&&e.has(this.seat)).flatMap(({tiles:e})=>e)}get nearer(){let e=this.after.players.map(({penguins:s})=>qp(this.after,s)),t=e.filter((s,r)=>r!==this.seat),o=([s,r])=>t.every(i=>r<(i.get(s)??1/0));return[...e[this.seat]].filter(o).length}get withinASlide(){return Zn(this.after.ice,je(this.after.players),this.end)}};function*Wp(n,e){let{before:t,move:o,end:s}=n,r=pe(t);if(r){let c=n.withinASlide,u=cn(t,c),[d,p]=os(e.map(m=>cn(t,m.withinASlide)));u>=p&&u>d&&(yield{kind:"within a slide",tiles:c.length,fish:u})}else{yield*zp(n,e),yield*Yp(n,e),yield*Vp(n);let{alone:c}=n,u=cn(t,c),[d,p]=os(e.map(b=>cn(t,b.alone)));u>=p&&u-d>=un&&(yield{kind:"alone",tiles:c.length,fish:u});let m=Yn(o.slice(0,2)),y=t.players[n.seat].penguins.map(b=>kr(t,b).length);kr(t,m).length===1&&y.some(b=>b>1)&&(yield{kind:"last way out",tile:m})}let{nearer:i}=n,[a,l]=os(e.map(c=>c.nearer));if(i>=l&&i-a>=un&&(yield{kind:"nearer",tiles:i,free:ue.filter(El(n.after)).length}),!r){let c=t.ice[s],[u,d]=os(e.map(p=>t.ice[p.end]));c>=d&&c>u&&(yield{kind:"most fish",fish:c})}}function*zp(n,e){let t=(a,l)=>cn(n.before,a.cutOff(l)),o=n.rivals.map(a=>({seat:a,fish:t(n,a)})),s=Math.max(0,...o.map(({fish:a})=>a)),r=o.find(({fish:a})=>a===s);if(!r||s<un)return;let{seat:i}=r;e.some(a=>t(a,i)<s)&&(yield{kind:"cuts off",seat:i,tiles:n.cutOff(i).length,fish:s})}function*Yp(n,e){for(let t of n.rivals)for(let o of n.before.players[t].penguins){let s=kr(n.before,o),r=({end:i})=>s.every(a=>a===i);s.length&&r(n)&&!e.every(r)&&(yield{kind:"walls in",seat:t,tile:o})}}function*Vp({before:n,after:e,seat:t,rivals:o}){for(let s of o){let{move:r,fish:i}=kl(n,s,t);if(i<un)continue;let a=kl(e,s,t).fish;i-a>=un&&a<un&&(yield{kind:"answers a threat",seat:s,fish:i,move:r})}}function kl(n,e,t){let o={move:"",fish:0},{ice:s,players:r}=n;if(!r[e].penguins.length||!r[t].penguins.length)return o;let i=n.toMove===e?n:pt(s,r,e);if(i.toMove!==e||pe(i))return o;for(let a of Ze(i)){let l=cn(i,Rl(i,Xn(i,a),t,e));l>o.fish&&(o={move:a,fish:l})}return o}function Rl(n,e,t,o){let s=$r(e,t),r=$r(e,o);return[...$r(n,t)].filter(i=>!s.has(i)&&r.has(i))}function $r(n,e){return new Set(Ol(n).filter(({seats:t})=>t.has(e)).flatMap(({tiles:t})=>t))}function Ol(n){let e=xl.get(n);if(e)return e;let t=new Map(n.players.flatMap(({penguins:r},i)=>r.map(a=>[a,i]))),o=new Set(ue.filter(r=>n.ice[r]&&!t.has(r))),s=[];for(let r of o){let i=[r],a=new Set;o.delete(r);for(let l of i)for(let c of Pl[l]){let u=t.get(c);u!==void 0?a.add(u):o.delete(c)&&i.push(c)}s.push({tiles:i,seats:a})}return xl.set(n,s),s}var xl=new WeakMap;function qp({ice:n,players:e},t){let o=je(e),s=new Map,r=t;for(let i=1;r.length;i+=1){r=[...new Set(r.flatMap(l=>Zn(n,o,l)))].filter(l=>!s.has(l));for(let l of r)s.set(l,i)}return s}function El(n){let e=je(n.players);return t=>n.ice[t]>0&&!e.has(t)}function kr(n,e){return Pl[e].filter(El(n))}function cn({ice:n},e){return e.reduce((t,o)=>t+n[o],0)}function os(n){return[Math.min(...n),Math.max(...n)]}function Ml(n,e){let t=n.players.map(({name:s})=>s),o=t[n.toMove];switch(e.kind){case"only move":return"It is the only legal move.";case"cuts off":return`It cuts ${eo(t[e.seat])} off from ${Zp(e)}.`;case"walls in":return`It walls in ${Kp(t[e.seat])} on ${D(e.tile)}, which can never move again.`;case"answers a threat":{let s=t[e.seat];return`${`${s} ${K(s,"was","were")} threatening ${e.move}`}, which would have cut ${eo(o)} off from ${e.fish} fish.`}case"alone":return`It keeps ${Sl(e)} for ${eo(o)} alone.`;case"last way out":return`The penguin on ${D(e.tile)} had only one way out.`;case"nearer":return`Afterwards, ${`${eo(o)} ${K(o,"is","are")} nearer than ${Xp(n)}`} to ${e.tiles} of the ${e.free} free tiles; no other move does better.`;case"within a slide":return`From there, ${Sl(e)} are one slide away; no other place reaches more fish.`;case"most fish":return`It goes to a tile with ${e.fish} fish; no other move gets more at once.`;case"none":return""}}function eo(n){return n===ee?"you":n}function Kp(n){return n===ee?"your penguin":`${n}'s penguin`}function Zp({tiles:n,fish:e}){return`${e} fish on ${O(n,"tile")}`}function Sl({tiles:n,fish:e}){return`${O(n,"tile")} with ${e} fish`}function Xp({players:n,toMove:e}){let t=n.filter(({penguins:o},s)=>s!==e&&o.length);return t.length===1?eo(t[0].name):"anybody else"}var Ll=Y.length,Qp={most:3e4,milliseconds:200},Al=100,ke={wants:"most",firstSlice:2**12,mostPositions:2**22,alsoFromAbove:!1,reviewsWhileProved:!0,bounds(n,e){let t=Et(n,e),{penguins:o,toPlace:s}=n.players[e],r=n.toMove===null||!o.length&&!s;return{low:t,high:t+(r?0:gl(n))}},marginBounds(n){let[e,t]=[0,1].map(o=>ke.bounds(n,o));return{low:e.low-t.high,high:e.high-t.low}},countTaken({players:n},e,t){return e==="margin"?n[0].fish-n[1].fish:n[t].fish},pack({ice:n,players:e,toMove:t}){let o=e.flatMap(s=>ae(s.penguins,De,Lo));return ye("pingouinPosition",{players:e.length,toMove:t??0,fish:n,toPlace:ae(e.map(({toPlace:s})=>s),Ll),penguins:ae(o,Ll*De,Lo)})},moveText(n){let[e,t]=Xt(n);return e===Lo?D(t):`${D(e)}-${D(t)}`},opinions:{request:n=>({work:"suggest",bytes:ke.pack(n),...Qp}),read(n,{moves:e,line:t,proved:o}){let{players:s,toMove:r}=n,[i,a]=s.map(({fish:c})=>c);return{moves:e.map(({move:c,kind:u,margin:d,fish:p})=>{let m=i-a+d/Al;return{move:ke.moveText(c),lead:s.length>2?null:r===0?m:-m,points:s.map((y,b)=>y.fish+p[b]/Al),proved:u==="proved"}}),line:t.map(c=>ke.moveText(c)),proved:o}}}};var rs=[{mode:"beginner",strength:"beginner",label:"engine, beginner",words:"Beginner: it looks one move ahead and plays any move that looks good.",most:1,milliseconds:1/0,slack:3},{mode:"club",strength:"club",label:"engine, club",words:"Club: it looks at a few hundred positions.",most:500,milliseconds:1/0,slack:0},{mode:"strong",strength:"strong",label:"engine, strong",words:"Strong: it thinks for a third of a second.",most:2**20,milliseconds:300,slack:0},{mode:"strongest",strength:"strongest",label:"engine, strongest",words:"Strongest: it thinks for a second and plays a move that is proved best if it finds one.",most:2**24,milliseconds:1e3,slack:0}],Nl=rs[rs.length-1],Bl={levels:rs,hidesHands:!1,async hint(n,e,{position:t}){let o=await Cl(n,t,Nl),{move:s}=o.moves[0],r=Ml(t,Tl(t,s));return{move:s,text:[nh(t,o),r].filter(Boolean).join(" ")}},async move(n,e,t,{position:o}){let s=eh(n);return th(o,await Cl(e,o,s),s.slack)}};function eh(n){return rs.find(e=>e.mode===n)??Nl}async function Cl(n,e,{most:t,milliseconds:o}){let s=ke.pack(e),{suggestion:r}=await n.ask({work:"suggest",bytes:s,most:t,milliseconds:o});return ke.opinions.read(e,r)}function th(n,{moves:e},t){let o=n.toMove,s=({lead:a,points:l})=>a??l[o];if(!t)return e[0].move;let r=Math.max(...e.map(s)),i=e.filter(a=>s(a)>=r-t);return i[new Be(mo(ke.pack(n))).below(i.length)].move}function nh({players:n,toMove:e},{moves:t,proved:o}){let[{move:s,lead:r,points:i,proved:a}]=t,l=e,c=n[l].name;if(r===null&&a)return`${o?`${s} is proved best`:s}: ${c} ${K(c,"ends","end")} with ${Math.round(i[l])} fish if everybody plays for themselves.`;if(r===null)return`${s}: ${c} will probably end with about ${Math.round(i[l])} fish.`;let u=r<0?n[1-l].name:c,d=`${Math.round(Math.abs(r))} fish`;if(a){let p=o?`${s} is proved best`:s;return r===0?`${p}: the game ends level if both play their best.`:`${p}: ${u} ${K(u,"comes","come")} out ${d} ahead if both play their best.`}return Math.round(r)===0?`${s}: the game is about level.`:`${s}: ${u} will probably end about ${d} ahead.`}var oh={worth:null,likely:null,reached:!1,own:!1,chosen:!1,fresh:!1,left:!1,from:null,hinted:!1},sh=new Map([["left",[0,-1]],["right",[0,1]],["up",[-1,0]],["down",[1,0]]]),is=class{callbacks;home;buttons;position=null;mayMove=!1;chosen=null;current=0;constructor(e){this.callbacks=e,this.home=On(h("board"),".cells"),h("board").classList.add("on-floe"),this.buttons=ue.map(t=>{let o=g("button",{type:"button","data-place":D(t)});return Ie(o,{"--x":Zo(t),"--row":$e[t].row}),o.addEventListener("click",()=>{e.tapped(D(t))||this.press(t)}),o.addEventListener("focus",()=>this.makeCurrent(t)),o}),this.home.replaceChildren(...this.buttons),Uo(8,6),this.makeCurrent(0)}show({position:e,last:t,study:o,mayMove:s,hint:r}){this.position=e,this.mayMove=s;let i=e.toMove===null?null:e.players[e.toMove];this.chosen!==null&&(!s||!i?.penguins.includes(this.chosen))&&(this.chosen=null);let a=s?Ze(e):[],l=pe(e),c=l||this.chosen===null?"":`${D(this.chosen)}-`,[u,d=u]=t.split("-");for(let p of ue){let m=D(p),y=!l&&s&&(i?.penguins.includes(p)??!1),b=l||c!=="",x=P=>b?P===c+m:y&&P.startsWith(`${m}-`),v=o&&ah(o,x);this.update(e,p,{worth:v,likely:o&&!v?lh(o,x):null,reached:b&&a.includes(c+m),own:y,chosen:p===this.chosen,fresh:m===d,left:m===u&&u!==d,from:m===d&&u!==d?rh(d,u):null,hinted:r.split("-").includes(m)})}h("tray-title").textContent=i?`${i.name} ${l?`${K(i.name,"places","place")} a penguin, ${i.toPlace} to go`:"to move"}`:"The game is over",C(h("stacks"),[],()=>[])}showDraft(e){this.position=e;for(let t of ue)this.update(e,t,oh)}update(e,t,o){let{worth:s,likely:r,reached:i,chosen:a,fresh:l,left:c,from:u,hinted:d}=o,{ice:p}=e,m=Xo(e,t),y=this.buttons[t],b=JSON.stringify([p[t],m,o]);if(y.dataset.state===b)return;y.dataset.state=b;let x=["tile",!p[t]&&"hole",i&&"reached",a&&"chosen",l&&"fresh",c&&"left",d&&"target"],v=u!==null&&m>=0&&!y.classList.contains("fresh");y.className=x.filter(Boolean).join(" ");let P=Array.from({length:p[t]},()=>I("svg",{class:"fish",viewBox:"0 0 20 12","aria-hidden":"true"},I("use",{href:"#fish"}))),E=[g("span",{class:"place"},D(t))];if(m>=0?E.push(dn(m),g("span",{class:"below"},`${p[t]}`)):p[t]&&E.push(g("span",{class:"shoal"},...P)),s&&E.push(g("span",{class:"worths"},sn(s.bounds,s))),r&&E.push(g("span",{class:"worths"},Wo(r))),y.replaceChildren(g("span",{class:"hex"},...Je(E))),v){let V=dn(m);V.querySelector("text")?.remove(),V.classList.add("slider"),Ie(V,{"--from-x":u[0],"--from-y":u[1]}),y.prepend(V)}Dt(y,ih(e,t,o))}press(e){let{position:t}=this,o=t?.toMove??null;if(!t||o===null||!this.mayMove)return;let s=t.players[o];if(!pe(t)&&s.penguins.includes(e)){this.chosen=this.chosen===e?null:e,this.callbacks.redraw();return}if(!pe(t)&&this.chosen===null){this.callbacks.say(`Choose a penguin of ${s.name} first.`,"refused");return}let r=pe(t)||this.chosen===null?[e]:[this.chosen,e],i=r.map(D).join("-");Ze(t).includes(i)?(this.chosen=null,this.callbacks.played(i)):this.callbacks.say(`${se(wr(t,r,s.name))}.`,"refused")}makeCurrent(e){this.current=e;for(let[t,o]of this.buttons.entries())o.tabIndex=t===e?0:-1}act(e,t){let o=sh.get(t);if(e!=="go"||!o)return;if(!this.home.contains(document.activeElement)){this.buttons[this.current].focus();return}let{row:s,column:r}=$e[this.current],[i,a]=o,l=qn(s+i)-1,c=ht(_(s+i,Math.min(r+a,l)));c!==void 0&&this.buttons[c].focus()}focusedPlace(){return this.home.contains(document.activeElement)?D(this.current):""}close(){h("board").classList.remove("on-floe"),this.home.replaceChildren()}};function rh(n,e){let[t,o]=[n,e].map(s=>ht(s));return[Zo(o)-Zo(t),.87*($e[o].row-$e[t].row)]}function ih(n,e,t){let{worth:o,likely:s,reached:r,own:i}=t,{ice:a,players:l}=n;if(!a[e])return`${D(e)}, hole`;let c=[D(e),`${a[e]} fish`],u=Xo(n,e);return u>=0&&c.push(`penguin of ${l[u].name}${i?", to move":""}`),r&&c.push("can be reached"),o&&c.push(`worth ${zo(o.bounds,o.best)}`),s&&c.push(s.words),c.join(", ")}function ah(n,e){let t=[...n.worth].filter(([s])=>e(s));if(!t.length)return null;let o=Ge(t.map(([,s])=>s),ke.wants);return F(o)?{bounds:o,best:t.some(([s])=>n.best.includes(s))}:null}function lh({opinion:n,position:e},t){let o=e.toMove,s=({lead:i,points:a})=>i??a[o],r=n?.moves.filter(({move:i})=>t(i))??[];return r.length?Jo(r.reduce((i,a)=>s(a)>s(i)?a:i),o):null}function dn(n){let e=I("svg",{class:`penguin penguin-${n}`,viewBox:"0 0 60 70","aria-hidden":"true"});return e.append(I("use",{href:"#penguin",width:60,height:70,class:"body"}),I("text",{x:30,y:44.5,dy:"0.35em",class:"letter"},Y[n])),e}var xr=Y.length,Il=["1","2","3","."],as=class{changed;players=2;names;scores;toPlace;penguins;ice;first;brush;brushes=new Map([...Il,...Y].map(e=>[e,this.brushButton(e)]));rowsOfSeats=[];constructor(e){this.changed=e,this.clear()}clear(){this.names=[...Z],this.scores=Array.from({length:xr},()=>({fish:0,tiles:0})),this.toPlace=Array.from({length:xr},()=>Ot[this.players]),this.penguins=Array.from({length:xr},()=>[]),this.ice=ue.map(()=>1),this.first=0,this.brush="2"}setPlayers(e){this.players=e,this.first=Math.min(this.first,e-1),this.penguins=this.penguins.map((t,o)=>o<e?t:[]),this.toPlace=this.penguins.map(t=>t.length?0:Ot[e])}take({ice:e,players:t,toMove:o}){this.players=t.length,this.clear(),this.ice=e;for(let[s,{name:r,fish:i,tiles:a,toPlace:l,penguins:c}]of t.entries())this.names[s]=r,this.scores[s]={fish:i,tiles:a},this.toPlace[s]=l,this.penguins[s]=c;this.first=o??0}deal(e){let{names:t}=this;this.take(Lt.deal(e,this.players)),this.names=t}draft(){let e=Array.from({length:this.players},(t,o)=>({name:this.names[o],...this.scores[o],toPlace:this.toPlace[o],penguins:this.penguins[o]}));return{ice:this.ice,players:e,toMove:this.first}}position(){let e=this.draft();return Qo(Mt(e),e.players,this.first)}begin({before:e}){this.take(e)}remark(){return""}whyNotStart(){return this.position().toMove!==null?"":"Nobody can move here: put penguins on the ice, or give everybody some to place."}act(){}keep(){let{players:e,names:t,scores:o,toPlace:s,penguins:r,ice:i,first:a}=this;return{players:e,names:t,scores:o,toPlace:s,penguins:r,ice:i,first:a}}load(e){let o=R(e,"",["players","names","scores","toPlace","penguins","ice","first"],[]);this.setPlayers(w(o.players,"whole","players")),this.clear(),this.names=U(o.names,"names"),Object.assign(this,{scores:w(o.scores,"list","scores"),toPlace:w(o.toPlace,"list","toPlace"),penguins:w(o.penguins,"list","penguins"),ice:w(o.ice,"list","ice")}),this.first=w(o.first,"whole","first")}ownFields(){return[]}stacks(){let e=Array.from({length:this.players},(t,o)=>Y[o]);return[...Il,...e].map(t=>{let o=this.brushes.get(t),s=Y.indexOf(t),r=s>=0?`${t}: penguin of ${this.names[s]}`:t==="."?"hole":`${t} fish`;return o.setAttribute("aria-label",r),o.setAttribute("aria-pressed",String(this.brush===t)),o})}brushButton(e){let t=Y.indexOf(e),o=t>=0?dn(t):g("span",{},e==="."?"hole":e),r=g("button",{type:"button",class:"small brush","data-brush":e},o);return r.addEventListener("click",()=>{this.brush=e,this.changed()}),r}seats(){return Array.from({length:this.players},(e,t)=>{let{home:o,name:s,place:r}=this.rowsOfSeats[t]??=this.seatRow(t);return Ke(s,this.names[t]),Ke(r,`${this.toPlace[t]}`),r.setAttribute("aria-label",`Penguins that ${this.names[t]} has to place`),o})}seatRow(e){let t=Vo(this.toPlace[e],{max:De},r=>{this.toPlace[e]=r,this.changed()}),o=ut(e,this.names[e],r=>{this.names[e]=r,this.changed()}),s=g("span",{class:"seat-count"},g("label",{},"to place ",t));return{home:g("li",{class:"hand"},o,s),name:o,place:t}}press(e){let t=ht(e);if(t===void 0)return"";let o=Y.indexOf(this.brush),s=this.penguins.findIndex(r=>r.includes(t));if(this.penguins=this.penguins.map(r=>r.filter(i=>i!==t)),o<0)this.ice=this.ice.with(t,this.brush==="."?0:Number(this.brush));else if(this.ice[t])s!==o&&(this.penguins[o]=Vn([...this.penguins[o],t]),this.toPlace[o]=Math.min(this.toPlace[o],Math.max(0,De-this.penguins[o].length)));else return"A penguin needs a tile: put fish there first.";return this.changed(),""}};function Fl(n,e){let{position:t}=n[n.length-1],{players:o,toMove:s}=t,r=Et(t,e),i=M(o[e].name);if(s!==null)return{text:`${i===ee?"The":`${i}, the`} game is not finished; you have ${r} fish so far.`,amount:r,place:null,perfect:!1,won:!1};let a=o.map(({tiles:y,penguins:b},x)=>[Et(t,x),y+b.length]),{place:l,level:c,won:u}=Go(a,e),d=c.map(y=>M(o[y].name));return{text:`${i===ee?"You":`${i}, you`} ${Fo(l,d,o.length)} with ${r} fish.`,amount:r,place:l,perfect:!1,won:u}}var pn=34;function ls(...n){let e=pn*5,t=pn*(.87*(n.length-1)+1.16),o=I("svg",{class:"figure floe-figure",viewBox:`0 0 ${e} ${t}`});for(let[s,r]of n.entries()){let i=[...r.matchAll(/([.123])([A-D])?(\*)?/g)];for(let[a,[,l,c,u]]of i.entries()){if(l===".")continue;let d=pn*(a+.5+s%2/2),p=pn*(.58+.87*s);o.append(ch(d,p,u!==void 0)),c?o.append(...dh(d,p,Y.indexOf(c))):o.append(...uh(d,p,Number(l)))}}return o}function ch(n,e,t){let o=[0,1,2,3,4,5].map(s=>{let r=Math.PI/3*s+Math.PI/6;return`${(n+pn*.55*Math.cos(r)).toFixed(1)},${(e+pn*.55*Math.sin(r)).toFixed(1)}`});return I("polygon",{points:o.join(" "),class:t?"ice reached-ice":"ice"})}function uh(n,e,t){return Array.from({length:t},(o,s)=>I("use",{href:"#fish",class:"figure-fish",x:n-6.5,y:e-4+(s-(t-1)/2)*8,width:13,height:8}))}function dh(n,e,t){let o=I("use",{href:"#penguin",x:n-11,y:e-13,width:22,height:26}),s=I("text",{x:n,y:e+8,class:"figure-letter"},Y[t]);return[I("g",{class:`penguin-${t} figure-penguin`},o,s)]}function Gl(){return[Te("Penguins on ice",ls("1A23","121B1","1321"),"Tiles of ice with one, two or three fish, and two penguins","First everybody places their penguins in turn, each on a free tile with exactly one fish: 4 penguins with two players, 3 with three, 2 with four."),Te("Slide and take",ls("1A2*1*3*","2121","1B132"),"A penguin at the left end of a row of tiles that it can reach","Slide one of your penguins in a straight line as far as you like, over free tiles only. Then you take the tile that it left, with its fish."),Te("Out",ls(".1B.","1A1B",".1B."),"A penguin with no free tile beside it","If you can move, you must. If you can't, your penguins leave the ice with the tiles below them, and the others play on."),Te("The most fish win",ls("32","23"),"Tiles with two and three fish","When nobody can move, everybody counts the fish on their tiles. If they are equal, more tiles win.")]}var _l={table:n=>new is(n),marksAfter:()=>null,handPicture(n,e){let{fish:t,tiles:o,toPlace:s,penguins:r}=n.players[e],i=[`${t} fish`,O(o,"tile"),s?`${s} to place`:"",`${r.length} on the floe`];return g("span",{class:"chips holds"},dn(e),i.filter(Boolean).join(", "))},standing(n,e){let{toPlace:t,penguins:o}=n.players[e];return n.toMove===e?"to move":o.length||t?"":"out"},movePicture:()=>null,movePlace:(n,e)=>e.replace("-"," to "),moveWords:(n,e)=>e.includes("-")?`penguin from ${e.replace("-"," to ")}`:`penguin on ${e}`,about:"Penguins slide over melting ice. Take the most fish.",writeWords:"Set up the floe with its fish, then tap every move as it is played, and see what it cost.",moreWords:"More: seed",rulesPages:Gl,tips:[{id:"pingouin-place",text:"Place your penguins one by one, each on a free tile with one fish. Look for room and for threes nearby.",applies:pe},{id:"pingouin-slide",text:"Tap one of your penguins, then a tile in a straight line. You take the tile it leaves.",applies:n=>!pe(n)}],help:["To move, choose a penguin of the player to move, then a tile. To place one, choose a tile with one fish.","A number with ~ is the likely lead at the end, by the engine; an estimate. With three or more players, and beside a player, it is the likely number of fish. It stands where nothing is proved yet.","Set up puts fish, holes and penguins on tiles, or deals a floe at random."],footer:"Values are exact once enough of the ice is gone; until then the engine estimates them. For a longer search, run ppsolve analyze on the command line.",sureWords:"the fewest fish they get",invitation:"Choose a penguin of the player to move, then a tile. To place a penguin, choose a tile with one fish.",rulesLine:({players:n})=>`${n.length} players`,taskText:n=>`guarantee ${n} fish, whatever the others do.`,marginText(n,e,t){if(!n)return`Margin: ${e} and ${t} come out even.`;let o=n>0?e:t;return`Margin: ${o} ${K(o,"comes","come")} out ${Math.abs(n)} fish ahead if both play their best.`},resultOf:Fl,alikeKey:n=>JSON.stringify(n),resultText(n){let{players:e}=n,t=e.map(({tiles:c,penguins:u},d)=>({fish:Et(n,d),tiles:c+u.length})),o=[...t].sort((c,u)=>u.fish-c.fish||u.tiles-c.tiles)[0],s=e.filter((c,u)=>t[u].fish===o.fish&&t[u].tiles===o.tiles),r=Nt(s.map(({name:c})=>c),"the game"),i=e.map(({name:c},u)=>`${c} ${t[u].fish}`),l=t.filter(({fish:c})=>c===o.fish).length>s.length?` With equal fish, the tiles count: ${o.tiles}.`:"";return`The game is over. ${r}. Fish: ${i.join(", ")}.${l}`}};var Ul={...Lt,...ke,..._l,...Bl,playerNumbers:[2,3,4],usualPlayers:2,options:()=>({fields:()=>[],keep:()=>null,load:()=>{}}),newDeal(n,e){let t=Lt.deal(n,e.length);return{...t,players:t.players.map((o,s)=>({...o,name:e[s]}))}},setup:n=>new as(n)};var oe=[vr,Ul];function Dl(n,e,t){let{study:o,rating:s,yardstick:r,backs:i,engines:a}=t,l=n.names(e),c=JSON.stringify([o?.sure,o?.opinion?.moves[0].points,r,s?.selfishNow]);C(h("hands"),[e,c,a.join(),[...i].join()],()=>l.map((u,d)=>{let p=n.standing(e,d),m=a[d];return g("li",{class:["hand",p.replace(" ","-"),m&&"engine"].filter(Boolean).join(" "),"data-seat":d},g("span",{class:`name seat-${d}`},u),g("span",{class:"standing"},[m,p].filter(Boolean).join(" · ")),n.handPicture(e,d,i.has(d)),...ph(n,t,d,u))}))}function ph(n,{study:e,rating:t,yardstick:o},s,r){if(!e)return[];if(o==="worst case")return nl(n,e,s,r);let i=o==="expected"?void 0:t?.selfishNow?.at(s);return i===void 0?[]:[ol(n,r,i)]}var cs=class{position;parent;move;children=[];next=null;depth;marks;constructor(e,t,o=null,s=""){this.position=t,this.parent=o,this.move=s,this.depth=o?o.depth+1:0,this.marks=e.marksAfter(o?.marks??null,s)}},hn=class n{game;first;here;constructor(e,t,o=[]){this.game=e,this.first=new cs(e,t),this.here=this.first;for(let s of o)this.play(s)}get position(){return this.here.position}get spots(){let e=this.path;for(let t=this.here.next;t;t=t.next)e.push(t);return e}get path(){return mn(this.here)}get steps(){let{spots:e}=this;return e.slice(1).map((t,o)=>({from:e[o],to:t}))}get moves(){return this.steps.map(({to:e})=>e.move)}play(e){let t=this.here.children.find(o=>o.move===e);t||(t=new cs(this.game,this.game.after(this.position,e),this.here,e),this.here.children.push(t)),this.here.next=t,this.here=t}back(){this.here.parent&&(this.here=this.here.parent)}go(e){this.here=e;for(let t=e;t.parent;t=t.parent)t.parent.next=t}get round(){return{position:this.first.position,moves:this.moves}}get end(){return this.spots.at(-1).position}record(){return Ls(this.game,this.round)}address(){let e=this.path.slice(1).map(({move:o})=>o),t=this.game.line(this.first.position);return e.length?`${t};${e.join(",")}`:t}keep(){return{start:this.game.line(this.first.position),here:this.path.slice(1).map(({move:e})=>e),tree:jl(this.first)}}static from(e,t){let o=R(t,"",["start","here","tree"],[]),s=new n(e,e.fromLine(w(o.start,"string","start")));s.grow(o.tree),s.here=s.first;for(let r of U(o.here,"here"))s.play(s.readKept(r));return s}grow(e){let t=this.here,o=R(e,"tree",["moves","next"],[]),s=w(o.moves,"list","moves");for(let r of s){let[i,a]=w(r,"list","moves");this.play(this.readKept(w(i,"string","move"))),this.grow(a),this.here=t}t.next=t.children.at(w(o.next,"whole","next"))??null}readKept(e){if(this.game.over(this.position))throw new f("","it was over before");return this.game.readMove(this.position,e,"")}};function mn(n){return n.parent?[...mn(n.parent),n]:[n]}function jl({children:n,next:e}){return{moves:n.map(t=>[t.move,jl(t)]),next:e?n.indexOf(e):n.length}}function Hl(n,e=null){return n.filter(fn).filter(t=>e===null||t.seat===e)}function fn(n){let e=n.verdict?.grade??null;return e!==null&&!Pe(e)}function Sr(n,e,t){return`${t} (${n.moveWords(e,t)})`}var to=class n{game;mistakes;index=0;solved=!1;found=0;constructor(e,t){this.game=e,this.mistakes=t}get mistake(){return this.mistakes[this.index]}get said(){return this.solved?this.answer():this.task}get progress(){return`${this.index+1} of ${this.mistakes.length}`}get isLast(){return this.index===this.mistakes.length-1}get name(){return this.game.names(this.mistake.from.position)[this.mistake.seat]}get task(){let{spot:e,from:t,verdict:o}=this.mistake,s=Sr(this.game,t.position,e.move);return{text:`${`Move ${e.depth}: ${this.name} played ${s}, ${xt(o.grade)}.`} Find something better.`,tone:"hint"}}tried(e,t){let{game:o,name:s}=this,{spot:r,from:i}=this.mistake;if(e===r.move)return{text:`${e} is what was played. Try another move.`,tone:"wrong"};if(!t)return{text:`${e} is not judged yet. Wait a moment, or try another move.`,tone:""};let a=Sr(o,i.position,e);if(!Pe(t.grade))return{text:`Not ${a}: it ${jo(o,t)}. Try again.`,tone:"wrong"};this.solved||(this.found+=1),this.solved=!0;let l=on(o,s,t,t.result);return{text:`Right: ${a} ${l}. ${this.contrast}`,tone:"right"}}answer(){this.solved=!0;let{game:e,name:t}=this,{from:o,verdict:s}=this.mistake,[r,...i]=s.better,a=Sr(e,o.position,r),l=i.length>5?[...i.slice(0,4),`${i.length-4} more`]:i,c=i.length?` As good: ${re(l,"and")}.`:"",u=on(e,t,s,s.best);return{text:`Better: ${a} ${u}. ${this.contrast}${c}`,tone:"hint"}}get contrast(){let{spot:e,verdict:t}=this.mistake;return se(`${e.move} ${on(this.game,this.name,t,t.result)}.`)}next(){return this.isLast?!1:(this.index+=1,this.solved=!1,!0)}keep(){let{index:e,solved:t,found:o}=this;return{mistakes:this.mistakes.map(({spot:r,verdict:i})=>({path:mn(r).map(({move:a})=>a),verdict:i})),index:e,solved:t,found:o}}static from({game:e,first:t},o){let s=R(o,"learning",["mistakes","index","solved","found"],[]),r=w(s.mistakes,"list","mistakes").map(a=>{let{path:l,verdict:c}=R(a,"mistakes",["path","verdict"],[]),[,...u]=U(l,"path"),d=u.reduce((m,y)=>m.children.find(b=>b.move===y)??m,t);if(!d.parent)throw new f("path","leads nowhere");let p=e.toMove(d.parent.position);return{from:d.parent,spot:d,seat:p,verdict:c}}),i=new n(e,r);if(i.index=w(s.index,"whole","index"),!(i.index in r))throw new f("index","is too large");return i.solved=w(s.solved,"boolean","solved"),i.found=w(s.found,"whole","found"),i}get summary(){let e=this.mistakes.length,t=e===1?"the mistake":`${this.found} of ${e} mistakes`;return e===1?this.found?"You found a better move.":"That was the only mistake.":`You found a better move for ${t}.`}};function Jl(n,e){if(h("learning").hidden=n===null,!n)return;h("learning-progress").textContent=n.progress;let t=h("learning-answer",HTMLButtonElement);t.hidden=n.solved,t.onclick=()=>e.answered();let o=h("learning-next",HTMLButtonElement);o.textContent=n.isLast?"Finish":n.solved?"Next":"Skip",o.classList.toggle("action",n.solved),o.classList.toggle("small",!n.solved),o.onclick=()=>e.wentOn(),h("learning-leave").onclick=()=>e.left()}var hh=["play","write","hands","analyse"],mt=class n{game;origin;whole;lines;current;constructor(e,t,o,s){this.game=e,this.origin=t,this.lines=o,this.whole=s&&e.rounds!==void 0,this.current=o.length-1}static of({game:e,position:t,moves:o,earlier:s},r){let a=[...s??[],{position:t,moves:o}].map(c=>new hn(e,c.position,c.moves));if(s)return new n(e,"write",a,!0);let l=e.rounds?.totals(t).every(c=>c===0)??!1;return new n(e,r,a,r!=="analyse"&&l)}get line(){return this.lines[this.current]}get next(){let{rounds:e}=this.game,t=this.lines.map(({end:o})=>o);return!this.whole||!e||!t.every(o=>this.game.over(o))||!e.goesOn(t)?null:{before:t.at(-1),totals:e.totals(t.at(-1)),starter:e.starter(this.lines[0].first.position,t.length),number:t.length+1}}get finished(){return this.whole&&this.next===null&&this.lines.every(({end:e})=>this.game.over(e))}add({position:e,moves:t}){this.lines.push(new hn(this.game,e,t)),this.current=this.lines.length-1}record(){let e=this.lines.map(({round:t})=>t);return e.length>1?Li(this.game,e):this.line.record()}text(){let e=this.lines.map(({round:t})=>t);return this.game.recordText(e,e.length>1)}keep(){let{game:e,origin:t,whole:o,lines:s,current:r}=this;return{game:e.name,origin:t,whole:o,lines:s.map(i=>i.keep()),current:r}}static from(e,t){let o=R(t,"",["game","origin","whole","lines","current"],[]),s=e.find(({name:u})=>u===o.game),r=hh.find(u=>u===o.origin),i=w(o.lines,"list","lines"),a=w(o.current,"whole","current");if(!s||!r||!(a in i))throw new f("","nothing that was kept");let l=w(o.whole,"boolean","whole"),c=new n(s,r,i.map(u=>hn.from(s,u)),l);return c.current=a,c}};function Pr(n,e){Tr(n);let t=h("action",HTMLButtonElement);t.hidden=e===null,e&&(t.textContent=e.text,t.onclick=()=>e.accepted())}function Tr(n){let e=h("said");e.textContent!==n&&(e.textContent=n),e.scrollHeight>e.clientHeight?e.tabIndex=0:e.removeAttribute("tabindex")}function zl(n,e,t){let o=c=>{let u=(c.parent?.children??[]).filter(p=>p!==c),d=[Wl(n,c,t,{cost:e.get(c)??0}),...u.map(p=>Wl(n,p,t,{aside:!0}))];return g("li",{},...d)},{spots:s}=n,r=s.flatMap(c=>[c,e.get(c),...c.parent?.children??[]]),i=h("moves"),a=i.contains(document.activeElement);C(i,[n.here,...r],()=>s.map(o));let l=i.querySelector("[aria-current]");a&&!i.contains(document.activeElement)&&l?.focus(),l&&mh(i,l)}function mh(n,e){let[t,o]=[n,e].map(s=>s.getBoundingClientRect());o.top<t.top?n.scrollTop-=t.top-o.top:o.bottom>t.bottom&&(n.scrollTop+=o.bottom-t.bottom)}function Wl(n,e,t,{cost:o=0,aside:s=!1}){let{game:r}=n,a={type:"button",class:`step${s?" aside":""}${o?" costly":""}`,"data-move":e.depth,"data-code":e.move},l=g("button",a),c=o?`−${o}`:"",u=e.parent?r.toMove(e.parent.position):null;if(e.parent&&u!==null){let d=e.parent.position,p=r.names(d)[u],m=r.movePicture(e.move),y=[g("span",{class:"number"},`${e.depth}`),g("span",{class:"mover"},p),...m?[m]:[],g("span",{class:"to"},r.movePlace(d,e.move)),...o?[g("span",{class:"cost"},c)]:[]];l.append(...Je(y));let b=`${l.textContent}: ${r.moveWords(d,e.move)}`,x=[c&&`cost ${o}`,s&&"another line"].filter(Boolean);l.setAttribute("aria-label",[b,...x].join(", "))}else l.append("Start");return e===n.here&&l.setAttribute("aria-current","step"),l.addEventListener("click",()=>t(e)),l}function Vl(n,e,t){return`${n.names(e)[n.toMove(e)??0]}: ${n.moveWords(e,t)}.`}function ql(n,e,t){return n.names(t).filter((r,i)=>Yl(n,t,i)&&!Yl(n,e,i)).map(r=>`${r} ${K(r,"is","are")} out.`)}function Yl(n,e,t){return n.standing(e,t)==="out"}var fh=3e3,gh=50,yh=700,bh={now:()=>performance.now(),sleep:n=>new Promise(e=>setTimeout(e,n))},us=class{changed;clock;modes=new Map;faceDown=!1;constructor(e,t=bh){this.changed=e,this.clock=t;let o=h("face-down",HTMLInputElement);o.addEventListener("change",()=>{this.faceDown=o.checked,e()})}clear(){this.modes.clear(),this.faceDown=!1,h("face-down",HTMLInputElement).checked=!1}seat(e,t){this.clear();for(let[o,s]of e.entries())this.modes.set(o,s);this.faceDown=t,h("face-down",HTMLInputElement).checked=t}keep(){return{modes:[...this.modes],faceDown:this.faceDown}}load(e){let t=R(e,"seats",["modes","faceDown"],[]);this.clear();for(let o of w(t.modes,"list","modes")){let[s,r]=w(o,"list","modes");this.modes.set(w(s,"whole","seat"),r)}this.faceDown=w(t.faceDown,"boolean","faceDown"),h("face-down",HTMLInputElement).checked=this.faceDown}mode(e){return this.modes.get(e)??"you"}plays(e){return e!==null&&this.mode(e)!=="you"}onlyPerson(e,t){let o=[...e.names(t).keys()].filter(s=>!this.plays(s));return o.length===1?o[0]:null}words(e,t){let o=this.mode(t);return e.levels.find(s=>s.mode===o)?.label??""}backs(e,t){if(!this.faceDown||!e.hidesHands||e.over(t))return new Set;let o=e.names(t).keys();return new Set([...o].filter(s=>this.plays(s)))}ask(e,t){let o=[["you","a person"],...e.levels.map(({mode:i,label:a})=>[i,a])],s=e.names(t).map((i,a)=>Tt(i,`seat-${a}`,o,this.mode(a),l=>{this.modes.set(a,l),this.changed()}));h("seating-seats").replaceChildren(...s),h("seating-backs").hidden=!e.hidesHands;let r=e.levels.flatMap(i=>[i.sight?.words??"",i.words]);h("seating-words").textContent=[...new Set(r)].join(" ").trim(),h("seating",HTMLDialogElement).showModal()}async move(e,t,o){let{position:s}=o.at(-1),r=this.mode(e.toMove(s)),i=e.levels.find(d=>d.mode===r)??e.levels[0],a=t.study(e,s),l=this.clock.now();if(i.proves)for(t.want(a);!a.best.length&&this.clock.now()<l+fh;)await this.clock.sleep(gh);let c=await t.hold(()=>e.move(i.mode,t,o,a)),u=l+yh-this.clock.now();return u>0&&await this.clock.sleep(u),c}};function Kl(n,e,t,o){let{game:s}=n,r=({from:L})=>vh(s,L.position)>1,i=t.filter(L=>L.seat===e&&r(L)),a=i.filter(L=>L.verdict!==null),l=a.filter(({verdict:L})=>L.judgedBy!=="likely"),c=a.filter(({verdict:L})=>L.judgedBy==="likely"),u=wh(l,o),d=u?.verdict.amount??0,p=a.filter(({verdict:L})=>!Jn(L)),m=a.filter(({verdict:L})=>Jn(L)&&!F(L.result)),y=new Set(a.filter(L=>!p.includes(L)&&!m.includes(L))),b=i.filter(L=>!y.has(L)).map(({spot:L})=>L.depth),x=Math.max(0,...b),v=[...y].map(({spot:L})=>L.depth).filter(L=>L>x),P=i.length-a.length,E=i.some(({cost:L,before:ve,after:bn})=>{let $=Math.max(bn.high-ve.low,ve.high-bn.low);return L===null&&$>d}),V=s.yardsticks!==void 0&&s.names(n.position).length===2,Ee=s.yardsticks?P>0||V&&E:l.length<i.length;return{result:s.resultOf(n.spots,e),decision:u&&$h(s,u,o),likely:xh(s,c),provisional:Ee,basis:{choices:i.length,estimated:p.length,unjudged:P,bounded:m.length,exactFrom:v.length?Math.min(...v):null},sureAtStart:o.studyOf(n.first.position).sure[e]}}function vh(n,e){let t=n.moves(e).map(o=>n.alikeKey(n.after(e,o)));return new Set(t).size}function wh(n,e){let t=Math.max(0,...n.map(({verdict:a})=>a.amount)),o=n.filter(({verdict:a})=>t>0&&a.amount===t),s=a=>Xl(a,a.spot.move,e)?.behind.mean??0,[r=null,...i]=o;return i.reduce((a,l)=>a&&s(l)>s(a)?l:a,r)}function Zl({from:n},e){return e.ratingOf(e.studyOf(n.position))}function Xl(n,e,t){return Zl(n,t)?.estimates.find(o=>o.move===e)}function $h(n,e,t){let{spot:o,from:s,seat:r,after:i,verdict:a}=e,l=o.move,c=Zl(e,t),u=c?.estimates.map(b=>b.move)??[],d=a.judgedBy==="expected"?u[0]:u.find(b=>a.better.includes(b))??a.better[0],p=b=>b===void 0?null:{low:b,high:b},m=[l,d].map(b=>p(c?.selfish.get(b)?.[r])),y=[l,d].map(b=>Xl(e,b,t)?.cardsLeft);return{number:o.depth,move:l,better:d,judgedBy:a.judgedBy==="likely"?"expected":a.judgedBy,grade:a.grade,players:n.names(s.position).length,worst:{played:i,better:t.studyOf(s.position).worth.get(d)},selfish:m[0]&&m[1]&&{played:m[0],better:m[1]},expected:y[0]&&y[1]?{played:y[0],better:y[1]}:null,view:kh(t.viewOf(s),l,d)}}function kh(n,e,t){let[o,s]=[e,t].map(r=>n?.find(i=>i.move===r));return!n||!o||!s?null:{advised:n[0].move,means:{played:o.cardsLeft.mean,better:s.cardsLeft.mean},grades:{played:tn(ct,o.behind),better:tn(ct,s.behind)}}}function xh(n,e){let t=e.filter(({verdict:l})=>l.amount>0),o=Math.max(...t.map(({verdict:l})=>l.amount)),s=t.find(({verdict:l})=>l.amount===o);if(!s)return null;let{spot:r,from:i,verdict:a}=s;return{number:r.depth,move:r.move,better:a.better[0],grade:a.grade,players:n.names(i.position).length,likely:{played:a.result.low,better:a.best.low}}}function Rr(n,e,t){let{game:o}=n,s=o.wants==="fewest"?dr:Da,r=e.length?o.names(n.position):[],i=h("paragraphs");C(i,[n,r.join(`
`)],()=>r.map(a=>g("details",{class:"more"},g("summary",{},`${a}: what mattered most`),g("p",{class:"paragraph"}),g("p",{class:"faint"}))));for(let[a,l]of[...i.querySelectorAll("details")].entries()){if(l.ontoggle=()=>Rr(n,e,t),!l.open)continue;let c=Kl(n,a,e,t),[u,d]=l.querySelectorAll("p");Ql(u,ja(c,s)),Ql(d,Ha(c,s))}}function Ql(n,e){n.textContent!==e&&(n.textContent=e)}var Sh=0n,Or=126,Ph=2e3,Th=2**18,Rh=48,Oh=1,Eh=5e4,Mr=class{selfish=new Map;selfishNow=null;withinReach;estimates=[];likely=null;done=!1;results;shown=0;constructor(e,t){this.withinReach=t,this.results=new Map(e.map(o=>[o,{cards:[],outlooks:[],outlook:0}]))}get moves(){return this.results.size}get rounds(){return this.results.values().next().value?.cards.length??0}},ds=class{module;openWorker;changed;works=new WeakMap;worker=null;broken=!1;number=0;answered=null;wanted=null;later=[];running=!1;constructor(e,t,o){this.module=e,this.changed=t,this.openWorker=o}rating(e,t){let o=Er(e,t);return o&&this.workOn(o)}workOn({study:e,game:t}){let o=this.works.get(e);if(o)return o;let s=new Mr([...e.worth.keys()],t?.searchesSelfish(e.position)??!1);return s.done=!s.results.size,this.works.set(e,s),s}want(e,t){this.wanted=e&&Er(e,t),this.running||this.run()}wantLater(e,t){this.later=e.flatMap(o=>Er(o,t)??[]),this.running||this.run()}next(){let e=this.wanted?[this.wanted,...this.later]:this.later;return this.broken?void 0:e.find(t=>!this.workOn(t).done)}async run(){this.running=!0;for(let e=this.next();e;e=this.next()){let{study:t,game:o}=e,s=this.workOn(e);o?s.rounds<at?await this.simulate(t,o,s):await this.search(t,s):await this.askEngine(t,s)}this.running=!1}async askEngine(e,t){let o=e.game.opinions,s={most:Eh,milliseconds:1/0},r=await this.ask({...o.request(e.position),...s});!r||!("suggestion"in r)||(t.likely=o.read(e.position,r.suggestion),t.done=!0,this.changed(e))}async simulate(e,t,o){let s=[...o.results.keys()],r=o.rounds,i=r<Or?Or:at,a=Math.min(i-r,Math.max(1,Math.floor(Ph/s.length))),l=s.map(y=>t.moveNumber(y)),c=t.packOpen(e.position),u=await this.ask({work:"sample",bytes:c,moves:l,seed:Sh,first:r,count:a});if(!u||!("samples"in u))return;let{cards:d,outlooks:p}=u.samples;for(let[y,b]of s.entries()){let x=o.results.get(b);for(let v=y;v<d.length;v+=s.length)x.cards.push(d[v]),x.outlooks.push(p[v]),x.outlook+=p[v]}let m=o.rounds===at;o.rounds<Math.max(Or,2*o.shown)&&!m||(o.shown=o.rounds,o.estimates=Fn(o.results),o.done=m&&!o.withinReach,this.changed(e))}async search(e,t){let o=[...t.results.keys()].find(i=>!t.selfish.has(i)),s=o===void 0?e.position:e.game.after(e.position,o),r=e.game.pack(s);for(let i=0;i<Rh;i+=1){let a=await this.ask({work:"selfish",bytes:r,most:Th});if(!a||!("selfish"in a))return;if(a.selfish){o===void 0?(t.selfishNow=a.selfish,t.done=!0):t.selfish.set(o,a.selfish),this.changed(e);return}if(this.next()?.study!==e)return}t.withinReach=!1,t.done=!0,this.changed(e)}ask(e){this.worker??=this.begin(),this.number+=1;let{worker:t,number:o}=this;return new Promise(s=>{this.answered=s,t.postMessage({id:o,...e})})}begin(){let e=this.openWorker();return e.onmessage=({data:t})=>this.hear(t),e.onerror=t=>{t.preventDefault(),this.fail()},e.postMessage({open:this.module,mebibytes:Oh}),e}hear(e){"failed"in e?this.fail():("samples"in e||"selfish"in e||"suggestion"in e)&&e.id===this.number&&this.answer(e)}fail(){if(this.broken=!0,this.worker?.terminate(),this.answer(null),!this.wanted)return;let e=this.workOn(this.wanted);e.withinReach=!1,e.done=!0,this.changed(this.wanted.study)}answer(e){let t=this.answered;this.answered=null,t?.(e)}};function Er(n,e){return e||n.game.opinions?{study:n,game:e??null}:null}var Mh="Biggest mistake: ",Lh="Biggest mistake so far: ",ps=-1,Ah=3;function ec(n,e,t=()=>null){let{game:o}=n;return n.steps.map(({from:s,to:r})=>{let i=e(s.position),a=o.toMove(s.position),l=i.sure[a],c=e(r.position).sure[a],u=jt(c,i.worth.get(r.move)),d=F(l)&&F(u)?Math.abs(u.low-l.low):null,p=Do(o,i,t(i),r.move,c);return{from:s,spot:r,seat:a,before:l,after:u,cost:d,best:i.best,verdict:p}})}function Lr(n){return n.cost!==null&&n.cost>0}function Ch(n){let e=n.filter(Lr),t=Math.max(...e.map(({cost:o})=>o));return e.find(({cost:o})=>o===t)??null}function Nh(n,e){return n.every(({cost:t,before:o,after:s,spot:r})=>{let i=Math.max(s.high-o.low,o.high-s.low);return t!==null||i<e.cost+(r.depth>e.spot.depth?1:0)})}function Bh(n){if(!n.length)return"No moves yet.";let e=n.filter(({cost:o})=>o===null).length;if(e)return`${e} of ${O(n.length,"move")} not judged yet.`;let t=n.filter(Lr).length;return t?`${O(t,"move")} cost something.`:"No move cost its player anything."}var hs=class{callbacks;open=!1;whose=null;constructor(e){this.callbacks=e}show(e,t,o,{learning:s=!1,person:r=null}={}){if(h("review-panel").hidden=!this.open||s,h("review").setAttribute("aria-pressed",String(this.open)),!this.open||s)return;let i=Ch(t);h("review-said").textContent=Bh(t),this.showLearning(e,t,r),h("curve").replaceChildren(Ih(e),this.curve(e,o,i));let a=i!==null&&Nh(t,i),l=t.filter(u=>Lr(u)||fn(u)),c=l.flatMap(u=>[u.spot,u.cost,u.verdict?.amount,u.spot===i?.spot]);C(h("decisions"),[e,a,...c],()=>l.map(u=>this.decision(e,u,u!==i?"":a?Mh:Lh)))}showLearning({game:e,position:t},o,s){let r=e.names(t),i=this.whose??s??ps,a=i in r?i:ps,l=Hl(o,a===ps?null:a),c=h("learn-whose",HTMLSelectElement),u=`${r.join(`
`)}
${a}`;if(c.dataset.shown!==u){let p=[[ps,"everybody"],...r.map((m,y)=>[y,m])];ce(c,p,a,m=>{this.whose=m,this.callbacks.chose()}),c.dataset.shown=u}let d=h("learn",HTMLButtonElement);d.disabled=!l.length,d.textContent=l.length?`Learn from ${O(l.length,"mistake")}`:"No mistakes found",d.onclick=()=>this.callbacks.asked(l)}decision(e,t,o){let{game:s}=e,{from:r,spot:i,seat:a,before:l,after:c,cost:u,verdict:d}=t,p=s.names(i.position)[a],m=d&&d.judgedBy!=="worst case"&&fn(t),y=s.yardsticks!==void 0&&s.names(i.position).length>2,b=`${o}${o?"move":"Move"} ${i.depth}, ${p}: ${i.move}${y&&!m?",":""}`,x=u?`cost ${s.amount(u)} (${nt(l)} → ${nt(c)})`:"",v=y&&x?`in the worst case it ${x}`:x,P=m?[jo(s,d),v].filter(Boolean).join("; "):v,E=d?.grade&&fn(t)?`, ${xt(d.grade)}`:"",V=g("button",{type:"button",class:"small"},"Look");V.addEventListener("click",()=>this.callbacks.went(r));let Ee=[V];if(fn(t)){let L=g("button",{type:"button",class:"small solve"},"Solve");L.title="Find something better",L.addEventListener("click",()=>this.callbacks.asked([t])),Ee.push(L)}return g("li",{class:o?"turning":""},g("span",{},`${b} ${P}${E}.`),...Ee)}curve(e,t,o){let{game:s,spots:r}=e,i=r.map(({position:m})=>t(m).sure.map(y=>Ht(y,s.wants)?y:null)),a=s.names(e.position),l=Math.max(1,...i.flat().map(m=>m?.high??0)),c=Math.max(r.length-1,1),u=m=>24+m/c*270,d=m=>112-m/l*100,p=I("svg",{viewBox:"0 0 304 132",class:"curve",role:"img"});p.setAttribute("aria-label",`Guaranteed results, move by move: ${a.join(", ")}`);for(let m of new Set([0,Math.round(l/2),l]))p.append(I("path",{class:"grid",d:`M24 ${d(m)}H294`}),I("text",{x:20,y:d(m)+3.5,class:"axis"},`${m}`));p.append(I("path",{class:"here",d:`M${u(e.here.depth)} 8V112`})),o&&p.append(I("circle",{class:"turn-mark",cx:u(o.spot.depth),cy:122,r:4}));for(let m of a.keys())p.append(...Fh(i,m,u,d));return p.addEventListener("click",m=>{let y=p.getBoundingClientRect(),b=(m.clientX-y.left)/y.width*304,x=Math.round((b-24)/270*c);this.callbacks.went(r[Math.min(Math.max(x,0),r.length-1)])}),p}};function Ih({game:n,position:e}){let t=n.names(e).map((o,s)=>{let r=I("svg",{viewBox:"0 0 28 8",class:"curve-sample","aria-hidden":"true"});return r.append(I("path",{class:`track seat-${s}`,d:"M0 4H28"})),g("span",{},r,o)});return g("p",{class:"legend"},...t)}function Fh(n,e,t,o){let s=n.flatMap((d,p)=>d[e]?[{number:p,...d[e]}]:[]),r=s.filter(F).map(({number:d,low:p},m)=>`${m?"L":"M"}${t(d)} ${o(p)}`),i=r.length?[I("path",{class:`track seat-${e}`,d:r.join("")})]:[],a=n[0].length,l=Math.min(Ah,(t(1)-t(0))/(a+1)),c=(e-(a-1)/2)*l,u=s.filter(d=>!F(d)).map(({number:d,low:p,high:m})=>I("path",{class:`bar seat-${e}`,"stroke-width":l*.7,d:`M${t(d)+c} ${o(p)}V${o(m)}`}));return[...i,...u]}var ms=class{storage=Fe("tips");get dismissed(){let{dismissed:e}=this.storage.load();return Array.isArray(e)?e.filter(t=>typeof t=="string"):[]}next(e,t){let{dismissed:o}=this;return e.tips.find(s=>!o.includes(s.id)&&s.applies(t))}dismiss(e){this.storage.save({dismissed:[...this.dismissed,e]})}};function tc(n,e){let{game:t,lines:o,current:s,whole:r}=n,i=h("totals-panel");if(i.hidden=!r||!t.rounds,i.hidden||!t.rounds)return;let{rounds:a}=t,l=o.map(({end:d})=>d),c=t.names(o[0].first.position),u=l.map(d=>t.over(d)?a.scores(d).join():"-");C(h("totals"),[n,s,u.join("/")],()=>{let d=l.map((y,b)=>{let x=t.over(y)?a.scores(y).map(Gh):c.map(()=>""),v=g("button",{type:"button",class:"step"},`Round ${b+1}`);b===s&&v.setAttribute("aria-current","true"),v.addEventListener("click",()=>e(b));let P=g("th",{scope:"row"},v);return g("tr",{},P,...x.map(E=>g("td",{},E)))}),p=a.totals(l.at(-1)).map(y=>g("td",{},`${y}`)),m=c.map(y=>g("th",{scope:"col"},y));return[g("thead",{},g("tr",{},g("td",{}),...m)),g("tbody",{},...d),g("tfoot",{},g("tr",{},g("th",{scope:"row"},"Total"),...p))]}),h("totals-said").textContent=Ar(n)}function Gh(n){return n<0?`−${-n}`:`${n}`}function Ar(n){let{game:e,lines:t,next:o}=n,{rounds:s}=e;if(!n.whole||!s)return"";let r=e.names(t[0].first.position);if(n.finished){let a=s.standings(s.totals(t.at(-1).end)),l=a.filter(({rank:c})=>c===1).map(({seat:c})=>r[c]);return`The game is over: ${Nt(l,"it")} with ${O(a[0].total,"point")}.`}let i=s.numberOf(t[0].first.position);if(o){let a=o.number>i?", because the lowest total is tied":"";return`Round ${o.number} of ${Math.max(i,o.number)} follows${a}; ${r[o.starter]} to start.`}return`Round ${t.length} of ${Math.max(i,t.length)}. The lowest total wins.`}var nc={"worst case":"Best in the worst case","everyone for themselves":"Best if everyone plays for themselves",expected:"Best in simulated rounds (an estimate)"};function oc(n,e,t,o,s){let r=e&&n.toMove(e.position);if(h("yardsticks").hidden=!n.yardsticks||r===null,!e||r===null||!n.yardsticks)return;let i=t!==null&&!t.withinReach&&!t.selfish.size;C(h("yardstick-buttons"),[o,i],()=>xa.map(c=>{let u=String(c===o),d=g("button",{type:"button",class:"small","aria-pressed":u},c);return d.disabled=c==="everyone for themselves"&&i,d.addEventListener("click",()=>s(c)),d})),h("yardstick-words").textContent=`The numbers: ${Za[o]}. ★ is best.`;let a=Mo(e,t,r),l=Sa(a,n.names(e.position).length,n.wants);h("recommendation").textContent=l?_h(n,e,l):""}function _h(n,{position:e,line:t},{yardstick:o,best:s,safest:r,safestIsProved:i}){let a=u=>`${u} (${n.moveWords(e,u)})`,l=r.find(u=>u===t?.[0])??r[0];if(o==="worst case")return i?`${nc[o]}: ${a(l)}.`:"";let c=`${nc[o]}: ${a(s[0])}.`;return i&&!r.includes(s[0])?`${c} Safest: ${a(l)}.`:c}var sc=[["match","seats","values","review"],["learning"]],gn=class{callbacks;opened=null;values=!0;chosenYardstick=null;touched=!1;task=null;hint="";thinking=null;seen=new WeakMap;waiting=!1;said="";news="";tips=new ms;opponents=new us(()=>{this.touched=!0,this.show()});analyst;rater;findings=new Ho(e=>this.playAll(e));review=new hs({went:e=>this.go(e),asked:e=>this.learn(e),chose:()=>this.show()});constructor(e,t){this.callbacks=t,this.analyst=new ko(e,o=>this.redrawSoon(o)),this.rater=new ds(e,o=>this.redrawSoon(o),Is)}get isOpen(){return this.opened!==null}get match(){if(!this.opened)throw new Error("no position is open");return this.opened}get line(){return this.match.line}get game(){return this.match.game}get study(){return this.analyst.study(this.game,this.line.position)}get judgements(){return ec(this.line,e=>this.analyst.study(this.game,e),e=>this.ratingOf(e))}get yardstick(){let{game:e,study:t,chosenYardstick:o}=this;if(!e.yardsticks)return"worst case";let s=e.names(t.position).length;return o??Pa(s,e.yardsticks.searchesSelfish(t.position))}ratingOf(e){return this.rater.rating(e,this.game.yardsticks)}get backs(){return this.opponents.backs(this.game,this.line.position)}get hasSecrets(){return this.match.lines.some(({end:e})=>this.opponents.backs(this.game,e).size>0)}get mayMove(){let{game:e,line:t,backs:o}=this,s=e.toMove(t.position);return s===null||o.has(s)?!1:!this.opponents.plays(s)||t.here.next!==null}get shownStudy(){return this.values&&!this.task&&!this.backs.size?this.study:null}open(e){let t=this.opened;this.reset(),(!(t?.game===e.game&&Cr(t.line).length===Cr(e.line).length)||e.origin!==t.origin)&&this.opponents.clear(),this.opened=e,e!==t&&(this.values=e.origin!=="play",this.review.whose=null);let{line:s,game:r}=e;this.review.open=s.moves.length>0&&r.over(s.position),this.greet()}greet(){let{game:e,line:t}=this,{length:o}=t.moves;e.over(t.position)?this.say(this.resultText()):this.say(o?`${O(o,"move")} opened.`:e.invitation)}seatEngine(e,t){let o=Array.from({length:t},(s,r)=>r?e.mode:"you");this.opponents.seat(o,this.game.hidesHands)}reset(){this.task=null,this.hint="",this.news="",this.thinking=null}play(e){if(this.touched=!0,this.task){this.tryTask(this.task,e);return}let t=this.line.position;this.line.play(e),this.hint="";let o=Vl(this.game,t,e);this.news=[o,...ql(this.game,t,this.line.position)].join(" "),this.say(this.game.over(this.line.position)?`${o} ${this.resultText()}`:""),this.show()}resultText(){return[this.game.resultText(this.line.position),Ar(this.match)].filter(Boolean).join(" ")}async letEngineMove(){let{game:e,line:t}=this,{here:o}=t,s=e.toMove(o.position);if(s===null||this.thinking===o||o.next||this.task||!this.opponents.plays(s))return;this.thinking=o,this.say(`${this.news} ${e.names(o.position)[s]} is thinking.`.trim()),this.showMessage();let r=await this.opponents.move(e,this.analyst,t.path);this.thinking===o&&(this.thinking=null,this.opened?.line===t&&t.here===o&&this.callbacks.isShown()&&this.play(r))}async giveHint(){let{game:e,line:t,study:o}=this,{here:s}=t;if(e.over(s.position)||this.opponents.plays(e.toMove(s.position)))return;this.say("Thinking."),this.showMessage();let{move:r,text:i}=await this.analyst.hold(()=>e.hint(this.analyst,t.path,o));if(this.opened?.line!==t||t.here!==s)return;this.hint=r;let a=this.shownStudy&&e.yardsticks?Xa[this.yardstick]:"";this.say(`${i} ${a}`.trim(),"hint"),this.show()}playAll(e){this.touched=!0;for(let t of e)this.line.play(t);this.show()}go(e){this.line.go(e),this.reset(),this.say(this.game.over(e.position)?this.resultText():""),this.show()}back(){this.go(this.whereToStep(e=>e.parent))}forward(){this.go(this.whereToStep(e=>e.next))}whereToStep(e){let{game:t,line:o,match:s,opponents:r}=this,i=s.origin==="play"&&!t.over(o.end),a=c=>i&&r.plays(t.toMove(c.position)),l=e(o.here)??o.here;for(let c=e(l);c&&a(l);c=e(l))l=c;return l}toFirst(){this.go(this.line.first)}toLast(){this.go(this.line.spots.at(-1))}goToRound(e){this.match.current=e,this.go(this.line.here)}toggleValues(){this.values=!this.values,this.show()}toggleReview(){this.review.open=!this.review.open,this.show()}withOpenHands(e){if(!this.hasSecrets){e();return}this.say("This would show the engine's cards. Finish the round first, or choose under Players to show them.","refused"),this.showMessage()}askSeats(){this.opponents.ask(this.game,this.line.position)}learn(e){this.touched=!0,this.task=new to(this.game,e),this.poseTask(this.task),scrollTo(0,0)}poseTask({mistake:e,task:t}){this.line.go(e.from),this.hint="",this.thinking=null,this.say(t.text,t.tone),this.show(),Ut()}tryTask(e,t){let{text:o,tone:s}=e.tried(t,Do(this.game,this.study,this.ratingOf(this.study),t));s==="right"&&(this.hint=t),this.say(o,s),this.show()}answerTask(e){let{text:t,tone:o}=e.answer();[this.hint]=e.mistake.verdict.better,this.say(t,o),En(()=>this.show(),()=>h("learning-next").focus())}goOnLearning(e){e.next()?this.poseTask(e):this.stopLearning(e.summary)}stopLearning(e){this.reset(),this.say(e),En(()=>this.show(),()=>h("heading").focus({preventScroll:!0}))}say(e,t=""){this.said=e,h("message").className=`message ${t}`,e&&Tr(e)}showMessage(){let{match:e,game:t,line:o,callbacks:s}=this,r=!this.opponents.plays(t.toMove(o.position)),i=t.over(o.position);h("board-side").dataset.over=String(i);let a=e.origin==="play"&&r&&!i?this.tips.next(t,o.position):void 0,l=this.said&&this.said!==t.invitation;if(a&&!l){let u=()=>{this.tips.dismiss(a.id),this.say(""),this.show()},d=`${this.news} ${a.text}`.trim();Pr(d,{text:"Got it",accepted:u}),h("message").className="message hint";return}let c=e.next?{text:"Next round",accepted:()=>s.nextRound()}:e.origin==="play"?{text:"Play again",accepted:()=>s.playedAgain()}:null;Pr(this.said||this.news,i?c:null)}show(){let{game:e,line:t,backs:o}=this,{position:s}=t,r=this.shownStudy,i=e.over(s)?null:this.task?this.study:r,a=this.review.open?t.spots.map(d=>this.analyst.study(e,d.position)).reverse():[];this.analyst.want(i),this.analyst.wantLater(a),this.rater.want(i,e.yardsticks),this.rater.wantLater(a,e.yardsticks),h("subheading").textContent=e.rulesLine(s);let l=h("values",HTMLButtonElement);l.setAttribute("aria-pressed",String(this.values));let c=o.size>0;l.disabled=c,h("review",HTMLButtonElement).disabled=c,c&&(this.review.open=!1);for(let d of["setup","save"])h(d).setAttribute("aria-disabled",String(this.hasSecrets));h("undo",HTMLButtonElement).disabled=!t.here.parent,h("redo",HTMLButtonElement).disabled=!t.here.next,h("hint",HTMLButtonElement).disabled=e.over(s)||this.opponents.plays(e.toMove(s)),this.showMessage();let{task:u}=this;Jl(u,{answered:()=>u&&this.answerTask(u),wentOn:()=>u&&this.goOnLearning(u),left:()=>this.stopLearning("")}),tc(this.match,d=>this.goToRound(d)),this.showFound(),this.letEngineMove(),this.callbacks.changed()}showFound(){let{game:e,line:t,backs:o}=this,{position:s}=t,r=this.shownStudy;this.callbacks.tableOf(e).show({position:s,marks:t.here.marks,last:t.here.move,study:r,values:r?el(e,r,this.ratingOf(r),this.yardstick):new Map,mayMove:this.mayMove,backs:o,hint:this.hint}),Dl(e,s,{study:r,rating:r&&this.ratingOf(r),yardstick:this.yardstick,backs:o,engines:e.names(s).map((l,c)=>this.opponents.words(e,c))}),this.findings.show(e,r,this.analyst),oc(e,r,r&&this.ratingOf(r),this.yardstick,l=>{this.chosenYardstick=l,this.show()});let{judgements:i}=this,a=new Map;if(this.review.open)for(let{spot:l,cost:c}of i)c&&a.set(l,c);zl(t,a,l=>this.go(l)),this.review.open&&!this.task&&Rr(t,i,{studyOf:l=>this.analyst.study(e,l),ratingOf:l=>this.ratingOf(l),viewOf:l=>this.seenAt(l)}),this.review.show(t,i,l=>this.analyst.study(e,l),{learning:this.task!==null,person:this.opponents.onlyPerson(e,s)})}seenAt(e){let{game:t,analyst:o,seen:s}=this;if(!s.has(e)&&t.seenEstimates){s.set(e,null);let r=mn(e);o.hold(()=>t.seenEstimates(o,r)).then(i=>{s.set(e,i),this.opened&&this.callbacks.isShown()&&this.showFound()})}return s.get(e)??null}redrawSoon(e){this.waiting||!this.opened||!this.callbacks.isShown()||e!==this.study&&!this.review.open||(this.waiting=!0,requestAnimationFrame(()=>{this.waiting=!1,this.callbacks.isShown()&&this.showFound()}))}rest(){this.analyst.want(null),this.analyst.wantLater([]),this.rater.want(null,void 0),this.rater.wantLater([],void 0),this.thinking=null}keep(){let{match:e,values:t,task:o}=this,s={match:e.keep(),seats:this.opponents.keep(),values:t,review:this.review.open};return o?{...s,learning:o.keep()}:s}load(e){let t=R(e,"",...sc),o=mt.from(oe,t.match),s=t.learning===void 0?null:to.from(o.line,t.learning);this.open(o),this.opponents.load(t.seats),this.values=w(t.values,"boolean","values"),this.review.open=w(t.review,"boolean","review"),this.touched=!0,this.task=s,s?this.say(s.said.text,s.said.tone):this.greet(),s?.solved&&([this.hint]=s.mistake.verdict.better)}static summary(e){let t=R(e,"",...sc),{game:o,lines:s,line:r}=mt.from(oe,t.match),i=s.length>1?`round ${s.length}, `:"";return{words:`${o.title}: ${Cr(r).join(", ")}; ${i}${O(r.moves.length,"move")}.`,over:o.over(r.end),address:r.address()}}};function Cr({game:n,position:e}){return n.names(e)}var rc=1,he={load(n){let{version:e,value:t}=Fe(`board:${n}`).load();return e===rc?t:null},save(n,e){return Fe(`board:${n}`).save({version:rc,value:e})},read(n,e){let t=he.load(n);if(t==null)return null;try{return e(t)}catch(o){if(o instanceof f)return null;throw o}}},Uh=["doors","setting","writing","asking","board"],ic="ppsolve:board:screen";function ac(n){try{let e=JSON.parse(sessionStorage.getItem(ic)??"null");return!Array.isArray(e)||e[1]!==n?null:Uh.find(t=>t===e[0])??null}catch{return null}}function lc(n,e){try{sessionStorage.setItem(ic,JSON.stringify([n,e]))}catch{}}var fs=class{callbacks;choices;game=oe[0];constructor(e){this.callbacks=e,this.choices=new Map(oe.map(s=>[s,{players:s.usualPlayers,level:s.levels[0],options:s.options()}])),this.load(he.load("choices"));let t={"play-start":()=>this.play(),"write-start":()=>e.wrote(this.game,this.chosen.options),"analyse-start":()=>e.analysed(this.game,this.chosen.options),"asking-open":()=>e.advised(this.game),"analyse-open":()=>e.asked()};for(let[s,r]of Object.entries(t))h(s).addEventListener("click",r);let o=oe.map(s=>{let r=g("input",{type:"radio",name:"door-game",id:`door-${s.name}`});return r.addEventListener("change",()=>this.change(()=>this.game=s)),g("label",{},r,g("span",{},s.title))});h("door-games").replaceChildren(...o)}get chosen(){return this.choices.get(this.game)}optionsOf(e){return this.choices.get(e).options}again(e){return{game:e,...this.choices.get(e),seed:Gt()}}play(){let e=h("door-seed",HTMLInputElement).value.trim();try{this.callbacks.played({...this.again(this.game),...e?{seed:fo(e)}:{}})}catch(t){if(!(t instanceof f))throw t;this.say(t.message)}}say(e){h("doors-said").textContent=e}change(e){e(),he.save("choices",this.keep()),this.say(""),this.showChoices(),this.callbacks.chose(this.game)}show(e){let t=e.map(({screen:o,title:s,words:r})=>{let i=g("button",{type:"button",class:"action","data-screen":o},s);return i.addEventListener("click",()=>this.callbacks.wentOn(o)),g("li",{},g("span",{},r),i)});h("going-on").replaceChildren(...t),h("going-on-panel").hidden=!t.length,this.showChoices()}showChoices(){let{game:e}=this,{players:t,level:o,options:s}=this.chosen;h(`door-${e.name}`,HTMLInputElement).checked=!0,h("subheading").textContent=e.about;let r=e.playerNumbers.map(l=>[l,`${l}`]);ce(h("play-players",HTMLSelectElement),r,t,l=>this.change(()=>this.chosen.players=l));let i=e.levels.filter(l=>l.sight===o.sight);ce(h("play-level",HTMLSelectElement),i.map(({mode:l,strength:c})=>[l,c]),o.mode,l=>this.change(()=>this.chosen.level=e.levels.find(c=>c.mode===l)));let a=e.levels.filter(l=>l.strength===o.strength);h("play-sees").hidden=!o.sight,ce(h("play-sight",HTMLSelectElement),a.map(({mode:l,sight:c})=>[l,c?.all?"every hand":"its own hand"]),o.mode,l=>this.change(()=>this.chosen.level=e.levels.find(c=>c.mode===l))),h("play-words").textContent=[o.sight?.words,o.words].filter(Boolean).join(" "),h("asking-door").hidden=!e.adviser,h("write-words").textContent=e.writeWords,C(h("door-own"),[e,t,JSON.stringify(s.keep())],()=>s.fields("door",t,()=>this.change(()=>{})))}keep(){let e=[...this.choices].map(([t,{players:o,level:s,options:r}])=>[t.name,{players:o,level:s.mode,options:r.keep()}]);return{game:this.game.name,games:Object.fromEntries(e)}}load(e){if(B(e)){this.game=oe.find(({name:t})=>t===e.game)??this.game;for(let[t,o]of this.choices){let s=B(e.games)?e.games[t.name]:null;B(s)&&(o.players=t.playerNumbers.find(r=>r===s.players)??o.players,o.level=t.levels.find(({mode:r})=>r===s.level)??o.level,o.options.load(s.options))}}}};function cc(n){let e=h("opening",HTMLDialogElement),t=h("opening-text",HTMLTextAreaElement),o=h("opening-file",HTMLInputElement),s=i=>{try{let a=n(i);e.close(),a()}catch(a){if(!(a instanceof f))throw a;t.value=i,h("opening-said").textContent=a.message,e.open||e.showModal()}},r=async i=>s(await i.text());return h("opening-read").addEventListener("click",()=>s(t.value)),o.addEventListener("change",()=>{let i=o.files?.item(0);i&&r(i).finally(()=>o.value="")}),document.addEventListener("dragover",i=>i.preventDefault()),document.addEventListener("drop",i=>{i.preventDefault();let a=i.dataTransfer?.files.item(0);a?r(a):s(i.dataTransfer?.getData("text")??"")}),{ask(){h("opening-said").textContent="",e.showModal()}}}function dc(n){let e=h("saving-text",HTMLTextAreaElement),t=h("saving-form",HTMLSelectElement),o=()=>t.value==="text",s=()=>e.value=o()?n().text():Dh(n().record());return t.addEventListener("change",s),h("saving-copy").addEventListener("click",()=>{Bi(e,h("saving-copied"))}),h("saving-file").addEventListener("click",()=>{let r=o()?"text/plain":"application/json",i=URL.createObjectURL(new Blob([e.value],{type:r})),a=`${n().game.name}-record.${o()?"txt":"json"}`;g("a",{href:i,download:a}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4)}),{ask(){s(),h("saving",HTMLDialogElement).showModal()}}}function Dh(n){if("moves"in n)return`${uc(n,"")}
`;let e=n.rounds.map(r=>`    ${uc(r,"    ")}`),{schema:t,players:o}=n;return`{
${`  "schema": ${JSON.stringify(t)},
  "players": ${JSON.stringify(o)},`}
  "rounds": [
${e.join(`,
`)}
  ]
}
`}function uc({schema:n,deal:e,moves:t},o){let s=t.map(a=>`${o}    ${JSON.stringify(a)}`),r=s.length?`[
${s.join(`,
`)}
${o}  ]`:"[]";return`{
${[`"schema": ${JSON.stringify(n)}`,`"deal": ${JSON.stringify(e)}`,`"moves": ${r}`].map(a=>`${o}  ${a}`).join(`,
`)}
${o}}`}var gs=class{callbacks;current=null;touched=!1;constructor(e){this.callbacks=e;let t={"setup-start":()=>this.start(),"setup-deal":()=>this.deal(),"setup-clear":()=>this.change(s=>s.clear()),"setup-back":()=>e.left(),"setup-open":()=>e.asked()};for(let[s,r]of Object.entries(t))h(s).addEventListener("click",r);let o=oe.map(({name:s,title:r})=>[s,r]);ce(h("setup-game",HTMLSelectElement),o,o[0][0],s=>{let r=oe.find(i=>i.name===s);this.begin(r,{},!h("setup-back").hidden)})}get game(){return this.current?.game??null}begin(e,{position:t,next:o,kept:s},r){let i=e.setup(()=>this.touch(),this.callbacks.optionsOf(e));t!==void 0&&i.take(t),o&&i.begin(o),s!==void 0&&i.load(s),this.current={game:e,setup:i},this.touched=s!==void 0,h("setup-back").hidden=!r,this.show(),this.callbacks.changed()}end(){this.current=null}keep(){return this.current?{game:this.current.game.name,touched:this.touched,setup:this.current.setup.keep()}:null}say(e,t="refused"){h("setup-said").className=t,h("setup-said").textContent=e}attempt(e){try{e()}catch(t){if(!(t instanceof f))throw t;this.say(t.message)}}start(){if(!this.current)return;let{game:e,setup:t}=this.current;this.attempt(()=>{let o=t.whyNotStart();o?this.say(o):this.callbacks.started({game:e,position:t.position(),moves:[]})})}deal(){let e=h("setup-seed",HTMLInputElement).value.trim();this.attempt(()=>{let t=e?fo(e):Gt();this.change(o=>o.deal(t)),e||this.say(`Dealt at random, from seed ${t}.`,"")})}change(e){this.current&&(e(this.current.setup),this.touch())}touch(){this.touched=!0,this.show(),this.callbacks.changed()}tap(e){let t=this.current?.setup.press(e);t&&this.say(t)}act(e,t){if(!this.current)return;let o=this.callbacks.tableOf(this.current.game);e==="go"?o.act(e,t):this.current.setup.act(e,t,o.focusedPlace())}show(){if(!this.current)return;let{setup:e,game:t}=this.current;h("subheading").textContent="Set up a position",h("setup-game",HTMLSelectElement).value=t.name;let o=t.playerNumbers.map(l=>[l,`${l}`]);ce(h("setup-players",HTMLSelectElement),o,e.players,l=>this.change(()=>e.setPlayers(l)));let s=e.ownFields();C(h("setup-own"),s.map(l=>l.outerHTML+(l.querySelector("select")?.value??"")),()=>s),h("setup-own").hidden=!s.length;let[r,i]=[e.stacks(),e.seats()];C(h("setup-stacks"),r,()=>r),C(h("setup-seats"),i,()=>i);let a=e.names.slice(0,e.players).map((l,c)=>[c,l]);ce(h("setup-first",HTMLSelectElement),a,e.first,l=>this.change(()=>e.first=l)),this.say(e.remark()),this.callbacks.tableOf(t).showDraft(e.draft())}};var jh={doors:"doors",setting:"setting",writing:"writing",asking:"asking",board:"board-side"},yn=JSON.parse(h("given").textContent);function Hh(){return Uint8Array.from(atob(h("core").textContent),n=>n.charCodeAt(0))}var Nr=class{screen="doors";started=!1;seated=null;coming={origin:"analyse",next:null};board;doors=new fs({played:e=>this.startPlay(e),wrote:e=>this.beginWriting(e,null),analysed:e=>this.beginSetup(e,{}),advised:e=>this.beginAsking(e),asked:()=>this.opening.ask(),wentOn:e=>this.goOn(e),chose:e=>this.tellGame(e)});opening=cc(e=>this.reader(e));saving=dc(()=>this.board.match);setup=new gs({started:e=>this.finishRound(e),left:()=>this.showScreen(this.board.isOpen?"board":"doors"),asked:()=>this.opening.ask(),changed:()=>{this.keep("setup",{setup:this.setup.keep(),coming:this.coming}),this.screen==="setting"&&this.tellGame(this.setup.game)},tableOf:e=>this.seatTable(e),optionsOf:e=>this.doors.optionsOf(e)});recorders=new Map;written=null;advisers=new Map;advised=null;constructor(e){this.board=new gn(e,{tableOf:t=>this.seatTable(t),isShown:()=>this.screen==="board",changed:()=>this.boardChanged(),nextRound:()=>this.beginNextRound(),playedAgain:()=>this.startPlay(this.doors.again(this.board.game))}),this.listen()}get analyst(){return this.board.analyst}get match(){return this.board.match}get line(){return this.board.line}get game(){return this.board.game}get study(){return this.board.study}get judgements(){return this.board.judgements}play(e){this.board.play(e)}show(){this.board.show()}showScreen(e){this.screen==="board"&&e!=="board"&&this.board.rest(),this.screen=e,document.body.dataset.screen=e;for(let[t,o]of Object.entries(jh))h(o).hidden=t!==e;lc(e,yn.text),e==="doors"?(this.doors.show(this.unfinished()),this.tellGame(this.doors.game)):e==="setting"?(this.setup.show(),this.tellGame(this.setup.game)):e==="writing"?(this.recorderOf(this.written).show(),this.tellGame(this.written)):e==="asking"?(this.adviserOf(this.advised).show(),this.tellGame(this.advised)):(this.board.show(),this.tellGame(this.board.game)),e!=="board"&&Ns(),h("home").hidden=e==="doors",scrollTo(0,0),this.started&&h("heading").focus({preventScroll:!0})}tellGame(e){if(h("footer").textContent=this.screen==="board"?e.footer:"",document.body.dataset.game!==e.name){document.body.dataset.game=e.name,h("heading").textContent=e.title;for(let t of document.querySelectorAll(".more-words"))t.textContent=e.moreWords;h("game-rules-title").textContent=`The rules of ${e.title}`,h("game-rules-pages").replaceChildren(...e.rulesPages()),h("help-values").textContent=e.yardsticks?"A number on a place is the result of the player to move by the yardstick that is chosen, with open hands; ★ marks the best. Hold a finger or the mouse on a number to read what it means.":`A number on a place is the worst case: what the player to move can then guarantee, ${e.sureWords}. ★ marks the best.`,h("help-own").replaceChildren(...e.help.map(t=>g("li",{},t)))}}seatTable(e){if(this.seated?.game===e)return this.seated.table;this.seated?.table.close();let t=e.table({played:o=>this.board.play(o),say:(o,s)=>{this.board.say(o,s)},tapped:o=>this.tap(o),redraw:()=>this.board.show()});return this.seated={game:e,table:t},t}tap(e){if(this.screen==="setting")this.setup.tap(e);else if(this.entering)this.entering.tap(e);else return!1;return!0}openText(e){this.reader(e)()}reader(e){for(let o of oe){let s=o.readSeen?.(e)??null;if(s!==null)return()=>this.beginAsking(o,s)}let t=Tn(oe,e);return()=>this.open(t)}open(e,t="analyse"){this.board.open(mt.of(e,t)),this.board.touched=t!=="analyse",this.showScreen("board")}startPlay({game:e,players:t,level:o,seed:s,options:r}){let i=[ee,...Z.slice(1)].slice(0,t);this.board.open(mt.of({game:e,position:e.newDeal(s,i,r),moves:[]},"play")),this.board.touched=!0,this.board.seatEngine(o,t),h("door-seed",HTMLInputElement).placeholder=`last: ${s}`,this.showScreen("board")}beginSetup(e,t,o=this.newRound("analyse")){this.coming=o,this.setup.begin(e,t,this.board.isOpen),this.showScreen("setting")}newRound(e){return{origin:e,next:null}}recorderOf(e){let t=this.recorders.get(e);if(t)return t;let o=e.recorder({finished:s=>this.finishRound(s),changed:()=>this.keepWriting(),handsFirst:s=>this.beginSetup(e,{kept:s},this.newRound("hands")),table:()=>this.seatTable(e)});return this.recorders.set(e,o),o}get entering(){return this.screen==="writing"?this.recorderOf(this.written):this.screen==="asking"?this.adviserOf(this.advised):null}adviserOf(e){let t=this.advisers.get(e);if(t)return t;let o=e.adviser({changed:()=>this.keepAsking(),table:()=>this.seatTable(e),analyst:this.analyst});return this.advisers.set(e,o),o}beginAsking(e,t=null){this.advised=e;let o=this.adviserOf(e);t===null?o.begin(this.doors.optionsOf(e)):o.open(t),this.showScreen("asking")}beginWriting(e,t){if(this.coming={origin:"write",next:t},!e.recorder){this.beginSetup(e,{},{origin:"hands",next:t});return}this.written=e,this.recorderOf(e).begin(this.doors.optionsOf(e),t),this.showScreen("writing")}finishRound(e){let{origin:t,next:o}=this.coming;this.keep("setup",null),this.keep("writing",null),o&&this.board.isOpen&&this.board.match.next?.number===o.number?(this.board.match.add(e),this.board.open(this.board.match),this.board.touched=!0,this.showScreen("board")):this.open(e,t)}beginNextRound(){let{match:e}=this.board,{next:t,game:o}=e;t&&(e.origin==="play"&&o.nextDeal?(e.add({position:o.nextDeal(Gt(),t),moves:[]}),this.board.open(e),this.board.say(""),this.showScreen("board")):e.origin==="write"?this.beginWriting(o,t):this.beginSetup(o,{next:t},{origin:e.origin,next:t}))}keep(e,t){he.save(e,t)||(h("storage-said").textContent="This browser does not store anything here: save your round before you close the page.")}keepWriting(){if(!this.written)return;let{next:e}=this.coming,t=this.recorderOf(this.written),o=t.keep();!t.summary(o)&&this.keptSummary()||this.keep("writing",{game:this.written.name,next:e,round:o})}keepAsking(){if(!this.advised)return;let e=this.adviserOf(this.advised).keep();!this.adviserOf(this.advised).summary(e)&&this.keptAsking()||this.keep("asking",{game:this.advised.name,table:e})}boardChanged(){this.board.touched&&this.keep("table",this.board.keep());let e=this.board.line.address();this.board.backs.size?Ns():ji(e)}unfinished(){let e=[],t=he.read("table",i=>gn.summary(i));t&&e.push({screen:"board",title:t.over?"Look again":"Go on",words:t.words});let o=this.keptSummary();o&&e.push({screen:"writing",title:"Go on writing",words:`Written down: ${o}.`});let s=this.keptAsking();s&&e.push({screen:"asking",title:"Go on asking",words:s});let r=he.read("setup",i=>pc(i));if(r?.touched){let i=`A position of ${r.game.title}.`;e.push({screen:"setting",title:"Go on setting up",words:i})}return e}keptSummary(){return he.read("writing",e=>{let{game:t,round:o}=this.keptWriting(e);return this.recorderOf(t).summary(o)})}keptAsking(){return he.read("asking",e=>{let{game:t,table:o}=hc(e);return this.adviserOf(t).summary(o)})}loadAsking(e){let{game:t,table:o}=hc(e);return this.advised=t,this.adviserOf(t).load(o),!0}keptWriting(e){let t=R(e,"",["game","next","round"],[]),o=oe.find(s=>s.name===t.game&&s.recorder!==void 0);if(!o)throw new f("game","is not written down");return{game:o,round:t.round,next:t.next}}goOn(e){let t=e==="doors"||(e==="board"?this.loadTable():e==="writing"?he.read("writing",o=>this.loadWriting(o)):e==="asking"?he.read("asking",o=>this.loadAsking(o)):he.read("setup",o=>this.loadSetup(o)));return t&&this.showScreen(e),!!t}loadWriting(e){let{game:t,round:o,next:s}=this.keptWriting(e);return this.recorderOf(t).load(o),this.written=t,this.coming={origin:"write",next:s},s&&this.loadTable(),!0}loadSetup(e){let{game:t,setup:o,coming:s}=pc(e);return this.coming=s,s.next&&this.loadTable(),this.setup.begin(t,{kept:o},this.board.isOpen),!0}loadTable(){return he.read("table",e=>(this.board.load(e),!0))}start(){this.openFirst(),this.started=!0}openFirst(){let e=wo(),t=ac(yn.text),o=he.read("table",s=>gn.summary(s));if(e){t==="board"&&o?.address===e&&this.goOn("board")||this.openAddress();return}t&&t!=="doors"&&this.goOn(t)||(yn.text&&t!=="doors"?this.openText(yn.text):this.showScreen("doors"))}openAddress(){let e=wo();if(!(!e||this.board.isOpen&&this.screen==="board"&&e===this.board.line.address()))try{this.openText(e)}catch(t){if(!(t instanceof f))throw t;if(this.screen==="board"&&this.board.isOpen){this.board.say(t.message,"refused");return}this.showScreen("doors"),this.doors.say(`The link cannot be opened. ${t.message}`)}}listen(){let{board:e}=this,t={undo:()=>e.back(),redo:()=>e.forward(),first:()=>e.toFirst(),last:()=>e.toLast(),"take-back":()=>e.back(),values:()=>e.toggleValues(),review:()=>e.toggleReview(),setup:()=>e.withOpenHands(()=>this.beginSetup(e.game,{position:e.line.position})),hint:()=>{e.giveHint()},seats:()=>e.askSeats(),save:()=>e.withOpenHands(()=>this.saving.ask())},o={help:"rules","show-rules":"game-rules"};for(let[s,r]of Object.entries(t))document.getElementById(s)?.addEventListener("click",r);for(let[s,r]of Object.entries(o))h(s).addEventListener("click",()=>h(r,HTMLDialogElement).showModal());h("home").addEventListener("click",()=>this.showScreen("doors")),document.addEventListener("keydown",s=>{if(document.querySelector("dialog[open]")||Jh(s.target))return;let r=Fi(s,yn.keyboard.actions);if(!r)return;let[i,a]=r;if(i==="help")h("help").click();else{if(this.screen==="doors")return;this.screen==="setting"?this.setup.act(i,a):this.entering?this.entering.act(i,a):Object.hasOwn(t,i)?t[i]():i==="go"&&!this.seated?.table.focusedPlace()&&a==="left"?e.back():i==="go"&&!this.seated?.table.focusedPlace()&&a==="right"?e.forward():this.seated?.table.act(i,a)}s.preventDefault()}),addEventListener("hashchange",()=>this.openAddress())}};function pc(n){let{setup:e,coming:t}=R(n,"",["setup","coming"],[]),{game:o,touched:s,setup:r}=R(e,"",["game","touched","setup"],[]),i=oe.find(a=>a.name===o);if(!i)throw new f("game","is unknown");return{game:i,touched:s===!0,setup:r,coming:t}}function hc(n){let e=R(n,"",["game","table"],[]),t=oe.find(o=>o.name===e.game&&o.adviser!==void 0);if(!t)throw new f("game","hides nothing");return{game:t,table:e.table}}function Jh(n){return n instanceof Element&&/^(INPUT|TEXTAREA|SELECT)$/.test(n.tagName)}var Br;async function Wh(){Gi(),Di(),qa(document.body),h("help-keys").replaceChildren(...yn.keyboard.help.map(Ii)),Br=new Nr(await WebAssembly.compile(Hh())),Br.start()}Wh();return vc(zh);})();

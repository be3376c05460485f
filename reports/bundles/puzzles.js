/* Generated from web/: npm run build */
"use strict";var ppsolve=(()=>{var Ot=Object.defineProperty;var fr=Object.getOwnPropertyDescriptor;var yr=Object.getOwnPropertyNames;var br=Object.prototype.hasOwnProperty;var $r=(n,e)=>{for(var t in e)Ot(n,t,{get:e[t],enumerable:!0})},vr=(n,e,t,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of yr(e))!br.call(n,o)&&o!==t&&Ot(n,o,{get:()=>e[o],enumerable:!(r=fr(e,o))||r.enumerable});return n};var kr=n=>vr(Ot({},"__esModule",{value:!0}),n);var Zo={};$r(Zo,{play:()=>z});var rn=`common-language = English
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
}`;var on=`page-language = Language
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
page-route-lost = The route can no longer be completed.`;var sn=`common-language = Français
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
}`;var an=`page-language = Langue
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
page-route-lost = Le parcours ne peut plus être terminé.`;var ln=`common-language = 한국어
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
}`;var un=`page-language = 언어
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
page-route-lost = 이제는 길을 완성할 수 없어요.`;var K=class{constructor(e){this.value=e}valueOf(){return this.value}},F=class extends K{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},j=class extends K{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Y=class n extends K{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof K)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof K&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var cn=100,Sr="⁨",Cr="⁩";function Lr(n,e,t){if(t===e||t instanceof j&&e instanceof j&&t.value===e.value)return!0;if(e instanceof j&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function pn(n,e,t){return e[t]?ge(n,e[t].value):(n.reportError(new RangeError("No default")),new F)}function St(n,e){let t=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=Ae(n,o.value):t.push(Ae(n,o));return{positional:t,named:r}}function Ae(n,e){switch(e.type){case"str":return e.value;case"num":return new j(e.value,{minimumFractionDigits:e.precision});case"var":return Rr(n,e);case"mesg":return Mr(n,e);case"term":return zr(n,e);case"func":return Ar(n,e);case"select":return Nr(n,e);default:return new F}}function Rr(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new F(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new F(`$${e}`);if(t instanceof K)return t;switch(typeof t){case"string":return t;case"number":return new j(t);case"object":if(Y.supportsValue(t))return new Y(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new F(`$${e}`)}}function Mr(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new F(e);if(t){let o=r.attributes[t];return o?ge(n,o):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new F(`${e}.${t}`))}return r.value?ge(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new F(e))}function zr(n,{name:e,attr:t,args:r}){let o=`-${e}`,s=n.bundle._terms.get(o);if(!s)return n.reportError(new ReferenceError(`Unknown term: ${o}`)),new F(o);if(t){let l=s.attributes[t];if(l){n.params=St(n,r).named;let h=ge(n,l);return n.params=null,h}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new F(`${o}.${t}`)}n.params=St(n,r).named;let a=ge(n,s.value);return n.params=null,a}function Ar(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new F(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new F(`${e}()`);try{let o=St(n,t);return r(o.positional,o.named)}catch(o){return n.reportError(o),new F(`${e}()`)}}function Nr(n,{selector:e,variants:t,star:r}){let o=Ae(n,e);if(o instanceof F)return pn(n,t,r);for(let s of t){let a=Ae(n,s.key);if(Lr(n,o,a))return ge(n,s.value)}return pn(n,t,r)}function Ct(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new F;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){t.push(n.bundle._transform(o));continue}if(n.placeables++,n.placeables>cn)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${cn}`);r&&t.push(Sr),t.push(Ae(n,o).toString(n)),r&&t.push(Cr)}return n.dirty.delete(e),t.join("")}function ge(n,e){return typeof e=="string"?n.bundle._transform(e):Ct(n,e)}var qe=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(t);return r[o]||(r[o]=new e(this.bundle.locales,t)),r[o]}};function Lt(n,e){let t=Object.create(null);for(let[r,o]of Object.entries(n))e.includes(r)&&(t[r]=o.valueOf());return t}var dn=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function mn(n,e){let t=n[0];if(t instanceof F)return new F(`NUMBER(${t.valueOf()})`);if(t instanceof j)return new j(t.valueOf(),{...t.opts,...Lt(e,dn)});if(t instanceof Y)return new j(t.toNumber(),{...Lt(e,dn)});throw new TypeError("Invalid argument to NUMBER")}var Ur=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function gn(n,e){let t=n[0];if(t instanceof F)return new F(`DATETIME(${t.valueOf()})`);if(t instanceof Y||t instanceof j)return new Y(t,Lt(e,Ur));throw new TypeError("Invalid argument to DATETIME")}var hn=new Map;function fn(n){let e=Array.isArray(n)?n.join(" "):n,t=hn.get(e);return t===void 0&&(t=new Map,hn.set(e,t)),t}var Ne=class{constructor(e,{functions:t,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:mn,DATETIME:gn,...t},this._useIsolating=r,this._transform=o,this._intls=fn(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(t===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(t===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let o=new qe(this,r,t);try{return Ct(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new F().toString(o);throw s}}};var Rt=/^(-?[a-zA-Z][\w-]*) *= */gm,yn=/\.([a-zA-Z][\w-]*) *= */y,Ir=/\*?\[/y,Mt=/(-?[0-9]+(?:\.([0-9]+))?)/y,Fr=/([a-zA-Z][\w-]*)/y,bn=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Dr=/^[A-Z][A-Z0-9_-]*$/,Ve=/([^{}\n\r]+)/y,Br=/([^\\"\n\r]*)/y,$n=/\\([\\"])/y,vn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jr=/^\n+/,kn=/ +$/,Hr=/ *\r?\n/g,_r=/( *)$/,Gr=/{\s*/y,wn=/\s*}/y,qr=/\[\s*/y,Vr=/\s*] */y,Kr=/\s*\(\s*/y,Yr=/\s*->\s*/y,Wr=/\s*:\s*/y,Zr=/\s*,?\s*/y,Qr=/\s+/y,Ue=class{constructor(e){this.body=[],Rt.lastIndex=0;let t=0;for(;;){let d=Rt.exec(e);if(d===null)break;t=Rt.lastIndex;try{this.body.push(h(d[1]))}catch(P){if(P instanceof SyntaxError)continue;throw P}}function r(d){return d.lastIndex=t,d.test(e)}function o(d,P){if(e[t]===d)return t++,!0;if(P)throw new P(`Expected ${d}`);return!1}function s(d,P){if(r(d))return t=d.lastIndex,!0;if(P)throw new P(`Expected ${d.toString()}`);return!1}function a(d){d.lastIndex=t;let P=d.exec(e);if(P===null)throw new SyntaxError(`Expected ${d.toString()}`);return t=d.lastIndex,P}function l(d){return a(d)[1]}function h(d){let P=w(),A=m();if(P===null&&Object.keys(A).length===0)throw new SyntaxError("Expected message value or attributes");return{id:d,value:P,attributes:A}}function m(){let d=Object.create(null);for(;r(yn);){let P=l(yn),A=w();if(A===null)throw new SyntaxError("Expected attribute value");d[P]=A}return d}function w(){let d;if(r(Ve)&&(d=l(Ve)),e[t]==="{"||e[t]==="}")return x(d?[d]:[],1/0);let P=$();return P?d?x([d,P],P.length):(P.value=S(P.value,jr),x([P],P.length)):d?S(d,kn):null}function x(d=[],P){for(;;){if(r(Ve)){d.push(l(Ve));continue}if(e[t]==="{"){d.push(g());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let R=$();if(R){d.push(R),P=Math.min(P,R.length);continue}break}let A=d.length-1,y=d[A];typeof y=="string"&&(d[A]=S(y,kn));let O=[];for(let R of d)R instanceof Ke&&(R=R.value.slice(0,R.value.length-P)),R&&O.push(R);return O}function g(){s(Gr,SyntaxError);let d=u();if(s(wn))return d;if(s(Yr)){let P=c();return s(wn,SyntaxError),{type:"select",selector:d,...P}}throw new SyntaxError("Unclosed placeable")}function u(){if(e[t]==="{")return g();if(r(bn)){let[,d,P,A=null]=a(bn);if(d==="$")return{type:"var",name:P};if(s(Kr)){let y=f();if(d==="-")return{type:"term",name:P,attr:A,args:y};if(Dr.test(P))return{type:"func",name:P,args:y};throw new SyntaxError("Function names must be all upper-case")}return d==="-"?{type:"term",name:P,attr:A,args:[]}:{type:"mesg",name:P,attr:A}}return b()}function f(){let d=[];for(;;){switch(e[t]){case")":return t++,d;case void 0:throw new SyntaxError("Unclosed argument list")}d.push(k()),s(Zr)}}function k(){let d=u();return d.type!=="mesg"?d:s(Wr)?{type:"narg",name:d.name,value:b()}:d}function c(){let d=[],P=0,A;for(;r(Ir);){o("*")&&(A=P);let y=p(),O=w();if(O===null)throw new SyntaxError("Expected variant value");d[P++]={key:y,value:O}}if(P===0)return null;if(A===void 0)throw new SyntaxError("Expected default variant");return{variants:d,star:A}}function p(){s(qr,SyntaxError);let d;return r(Mt)?d=v():d={type:"str",value:l(Fr)},s(Vr,SyntaxError),d}function b(){if(r(Mt))return v();if(e[t]==='"')return E();throw new SyntaxError("Invalid expression")}function v(){let[,d,P=""]=a(Mt),A=P.length;return{type:"num",value:parseFloat(d),precision:A}}function E(){o('"',SyntaxError);let d="";for(;;){if(d+=l(Br),e[t]==="\\"){d+=C();continue}if(o('"'))return{type:"str",value:d};throw new SyntaxError("Unclosed string literal")}}function C(){if(r($n))return l($n);if(r(vn)){let[,d,P]=a(vn),A=parseInt(d||P,16);return A<=55295||57344<=A?String.fromCodePoint(A):"�"}throw new SyntaxError("Unknown escape sequence")}function $(){let d=t;switch(s(Qr),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return M(e.slice(d,t))}return e[t-1]===" "?M(e.slice(d,t)):!1}function S(d,P){return d.replace(P,"")}function M(d){let P=d.replace(Hr,`
`),A=_r.exec(d)[1].length;return new Ke(P,A)}}},Ke=class{constructor(e,t){this.value=e,this.length=t}};var xn={0:21,1:8,3:16,6:1,7:8,8:8},Jr={l:8,r:8,m:16,n:4},Xr=/([lmn]e?|ng|ck|(?<![aeiouy])[aeiouy][bpkc])$/,eo=/le?$/;function Pn(n,e){let[t,r]=e.split("/"),o=to(n);return n+(o===0||o===8&&t==="으로"?r:t)}function to(n){let e=[...n.normalize("NFC")].filter(s=>/[\p{L}\p{N}]/u.test(s)),t=e.at(-1);if(t===void 0)return 0;let r=t.charCodeAt(0);if(44032<=r&&r<=55203)return(r-44032)%28;if(t in xn)return xn[t];let o=e.join("").toLowerCase();return e.length===1?Jr[o]??0:eo.test(o)?8:Xr.test(o)?4:0}function Tn(n,e){return/^([aeiouœæ]|h[aeiouy]|y[^aeiouy\W])/.test(e.normalize("NFD").toLowerCase())?`${n.slice(0,-1)}'${e}`:`${n} ${e}`}var Ie="en",We="qps",Ze=Ie,he=new Map,zt=new Map;function On(){return[...he.keys()]}function le(){return Ze}function Sn(n){Qe(n)&&(Ze=n)}function Qe(n){return he.has(n)||n===We}function Cn(n){return n.map(t=>t.split("-")[0].toLowerCase()).find(t=>he.has(t))??Ie}function Je(n,e){he.set(n,[...he.get(n)??[],...e]),zt.delete(n)}function En(n){let e=zt.get(n);if(e)return e;let t=he.get(n===We?Ie:n);if(!t)throw new Error("no catalogue is registered");let r=oo(n);for(let o of t)r.addResource(new Ue(o),{allowOverrides:!0});return zt.set(n,r),r}function i(n,e={}){return Nt(Ze,n,e)}function Nt(n,e,t={}){let r=En(n);return Ye(r.hasMessage(e)?r:En(Ie),e,t)}function Ye(n,e,t){let r=n.getMessage(e)?.value;if(!r)throw new Error(`no message ${e}`);return n.formatPattern(r,t)}function At(n){return n===We?Ie:n}var no=new Map([..."aceinouyACEINOUY"].map((n,e)=>[n,"àçéïñöûýÀÇÉÏÑÖÛÝ"[e]]));function ro(n){return n.trim()?n.replace(/([aeiou])(?=\w)/g,"$1$1").replace(/[aceinouyACEINOUY]/g,t=>no.get(t)??t):n}function oo(n){let e=l=>l instanceof j?String(l.value):String(l),t=l=>l instanceof j?l.value.toLocaleString(At(n)):String(l),r=(l,h)=>e(h)==="capital"?l.charAt(0).toUpperCase()+l.slice(1):l,o={COLOUR:([l],{form:h=""})=>r(Ye(a,"common-colour",{colour:e(l),form:e(h)}),h),COUNT:([l,h])=>Ye(a,"common-count",{thing:e(l),number:h}),PARTICLE:([l,h])=>Pn(t(l),e(h)),WORD:([l],{form:h=""})=>r(Ye(a,"common-word",{number:l}),h),ELIDE:([l,h])=>Tn(e(l),t(h))},s=n===We?ro:l=>l,a=new Ne(At(n),{functions:o,useIsolating:!1,transform:s});return a}function fe(n){return Ut(n,"common-list-and")}function ee(n){return Ut(n,"common-list-or")}function Ln(n){return Ut(n,"page-then")}function Ut(n,e){let t=n[n.length-1];return n.length>1?i(e,{first:n.slice(0,-1).join(", "),last:t}):t}function Rn(n){let e=t=>new Intl.DateTimeFormat(At(Ze),{[t]:"long",timeZone:"UTC"}).format(new Date(`${n}T00:00Z`));return{weekday:e("weekday"),month:e("month")}}Je("en",[rn,on]);Je("fr",[sn,an]);Je("ko",[ln,un]);var so="http://www.w3.org/2000/svg";function T(n,e=HTMLElement){let t=document.getElementById(n);if(!(t instanceof e))throw new Error(`The page has no ${e.name} with the ID "${n}".`);return t}function It(n,e){let t=n.querySelector(e);if(!(t instanceof HTMLElement))throw new Error(`The page has no element "${e}".`);return t}function Xe(n){let e=document.activeElement;return e instanceof HTMLElement?e.dataset[n]:void 0}function L(n,e={},...t){return Mn(document.createElement(n),e,t)}function U(n,e={},...t){return Mn(document.createElementNS(so,n),e,t)}function Mn(n,e,t){for(let[r,o]of Object.entries(e))n.setAttribute(r,`${o}`);return n.append(...t),n}function Fe(n){return n.flatMap((e,t)=>t?[" ",e]:[e])}function zn(n){return n.nodeType===Node.TEXT_NODE?n.nodeValue?.trim()?[n.nodeValue.trim()]:[]:[...n.childNodes].flatMap(zn)}function An(n,e){let[t,...r]=e.split(", "),o=zn(n).filter(s=>s!==t);n.setAttribute("aria-label",[[t,...o].join(" "),...r].join(", "))}function W({style:n},e){for(let[t,r]of Object.entries(e))n.setProperty(t,`${r}`)}async function Nn(n,e,t){try{await navigator.clipboard.writeText(n.value)}catch{t?.(),n.focus(),n.select(),document.execCommand("copy")}e.textContent=i("page-copied"),setTimeout(()=>e.textContent="",4e3)}var ao={left:[-1,0],right:[1,0],up:[0,1],down:[0,-1]},et=class{current="";floe;home;cellsHome;buttons=new Map;cells=[];marks=new Map;track=null;listening=new AbortController;constructor(e,t){this.home=e,this.cellsHome=It(e,".cells"),this.floe=It(e,".floe-names");let{signal:r}=this.listening,o=s=>{let a=Un(s);a&&t(a)};this.cellsHome.addEventListener("click",o,{signal:r}),this.cellsHome.addEventListener("focusin",s=>this.makeCurrent(Un(s)),{signal:r})}show({cells:e,width:t,height:r,track:o=null},s,a){this.cells=e,this.track?.remove(),this.track=o,o&&this.home.append(o),W(this.home,{"--columns":s,"--rows":a,"--filled-rows":r,"--margin":(s-t)/2});let l=new Set(e.map(w=>w.place)),h=Xe("place");for(let[w,x]of this.buttons)l.has(w)||(x.remove(),this.buttons.delete(w));let m=[...e].sort((w,x)=>x.row-w.row||w.column-x.column);for(let[w,x]of m.entries()){let g=this.buttons.get(x.place)??this.newButton(x.place);this.update(g,x);let u=this.cellsHome.children.item(w);u!==g&&this.cellsHome.insertBefore(g,u)}l.has(this.current)||(this.current=this.startingPlace()),this.makeCurrent(this.current),h&&!l.has(h)&&this.focus(this.current),this.nameRows()}close(){this.listening.abort(),this.clear(),this.floe.replaceChildren()}clear(){this.current="",this.marks=new Map,this.track?.remove(),this.cellsHome.replaceChildren(),this.buttons.clear()}newButton(e){let t=L("button",{type:"button","data-place":e});return this.buttons.set(e,t),t}update(e,t){let r=this.marks.get(t.place),o=JSON.stringify([t.kind,t.given,t.fits,t.label,t.look,r]);if(W(e,{"--x":t.x,"--row":t.row}),e.dataset.state===o)return;e.dataset.state=o;let s=["cell",t.kind,t.given&&"given",t.fits&&"fits",r?.role];e.className=s.filter(Boolean).join(" ");let a=t.picture(r);e.replaceChildren(...a?[a]:[]),r?.links?.length&&e.append(" ",L("span",{class:"link"},r.links.join(" "))),An(e,t.label)}nameRows(){let t=this.cells.filter(s=>s.row===0).map(({x:s,named:a,place:l})=>{let h=L("span",{},a?l:"");return W(h,{"--x":s}),h}),r=new Map;for(let s of this.cells)s.row>0&&s.x<(r.get(s.row)?.x??1/0)&&r.set(s.row,s);let o=[...r.values()].map(({place:s,row:a,x:l})=>{let h=L("span",{class:"row-letter"},s[0]);return W(h,{"--x":l,"--row":a}),h});this.floe.replaceChildren(...t,...o)}mark(e){this.marks=e}reveal(e){this.buttons.get(e)?.scrollIntoView({block:"nearest"})}refuse(e){let t=this.buttons.get(e);t&&(t.classList.remove("refused"),t.getBoundingClientRect(),t.classList.add("refused"))}startingPlace(){return(this.cells.find(e=>e.kind==="slot")??this.cells.at(0))?.place??""}makeCurrent(e){if(this.buttons.has(e)){this.current=e;for(let[t,r]of this.buttons)r.tabIndex=t===e?0:-1}}focus(e){this.makeCurrent(e),this.buttons.get(e)?.focus()}hasFocus(){return this.cellsHome.contains(document.activeElement)}moveFocus(e){this.hasFocus()?e():this.focus(this.current)}goBy([e,t]){let r=this.cells.find(o=>o.place===this.current);for(let o=1;r&&o<=this.cells.length;o+=1){let s=this.cells.find(a=>a.row===r.row+o*t&&a.x===r.x+o*e);if(s){this.focus(s.place);return}}}step(e){let t=this.cells.find(w=>w.place===this.current),r=ao[e];if(!t||!r)return;let[o,s]=r,a=this.cells.filter(w=>s?(w.row-t.row)*s>0:w.row===t.row&&(w.x-t.x)*o>0),l=w=>10*Math.abs(w.row-t.row)+Math.abs(w.x-t.x),h=(w,x)=>l(w)-l(x)||(w.x-x.x)*(s||1),m=a.sort(h).at(0);m&&this.focus(m.place)}};function Un({target:n}){return(n instanceof Element?n.closest("button"):null)?.dataset.place??""}function In([n,e]){let t=n.split(/\[(.+?)\]/).map((r,o)=>o%2?L("kbd",{},r):io(r));return L("div",{},L("dt",{},...t),L("dd",{},i(e)))}function io(n){switch(n){case" or ":return` ${i("page-keys-or")} `;case" and ":return` ${i("page-keys-and")} `;default:return n}}function Fn({key:n,ctrlKey:e,metaKey:t,shiftKey:r,altKey:o},s){if(o)return;let a=e||t?`Ctrl+${r?"Shift+":""}`:"",l=a?a+n.toLowerCase():n;if(!Object.hasOwn(s,l))return;let[h,m=""]=s[l].split(" ");return[h,m]}var Ft=new Map;function Z(n){let e=`ppsolve:${n}`;return{load(){let t=Ft.get(e);if(t)return t;try{let r=JSON.parse(localStorage.getItem(e)??"{}");return lo(r)?r:{}}catch{return{}}},save(t){try{return localStorage.setItem(e,JSON.stringify(t)),Ft.delete(e),!0}catch{return Ft.set(e,t),!1}}}}function lo(n){return typeof n=="object"&&n!==null}function Dn(n){let e=n,t=null;return{seconds(){return e+(t===null?0:(performance.now()-t)/1e3)},start(){t??=performance.now()},stop(){e=this.seconds(),t=null},reset(){e=0,t=t===null?null:performance.now()}}}var Dt="lang";function Bn(){Sn(co()),document.documentElement.lang=le(),go(document);let n=i("common-language");T("language-name").textContent=n;let e=T("language-choice");e.setAttribute("aria-label",`${n}, ${i("page-language")}`),e.hidden=jn()!=="",e.addEventListener("click",()=>T("languages",HTMLDialogElement).showModal()),T("languages-list").replaceChildren(...On().map(t=>L("li",{},uo(t))))}function uo(n){let e=Nt(n,"common-language"),t=L("button",{type:"button",lang:n,"data-lang":n},e);return n===le()&&t.setAttribute("aria-current","true"),t.addEventListener("click",()=>{n===le()?T("languages",HTMLDialogElement).close():po(n)}),t}function jn(){let n=document.getElementById("site")?.textContent;return n?JSON.parse(n).lang:""}function co(){let n=jn()||(new URLSearchParams(location.search).get(Dt)??"");if(Qe(n))return n;let{code:e}=Z("language").load();return typeof e=="string"&&Qe(e)?e:Cn(navigator.languages)}function po(n){let e=Z("language").save({code:n}),t=new URL(location.href),r=t.search;e?t.searchParams.delete(Dt):t.searchParams.set(Dt,n),t.search===r?location.reload():location.assign(t)}function mo(n){return n.split("`").map((e,t)=>t%2?L("code",{},e):e)}function go(n){for(let e of n.querySelectorAll("[data-say]"))e.replaceChildren(...mo(i(e.dataset.say)));for(let e of n.querySelectorAll("[data-label]"))e.setAttribute("aria-label",i(e.dataset.label));for(let e of n.querySelectorAll("[data-title]")){let{title:t="",key:r}=e.dataset;e.title=r?i("page-with-key",{name:i(t),key:r}):i(t)}for(let e of n.querySelectorAll("[data-placeholder]"))e.placeholder=i(e.dataset.placeholder)}var Hn=["auto","light","dark"];function _n(){let n=Z("settings"),e=n.load(),t={theme:Hn.find(l=>l===e.theme)??"auto",clock:e.clock!==!1},r=document.querySelector("#show-clock"),o=matchMedia("(prefers-color-scheme: dark)");function s(){let l=t.theme==="auto"?o.matches:t.theme==="dark";document.documentElement.dataset.theme=l?"dark":"light",document.body.classList.toggle("timeless",!t.clock),T(`theme-${t.theme}`,HTMLInputElement).checked=!0,r&&(r.checked=t.clock)}function a(l){Object.assign(t,l),n.save(t),s()}for(let l of Hn)T(`theme-${l}`).addEventListener("change",()=>a({theme:l}));r?.addEventListener("change",()=>a({clock:r.checked}));for(let l of document.querySelectorAll(".opens-settings"))l.addEventListener("click",()=>T("settings",HTMLDialogElement).showModal());o.addEventListener("change",s),s()}var ho=24,fo="RGYPB",yo=.618;function Gn(n){if(Bt(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let e=Array.from({length:ho},(r,o)=>{let s=U("svg",{class:`piece card-${fo[o%5]}`,viewBox:"0 0 60 70"});return s.append(U("use",{href:"#penguin",width:60,height:70,class:"body"})),W(s,{"--across":(o*yo%1).toFixed(3),"--late":o%7/7}),s}),t=L("div",{id:"celebration",class:"celebration","aria-hidden":"true"},...e);n.append(t),e.at(-1).addEventListener("animationend",()=>t.remove())}function Bt(){document.getElementById("celebration")?.remove()}function bo(n){let e=t=>String(t).padStart(2,"0");return`${n.getFullYear()}-${e(n.getMonth()+1)}-${e(n.getDate())}`}function De(){return bo(new Date)}function jt(n){let[e,,t]=n.split("-").map(s=>String(Number(s))),{weekday:r,month:o}=Rn(n);return{day:i("page-day",{weekday:r,day:t}),month:i("page-month",{month:o,year:e})}}function qn(n,e,t=De()){let{number:r}=e,o=typeof r=="number"&&r in n?r:0,s=n.findIndex(({date:a})=>a===t);return s<0||e.day===t?o:s}function Vn(n){let e=Uint8Array.from(atob([...n].reverse().join("")),t=>t.charCodeAt(0));return JSON.parse(new TextDecoder().decode(e))}function _t(n,e){let t=n.in?.[e];return t===void 0?n:Ht(n,t)}function Ht(n,e){if(!$o(e)||typeof n!="object"||n===null)return e;let t=Object.entries(e);if(Array.isArray(n)){let o=[...n];for(let[s,a]of t)o[Number(s)]=Ht(o[Number(s)],a);return o}let r={...n};for(let[o,s]of t)r[o]=s===null?void 0:Ht(r[o],s);return Object.fromEntries(Object.entries(r).filter(([,o])=>o!==void 0))}function $o(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}var Be="abcdefgh";function B(n,e){return`${Be[n]}${e+1}`}function te(n){return{row:Be.indexOf(n.charAt(0)),column:Number(n.slice(1))-1}}function vo(n){return n.charAt(0).toUpperCase()+n.slice(1)}function ye(n){return/^[a-h]\d/.test(n)?n:vo(n)}function be(n){let e=Math.floor(n),t=o=>String(o).padStart(2,"0"),r=Math.floor(e/60);return r<60?`${r}:${t(e%60)}`:`${Math.floor(r/60)}:${t(r%60)}:${t(e%60)}`}var Q="RGYPB",N=".";function J(n){return{colour:n[0],...te(n.slice(1))}}function H(n,e,t){return n[e]?.[t]??N}function ue(n,e,t){return[H(n,e-1,t),H(n,e-1,t+1)]}function ce(n,e){if(n.length===0)return[{row:0,column:0,accepts:Q}];let t=n[0].length,r=[];t<e.base&&r.push({row:0,column:-1,accepts:Q},{row:0,column:t,accepts:Q});for(let o=1;o<=n.length;o+=1)for(let s=0;s<t-o;s+=1){let[a,l]=ue(n,o,s);H(n,o,s)!==N||a===N||l===N||e.upperRows==="contiguous"&&!ko(n[o]??"",s)||r.push({row:o,column:s,accepts:tt(a===l?a:a+l)})}return r}function ko(n,e){let t=r=>r.replaceAll(N,"")!=="";return!t(n)||t(n.slice(Math.max(e-1,0),e+2))}function Gt(n,{colour:e,row:t,column:r}){if(n.length===0)return[e];if(t===0)return r<0?[e+n[0],...n.slice(1).map(s=>N+s)]:[n[0]+e,...n.slice(1).map(s=>s+N)];let o=t<n.length?[...n]:[...n,N.repeat(n[0].length-t)];return o[t]=qt(o[t],r,e),o}function qt(n,e,t){return n.slice(0,e)+t+n.slice(e+1)}function $e(n,e){return n.replace(e,"")}function Vt(n,e){return n.split(e).length-1}function tt(n){return[...Q].map(e=>e.repeat(Vt(n,e))).join("")}function wo(n){return n.hand!==""&&!n.out}function Kt(n,e,t,r){let o=new Set(ce(t,n).flatMap(a=>[...a.accepts])),s=e.map(a=>({...a}));for(let a=0;a<s.length;a+=1){let l=(r+a)%s.length,h=s[l];if(!wo(h))continue;if([...h.hand].some(w=>o.has(w)))return{rules:n,players:s,rows:t,toMove:l};n.stuck==="out"&&(h.out=!0)}return{rules:n,players:s,rows:t,toMove:null}}function nt(n,e){let t=J(e),r=n.toMove,o=n.players.map((s,a)=>a===r?{...s,hand:$e(s.hand,t.colour)}:s);return Kt(n.rules,o,Gt(n.rows,t),(r+1)%o.length)}function Kn(n){if(n.toMove===null)return[];let{hand:e}=n.players[n.toMove];return ce(n.rows,n.rules).flatMap(({row:t,column:r,accepts:o})=>[...o].filter(s=>e.includes(s)).map(s=>s+B(t,r)))}function re({rows:n,players:e,toMove:t}){let r=e.map(o=>o.hand+(o.out?"!":"")).join(",");return`${n.join("/")}|${r}|${t??"-"}`}function xo(n){return i("page-colour",{colour:n})}function oe(n,e){return n.length?e([...n].map(t=>i("page-the-colour",{colour:t}))):""}function rt(n,e=fe){return n?e([...n].map(xo)):""}function Yn(n){return n===Q?i("page-spot-any"):i("page-spot-accepts",{colours:oe(n,ee)})}function ot(n,e,t){if(e===0)return"";let[r,o]=ue(n,e,t).map(a=>a===N?"none":a);if(r===o)return i("page-spot-rests-two",{colour:r});let s=[r,o].map(a=>i("page-spot-below",{colour:a}));return i("page-spot-rests",{cards:fe(s)})}function st(n,e=!1,t=0){let r=U("svg",{class:`face card-${n}`,viewBox:"0 0 60 70","aria-hidden":"true"});return r.append(U("rect",{class:"paper",x:1,y:1,width:58,height:68,rx:10}),U("use",{href:"#penguin",width:60,height:70,class:"body"}),U("use",{href:`#shape-${n}`,x:3.5,y:54.5,width:11.5,height:11.5,class:"body"}),U("text",{x:30,y:44.5,dy:"0.35em",class:"letter"},n)),e&&r.append(U("use",{href:"#snow",width:60,height:70})),t&&r.append(" ",U("text",{x:56.5,y:16.5,class:"turn"},`${t}`)),r}function je(n,e=!1){let t=`chip card-${n}${e?" struck":""}`;return L("span",{class:t,"aria-hidden":"true"},n)}function Po({place:n,accepts:e,any:t},r){let o=L("span",{class:"place"},n),s=L("span",{class:"hollow","aria-hidden":"true"},o),l=[...[...r?.colours??""].map(m=>je(m)),...[...r?.struck??""].map(m=>je(m,!0))],h=[...e].map(m=>je(m));return l.length?s.append(" ",L("span",{class:"chips told"},...Fe(l))):t?s.append(" ",L("span",{class:"any"},i("page-any"))):e&&s.append(" ",L("span",{class:"chips"},...Fe(h))),s}function Wn(n,e,t,{alone:r=!1}={}){let o=L("button",{type:"button",class:"stack","data-colour":n},st(n));return r||o.append(" ",L("span",{class:"count"})),To(o,n,e,t),o}function To(n,e,t,r){let o=n.querySelector(".count");o&&(o.textContent=`${t}`),n.setAttribute("aria-pressed",String(r));let s=o?`${e} ${t}`:e;n.setAttribute("aria-label",i("page-card-button",{shown:s,colour:e,cards:t}))}function at(n){let{card:e,turn:t,given:r,accepts:o,kind:s}=n;return{...n,named:e!==""||o==="",look:[e,t,o].join(),picture(a){return e?st(e,r,t):s==="slot"?Po(n,a):null}}}function it({rows:n,turns:e},t,r){let o=ce(n,t),s=new Map(o.map(({row:x,column:g,accepts:u})=>[B(x,g),u])),a=n.at(0)?.length??0,l=s.has("a0")?-1:0,h=s.has(B(0,a))?a:a-1,m=Math.max(...o.map(x=>x.row),n.length-1),w=[];for(let x=0;x<=m;x+=1)for(let g=x?0:l;g<=(x?a-x-1:h);g+=1){let u=B(x,g),f=H(n,x,g).replace(N,""),k=s.get(u)??"",c=e[u]??0;w.push(at({place:u,row:x,column:g,x:g-l+x/2,card:f,turn:c,given:!1,accepts:k,any:k===Q,kind:f?"card":k?"slot":"gap",fits:r!==""&&k.includes(r),label:Eo(n,x,g,{place:u,card:f,turn:c,accepts:k})}))}return{cells:w,width:h-l+1,height:m+1}}function Eo(n,e,t,{place:r,card:o,turn:s,accepts:a}){if(o)return[...[r,i("page-spot-card",{colour:o})],...s?[i("page-spot-turn",{turn:s})]:[]].join(", ");if(!a)return[r,i("page-spot-closed")].join(", ");let l=ot(n,e,t),h=e>0||!n.length?"":t<0?i("page-spot-left-end"):i("page-spot-right-end");return[r,h,i("page-spot-open"),Yn(a),l].filter(Boolean).join(", ")}function lt(n,e,t,r){let{row:o,column:s}=te(r);if(H(n,o,s)!==N)return i("page-spot-taken",{place:r});let a=ce(n,e).find(l=>l.row===o&&l.column===s);return a?a.accepts.includes(t)?"":i("page-spot-refuses",{place:r,colours:oe(a.accepts,ee),colour:t}):o>0&&!ue(n,o,s).includes(N)?i("page-spot-touch",{place:r}):i("page-spot-carried",{place:r})}function Zn(n){return n.slice(1)==="a0"}function ve(n){return Zn(n)?"a1":n.slice(1)}function Yt({turns:n}){return Object.keys(n).length}function ut(n,e){let t=Zn(e)?1:0,r=Object.entries(n.turns).map(([o,s])=>{let{row:a,column:l}=te(o);return[B(a,l+t),s]});return{...Object.fromEntries(r),[ve(e)]:Yt(n)+1}}function _e(n,e){return new Map(n?[[n,{role:e}]]:[])}function He({marks:n={},struck:e={},chain:t=[]}){let r=new Map,o=(s,a)=>{r.set(s,{role:"because",...r.get(s),...a})};for(let[s,a]of Object.entries(n))o(s,{role:a});for(let[s,a]of Object.entries(e))o(s,{struck:a});for(let[s,{place:a,colours:l}]of t.entries())o(a,{links:[...r.get(a)?.links??[],s+1],colours:l});return r}function ct({technique:n,place:e,drawing:t,hints:r=[]},o,s,a=[]){let l=He(t),h=o.length-1,m={act:s},w=a.length?i("page-hint-step-or-do",m):i("page-hint-do",m),x=r.length>1?r:[{text:""},{text:i("page-hint-look",{place:e})}];return[...x.map((g,u)=>{let f=u<x.length-2?"more":u<x.length-1?"place":s,k=[u?"":n,g.text].filter(Boolean).join(" "),c=u<x.length-1?He(g):_e(e,"target");return{text:`${k} ${i("page-hint-for",{next:f})}`,marks:c}}),...o.map((g,u)=>u<h?{text:`${g} ${i("page-hint-go-on")}`,marks:l}:{text:`${g} ${w}`,marks:l,line:a})]}function pt(n){let{claim:e,refuted:t,place:r,drawing:o}=n;if(e===void 0||!t)return n;let a=Object.entries(o.marks??{}).filter(([l,h])=>h==="target"||e.includes(l));return{...n,reason:e,drawing:{marks:{[r]:"because",...Object.fromEntries(a)}}}}function dt(n,e,{claim:t="",refuted:r=[],drawing:o},s){let a=r.flatMap(([l,...h])=>{let{words:m,place:w}=s(l),x=h.map(p=>s(p).words),g=x.length?` ${i("page-hint-same-goes",{moves:fe(x)})}`:"",u=n.frames(e,l),f=u.at(-1),{lost:k,marks:c}=n.outcome(f.position);return[{position:e,said:i("page-hint-why-not",{move:m})+g,place:w,marks:_e(w,"wrong")},...u,{...f,said:k,marks:c}]});return a.length?[...a,{position:e,said:t,place:"",marks:He(o)}]:[]}function mt({reason:n,parts:e=[]}){return e.length>1?e:[n]}function se(n,e){let t=n.findIndex((r,o)=>!e(r,o));return t<0?n.length:t}function ke(n,e){return[{text:`${n} ${i("page-hint-take-back")}`,marks:_e(e,"wrong"),tone:"wrong"}]}function we(n){return{refuseChoice:e=>i("page-no-card-to-choose",{colour:e}),put:(e,t)=>e+t,moveAt:(e,t,r)=>r+t,moveBack:()=>"undo",hands:()=>[],act(e,t,r,o){o.hasFocus()?r.put(t,o.current):r.choose(t)},...n,refusal:(e,t)=>/^[A-Za-z.][a-h][0-9]$/.test(t)?n.refusal(e,t):i("page-choose-card-first")}}function xe(n,e,t){return ct(n,e,"card",t)}function Wt(n,e,{alone:t=!1}={}){return{choice:n,ready:e>0,button:r=>Wn(n,e,r,{alone:t})}}function gt(n,e){return[...Q].filter(t=>n.includes(t)).map(t=>Wt(t,Vt(e,t)))}function ht(n,e,t){let r=Yt(e[t])+1,[o]=Object.entries(e.at(-1).turns).find(([,a])=>a===r),s=i("page-hint-card-mistake",{turn:r,colour:n[t][0],place:o});return{id:`wrong ${n.join()}`,stages:ke(s,o),keep:t}}function ft(n){let[e,...t]=mt(n);return[`${ye(i("page-hint-card-goes",{colour:n.card,place:n.place}))} ${e}`.trim(),...t]}function yt(n){let[e]=n,t=e.slice(1),r=i("page-hint-moves-work",{moves:n.length}),o=n.length===1?i("page-hint-else-fails"):"";return{technique:r,move:e,place:t,card:e[0],reason:o,drawing:{marks:{[t]:"target"}}}}function Qn(n,e){let{rules:t,players:r,rows:o,toMove:s,limit:a}=n.task,{replies:l,good:h,why:m,steps:w}=e.book,x={...Kt(t,r,o,s),turns:{}},g=y=>y.players[s],u=new Map;e.steps.reduce((y,O)=>(y.toMove===s&&u.set(re(y),O),f(y,O.move)),x);function f(y,O){return{...nt(y,O),turns:ut(y,O)}}function k(y){return y.toMove!==null&&y.toMove!==s&&!c(y)}function c(y){let{out:O,hand:R}=g(y);return y.toMove===null||O||R.length<=a||re(y)in m}function p(y,O){return y.out?"out":y.hand===""?"finished":O?"to move":""}function b(y,O,R){let D=y.toMove,I=ie=>ie===s?"you":y.players[ie].name,G=[...O.players.keys()].filter(ie=>O.players[ie].out&&!y.players[ie].out),Et={player:I(D),colour:R[0],place:ve(R)},hr=G.map(ie=>i("page-duel-stuck",{player:I(ie)}));return[i("page-duel-placed",Et),...hr].join(" ")}function v(y,O){let R=f(y,O);return{position:R,said:b(y,R,O),place:ve(O)}}function E(y){return y.toMove!==s?l[re(y)]:Kn(y).map(R=>({move:R,left:$(nt(y,R))})).reduce((R,D)=>D.left<R.left?D:R).move}let C=new Map;function $(y){let{out:O,hand:R}=g(y);if(y.toMove===null||O||R==="")return R.length;let D=re(y),I=C.get(D)??$(nt(y,E(y)));return C.set(D,I),I}function S(y,O){return(h[re(y)]??[]).includes(O)}function M(y){let O=[...new Set(g(y).hand)].join("");return m[re(y)]??i("page-duel-no-place",{colours:oe(O,ee)})}function d(y){let O=y.slice(1);return{words:i("page-move-card",{colour:y[0],place:O}),place:O}}function P(y,O){return se(y,(R,D)=>S(O[D],R))}let A=we({start:x,refusal(y,O){let{colour:R,row:D,column:I}=J(O);return c(y)?i("page-duel-over"):g(y).hand.includes(R)?lt(y.rows,t,R,B(D,I)):i("page-duel-hold-none",{colour:R})},spoils:(y,O)=>!S(y,O),frames(y,O){let R=S(y,O)?k:G=>!c(G),D=[v(y,O)],I=D[0].position;for(;R(I);){let G=v(I,E(I));D.push(G),I=G.position}return D},view:(y,O)=>it(y,t,O),tray(y){let{hand:O}=g(y),R=c(y),D=gt(r[s].hand,O);return{title:i(R?"page-duel-left":"page-duel-hand",{cards:O.length}),stacks:D.map(I=>({...I,ready:I.ready&&!R}))}},hands(y){let{players:O,toMove:R}=y,D=c(y);return[...O.keys()].slice(1).map(I=>(s+I)%O.length).map(I=>({name:O[I].name,standing:p(O[I],!D&&R===I),words:rt(O[I].hand)||i("page-cards",{cards:0}),pictures:[...O[I].hand].map(G=>je(G))}))},progress:y=>r[s].hand.length-g(y).hand.length,outcome(y){let O=g(y).hand.length;if(!c(y))return{solved:!1,lost:""};if(O<=a)return{solved:!0,lost:""};let R=g(y).out||y.toMove===null?"no":"yes",D=i("page-duel-failed",{sure:R,cards:$(y),limit:a});return{solved:!1,lost:`${M(y)} ${D}`}},check(y,O){let R=P(y,O)===y.length;return y.length?{right:R,text:R?i("page-contest-right"):i("page-contest-lost")}:{right:R,text:i("page-no-card-placed")}},hint(y,O){let R=P(y,O);if(R<y.length)return ht(y,O,R);let D=O.at(-1),I=re(D),G=pt(u.get(I)??w[I]??yt(h[I])),Et=dt(A,D,G,d);return{id:I,stages:xe(G,ft(G),Et),move:G.move}}});return A}function Jn(n,e){let{givens:t,cards:r}=n.task,{solution:o,steps:s}=e;function a(c,p){return H(t,c,p)!==N}function l(c){return c!==N&&c===c.toLowerCase()}function h(c,p,b,v){let[E,C]=ue(c,b,v);if(b>0&&E!==N&&C!==N&&E!==p&&C!==p){let $=B(b,v);return E===C?i("page-pyramid-rests-two",{place:$,below:E,colour:p}):i("page-pyramid-rests",{place:$,left:E,right:C,colour:p})}for(let[$,S]of[[v-1,v-1],[v,v+1]]){let M=H(c,b+1,$),d=H(c,b,S);if(M!==N&&d!==N&&M!==d&&M!==p){let P={above:B(b+1,$),beside:B(b,S)};return i("page-pyramid-above",{...P,needed:M,other:d})}}return""}function m(c){return c.flatMap((p,b)=>[...p].flatMap((v,E)=>v===N||v===o[b][E]?[]:[B(b,E)]))}function w({rows:c,left:p,notes:b},{colour:v,row:E,column:C}){let $=H(c,E,C).replace(N,"");return{rows:c.map((M,d)=>d===E?qt(M,C,v):M),left:tt($e(p,v)+$),notes:b}}function x(c,p,b){let v=c.notes[b]??"",E=v.includes(p)?$e(v,p):tt(v+p);return{...c,notes:{...c.notes,[b]:E}}}function g({rows:c,notes:p},b,v){let E=H(c,b,v).replace(N,""),C=B(b,v),$=a(b,v),S=E?"":p[C]??"",M=E?[C,i("page-spot-card",{colour:E}),$&&i("page-spot-given")]:[C,i("page-spot-empty"),S&&i("page-spot-noted",{colours:oe(S,ee)}),ot(c,b,v)];return at({place:C,row:b,column:v,x:v+b/2,card:E,turn:0,given:$,accepts:S,any:!1,kind:E?"card":"slot",fits:!1,label:M.filter(Boolean).join(", ")})}function u({rows:c,left:p},b){let{colour:v,row:E,column:C}=J(b),$=B(E,C),S=c[E]?.[C];return S?a(E,C)?i("page-pyramid-is-given",{place:$}):l(v)?S===N?"":i("page-pyramid-has-card",{place:$}):v===N?S===N?i("page-pyramid-is-empty",{place:$}):"":S===v?i("page-pyramid-is-already",{place:$,colour:v}):p.includes(v)?h(c,v,E,C):i("page-pyramid-none-left",{colour:v}):i("page-pyramid-no-place",{place:$})}function f(c){let p=[...new Set(c.left)];return c.rows.some((b,v)=>[...b].some((E,C)=>E===N&&p.some($=>!u(c,$+B(v,C)))))}function k({rows:c},p){return s.slice(p+1).filter(({place:b})=>{let{row:v,column:E}=te(b);return H(c,v,E)!==N}).length}return we({start:{rows:t,left:r,notes:{}},notes:{begun:i("page-pyramid-notes-on"),ended:i("page-pyramid-notes-off"),of:c=>c.toLowerCase()},refusal:u,spoils(c,p){let{colour:b,row:v,column:E}=J(p);return b!==N&&!l(b)&&b!==o[v][E]},frames(c,p){let b=J(p),v=p.slice(1);if(l(b.colour)){let C=x(c,b.colour.toUpperCase(),v),$=oe(C.notes[v]??"",ee),S=$?i("page-pyramid-noted",{place:v,colours:$}):i("page-pyramid-noted-nothing",{place:v});return[{position:C,said:S,place:""}]}let E=w(c,b);return b.colour===N?[{position:E,said:i("page-empty-again",{place:v}),place:""}]:[{position:E,said:ye(i("page-put",{colour:b.colour,place:v})),place:v}]},moveAt({rows:c},p,b){let{row:v,column:E}=te(p),C=H(c,v,E);return(C!==N&&(b===""||b===C||l(b))?N:b)+p},moveBack(c){return N+c},view(c){let{rows:p}=c;return{cells:p.flatMap((v,E)=>[...v].map((C,$)=>g(c,E,$))),width:p[0].length,height:p.length}},tray({left:c}){return{title:i("page-pyramid-tray"),stacks:gt(r,c)}},progress:({left:c})=>r.length-c.length,outcome(c){let{rows:p,left:b}=c;if(b===""){let v=m(p).length===0;return{solved:v,lost:v?"":i("page-pyramid-all-placed")}}return{solved:!1,lost:f(c)?"":i("page-pyramid-none-fits")}},check(c,p){let{rows:b,left:v}=p.at(-1),E=m(b).length;if(E)return{right:!1,text:i("page-pyramid-wrong",{cards:E})};let C=i("page-pyramid-right",{cards:v.length});return{right:!0,text:v===r?i("page-no-card-placed"):C}},hint(c,p){let b=p.at(-1),[v]=m(b.rows);if(v){let P=ke(i("page-pyramid-fix",{place:v}),v);return{id:`wrong ${v}`,stages:P,move:N+v}}let E=s.findIndex(({place:P})=>{let{row:A,column:y}=te(P);return H(b.rows,A,y)===N}),C=s[E],$=k(b,E),[S,...M]=mt(C),d=$?i("page-pyramid-ignoring",{cards:$,reason:S}):S;return{id:C.move,stages:xe(C,[d,...M]),move:C.move}}})}function Xn(n,e){let{rows:t,queue:r,window:o,rules:s}=n.task,a={rows:t,queue:r,turns:{}},l=({rows:u,queue:f})=>`${u.join("/")}|${f}`,h=new Map;function m(u,f){let{rows:k,queue:c}=u,p=ut(u,f);return{rows:Gt(k,J(f)),queue:$e(c,f[0]),turns:p}}function w({rows:u,queue:f}){let k=new Set(ce(u,s).flatMap(c=>[...c.accepts]));return[...f.slice(0,o)].filter(c=>k.has(c))}e.steps.reduce((u,f)=>(h.set(l(u),f),m(u,f.move)),a);function x(u){return e.book[l(u)]??[]}function g(u,f){let k=f.findIndex(c=>c.queue!==""&&x(c).length===0);return k<0?u.length:k-1}return we({start:a,refusal({rows:u,queue:f},k){let{colour:c,row:p,column:b}=J(k),v=B(p,b);return f.slice(0,o).includes(c)?lt(u,s,c,v):o===1&&f?i("page-queue-next-is",{colour:f[0]}):i("page-queue-not-near",{colour:c,cards:o})},spoils(u,f){let k=x(u);return k.length>0&&!k.includes(f)},frames(u,f){let k=ve(f),c=ye(i("page-put",{colour:f[0],place:k}));return[{position:m(u,f),said:c,place:k}]},view:(u,f)=>it(u,s,f),tray({queue:u}){let f=u.slice(0,o);return{title:i("page-queue-tray",{cards:f.length}),stacks:[...f].map(k=>Wt(k,1,{alone:!0})),later:Oo(u.slice(o))}},progress:({queue:u})=>r.length-u.length,outcome(u){let f=u.queue==="",k=!f&&w(u).length===0,c=u.queue.slice(0,o);if(!k)return{solved:f,lost:""};let p=c.length===1;return{solved:f,lost:p?i("page-queue-dead-end",{colour:c}):i("page-queue-dead-end-any")}},check(u,f){let k=g(u,f)===u.length;return{right:k,text:k?i("page-queue-right"):i("page-queue-lost")}},hint(u,f){let k=g(u,f);if(k<u.length)return ht(u,f,k);let c=f.at(-1),p=x(c),b=h.get(l(c))??yt(p);return{id:l(c),stages:xe(b,ft(b)),move:b.move}}})}function Oo(n){if(n)return{words:rt(n,Ln),pictures:[...n].map(e=>st(e))}}var V=[...Be].flatMap((n,e)=>Array.from({length:So(e)},(t,r)=>({row:e,column:r}))),pe=[...V.keys()],tr=new Map(pe.map(n=>[Ge(n),n])),bt="ABCD";function So(n){return 7+n%2}function Ge(n){let{row:e,column:t}=V[n];return B(e,t)}function X(n){let e=Qt(n);if(e===void 0)throw new Error(`no tile ${n}`);return e}function Qt(n){return tr.get(n)}function de(n){let{row:e,column:t}=V[n];return t+(e%2?0:.5)}var Co=pe.map(n=>Array.from({length:6},(e,t)=>Lo(n,t)));function Lo(n,e){let t=[],{row:r,column:o}=V[n];for(;;){let s=-(r%2),a=[[-1,s],[-1,s+1],[0,-1],[0,1],[1,s],[1,s+1]],[l,h]=a[e];r+=l,o+=h;let m=tr.get(B(r,o));if(m===void 0)return t;t.push(m)}}function Jt(n,e,t){let r=[];for(let o of Co[t])for(let s of o){if(!n[s]||e.has(s))break;r.push(s)}return Zt(r)}function $t(n){return new Set(n.flatMap(({penguins:e})=>e))}function Xt({players:n},e){return n.findIndex(({penguins:t})=>t.includes(e))}function Ro(n,e){let t=$t(e);return pe.filter(r=>n[r]===1&&!t.has(r))}function Mo({players:n}){return n.some(({toPlace:e})=>e>0)}function er(n,e,t){let r=n,o=e,s=o.map((l,h)=>(t+h)%o.length);if(Mo({players:o})){if(Ro(r,o).length)return{ice:r,players:o,toMove:s.find(l=>o[l].toPlace)??null};o=o.map(l=>({...l,toPlace:0}))}let a=$t(o);for(let l of s){if(o[l].penguins.some(h=>Jt(r,a,h).length))return{ice:r,players:o,toMove:l};o.length>1&&({ice:r,players:o}=zo(r,o,l))}return{ice:r,players:o,toMove:null}}function zo(n,e,t){let{penguins:r,fish:o,tiles:s}=e[t],a=r.reduce((h,m)=>h+n[m],0),l={...e[t],fish:o+a,tiles:s+r.length,penguins:[]};return{ice:n.map((h,m)=>r.includes(m)?0:h),players:e.with(t,l)}}function nr({ice:n,players:e,toMove:t},r){let o=t,s=r.split("-"),a=X(s[s.length-1]),l=e[o];if(s.length===1){let w={...l,penguins:Zt([...l.penguins,a]),toPlace:l.toPlace-1};return er(n,e.with(o,w),(o+1)%e.length)}let h=X(s[0]),m={...l,penguins:Zt(l.penguins.map(w=>w===h?a:w)),fish:l.fish+n[h],tiles:l.tiles+1};return er(n.with(h,0),e.with(o,m),(o+1)%e.length)}function Zt(n){return[...n].sort((e,t)=>e-t)}function ne({ice:n,players:e},t){return e[t].fish+e[t].penguins.reduce((r,o)=>r+n[o],0)}function rr(n){return{ice:n.map(([e])=>Number(e)||0),penguins:[...bt].map(e=>pe.filter(t=>n[t][1]===e))}}function or(n){let e=new Array(Be.length).fill("");for(let t of pe){let r=bt[Xt(n,t)]??"";e[V[t].row]+=`${n.ice[t]||"."}${r}`}return e}var Ao={"up-left":[-.5,1],"up-right":[.5,1],left:[-1,0],right:[1,0],"down-left":[-.5,-1],"down-right":[.5,-1]};function Te(n,e,t){let{ice:r,penguins:o}=rr(n.flatMap(a=>a.match(/[.123][A-D]?/g)??[])),s=e.map((a,l)=>({fish:a,tiles:0,toPlace:0,penguins:o[l]}));return{ice:r,players:s,toMove:t,slides:[]}}function me(n,e){let[t,r]=e.split("-"),o={from:t,to:r,seat:_(n,t)??0};return{...nr(n,e),slides:[...n.slides,o]}}function ae({ice:n,players:e},t){return Jt(n,$t(e),X(t)).map(Ge)}function q({players:n},e){return n[e].penguins.map(Ge)}function Pe({ice:n}){return pe.filter(e=>n[e]).map(Ge)}function Ee({ice:n},e){return n[X(e)]}function _(n,e){let t=Qt(e),r=t===void 0?-1:Xt(n,t);return r<0?void 0:r}var No="M-11 0C-7-6 3-6 7 0C3 6-7 6-11 0ZM5 0L12-5.5V5.5Z",Uo=[[],[[0,0]],[[-5,-8],[5,7]],[[-7,-13],[7,-1],[-7,11]]];function Io(n,{number:e,fishes:t},r,o){let s=U("svg",{class:"hex",viewBox:"-30 -35 60 70","aria-hidden":"true"});if(s.append(U("path",{class:"ice-side",d:"M0-29L28-13V19L0 35L-28 19V-13Z"}),U("path",{class:"ice",d:"M0-33L28-17V15L0 31L-28 15V-17Z"}),U("text",{class:"tile-name",x:0,y:25},n)),e&&s.append(" ",U("text",{class:"number",x:0,y:4},`${e}`)),r===void 0)return s.append(...Uo[t].map(([l,h])=>sr(`translate(${l} ${h-4})`))),s;let a=U("g",{class:o?"penguin slid":"penguin"});o&&W(a,o),a.append(U("use",{href:"#penguin",x:-19,y:-29,width:38,height:44,class:`seat-${r}`}),U("text",{class:"letter",x:0,y:4},bt[r])),s.append(" ",a);for(let l=0;l<t;l+=1)s.append(sr(`translate(19 ${8-8*l}) scale(0.5)`));return s}function sr(n){return U("path",{class:"fish",d:No,transform:n})}function Fo({from:n,to:e}){let[t,r]=[X(n),X(e)],o=V[t].row-V[r].row;return{"--from-x":`${(de(t)-de(r))*60}px`,"--from-y":`${o*52}px`}}function Do(n,{left:e,bottom:t,width:r,height:o}){let s=52*(o-1)+70,a=U("svg",{class:"track",viewBox:`0 0 ${60*r} ${s}`,"aria-hidden":"true"});W(a,{"--width":r});let l=m=>{let w=X(m);return[60*(de(w)-e)+30,s-52*(t-V[w].row)-39]};for(let m of["casing","slide"])for(let{from:w,to:x,seat:g}of n.slides){let[u,f]=l(w),[k,c]=l(x),p=_(n,x)===void 0?0:26/Math.hypot(k-u,c-f),[b,v]=[k+(u-k)*p,c+(f-c)*p];a.append(U("line",{class:`${m} seat-${g}`,x1:u,y1:f,x2:b,y2:v}))}let h=new Set(n.slides.map(({to:m})=>m));for(let{from:m,seat:w}of n.slides.filter(x=>!h.has(x.from))){let[x,g]=l(m);a.append(U("circle",{class:`start seat-${w}`,cx:x,cy:g,r:7}))}for(let[m,{to:w,seat:x}]of n.slides.entries()){let g=_(n,w)===void 0?0:20,[u,f]=l(w);a.append(U("circle",{class:`seat-${x}`,cx:u-g,cy:f-g,r:12}),U("text",{x:u-g,y:f-g,dy:"0.35em"},`${m+1}`))}return a}function Oe(n,e,t,r,o=!1){let s=Pe(n).map(X),a=s.map(p=>V[p].row),[l,h]=[Math.min(...a),Math.max(...a)],m=Math.min(...s.map(de)),w=_(e,t)!==void 0,x=new Set(w?ae(e,t):[]),g=e.slides.at(-1),u=new Map(e.slides.map(({to:p},b)=>[p,b+1])),f=Pe(o?n:e);!o&&g&&f.push(g.from);let k=f.map(p=>{let b=X(p),{row:v,column:E}=V[b],C=!e.ice[b],$=_(e,p),S=r(p),M=g?.to===p?Fo(g):null,d=C?[p,i("page-tile-melted")]:[p,...S.label];return o&&u.has(p)&&d.push(i("page-tile-end",{number:u.get(p)})),o&&C&&_(n,p)!==void 0&&d.push(i("page-tile-start")),p===t&&d.push(i("page-tile-chosen")),x.has(p)&&d.push(i("page-tile-reached")),{place:p,row:h-v,column:E,x:de(b)-m,given:!1,kind:C?o?"melted shown":"melted":p===t?"tile chosen":"tile",fits:x.has(p),label:d.join(", "),look:JSON.stringify([$,S.number,S.fishes,M]),picture:()=>Io(p,S,$,M)}}),c={width:Math.max(...s.map(de))-m+1,height:h-l+1};return{cells:k,...c,track:o?Do(e,{left:m,bottom:h,...c}):null}}function Se(n,e){let[t,r]=n.move.split("-"),o=`${i("page-hint-slide",{from:t,to:r})} ${n.reason}`;return ct(n,[o],"slide",e)}function Ce(n,e){let[t,r]=n[e].split("-"),o=i("page-hint-slide-mistake",{number:e+1,from:t,to:r});return{id:`wrong ${n.join()}`,stages:ke(o,r),keep:e}}function en(n,e,t){let[r,o]=t.split("-");return r?_(n,r)!==e?i("page-no-penguin-there",{place:r}):r===o?i("page-penguin-here"):ae(n,r).includes(o)?"":_(n,o)!==void 0?i("page-penguin-there",{place:o}):i("page-no-slide",{from:r,to:o}):i("page-choose-penguin-first")}function Le(n,e,t){return{start:n,chooses(r,o){let s=q(r,e);return s.length>1&&s.includes(o)?i("page-slides-next",{place:o}):""},keepChosen(r,o){let s=q(r,e);return s.length===1?s[0]:s.includes(o)?o:s.find(a=>r.slides.at(-1)?.to===a)??""},moveAt:(r,o,s)=>`${s}-${o}`,moveBack:()=>"undo",refusal:(r,o)=>en(r,e,o),hands:()=>[],progress:({slides:r})=>r.length,act(r,o,s,a){let l=Ao[o];l&&a.moveFocus(()=>a.goBy(l))},...t}}function vt(n,e,t){let{rows:r,players:o,toMove:s}=n,{good:a,replies:l,refuted:h,why:m,cut:w,steps:x}=e,g=1-s,u=o[g].name,f=Te(r,o.map($=>$.fish),s);function k($){let S=$.players.map(M=>M.fish);return`${or($).join("/")}|${S.join()}|${$.toMove??"-"}`}function c($,S){return a[k($)]?.includes(S)??!1}function p($,S){let[M,d]=S.split("-"),P=_($,M)===s?"you":u;return{position:me($,S),said:i("page-slid",{player:P,from:M,to:d}),place:d}}function b($){return $.why?!1:t.isSolved($,k($)in($.toMove===s?a:l))}function v($){let[S,M]=$.split("-");return{words:i("page-move-slide",{from:S,to:M}),place:M}}function E($,S){return se($,(M,d)=>c(S[d],M))}let C=Le(f,s,{spoils:($,S)=>!c($,S),frames($,S){let M=[p($,S)],d=()=>M.at(-1),P=y=>M.push(p(d().position,y));if(c($,S)){for(;!b(d().position)&&d().position.toMove!==s;)P(l[k(d().position)]);return M}let A=k(d().position);for(let y of h[A])P(y);return d().position={...d().position,why:m[A],cut:w[A]},M},view($,S,M){let d=P=>{let{fishes:A,label:y}=t.content($,P),O=_($,P),R=O===s?i("page-tile-your-penguin"):i("page-tile-penguin-of",{player:u});return{number:0,fishes:A,label:[...O===void 0?[]:[R],...y]}};return Oe(f,$,$.why?"":S,d,M)},tray:$=>t.tray($),hands($){let S=q($,g).length>0,M=$.toMove===g?"to move":S?"":"out";return[{name:u,standing:M,words:t.rivalText($)}]},refusal($,S){return $.why?i("page-move-has-failed"):en($,s,S)},outcome($){let{why:S="",cut:M}=$;return{solved:b($),lost:S,marks:M&&He({marks:M})}},check($,S){let M=E($,S)===$.length;return $.length?{right:M,text:M?i("page-contest-right"):i("page-contest-lost")}:{right:M,text:i("page-not-moved-yet")}},hint($,S){let M=E($,S);if(M<$.length)return Ce($,M);let d=S.at(-1),P=k(d),A=pt(x[P]),y=dt(C,d,A,v);return{id:P,stages:Se(A,y),move:A.move}}});return C}function ar(n,e){let{toMove:t,target:r}=n.task,o=s=>ne(s,t);return vt(n.task,e.book,{isSolved(s,a){return o(s)>=r||s.toMove===null?!0:s.slides.length>0&&!a},content(s,a){let l=Ee(s,a);return{fishes:l,label:[i("page-fish",{fish:l})]}},tray:s=>({title:i("page-cutoff-tray",{fish:o(s),target:r})}),rivalText:s=>i("page-cutoff-rival",{fish:ne(s,1-t)})})}function ir(n,e){let{rows:t,target:r}=n.task,o=Te(t,[0],0),s=new Map;function a(g){let u=q(g,0);return`${Pe(g).filter(k=>!u.includes(k)).join(" ")}|${u.join(" ")}`}e.steps.reduce((g,u)=>(s.set(a(g),u),me(g,u.move)),o);function l(g){let u=ne(g,0),{gold:f,silver:k,bronze:c}=n.par;return u>=f?"gold":u>=k?"silver":c!==null&&u>=c?"bronze":void 0}let h=g=>ne(g,0)>=r,m=g=>e.book[a(g)]??[];function w(g,u){return se(g,(f,k)=>m(u[k]).includes(f))}function x(g){let[u]=g,[f,k]=u.split("-");return{technique:i("page-harvest-moves-allow",{moves:g.length}),move:u,place:f,card:"",reason:"",drawing:{marks:{[f]:"because",[k]:"target"}}}}return Le(o,0,{spoils:(g,u)=>!m(g).includes(u),frames(g,u){let f=u.split("-")[1],k=me(g,u);return[{position:k,said:i("page-harvest-slid",{place:f,fish:ne(k,0)}),place:f}]},view(g,u,f){return Oe(o,g,u,c=>{let p=Ee(g,c),b=q(g,0).includes(c)?[i("page-tile-your-penguin")]:[];return{number:0,fishes:p,label:[...b,i("page-fish",{fish:p})]}},f)},tray:g=>({title:i("page-harvest-tray",{fish:ne(g,0),target:r})}),outcome(g){let u=h(g),f=!u&&q(g,0).every(p=>!ae(g,p).length),k=u||f?l(g):void 0,c=f?[i("page-harvest-stuck",{fish:ne(g,0),target:r})]:[];return f&&k&&c.push(i("page-harvest-medal",{medal:k})),{solved:u,lost:c.join(" "),...k&&{medal:k}}},check(g,u){let f=w(g,u)===g.length,k={fish:r};return{right:f,text:f?i("page-harvest-right",k):i("page-harvest-lost",k)}},hint(g,u){let f=w(g,u);if(f<g.length)return Ce(g,f);let k=u.at(-1),c=s.get(a(k))??x(m(k));return{id:a(k),stages:Se(c),move:c.move}}})}function lr(n,e){let{rows:t,numbers:r}=n.task,o=Te(t,[0],0),{solution:s,steps:a}=e,l=m=>Pe(m).length-1;function h(m){return se(m,(w,x)=>w===s[x])}return Le(o,0,{spoils:(m,w)=>s[m.slides.length]!==w,frames(m,w){let x=w.split("-")[1];return[{position:me(m,w),said:i("page-route-slid",{number:m.slides.length+1,place:x}),place:x}]},view(m,w,x){return Oe(o,m,w,u=>{let f=r[u]??0,k=_(m,u)!==void 0,c=[k?i("page-tile-penguin"):i("page-tile-number",{number:f})];return{number:k?0:f,fishes:0,label:c}},x)},tray:m=>({title:i("page-route-tray",{number:m.slides.length+1,tiles:l(m)})}),outcome(m){let[w]=q(m,0),x=l(m)>0&&ae(m,w).length===0,g=Object.entries(r).find(([f,k=0])=>Ee(m,f)&&k<=m.slides.length&&f!==w);return{solved:l(m)===0&&!g&&s.length===m.slides.length,lost:x?i("page-route-stuck",{tiles:l(m)}):""}},check(m){let w=h(m)===m.length;return{right:w,text:w?i("page-route-right"):i("page-route-lost")}},hint(m){let w=h(m);if(w<m.length)return Ce(m,w);let x=a[m.length];return{id:`${m.length}`,stages:Se(x),move:x.move}}})}function ur(n,e){let{toMove:t,slides:r}=n.task,o=1-t;function s(a){return q(a,o).flatMap(l=>ae(a,l)).length}return vt(n.task,e.book,{isSolved:a=>s(a)===0,content:(a,l)=>({fishes:0,label:_(a,l)===void 0?[i("page-tile-free")]:[]}),tray(a){let l=a.slides.filter(h=>h.seat===t).length;return{title:i("page-strand-tray",{made:l,slides:r})}},rivalText:a=>i("page-strand-rival",{slides:s(a)})})}var cr={pyramid:Jn,queue:Xn,duel:Qn,route:lr,harvest:ir,cutoff:ar,strand:ur};var tn={bronze:"🥉",silver:"🥈",gold:"🥇"},Re=Object.keys(tn);function kt(n){let e=Re.length-Re.indexOf(n);return U("svg",{class:`medal ${n}`,viewBox:"0 0 20 24","aria-hidden":"true"},U("path",{class:"ribbon",d:"M3 0H8L12 9H7ZM17 0H12L8 9H13Z"}),U("circle",{class:"disc",cx:10,cy:16,r:7}),U("text",{x:10,y:16,dy:"0.36em"},`${e}`))}var nn={alone:"🐧",check:"🔎",wrong:"❌",hint:"💡"},pr=12,dr=Object.keys(nn),Me=class{hints;checks;wrong;journey;times;best;firstWasClean;medal;constructor(e){this.hints=wt(e.hints),this.checks=wt(e.checks),this.wrong=wt(e.wrong),this.journey=ze(e.journey).map(t=>Bo(t)?t:"alone"),this.times=wt(e.times),this.best=Number(e.best)||0,this.firstWasClean=e.firstWasClean===!0,this.medal=Re.find(t=>t===e.medal)??""}get clean(){return this.hints+this.checks+this.wrong===0}note(e,t){for(e==="hint"?this.hints+=1:e==="check"?this.checks+=1:this.wrong+=1;this.journey.length<=t;)this.journey.push("alone");dr.indexOf(e)>dr.indexOf(this.journey[t])&&(this.journey[t]=e)}finish(e){this.times===0&&(this.firstWasClean=this.clean),this.times+=1,this.best=this.times===1?e:Math.min(this.best,e)}earn(e){(!this.medal||Re.indexOf(e)>Re.indexOf(this.medal))&&(this.medal=e)}reset(){this.hints=this.checks=this.wrong=0,this.journey=[]}askedText(){let e=this.hints?i("page-result-hints",{number:this.hints}):"",t=this.checks?i("page-result-checks",{number:this.checks}):"";return[e,t].filter(Boolean).join(" · ")}resultText(e,t){let r=this.wrong?i("page-result-wrong",{number:this.wrong}):"",o=[this.askedText(),r].filter(Boolean).join(" · ");return`${i("page-result-time",{again:this.times>1?"yes":"no",time:be(e)})} · ${o||i("page-result-clean",{sign:t})}`}journeyText(e){let t=Array.from({length:e},(o,s)=>nn[this.journey.at(s)??"alone"]),r=[];for(let o=0;o<e;o+=pr)r.push(t.slice(o,o+pr).join(""));return r.join(`
`)}state(){let{hints:e,checks:t,wrong:r,journey:o,times:s,best:a,firstWasClean:l,medal:h}=this;return{hints:e,checks:t,wrong:r,journey:o,times:s,best:a,firstWasClean:l,medal:h}}};function Bo(n){return Object.hasOwn(nn,n)}function wt(n){return typeof n=="number"&&Number.isInteger(n)&&n>0?n:0}function ze(n){return Array.isArray(n)?n.filter(e=>typeof e=="string"):[]}var jo=["easy","medium","hard","expert"],xt=class{puzzles;open;number=0;constructor(e,t){this.puzzles=e,this.open=t;let r=e.length===1;for(let o of["previous","next","menu"])T(o).hidden=r;T("options").classList.toggle("spared",!r),!r&&(T("previous").addEventListener("click",()=>this.go(-1)),T("next").addEventListener("click",()=>this.go(1)),T("menu").addEventListener("click",()=>this.show()))}mark(e){this.number=e,T("previous",HTMLButtonElement).disabled=e===0,T("next",HTMLButtonElement).disabled=e===this.puzzles.length-1,T("menu-place").textContent=i("page-menu-place",{number:e+1,all:this.puzzles.length})}go(e){let t=this.number+e;t>=0&&t<this.puzzles.length&&this.open(t)}show(){let e=this.puzzles.map((a,l)=>({...a,number:l,...Ho(a)})),t=e.filter(a=>a.times).length,r=e.filter(a=>a.firstWasClean).length;T("menu-sum").textContent=i("page-menu-sum",{solved:t,all:e.length,clean:r});let o=e.filter(a=>a.date),s=e.filter(a=>!a.date);T("menu-list").replaceChildren(...mr(o,({date:a})=>jt(a).month,(a,l)=>this.monthPart(a,l)),...mr(s,({kind:a})=>a,(a,l)=>this.kindPart(a,l))),T("puzzles-menu",HTMLDialogElement).showModal(),T("menu-list").querySelector("[aria-current]")?.focus()}monthPart(e,t){let r=t.map(o=>this.dayItem(o));return L("section",{},L("h3",{},e),L("ul",{class:"menu-days"},...r))}kindPart(e,t){let r=jo.filter(o=>t.some(s=>s.level===o));return L("section",{},L("h3",{},i("page-kind",{kind:e})),...r.map(o=>L("div",{class:"menu-level"},L("h4",{},i("page-level",{level:o})),L("ul",{},...t.filter(s=>s.level===o).map(s=>this.nameItem(s))))))}nameItem(e){return this.item(e,[L("span",{class:"menu-name"},e.name)],[e.name])}dayItem(e){let{date:t,name:r,level:o}=e,s=t===De(),{day:a}=jt(t),l=i("page-menu-name",{name:r,level:i("page-level",{level:o})}),h=s?i("page-menu-today"):"",m=[L("span",{class:"menu-day"},a),L("span",{class:"menu-name"},l),...h?[L("span",{class:"menu-today"},h)]:[]];return this.item(e,m,[a,l,h])}item(e,t,r){let{number:o,times:s,firstWasClean:a,best:l,begun:h,medal:m}=e,w=s?a?"★":"✓":m?kt(m):h?"…":"",x=h?i("page-menu-begun"):i("page-menu-not-begun"),g=m?i("page-medal",{medal:m}):x,u=a?i("page-menu-clean"):i("page-menu-solved"),f=s?u:g,k=s?be(l):"",p=[...r,k&&i("page-menu-best-time",{time:k}),f,e.date?"":i("page-level",{level:e.level})].filter(Boolean).join(", "),b=L("button",{type:"button","data-number":o,"aria-label":p},...Fe([...t,L("span",{class:"menu-time"},k),L("span",{class:"menu-mark"},w)]));return o===this.number&&b.setAttribute("aria-current","true"),b.addEventListener("click",()=>{T("puzzles-menu",HTMLDialogElement).close(),this.open(o)}),L("li",{},b)}};function mr(n,e,t){return[...new Set(n.map(e))].map(o=>t(o,n.filter(s=>e(s)===o)))}function Ho({id:n}){let e=Z(n).load(),{times:t,best:r,firstWasClean:o,medal:s}=new Me(e);return{times:t,best:r,firstWasClean:o,medal:s,begun:ze(e.moves).length>0}}var _o=900,Go=3,Pt=class{game;clock;score;solved=!1;chosen="";noting=!1;marks=new Map;line;moves=[];undone=[];positions;frames=[];justSolved=!1;hint={id:"",stage:0};checked="";storage;callbacks;constructor(e,t,r){this.game=e,this.storage=t,this.callbacks=r;let o=t.load();this.clock=Dn(Number(o.seconds)||0),this.score=new Me(o),this.positions=[e.start];for(let s of ze(o.moves)){if(this.solved||e.refusal(this.position,s))break;this.take(s)}this.undone=ze(o.undone),this.line=this.review(),this.chooseWhatIsLeft()}get position(){return this.positions.at(-1)}get shown(){return this.line?this.line.frames[this.line.number].position:this.position}get medal(){return this.game.outcome(this.position).medal}take(e){let t=this.game.frames(this.position,e);return this.moves.push(e),this.positions.push(t.at(-1).position),this.frames.push(t),this.solved=this.game.outcome(this.position).solved,t}choose(e){this.leaveLine();let{stacks:t=[]}=this.game.tray(this.position);t.some(o=>o.choice===e&&o.ready)?this.chosen=e:this.say(this.game.refuseChoice?.(e)??"","refused"),this.redraw()}press(e){if(this.solved||this.leaveLine())return;let t=this.game.chooses?.(this.position,e);if(t){this.chosen=e,this.redraw(),this.say(t);return}this.attempt(this.game.moveAt(this.position,e,this.noteOr(this.chosen)),e)}put(e,t){!this.game.put||this.solved||this.leaveLine()||(this.chosen=e,this.attempt(this.game.put(this.noteOr(e),t),t))}noteOr(e){return this.noting&&this.game.notes?this.game.notes.of(e):e}takeNotes(){this.game.notes&&(this.noting=!this.noting,this.redraw(),this.say(this.noting?this.game.notes.begun:this.game.notes.ended))}takeBack(e){if(this.solved||this.leaveLine())return;let t=this.game.moveBack(e);t==="undo"?this.undo():this.attempt(t,e)}attempt(e,t){let r=this.game.refusal(this.position,e);if(r){this.redraw(),this.say(r,"refused",{place:t});return}this.game.spoils(this.position,e)&&this.note("wrong"),this.undone=[],this.play(e)}play(e){let t=this.take(e);this.medal&&this.score.earn(this.medal),this.solved&&(this.clock.stop(),this.score.finish(this.clock.seconds()),this.justSolved=!0),this.chooseWhatIsLeft(),this.save(),(this.solved||this.medal)&&this.callbacks.finish(),this.line={frames:t,number:0,tone:"",steps:!1},this.showFrame(),t.length>1&&this.run()}showFrame(e){let{frames:t,number:r,tone:o,steps:s}=this.line,a=t[r],l=e??a.said;!s&&r===t.length-1&&(this.line=this.review()),this.marks=a.marks??_e(a.place,"fresh"),this.redraw(),this.say(l,o),!o&&a.position===this.position&&this.sayOutcome(l)}review(){let e=this.frames.at(-1)??[],t=e.length>1&&this.game.outcome(this.position).lost!=="";if(!this.solved&&!t)return null;let o=[this.solved?{position:this.game.start,said:i("page-this-is-the-start"),place:""}:{position:this.positions.at(-2),said:i("page-before-your-move"),place:""},...this.solved?this.frames.flat():e];return{frames:o,number:o.length-1,tone:"",steps:!0}}run(){let e=this.line;if(qo()){e.steps||this.skipLine();return}e.timer=setTimeout(()=>{e.timer=void 0,e.number+=1,e.number<e.frames.length-1&&this.run(),this.showFrame()},_o)}skipLine(){let e=this.line;clearTimeout(e.timer),e.timer=void 0;let t=e.frames.slice(e.number+1),r=t.length>Go?t.slice(-1):t;e.number=e.frames.length-1,this.showFrame(r.map(o=>o.said).join(" "))}skipAnswers(){return this.line?.timer===void 0?!1:(this.skipLine(),!0)}leaveLine(){if(this.skipAnswers())return!0;let e=this.shown!==this.position;return this.line=this.solved?this.review():null,e?(this.marks=new Map,this.redraw(),this.say(i("page-back-to-your-game")),this.sayOutcome(),!0):!1}dropLine(){clearTimeout(this.line?.timer),this.line=null}step(e){let{line:t}=this;t?.steps&&(clearTimeout(t.timer),t.timer=void 0,t.number=Math.max(0,Math.min(t.number+e,t.frames.length-1)),this.showFrame())}replay(){this.step(-1/0),this.run()}sayOutcome(e=""){let{lost:t,marks:r}=this.game.outcome(this.position);if(this.solved){this.clock.stop(),this.save(),this.redraw();let o={label:i("page-replay"),run:()=>this.replay()},s=this.medal&&i("page-medal",{medal:this.medal});this.say(i("page-solved",{result:this.resultText("★",s)}),"solved",{action:o,medal:this.medal}),this.justSolved&&this.callbacks.celebrate(),this.justSolved=!1}else if(t){let o={label:i("page-take-it-back"),run:()=>this.undo()};r&&(this.marks=r,this.redraw()),this.say(`${e} ${t}`.trim(),this.medal?"right":"lost",{action:o,medal:this.medal})}}resultText(e,t){return[...this.solved?[this.score.resultText(this.clock.seconds(),e)]:[],...t?[t]:[]].join(" · ")}sharedText(){let e=this.score.journeyText(this.game.progress(this.position)),{medal:t}=this,r=t&&`${i("page-medal-shared",{medal:t})} ${tn[t]}`,o=this.resultText("✨",r);return`🐧 ${this.solved?i("page-shared-solved",{result:o}):o}
${e}`}note(e){this.score.note(e,this.game.progress(this.position)),this.save()}undo(){if(this.moves.length){this.backTo(this.moves.length-1);return}this.leaveLine(),this.say(i("page-nothing-to-undo"))}redo(){this.leaveLine();let e=this.undone.pop();e===void 0?this.say(i("page-nothing-to-redo")):this.game.refusal(this.position,e)?this.undone=[]:this.play(e)}backTo(e){this.solved||(this.dropLine(),this.undone.push(...this.moves.slice(e).reverse()),this.moves.length=e,this.positions.length=e+1,this.frames.length=e,this.marks=new Map,this.chooseWhatIsLeft(),this.save(),this.redraw(),this.say(e?i("page-taken-back"):i("page-back-at-the-start")))}restart(){if(!this.solved){this.backTo(0);return}this.solved=!1,this.backTo(0),this.undone=[],this.score.reset(),this.hint={id:"",stage:0},this.checked="",this.clock.reset(),this.clock.start(),this.save(),this.redraw()}check(){if(this.solved||this.skipAnswers())return;this.dropLine();let{right:e,text:t}=this.game.check(this.moves,this.positions),r=this.moves.join();r!==this.checked&&this.note("check"),this.checked=r,this.marks=new Map,this.redraw(),this.say(t,e?"right":"wrong")}giveHint(){if(this.solved||this.skipAnswers())return;let e=this.game.hint(this.moves,this.positions);if(e.id!==this.hint.id&&(this.hint={id:e.id,stage:0},this.note("hint")),this.hint.stage===e.stages.length){"move"in e?this.attempt(e.move,""):this.backTo(e.keep);return}let{text:t,marks:r=new Map,tone:o="hint",line:s=[]}=e.stages[this.hint.stage];this.hint.stage+=1;let a={position:this.position,said:t,place:"",marks:r};this.line={frames:[a,...s],number:0,tone:o,steps:!0},this.save(),this.showFrame()}chooseWhatIsLeft(){if(this.game.keepChosen){this.chosen=this.game.keepChosen(this.position,this.chosen);return}let{stacks:e=[]}=this.game.tray(this.position),t=e.filter(o=>o.ready),r=new Set(t.map(o=>o.choice));r.has(this.chosen)||(this.chosen=r.size===1?t[0].choice:"")}save(){let{moves:e,undone:t,solved:r}=this;this.storage.save({moves:e,undone:t,solved:r,seconds:this.clock.seconds(),...this.score.state()})}redraw(){this.callbacks.show()}say(e,t,r){this.callbacks.say(e,t,r)}};function qo(){return matchMedia("(prefers-reduced-motion: reduce)").matches}var gr="ppsolve:result";var Tt=class{play;constructor(e){this.play=e}show(){let{play:e}=this;this.showTray(e.game.tray(e.shown)),T("hands").replaceChildren(...e.game.hands(e.shown).map(Vo)),this.showMeasures(),document.body.classList.toggle("solved",e.solved);let t=T("restart",HTMLButtonElement);T("undo",HTMLButtonElement).disabled=e.moves.length===0||e.solved,T("redo",HTMLButtonElement).disabled=e.undone.length===0||e.solved,T("hint",HTMLButtonElement).disabled=e.solved,T("check",HTMLButtonElement).disabled=e.solved,t.disabled=e.moves.length===0,t.lastElementChild.textContent=e.solved?i("page-again"):i("page-restart"),T("notes").setAttribute("aria-pressed",`${e.noting}`),T("share").hidden=!e.solved&&!e.medal,this.showSteps()}showSteps(){let{line:e}=this.play,t=e?.steps?e.frames.length-1:0;T("steps").hidden=t===0,!(!e||!t)&&(T("steps-place").textContent=i("page-steps-place",{number:e.number,all:t}),T("back").setAttribute("aria-disabled",`${e.number===0}`),T("forward").setAttribute("aria-disabled",`${e.number===t}`))}showTray({title:e,stacks:t=[],later:r}){let o=Xe("stack"),{chosen:s}=this.play,a=t.findIndex(h=>h.ready&&h.choice===s);T("tray-title").textContent=e;let l=t.map((h,m)=>this.stackButton(h,m,m===a));T("stacks").replaceChildren(...l),o&&l.at(Math.min(Number(o),l.length-1))?.focus(),T("later").replaceChildren(...r?.pictures??[]),T("later").hidden=!r,T("later").setAttribute("aria-label",i("page-after-that",{cards:r?.words??""}))}stackButton(e,t,r){let o=e.button(r);return o.dataset.stack=`${t}`,o.disabled=!e.ready,o.addEventListener("click",()=>this.play.choose(e.choice)),o}showMeasures(){T("clock").textContent=be(this.play.clock.seconds()),T("asked").textContent=this.play.score.askedText()}say(e,t="",{action:r,medal:o}={}){T("message").className=`message ${t}`,T("message").querySelector(".medal")?.remove(),o&&T("message").prepend(kt(o)),T("said").textContent=e,T("action").hidden=r===void 0,T("action").textContent=r?.label??"",T("action").onclick=r?()=>r.run():null}offer(e){let t=T("share-text",HTMLTextAreaElement);t.value=e,t.rows=e.split(`
`).length}copy(){let e=()=>T("share-details",HTMLDetailsElement).open=!0;return Nn(T("share-text",HTMLTextAreaElement),T("copied"),e)}};function Vo({name:n,standing:e,words:t,pictures:r=[]}){let o=r.length?r:[L("span",{class:"nothing"},t)],s=e.replace(" ","-");return L("li",{class:`hand ${s}`},L("span",{class:"name"},n),L("span",{class:"standing"},s&&i("page-standing",{standing:s})),L("span",{class:"chips",role:"img","aria-label":t},...o))}var z;function Ko(){Bn();let{id:n,puzzles:e}=JSON.parse(T("puzzles").textContent),t=e.map(p=>_t(p,le())),r=Z(`page:${n}`),o=new et(T("board"),p=>z.press(p)),s=new xt(t,p=>{h(),m(p)}),a,l;function h(){z.leaveLine(),Bt(),z.clock.stop(),z.save()}function m(p){a=t[p],r.save({number:p,day:De()}),Yo(a),s.mark(p),o.clear();let b=cr[a.kind](a,_t(Vn(a.known),le())),v={show:w,say:u,finish:g,celebrate:()=>Gn(T("board"))},E=Z(a.id);a.begun&&!E.load().moves&&E.save({moves:a.begun}),z=new Pt(b,E,v),l=new Tt(z),c(),z.redraw(),u(z.moves.length?i("page-welcome-back"):a.welcome),z.sayOutcome()}function w(){let{game:p}=z,b=z.solved||z.shown!==z.position?"":z.chosen,v=p.view(z.shown,b,z.solved);o.mark(z.marks),o.show(v,Math.max(v.width,a.columns),Math.max(v.height,a.rows)),l.show(),(z.solved||z.medal)&&l.offer(x())}function x(){let p=document.getElementById("site")?[location.href.split(/[?#]/)[0]]:[];return[a.share,z.sharedText(),...p].join(`
`)}function g(){let{solved:p,score:b}=z,{hints:v,checks:E,wrong:C}=b,$=z.clock.seconds(),S={key:a.id,solved:p,seconds:$,hints:v,checks:E,wrong:C,medal:z.medal??""};document.dispatchEvent(new CustomEvent(gr,{detail:S}))}function u(p,b="",{place:v="",...E}={}){l.say(p,b,E),b==="refused"&&o.refuse(v);let[C]=[...z.marks].find(([,{role:$}])=>$==="target"||$==="wrong")??[];C&&o.reveal(C)}let f={undo:()=>z.undo(),redo:()=>z.redo(),hint:()=>z.giveHint(),check:()=>z.check(),restart:()=>z.restart(),notes:()=>z.takeNotes(),back:()=>z.step(-1),forward:()=>z.step(1),help:()=>T("rules",HTMLDialogElement).showModal(),copy:()=>{l.copy()}},k={...f,go:p=>o.moveFocus(()=>o.step(p)),"take-back":()=>z.takeBack(o.current),previous:()=>s.go(-1),next:()=>s.go(1)};for(let[p,b]of Object.entries(f))T(p).addEventListener("click",b);document.addEventListener("keydown",p=>{if(document.querySelector("dialog[open]")||p.target===T("share-text"))return;let b=Fn(p,a.keyboard.actions);if(!b)return;p.preventDefault();let[v,E]=b,C=k[v];C?C(E):z.game.act(v,E,z,o)}),document.addEventListener("visibilitychange",c),addEventListener("pagehide",()=>z.save()),setInterval(()=>{l.showMeasures(),z.solved||z.save()},1e3);function c(){document.hidden||z.solved?z.clock.stop():z.clock.start(),z.save()}_n(),m(qn(t,r.load()))}function Yo(n){document.title=n.title;let e=document.body.classList.contains("timeless")?["timeless"]:[];document.body.className=[...n.traits,...e].join(" ");let t=["heading","subheading","statement","reminder"];for(let r of t)T(r).textContent=n[r];T("level").textContent=i("page-level",{level:n.level}),T("board").setAttribute("aria-label",n.board),T("help-task").textContent=`${n.statement} ${n.reminder}`,T("help-lines").replaceChildren(...n.help.map(r=>L("li",{},r))),T("help-techniques").replaceChildren(...n.techniques.map(Wo)),T("help-keys").replaceChildren(...n.keyboard.help.map(In));for(let r of document.querySelectorAll(".origin"))r.textContent=n.origin}function Wo([n,e]){return L("div",{},L("dt",{},n),L("dd",{},e))}Ko();return kr(Zo);})();

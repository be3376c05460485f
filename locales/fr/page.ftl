# Pages : ce que les énigmes et le plateau partagent, et les messages des énigmes.

## Réglages et boutons

page-language = Langue
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
# The name of a button with its key.
page-with-key = { $name } ({ $key })
page-undo = Annuler
page-redo = Rétablir
page-hint = Indice
page-check = Vérifier
page-restart = Début
page-again = Rejouer
page-help = Aide
# same as English
page-notes = Notes
page-copied = Copié.

## Touches

page-keys = Touches
# Words between keys.
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

## Places et cartes

page-colour = { COLOUR($colour) }
# A colour in a list inside a sentence.
page-the-colour = le { COLOUR($colour) }
page-then = { $first } puis { $last }
page-cards = { $cards ->
    [0] aucune carte
   *[other] { COUNT("card", $cards) }
}
# On an empty place that takes any colour; there is little room.
page-any = tout
# $shown: the letter and number on the button.
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

## Énigmes : textes fixes

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

## La liste des énigmes

page-menu-place = { $number } sur { $all }
page-menu-sum = { $solved } { $solved ->
    [one] résolue
   *[other] résolues
} sur { $all }, dont { $clean ->
    [0] aucune
   *[other] { $clean }
} sans aide ★
page-menu-today = aujourd'hui
# The name and level of a daily puzzle.
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

## En jouant

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
# $result: time and help, as in "in 3:12 · 1 hint".
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
# In the text to share, before the sign of the medal.
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

## Indices

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

## Énigmes de cartes

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
# $reason: the sentence about the card that follows.
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
# $sure: whether the round is not over yet. $limit: the most cards of the goal.
page-duel-failed = Il vous { $sure ->
    [yes] restera sûrement
   *[no] reste
} { COUNT("card", $cards) } ; le but était { $limit ->
    [0] zéro
   *[other] { $limit } au plus
}.
page-contest-right = Tout est juste : vous pouvez encore réussir contre toute défense.
page-contest-lost = Vous ne pouvez plus réussir contre la meilleure défense.

## Énigmes de banquise

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
page-route-lost = Le parcours ne peut plus être terminé.

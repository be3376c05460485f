# Le plateau d'analyse.

## Textes fixes

board-title = Plateau des pingouins
board-label = Plateau. Les flèches déplacent, Entrée joue.
board-first-screen = Premier écran
board-rules = Règles
board-players = Joueurs
# same as English
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
board-saving-about = Tous les coups de la partie. `ppsolve review` et ce plateau savent la lire.
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

## Touches

board-key-values = afficher ou masquer les valeurs
board-key-left-and-right = coup précédent et suivant ; sur le plateau, aller de place en place
board-key-up-and-down = aller sur le plateau, et de place en place
board-key-ends = premier et dernier coup
board-key-play = y jouer

## Jeux

# The person at the device, as a name.
board-you = Vous
board-party-about = Tous construisent une même pyramide. Débarrassez-vous de vos cartes.
board-party-write = Touchez chaque carte quand elle est posée, sans connaître les mains. À la fin, touchez ce qui reste à chacun ; les mains s'en déduisent, et vous voyez ce que chaque coup a coûté.
board-party-more = Plus : éditions, règles maison, graine
board-party-tip-card = Touchez une de vos cartes, puis une place éclairée. Dans la base, toutes les couleurs vont aux deux bouts.
board-party-tip-above = Au-dessus de deux voisines, une carte va si elle a la couleur de l'une d'elles. Construisez là où vos couleurs restent possibles.
board-party-tip-full = La base est pleine : il ne reste que les étages du dessus. Qui ne peut pas poser de carte est éliminé.
board-party-tip-out = Un joueur est éliminé et paie un point par carte restante. Les autres continuent.
board-party-help-play = Pour jouer, choisissez une carte du joueur au trait. Les places possibles s'éclairent. Touchez ensuite une place.
board-party-help-setup = Composer donne des cartes aux mains : touchez-les, tapez des lettres, ou distribuez au hasard.
board-party-footer = Les valeurs sont exactes et supposent les mains ouvertes. Pour le meilleur résultat commun, lancez `ppsolve analyze` dans un terminal.
board-party-invitation = Choisissez une carte du joueur au trait, puis une place.
board-pingouin-about = Les pingouins glissent sur la glace qui fond. Prenez le plus de poissons.
board-pingouin-write = Composez la banquise et ses poissons, puis touchez chaque coup joué, et voyez ce qu'il a coûté.
board-pingouin-more = Plus : graine
board-pingouin-tip-place = Placez vos pingouins un par un, chacun sur un bloc libre à un poisson. Cherchez de l'espace et des blocs à trois poissons.
board-pingouin-tip-slide = Touchez un de vos pingouins, puis un bloc en ligne droite. Vous prenez le bloc qu'il quitte.
board-pingouin-help-move = Pour jouer, choisissez un pingouin du joueur au trait, puis un bloc. Pour en placer un, choisissez un bloc à un poisson.
board-pingouin-help-estimates = Un nombre avec ~ est l'avance probable à la fin, selon le moteur ; une estimation. À trois joueurs ou plus, et à côté d'un joueur, c'est le nombre probable de poissons. Il apparaît là où rien n'est encore prouvé.
board-pingouin-help-setup = Composer met des poissons, des trous et des pingouins sur les blocs, ou tire une banquise au hasard.
board-pingouin-footer = Les valeurs sont exactes quand assez de glace a fondu ; d'ici là, le moteur les estime. Pour une recherche plus longue, lancez `ppsolve analyze` dans un terminal.
board-pingouin-invitation = Choisissez un pingouin du joueur au trait, puis un bloc. Pour placer un pingouin, choisissez un bloc à un poisson.
board-rules-of = Les règles de { $game }
board-help-yardsticks = Un nombre sur une place est le résultat du joueur au trait selon le critère choisi, mains ouvertes ; ★ marque le meilleur. Laissez le doigt ou la souris sur un nombre pour lire son sens.
board-help-worst-case = Un nombre sur une place est le pire des cas : ce que le joueur au trait peut alors garantir, le moins de poissons qu'il obtient. ★ marque le meilleur.

## Niveaux

board-strength = { $strength ->
    [beginner] débutant
    [club] club
    [strong] fort
   *[strongest] le plus fort
}
board-every-hand = toutes les mains
board-own-hand = sa propre main
board-person = une personne
# $sight: what it sees; none if everything lies open.
board-engine = moteur, { $strength ->
    [beginner] débutant
    [club] club
    [strong] fort
   *[strongest] le plus fort
}{ $sight ->
    [fair] , équitable
    [all] , voit tout
   *[none] { "" }
}
board-sight-fair = Équitable : il ne voit que sa propre main, comme vous.
board-sight-all = Voit tout : il voit toutes les mains, la vôtre aussi.
board-level-party-beginner = Débutant : trois fois sur quatre, il pose n'importe quelle carte possible.
board-level-party-club = Club : il réfléchit peu, et se montre parfois étourdi.
board-level-party-strong = Fort : il réfléchit à chaque coup, mais peu.
board-level-party-strongest = Le plus fort : il réfléchit une seconde.
board-level-party-seeing = Le plus fort : il cherche les coups prouvés meilleurs dans le pire des cas, jusqu'à trois secondes, et réfléchit une de plus.
board-level-pingouin-beginner = Débutant : il regarde un coup à l'avance et joue n'importe quel coup qui semble bon.
board-level-pingouin-club = Club : il regarde quelques centaines de positions.
board-level-pingouin-strong = Fort : il réfléchit un tiers de seconde.
board-level-pingouin-strongest = Le plus fort : il réfléchit une seconde et joue un coup prouvé meilleur s'il en trouve un.

## En jouant

board-opened = { COUNT("move", $moves) } { $moves ->
    [one] ouvert
   *[other] ouverts
}.
board-is-thinking = { $player } réfléchit.
board-thinking = Réflexion…
board-secrets = Cela montrerait les cartes du moteur. Finissez d'abord la manche, ou choisissez de les montrer sous Joueurs.
board-got-it = Compris
board-next-round = Manche suivante
board-play-again = Rejouer
board-kept = { $game } : { $players } ; { $round ->
    [1] { "" }
   *[other] manche { $round },{ " " }
}{ $moves ->
    [0] aucun coup
   *[other] { COUNT("move", $moves) }
}.
board-look-again = Revoir
board-go-on-writing = Continuer à noter
board-written-down = Noté : { $round }.
board-go-on-asking = Continuer à demander
board-setup-of = Une position de { $game }.
board-go-on-setup = Continuer à composer
board-not-stored = Ce navigateur ne garde rien ici : enregistrez votre manche avant de fermer la page.
# $reason is in English: it names fields.
board-bad-link = Le lien ne peut pas être ouvert. { $reason }
board-last-seed = dernière : { $seed }
# A move in the news: who, and what.
board-news = { $player } : { $move }.
board-out = { $player ->
    [You] Vous êtes éliminé.
   *[other] { $player } est éliminé.
}
board-move-card = { COLOUR($colour) } { $where ->
    [opens] ouvre la base
    [left] au bout gauche
    [right] au bout droit
   *[other] en { $where }
}
board-opens-the-base = ouvre la base
board-move-slide = pingouin de { $from } à { $to }
board-move-penguin = pingouin en { $place }
board-hidden-cards = { $cards ->
    [1] 1 carte cachée
   *[other] { $cards } cartes cachées
}
board-done = fini
board-tile-count = { $tiles ->
    [0] aucun bloc
   *[other] { COUNT("tile", $tiles) }
}
board-fish = { COUNT("fish", $fish) }
board-penguins-to-place = { $penguins } à placer
board-on-the-floe = { $penguins } sur la banquise
board-player-to-move = { $player } : au trait
board-places-penguin = { $player ->
    [You] Vous placez
   *[other] { $player } place
} un pingouin, encore { $penguins }
board-round-over = La manche est finie
board-game-over = La partie est finie
board-choose-card-first = Choisissez d'abord une carte : { $place } accepte { $colours }.
board-no-card-fits = Aucune carte de cette main ne va en { $place } : { $player }.
board-choose-penguin-first = Choisissez d'abord un pingouin { $player ->
    [You] à vous
   *[other] { ELIDE("de", $player) }
}.
board-worths = , { $label }, valeur : { $values }
board-tile-hole = trou
board-tile-to-move = pingouin { ELIDE("de", $player) }, au trait
board-tile-worth = vaut { $value }
# same as English
board-base = base { $cards }
board-player-count = { COUNT("player", $players) }
board-name-of = Nom du joueur { $number }
board-line-cost = coûte { $cost }
board-line-start = Début
board-another-line = autre suite
board-setup-title = Composer une position
board-dealt-from = Distribué au hasard, à partir de la graine { $seed }.

## La fin

# $players: the winners. $more: whether there are several. $others: the others with their cards, or none.
board-party-result = La manche est finie. { $more ->
    [yes] { $players } se partagent la manche
   *[no] { $players ->
        [You] Vous gagnez la manche
       *[other] { $players } gagne la manche
    }
} avec { $cards ->
    [0] aucune carte restante
    [one] { COUNT("card", $cards) } restante
   *[other] { COUNT("card", $cards) } restantes
}.{ $others ->
    [none] { "" }
   *[other] { " " }Les autres : { $others }.
}
board-pingouin-result = La partie est finie. { $more ->
    [yes] { $players } se partagent la partie
   *[no] { $players ->
        [You] Vous gagnez la partie
       *[other] { $players } gagne la partie
    }
}. Poissons : { $fish }.{ $tiles ->
    [0] { "" }
   *[other] { " " }À égalité de poissons, les blocs comptent : { $tiles }.
}
board-margin-even = Écart : égalité entre { $first } et { $second }.
board-margin = Écart : si chacun joue au mieux, { $player ->
    [You] vous finissez
   *[other] { $player } finit
} avec { $unit ->
    [points] { COUNT("point", $amount) }
   *[fish] { COUNT("fish", $amount) }
} d'avance.
board-round = Manche { $number }
# same as English
board-total = Total
board-game-won = La partie est finie : { $more ->
    [yes] { $players } se la partagent
   *[no] { $players ->
        [You] vous gagnez
       *[other] { $players } gagne
    }
} avec { $points ->
    [0] aucun point
   *[other] { COUNT("point", $points) }
}.
board-round-follows = La manche { $number } sur { $all } suit{ $tied ->
    [yes] , car le plus petit total est à égalité
   *[no] { "" }
} ; premier joueur : { $player }.
board-round-of = Manche { $number } sur { $all }. Le plus petit total gagne.

## Valeurs

board-yardstick-name = { $yardstick ->
    [worst] pire des cas
    [selfish] chacun pour soi
   *[expected] attendu
}
board-yardstick-words = Les nombres : { $yardstick ->
    [worst] ce dont on est sûr, quoi que fassent les autres, toutes mains ouvertes
    [selfish] ce qui reste si chacun joue pour soi, toutes mains ouvertes
   *[expected] la moyenne de manches simulées ; une estimation
}. ★ est le meilleur.
board-numbers = { $yardstick ->
    [worst] Les nombres du plateau sont le pire des cas, mains ouvertes.
    [selfish] Les nombres du plateau valent mains ouvertes, chacun pour soi.
   *[expected] Les nombres du plateau sont des moyennes, mains ouvertes.
}
# A move in words, in brackets: Pa1 (purple at the left end).
board-best-by = { $yardstick ->
    [worst] Le meilleur dans le pire des cas
    [selfish] Le meilleur si chacun joue pour soi
   *[expected] Le meilleur en manches simulées (une estimation)
} : { $move } ({ $words }).
board-safest = Le plus sûr : { $move } ({ $words }).
board-guarantee = { $player ->
    [You] Vous pouvez
   *[other] { $player } peut
} garantir { $unit ->
    [cards] { $amount ->
        [0] aucune carte restante
       *[other] au plus { COUNT("card", $amount) }
    }
   *[fish] au moins { COUNT("fish", $amount) }
}{ $proved ->
    [yes] { "" }
   *[no] , ou mieux : pas encore prouvé
}.
# What a move leads to; $move begins the sentence. $number has decimals in estimates.
board-outcome = { $move } { $judged ->
    [worst] { $unit ->
        [cards] laisse { $amount ->
            [0] aucune carte
           *[other] au plus { COUNT("card", $amount) }
        } à { $player ->
            [You] vous-même
           *[other] { $player }
        }
       *[fish] donne au moins { COUNT("fish", $amount) } à { $player ->
            [You] vous-même
           *[other] { $player }
        }
    }, quoi que fassent les autres (prouvé)
    [selfish] laisse { $amount ->
        [0] aucune carte
       *[other] { COUNT("card", $amount) }
    } à { $player ->
        [You] vous-même
       *[other] { $player }
    } si chacun joue pour soi (prouvé)
   *[expected] laisse environ { $number } cartes en moyenne à { $player ->
        [You] vous-même
       *[other] { $player }
    } (simulé)
}.
board-outcome-likely = { $move } : { $player ->
    [You] vous finirez
   *[other] { $player } finira
} sans doute { $side ->
    [behind] avec { $number } poissons de retard
   *[with] avec un résultat de { $number } poissons
} (une estimation).
board-ends-selfish = Si chacun joue pour soi, { $player ->
    [You] vous finissez
   *[other] { $player } finit
} avec { $cards ->
    [0] aucune carte
   *[other] { COUNT("card", $cards) }
} (prouvé).
board-label-selfish = Si chacun joue pour soi, { $player } : { $value }
board-label-guarantee = garanti pour { $player } : { $value }
board-value-estimate = { $value }, une estimation
board-value-unproved = { $value }, pas prouvé
board-value-best = { $value }, le meilleur
board-likely-result = { $proved ->
    [yes] résultat { $number } si chacun joue pour soi, prouvé
   *[no] résultat probable { $number }, une estimation
}
board-likely-lead = { $proved ->
    [yes] avance { $number } au mieux joué, prouvé
   *[no] avance probable { $number }, une estimation
}
board-line-proved = Meilleure suite (prouvée) :
board-line-likely = { $move ->
    [none] { "" }
   *[other] { $move } est prouvé meilleur.{ " " }
}Suite probable (une estimation) :
board-line-for = { $kind ->
    [safest] Suite la plus sûre
   *[best] Meilleure suite
} pour { $player } (pire des cas { $value }) :
board-play-up-to = Jouer jusqu'à { $move }
board-effort = { $state ->
    [proved] Tout est prouvé
    [searching] Recherche
   *[stopped] Arrêt : tout n'est pas prouvé
}. { $positions } positions visitées.{ $legend ->
    [yes] { " " }Les nombres avec ~ sont des estimations du moteur.
   *[no] { "" }
}
board-margin-for = { $likely ->
    [yes] Écart probable
   *[no] Écart
} pour { $player } :

## Indices du moteur

board-hint-party = { $move } : ~{ $cards } cartes restantes en moyenne, estimées sur { $rounds } manches simulées, en ne connaissant que cette main.
# $best: yes if the move is proved best.
board-hint-fish = { $best ->
    [yes] { $move } est prouvé meilleur
   *[no] { $move }
} : { $player ->
    [You] vous finissez
   *[other] { $player } finit
} avec { COUNT("fish", $fish) } si chacun joue pour soi.
board-hint-likely-fish = { $move } : { $player ->
    [You] vous finirez
   *[other] { $player } finira
} sans doute avec environ { COUNT("fish", $fish) }.
board-hint-level = { $best ->
    [yes] { $move } est prouvé meilleur
   *[no] { $move }
} : { $proved ->
    [yes] égalité si chacun joue au mieux
   *[no] la partie est à peu près égale
}.
board-hint-lead = { $best ->
    [yes] { $move } est prouvé meilleur
   *[no] { $move }
} : { $player ->
    [You] vous finissez
   *[other] { $player } finit
} avec { COUNT("fish", $fish) } d'avance si chacun joue au mieux.
board-hint-likely-lead = { $move } : { $player ->
    [You] vous finirez
   *[other] { $player } finira
} sans doute avec environ { COUNT("fish", $fish) } d'avance.

## Règles en images

board-rules-party-pyramid = Une pyramide pour tous
board-rules-party-pyramid-picture = Une base rouge, verte et bleue, et une carte rouge au-dessus du rouge et du vert
board-rules-party-pyramid-text = À son tour, chacun pose une carte de sa main. Toutes les cartes sont distribuées ; à deux joueurs, 14 chacun.
board-rules-party-base = La base
board-rules-party-base-picture = Trois cartes côte à côte, avec une place ouverte à chaque bout
board-rules-party-base-text = Une carte de n'importe quelle couleur va au bout gauche ou droit de la base, jusqu'à ce qu'elle soit pleine : 8 cartes, ou 7 à deux joueurs.
board-rules-party-above = Les étages du dessus
board-rules-party-above-picture = Au-dessus du rouge et du vert, une place accepte le rouge ou le vert ; au-dessus du vert et du bleu, une carte bleue
board-rules-party-above-text = Une carte se pose au-dessus de deux voisines si elle a la couleur de l'une d'elles au moins. Au-dessus de deux cartes de même couleur, seule cette couleur va.
board-rules-party-out = Éliminé
board-rules-party-out-picture = Trois cartes rouges côte à côte ; les deux places au-dessus n'acceptent que le rouge
board-rules-party-out-text = Si vous pouvez poser une carte, vous le devez. Sinon, vous êtes éliminé pour la manche, même si votre couleur va de nouveau plus tard. Les autres continuent jusqu'à ce que plus personne ne puisse poser.
board-rules-party-points-picture = Une carte verte, une jaune et une violette, restées en main
board-rules-party-points-text = Chaque carte restée en main coûte un point. Avec une main vide, vous rendez jusqu'à 2 points des manches précédentes.
board-rules-party-points-more = Une partie a autant de manches que de joueurs, et chaque manche commence par le joueur suivant. Le plus petit total gagne.
board-rules-pingouin-place = Des pingouins sur la glace
board-rules-pingouin-place-picture = Des blocs de glace à un, deux ou trois poissons, et deux pingouins
board-rules-pingouin-place-text = D'abord, chacun place ses pingouins à son tour, chaque fois sur un bloc libre à un seul poisson : 4 pingouins à deux joueurs, 3 à trois, 2 à quatre.
board-rules-pingouin-slide = Glisser et prendre
board-rules-pingouin-slide-picture = Un pingouin au bout gauche d'une rangée de blocs accessibles
board-rules-pingouin-slide-text = Faites glisser un de vos pingouins en ligne droite, aussi loin que vous voulez, sur des blocs libres. Vous prenez ensuite le bloc qu'il a quitté, avec ses poissons.
board-rules-pingouin-out-picture = Un pingouin sans bloc libre à côté
board-rules-pingouin-out-text = Si vous pouvez bouger, vous le devez. Sinon, vos pingouins quittent la glace avec les blocs sous eux, et les autres continuent.
board-rules-pingouin-win = Le plus de poissons gagne
board-rules-pingouin-win-picture = Des blocs à deux et trois poissons
board-rules-pingouin-win-text = Quand plus personne ne peut bouger, chacun compte les poissons de ses blocs. À égalité, le plus de blocs gagne.

## Analyse et apprentissage

# The cost of a move: exact, simulated or estimated. $number has decimals.
board-cost = coûte { $judged ->
    [proved] { $unit ->
        [cards] { COUNT("card", $amount) }
       *[fish] { COUNT("fish", $amount) }
    } (prouvé)
   *[other] environ { $number } { $unit ->
        [cards] cartes
       *[fish] poissons
    } ({ $judged ->
        [simulated] simulé
       *[estimate] une estimation
    })
}
board-paid = { $worst ->
    [yes] dans le pire des cas, perd
   *[no] perd
} { $fish ->
    [fish] { COUNT("fish", $cost) }
   *[cards] { COUNT("card", $cost) }
} ({ $before } → { $after })
# $paid: what it cost.
board-decision = { $label ->
    [biggest] Plus grosse erreur : coup
    [so-far] Plus grosse erreur pour l'instant : coup
   *[none] Coup
} { $number }, { $player } : { $move }{ $comma ->
    [yes] ,
   *[no] { "" }
} { $paid }{ $grade ->
    [inaccuracy] , une imprécision
    [mistake] , une erreur
    [blunder] , une gaffe
   *[none] { "" }
}.
board-review-none = Pas encore de coups.
board-review-open = { $open } sur { COUNT("move", $moves) } pas encore jugés.
board-review-costly = { $moves ->
    [0] Aucun coup n'a rien coûté.
    [one] { COUNT("move", $moves) } a coûté quelque chose.
   *[other] { COUNT("move", $moves) } ont coûté quelque chose.
}
board-everybody = tout le monde
board-learn-from = { $mistakes ->
    [one] Apprendre de 1 erreur
   *[other] Apprendre de { $mistakes } erreurs
}
board-no-mistakes = Aucune erreur trouvée
board-look = Voir
board-solve = Résoudre
board-find-better = Trouver mieux
board-curve = Résultats garantis, coup par coup : { $players }
board-learn-task = Coup { $number } : { $player ->
    [You] vous avez
   *[other] { $player } a
} joué { $move }, { $grade ->
    [inaccuracy] une imprécision
    [mistake] une erreur
   *[blunder] une gaffe
}. Trouvez mieux.
board-learn-played = { $move } est le coup joué. Essayez un autre coup.
board-learn-not-judged = { $move } n'est pas encore jugé. Patientez, ou essayez un autre coup.
board-learn-not = Pas { $move } : ce coup { board-cost }. Réessayez.
board-learn-right = Juste : { $outcome }
board-learn-better = Mieux : { $outcome }
board-learn-more = { $moves } autres
board-learn-as-good = Aussi bons : { $moves }.
board-learn-summary = { $all ->
    [1] { $found ->
        [0] C'était la seule erreur.
       *[other] Vous avez trouvé un meilleur coup.
    }
   *[other] Vous avez trouvé mieux pour { $found } erreurs sur { $all }.
}
board-learn-finish = Terminer
board-learn-next = Suivant
board-learn-skip = Passer

## Mains et tables

board-edition = Édition
# same as English
board-base-row = Base
board-cannot-place = Ne peut pas poser
board-stuck-out = éliminé de la manche
board-stuck-pass = peut revenir
board-upper-rows = Étages supérieurs
board-rows-free = trous permis
board-rows-contiguous = sans trous
board-earlier-points = Points des manches précédentes
board-earlier-points-of = Points { ELIDE("de", $player) } des manches précédentes
board-type-letters = ou des lettres : { $letters }
# same as English
board-points-field = points
board-fill-hand = { $filled } : remplir la main { ELIDE("de", $player) }
board-hand-letters = Main { ELIDE("de", $player) } en lettres
board-take-one-back = { $colour } { $cards } : reprendre une carte { COLOUR($colour, form: "f") } sur { $cards }
board-lay = Poser des cartes sur la pyramide
board-no-such-card = { $letter } n'est pas une carte : les lettres sont { $letters }.
board-too-many = { $cards } cartes { COLOUR($colour, form: "fp") }, mais le paquet en a { $deck }.
board-uneven = Mains de { $hands }, mais chacun en reçoit { $dealt }.
board-nobody-has-cards = Personne n'a encore de cartes. Distribuez au hasard, ou donnez une main à chacun.
board-player-has = { $player } : { $cards ->
    [0] aucune carte
   *[other] { COUNT("card", $cards) }
}
board-same-number = { $hands }. Avant la première carte, tous en ont le même nombre.
board-opening-needed = À cinq joueurs, la carte restante ouvre la base. Choisissez « { $lay } » et posez-la.
board-setup-over = Personne ne peut poser de carte ici : la manche est finie.
board-lay-first = Choisissez « { $lay } », puis une carte, puis sa place.
board-only-at-the-end = On ne reprend qu'une carte qui ne porte rien, et dans la base une carte au bout.
board-setup-nobody-moves = Personne ne peut bouger ici : mettez des pingouins sur la glace, ou donnez-en à placer.
board-brush-penguin = { $letter } : pingouin { ELIDE("de", $player) }
board-to-place-of = Pingouins à placer pour { $player }
board-to-place = à placer
board-penguin-needs-tile = Un pingouin a besoin d'un bloc : mettez-y d'abord des poissons.

## Noter une manche

board-takes = Choisissez d'abord une couleur : { $place } accepte { $colours }.
board-all-placed = Toutes les cartes { COLOUR($colour, form: "fp") } sont posées.
board-writing = Notation, { COUNT("player", $players) }
# $stuck: out or pass.
board-cannot = { $player ->
    [none] Ne peut pas
   *[other] { $player } ne peut pas
} poser : { $stuck ->
    [out] éliminé
   *[pass] passe
}
board-written = Terminé
board-end-here = Finir la manche ici
board-opening-card = La carte qui ouvre la base
board-to-place-now = { $player } : à poser
board-to-name = { $player } : { COUNT("card", $cards) } à nommer
board-everything-written = Tout est noté
board-opening-hint = À cinq joueurs, il reste une carte. Touchez sa couleur, puis la place.
board-now-the-place = { COLOUR($colour) } : touchez maintenant la place.
board-colour-then-place = Touchez la couleur, puis la place.
board-tap-left = Touchez les cartes qui restent dans la main.
board-hands-follow = Les mains se déduisent des cartes posées et des cartes restantes.
board-nothing-left = plus rien
board-out-with = éliminé avec { $cards ->
    [0] aucune carte
   *[other] { COUNT("card", $cards) }
}
board-take-left = { $card } : reprendre le { COLOUR($card) } à { $player }
board-name-left = En nommer { $cards }
board-name-left-of = En nommer { $cards } pour { $player }
board-nothing-left-button = Plus rien
board-nothing-left-of = Plus rien : { $player }
board-is-on = { COLOUR($colour) } est en { $place }.

## À une vraie table

board-give-hand-first = Donnez-vous d'abord une main : touchez vos cartes.
board-none-left-for-that = Il ne reste pas de carte { COLOUR($colour, form: "f") } pour cela.
board-cannot-place-card = { $player ->
    [You] Vous ne pouvez pas
   *[other] { $player } ne peut pas
} poser de carte.
board-asking-pyramid = Touchez une couleur, puis sa place dans la pyramide. Touchez une carte pour la reprendre.
board-count-colour = { $cards } { COLOUR($colour) }
board-asking-hand = { $player ->
    [You] Votre main
   *[other] Main { ELIDE("de", $player) }
} : { $cards }.
board-asking-hand-empty = Touchez les cartes de { $player ->
    [You] votre main
   *[other] la main { ELIDE("de", $player) }
}, ou tapez leurs lettres. Les autres sont dans l'ordre du tour.
board-cannot-place-button = { $player ->
    [You] Je ne peux pas
   *[other] { $player } ne peut pas
} poser
board-asking-out = Aucune de vos cartes ne va : vous êtes éliminé avec { COUNT("card", $cards) }.
board-asking-done = Vous avez posé toutes vos cartes. Bravo !
board-asking-others = À { $player } de poser : touchez la couleur, puis la place.
board-asking-play = Touchez ce que vous jouez : la couleur, puis la place. Continuez ensuite avec les autres.
board-simulating = Simulation de manches…
board-estimates-caption = Cartes restantes attendues (simulé)
board-for-you = vous
board-to-open = { COLOUR($colour) } pour ouvrir la base
board-average = moyenne
board-at-the-table = À la table : { $players }.
board-to-move-with = au trait, { COUNT("card", $cards) }
board-holds = a
board-holds-one = { $step ->
    [more] + : { $player } a une carte de plus
   *[less] − : { $player } a une carte de moins
}
board-what-mattered = { $player } : ce qui a le plus compté

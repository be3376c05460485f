# Analyse des parties jouées : le paragraphe de chaque joueur, les tableaux et la page.

## Le résultat d'un joueur

review-place = { $place ->
    [tied] terminez{ $what ->
        [game] { " " }la partie
       *[round] { "" }
    } à égalité avec { $others },
    [joint-last] partagez la dernière place{ $what ->
        [game] { " " }de la partie
       *[round] { "" }
    } avec { $others },
    [shared] partagez la { review-rank } place{ $what ->
        [game] { " " }de la partie
       *[round] { "" }
    } avec { $others },
    [won] gagnez{ $what ->
        [game] { " " }la partie
       *[round] { "" }
    }
    [lost] perdez{ $what ->
        [game] { " " }la partie
       *[round] { "" }
    }
    [last] terminez{ $what ->
        [game] { " " }la partie
       *[round] { "" }
    } à la dernière place
   *[nth] terminez{ $what ->
        [game] { " " }la partie
       *[round] { "" }
    } à la { review-rank } place sur { $players }
}
review-rank = { $rank ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}
review-round-result = { $player }, vous { review-place } avec { $cards ->
    [0] aucune carte en main
    [1] 1 carte en main
   *[other] { $cards } cartes en main
}{ $when ->
    [emptied] : votre dernière carte a été posée au coup { $move }
    [out] ; élimination après le coup { $move }
    [out-at-start] ; élimination dès le début
   *[none] { "" }
}.
review-round-unfinished = { $player }, la manche n'est pas terminée ; il vous reste { $cards ->
    [0] zéro carte
    [1] 1 carte
   *[other] { $cards } cartes
}.
review-tumbled-yourself = { $player }, vous avez fait tomber la pyramide et payez { $cards }.
review-tumbled-other = { $player }, la pyramide est tombée quand { $faller } posait une carte ; vous ne payez rien.
review-game-result = { $player }, vous { review-place } avec { COUNT("point", $points) }.
review-game-unfinished = { $player }, la partie n'est pas terminée ; vous avez { COUNT("point", $points) } pour l'instant.
review-floe-result = { $player }, vous { review-place } avec { COUNT("fish", $fish) }.
review-floe-unfinished = { $player }, la partie n'est pas terminée ; vous avez { COUNT("fish", $fish) } pour l'instant.

## La décision la plus importante

review-decision = { $kind ->
    [riskiest] Votre moment le plus risqué a été
    [from] À partir du coup { $from }, le plus important a été
    [as-proved] Parmi ce qui est prouvé, le plus important a été
    [won] Le coup à revoir quand même est
    [won-provisional] Le coup à revoir quand même semble être
    [provisional] Le plus important semble avoir été
   *[most] Le plus important a été
} le coup { $number }{ $in ->
    [round] { " " }de la { $round }
   *[game] { "" }
} : vous avez joué { $move }{ $grade ->
    [inaccuracy] , une imprécision
    [mistake] , une erreur
    [blunder] , une gaffe
   *[none] { "" }
} ; { $better } était meilleur.
review-round-label = manche { $number }
review-round-again = manche { $number }, donne { $dealing }
review-comparison = { $unit ->
    [cards] { $played } vous laisse { $mine ->
        [0] zéro carte
        [1] 1 carte
       *[other] { $mine } cartes
    }, { $better } { $best ->
        [0] aucune
       *[other] { $best }
    }
   *[fish] { $played } vous rapporte { COUNT("fish", $mine) }, { $better } { $best ->
        [0] aucun
       *[other] { $best }
    }
}
review-comparison-equal = { $unit ->
    [cards] les deux vous laissent { $mine ->
        [0] zéro carte
        [1] 1 carte
       *[other] { $mine } cartes
    }
   *[fish] les deux vous rapportent { COUNT("fish", $mine) }
}
review-comparison-bounded = { $unit ->
    [cards] { $played } vous laisse au moins { $mine ->
        [0] zéro carte
        [1] 1 carte
       *[other] { $mine } cartes
    }, { $better } { $best ->
        [0] aucune
       *[other] au plus { $best }
    }
   *[fish] { $played } vous rapporte au plus { COUNT("fish", $mine) }, { $better } au moins { $best }
}
review-exact = { $yardstick ->
    [selfish] Si chacun joue pour soi
   *[worst] Dans le pire des cas
}{ $turned ->
    [yes] , en revanche, c'est l'inverse :
   *[no] ,
} { $clause }.
review-exact-alike = { $yardstick ->
    [selfish] Si chacun joue pour soi, et dans le pire des cas aussi,
   *[worst] Dans le pire des cas, et aussi si chacun joue pour soi,
} { $clause }.
review-exact-both = { $yardstick ->
    [selfish] Si chacun joue pour soi
   *[worst] Dans le pire des cas
}{ $turned ->
    [yes] , en revanche, c'est l'inverse :
   *[no] ,
} { $clause } ; { $yardstick ->
    [selfish] dans le pire des cas
   *[worst] si chacun joue pour soi
}{ $second_turned ->
    [again] , c'est l'inverse aussi :
    [yes] , en revanche, c'est l'inverse :
   *[no] ,
} { $second_clause }.
review-interval = { $mean }{ $range ->
    [yes] { " " }({ $low } à { $high })
   *[no] { "" }
}
review-interval-cards = { $mean } cartes{ $range ->
    [yes] { " " }({ $low } à { $high })
   *[no] { "" }
}
review-expected = { $hands ->
    [open] D'après des manches simulées
   *[hidden] Les autres mains étant cachées
}{ $verdict ->
    [turned] , en revanche, c'est l'inverse : vous
    [again] , c'est l'inverse aussi : vous
    [unclear] , il n'y a pas de différence nette : vous
   *[plain] , vous
} pouvez vous attendre à { $mine } après { $played }, { $best } après { $better }.
review-seen = Vous auriez pu le voir sur le moment : les autres mains étant cachées, vous pouviez vous attendre à { $mine } cartes après { $played }, { $best } après { $better }.
review-another = Sur le moment, les autres mains étant cachées, vous pouviez vous attendre à { $mine } cartes après { $played }, { $best } après { $better }, et { $third } semblait meilleur que les deux.
review-afterwards = Vous ne pouviez pas le savoir : les autres mains étant cachées, { $played } semblait { $looked ->
    [better] meilleur
    [same] tout aussi bon
   *[nearly] presque aussi bon
} ({ $mine } cartes après { $played }, { $best } après { $better }).

## L'estimation du moteur

review-likely-decision = { $won ->
    [yes] Malgré tout, d'après
   *[no] D'après
} l'estimation du moteur, le plus important{ $from ->
    [0] { "" }
   *[other] { " " }avant le coup { $from }
} a été le coup { $number } : vous avez joué { $move }{ $grade ->
    [inaccuracy] , une imprécision
    [mistake] , une erreur
    [blunder] , une gaffe
   *[none] { "" }
} ; { $better } était meilleur.
review-likely-leads = Après { $better }, vous auriez probablement terminé { $best_side ->
    [ahead] avec environ { COUNT("fish", $best) } d'avance
    [behind] avec environ { COUNT("fish", $best) } de retard
   *[level] à peu près à égalité
}, après { $move } { $mine_side ->
    [ahead] avec environ { COUNT("fish", $mine) } d'avance
    [behind] avec environ { COUNT("fish", $mine) } de retard
   *[level] à peu près à égalité
}.
review-likely-fish = Après { $better }, vous auriez probablement terminé avec environ { COUNT("fish", $best) }, après { $move } avec environ { COUNT("fish", $mine) }.
review-clean-from = À partir du coup { $from }, aucun de vos coups n'a rien coûté.

## Rien à regretter

review-none-found = Aucune erreur trouvée pour l'instant.
review-no-choice = Vous n'avez jamais eu le choix : il n'y avait rien à faire autrement.
review-clean = { $kind ->
    [perfect] Vous n'avez fait aucune erreur : à aucun de vos tours un autre coup n'était nettement meilleur.
    [unfinished] Jusqu'ici, à aucun de vos tours un autre coup n'était nettement meilleur.
    [won] Bien joué : à aucun de vos tours un autre coup n'était nettement meilleur.
   *[other] Vous n'y pouviez rien : à aucun de vos tours un autre coup n'était nettement meilleur.
}
review-sure-at-best = Dès le début, { $unit ->
    [cards] { $number ->
        [0] zéro carte
        [1] 1 carte
       *[other] { $number } cartes
    }
   *[fish] { COUNT("fish", $number) }
}, c'était le mieux que vous puissiez vous garantir.
review-sure-only = Au début, vous ne pouviez vous garantir que { $unit ->
    [cards] { $number ->
        [0] zéro carte
        [1] 1 carte au plus
       *[other] { $number } cartes au plus
    }
   *[fish] { COUNT("fish", $number) }
}.

## Sur quoi repose le paragraphe

review-unsolved-worst-case = Le pire des cas du coup { $number }{ $in ->
    [round] { " " }de la { $round }
   *[game] { "" }
} n'a pas pu être établi dans les limites.
review-unsolved-values = Les valeurs exactes du coup { $number }{ $in ->
    [round] { " " }de la { $round }
   *[game] { "" }
} n'ont pas pu être établies dans les limites.
review-unsolved-selfish = Le coup { $number }{ $in ->
    [round] { " " }de la { $round }
   *[game] { "" }
} arrive trop tôt pour calculer la suite si chacun joue pour soi.
review-basis-provisional = C'est provisoire : { $unjudged } de vos { $choices } choix n'ont pas pu être jugés{ $from ->
    [0] { "" }
   *[other] ; le reste, à partir du coup { $from }, est exact
}.
review-basis-all = Tous vos coups sont jugés d'après { $unit ->
    [cards] des manches simulées
   *[fish] les estimations du moteur
}.
review-basis-parts = { $estimated ->
    [0] { $bounded } de vos { $choices } choix { $bounded ->
        [1] est jugé
       *[other] sont jugés
    } par des bornes
   *[other] { $estimated } de vos { $choices } choix { $estimated ->
        [1] est jugé
       *[other] sont jugés
    } d'après { $unit ->
        [cards] des manches simulées
       *[fish] les estimations du moteur
    }{ $bounded ->
        [0] { "" }
       *[other] , { $bounded } par des bornes
    }
}{ $rest ->
    [yes] , les autres exactement
   *[no] { "" }
}.
review-basis-before = Avant le coup { $from }, vos coups sont jugés d'après { $unit ->
    [cards] des manches simulées
   *[fish] les estimations du moteur
}, ensuite exactement.

## Tableaux

review-header-player = joueur
review-header-moves = coups
review-header-choices = choix
review-header-decisions = décisions
review-header-right = justes
review-header-accuracy = précision
review-header-cost = coût
review-header-plays = joue
review-header-guaranteed = garanti
review-header-grade = note
review-header-better = mieux
review-header-given-up = perdu
review-header-move = coup
review-header-advised = conseillé
review-header-open-cost = coût, mains ouvertes
review-header-before = avant
review-header-left = cartes restantes
review-header-pays = paie
review-header-gives-back = rend
# same as English
review-header-total = total
# same as English
review-header-place = place
review-header-fish = poissons
review-header-tiles = blocs
review-header-likely-lead = avance probable
review-header-likely-fish = poissons probables
review-header-behind = écart
review-grade = { $grade ->
    [best] meilleur
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
review-place-number = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
review-only-move = seul coup
review-more = { $moves } et { $number } de plus
review-costly = { $mark } a coûté quelque chose à son joueur
review-too-complex = { $single ->
    [yes] coup { $to }
   *[no] coups { $from } à { $to }
} : trop complexe pour les limites de la recherche
review-move-line = { $player }  { $move } : garanti { $guaranteed }, coût { $cost }{ $grade ->
    [none] { "" }
   *[other] , { review-grade }
}{ $better ->
    [none] { "" }
   *[other] , mieux { $moves }
}
review-undecided = { $number ->
    [1] 1 coup n'a pas pu être jugé exactement dans les limites et n'est pas compté.
   *[other] { $number } coups n'ont pas pu être jugés exactement dans les limites et ne sont pas comptés.
}
review-hidden-title = Jugé d'après ce que les joueurs pouvaient voir
review-cut-short = Seuls les premiers coups ont pu être jugés ainsi ({ COUNT("move", $number) }).

## Tournants et événements

review-turning-none-proved = Aucun tournant n'a pu être prouvé.
review-turning-none = Pas de tournant : aucun coup n'a coûté quoi que ce soit à son joueur.
review-turning = { $label ->
    [proved] Tournant
    [so-far] Tournant jusqu'ici (provisoire)
   *[from] Tournant à partir du coup { $from }, prouvé
} : coup { $number }, { $player } joue { $move }. Ce coup a coûté à { $player } { $range ->
    [yes] { $low } à { COUNT($unit, $high) }
   *[no] { COUNT($unit, $high) }
}.
review-turning-better = Mieux : { $moves }.
review-turning-benefit = Il { $benefits }.
review-let-off = a épargné { COUNT("card", $number) } à { $player }
review-gave = a donné { COUNT("fish", $number) } à { $player }
review-out = Élimination { ELIDE("de", $player) } { $when ->
    [0] dès le début
   *[other] après le coup { $when }
}, avec { $unit ->
    [cards] { COUNT("card", $number) } en main
   *[fish] { COUNT("fish", $number) }
}.
review-tumbled = { $player } a fait tomber la pyramide et paie { $cards } : { COUNT("card", $left) } en main et celle qui était en train d'être posée. Personne d'autre ne paie ni ne rend rien, et la manche est redistribuée.
review-title-round = { $round ->
    [only] La manche
   *[label] { $label }
} : { $how ->
    [finished] terminée après { COUNT("move", $moves) }
    [tumbled] la pyramide est tombée après { COUNT("move", $moves) }
   *[unfinished] pas terminée, { COUNT("move", $moves) } joués
}
review-title-seen = La manche : { COUNT("move", $moves) }, avec des mains cachées
review-title-game = La partie
review-title-floe = La partie : { $how ->
    [finished] terminée après { COUNT("move", $moves) }
   *[unfinished] pas terminée, { COUNT("move", $moves) } joués
}
review-standing-unfinished = { $leaders ->
    [1] La partie n'est pas terminée : après { $completed } manches sur { $rounds }, { $names } est en tête avec { COUNT("point", $points) }.
   *[other] La partie n'est pas terminée : après { $completed } manches sur { $rounds }, { $names } sont en tête avec { COUNT("point", $points) }.
}
review-standing = { $leaders ->
    [1] { $names } gagne avec { COUNT("point", $points) }.
   *[other] { $names } se partagent la victoire avec { COUNT("point", $points) }.
}
review-before-move = { $in ->
    [round] { $round }, avant le coup { $number }
   *[game] Avant le coup { $number }
}
review-after-move = Après le coup { $number }

## Pingouin

review-exact-none = Aucun coup n'a pu être résolu exactement dans les limites.
review-exact-all = Tous les coups ont été résolus exactement.
review-exact-last = Seul le dernier coup a été résolu exactement ; les coups précédents étaient trop complexes pour les limites de la recherche.
review-exact-rest = Les coups à partir du { $from } ont été résolus exactement ; les coups précédents étaient trop complexes pour les limites de la recherche.
review-free-from = À partir du coup { $from }, aucun coup n'a coûté quoi que ce soit à son joueur ; c'est prouvé.
review-likely-free = D'après l'estimation du moteur, il n'y a pas eu d'erreur nette { $single ->
    [yes] au coup { $to }
   *[no] des coups { $from } à { $to }
}.
review-likely-turning = Tournant { $single ->
    [yes] au coup { $to }
   *[no] des coups { $from } à { $to }
}, d'après l'estimation du moteur : coup { $number }, { $player } joue { $move }. Ce coup a probablement { $players ->
    [2] fait perdre à { $player } environ { COUNT("fish", $fish) } sur { $rival }
   *[other] coûté à { $player } environ { COUNT("fish", $fish) }
}. Mieux : { $better }.
review-estimates-title = { $single ->
    [yes] Coup { $to }
   *[no] Coups { $from } à { $to }
}, d'après l'estimation du moteur
review-estimates-explanation = Les valeurs marquées ~ sont des estimations, pas des preuves : { $players ->
    [2] l'avance du joueur à la fin de la partie
   *[other] les poissons du joueur à la fin de la partie
} après le meilleur coup du moteur et, derrière la flèche, après le coup joué, d'après des recherches de { $positions } positions. Dans 9 parties sur 10, le résultat est à { $first_error } poissons au plus de l'estimation au coup { $first }, et à { $last_error } poissons au plus au coup { $last }. Le coût compare deux coups dans la même position, donc une grande partie de cette erreur s'annule : un coût estimé de { $inaccuracy } poissons ou plus est une imprécision, de { $mistake } une erreur, de { $blunder } une gaffe. Moins peut être dû au hasard.
review-not-estimated-slow = Les coups précédents ne sont pas tous estimés : le moteur est trop lent sans le cœur natif.
review-not-estimated-time = Les coups précédents ne sont pas tous estimés : le moteur a besoin de { $seconds } secondes et de { $positions } positions par coup.
review-not-estimated-interrupted = Les coups précédents ne sont pas tous estimés : l'analyse a été interrompue.
review-likely-cost = coût { $cost }, mieux { $better }

## Explications

review-explanation-cards = Garanti : le plus grand nombre de cartes qui peuvent rester au joueur, quoi que fassent les autres, mains ouvertes et en jouant au mieux ; après une flèche, le même nombre une fois le coup joué. Coût : le nombre de cartes que le coup y ajoute. Mieux : les coups qui n'auraient rien coûté ; parmi les coups équivalents (en miroir ou avec d'autres couleurs), seulement le premier. Une décision est un coup où le choix a changé quelque chose. La précision est la part des décisions qui n'ont rien coûté. Un coût d'une carte est une erreur, de deux ou plus une gaffe.
review-explanation-hidden = Avec des mains cachées, chaque coup est estimé par des manches simulées où les cartes cachées sont distribuées au hasard, comme dans ppsolve advise. Un coup est juste sauf s'il laisse en moyenne au moins 0,2 carte de plus que le coup conseillé, et nettement plus. À partir de 0,2 carte c'est une imprécision, de 0,5 une erreur, de 1,5 une gaffe. Une décision est un coup où un autre aurait été faux. Perdu : les cartes en plus, en moyenne, des coups qui étaient faux, additionnées. Un coup peut être juste d'après ce qu'on savait et coûter quand même quelque chose mains ouvertes, et inversement.
review-explanation-fish = Garanti : le plus petit nombre de poissons que le joueur peut obtenir, quoi que fassent les autres, en jouant au mieux ; après une flèche, le même nombre une fois le coup joué. Coût : le nombre de poissons que le coup en retire. Mieux : les coups qui n'auraient rien coûté. Une décision est un coup où le choix a changé quelque chose. La précision est la part des décisions qui n'ont rien coûté. Un coût d'un poisson est une imprécision, de deux ou trois une erreur, de quatre ou plus une gaffe.

## Le graphique et la page

review-chart-cards = garanti : au plus ce nombre de cartes restantes
review-chart-fish = garanti : au moins ce nombre de poissons
review-chart-likely = poissons : probable, puis garanti
review-chart-moves = coups joués
review-chart-described = { $what ->
    [cards] Cartes restantes garanties sur { COUNT("move", $moves) } : { $changes }
    [fish] Poissons garantis sur { COUNT("move", $moves) } : { $changes }
   *[likely] Poissons probables, puis garantis, sur { COUNT("move", $moves) } : { $changes }
}
review-chart-change = { $player } de { $about ->
    [yes] environ { $first }
   *[no] { $first }
} à { $last }
review-page-title = { $what ->
    [round] Penguin Party : analyse d'une manche
    [game] Penguin Party : analyse d'une partie
    [hidden] Penguin Party : analyse d'une manche avec des mains cachées
   *[floe] Pingouin : analyse d'une partie
}
review-page-rules = règles { $rules }
review-page-bounded = Tout n'a pas pu être prouvé. Là où une limite a été atteinte, les valeurs sont des bornes comme 2..4 et ne sont pas comptées.
review-page-all-rounds = Toutes les manches ensemble
review-page-results = Résultats garantis
review-page-likely-results = Résultats probables et garantis
review-page-costly = un coup qui a coûté quelque chose à son joueur
review-page-turning = le tournant
review-page-turning-solved = le tournant parmi les coups résolus
review-page-estimate = trait fin avec des anneaux : une estimation et son erreur possible
review-page-likely-costly = un coup qui a probablement coûté quelque chose à son joueur
review-page-likely-turning = le tournant d'après l'estimation du moteur
review-page-accuracy = Précision
review-page-moves = Coup par coup
review-page-better = mieux
review-page-pivot = tournant
review-page-cost = coût { $cost }
review-page-out = éliminé : { $players }
review-page-is-out = { $player } sort du jeu
review-page-more = et { $number } de plus
review-page-solved = Résolu exactement
review-page-first = Le tournant est la décision qui a coûté le plus à son joueur ; la première, s'il y en a plusieurs.
review-interrupted = Interrompu : voici les résultats jusqu'ici.
review-not-proved = Tout n'est pas prouvé. { $more }

# Analyses avec mains ouvertes, et sur la banquise.

## Résultats et critères

analyze-outcome = { $outcome ->
    [best] au mieux
    [guaranteed] garanti
    [selfish] chacun pour soi
    [table] table
   *[margin] écart
}
analyze-yardstick = { $yardstick ->
    [worst-case] pire cas
    [everyone-for-themselves] chacun pour soi
   *[expected] attendu
}
analyze-yardstick-above = { $yardstick ->
    [worst-case] pire
    [everyone-for-themselves] chacun
   *[expected] { "" }
}
analyze-yardstick-below = { $yardstick ->
    [worst-case] cas
    [everyone-for-themselves] pour soi
   *[expected] attendu
}
analyze-header-player = joueur
analyze-header-cards = cartes
analyze-header-has = a déjà
analyze-header-likely = probable
analyze-header-likely-fish = poissons probables
analyze-header-likely-lead = avance probable
analyze-header-after = après

## Ce que disent les valeurs

analyze-open-hands = Toutes les valeurs supposent des mains ouvertes : tout le monde voit toutes les cartes.
analyze-all-fish = Toutes les valeurs sont des poissons à la fin de la partie, y compris ceux déjà pris et ceux sous les pingouins.
analyze-selfish-skipped = Les valeurs « chacun pour soi » n'ont pas été calculées (trop de cartes). Ajoutez { $option } pour les calculer quand même.
analyze-selfish-skipped-tiles = Les valeurs « chacun pour soi » n'ont pas été calculées (plus de { $tiles } blocs de glace libres à portée). Ajoutez { $option } pour les calculer quand même.

## Résultats des joueurs

analyze-cards = { COUNT("card", $cards) }
analyze-cards-range = { $low } à { COUNT("card", $high) }
analyze-left-first = { $player } finit avec { $cards }
analyze-left-more = { $player } avec { $cards }
analyze-left-more-range = { $player } avec { $low } à { $high }
analyze-fish = { COUNT("fish", $fish) }
analyze-fish-range = { $low } à { COUNT("fish", $high) } (non tranché)
analyze-ends-first = { $player } finit avec { $fish }
analyze-ends-more = { $player } avec { $fish }
analyze-ends-more-range = { $player } avec { $low } à { $high }
analyze-results = { $first } et { $last }

analyze-round-over = La manche est terminée : { $results }.
analyze-game-over = La partie est terminée : { $results }.
analyze-selfish-cards = Si chacun joue pour soi, { $results }{ $proved ->
    [no] { " " }(tout n'est pas prouvé)
   *[yes] { "" }
}.
analyze-selfish-fish = Si chacun joue pour soi, { $results }{ $proved ->
    [no] { " " }(tout n'est pas tranché)
   *[yes] { "" }
}.

## Penguin Party : ce qu'un joueur peut faire

analyze-alone-all = Il n'y a plus { ELIDE("que", $player) } en jeu, qui peut poser toutes ses cartes.
analyze-alone = Il n'y a plus { ELIDE("que", $player) } en jeu, avec au mieux { $cards } à la fin{ $proved ->
    [no] { " " }(pas prouvé)
   *[yes] { "" }
}.
analyze-no-turns = { $player } n'a plus de tour : { $cards ->
    [0] toutes les cartes sont posées
   *[other] hors jeu avec { COUNT("card", $cards) }
}.
analyze-claim = { $claim }.
analyze-claim-and-help = { $claim } ; { $help }.
analyze-sure-unknown = Ce { ELIDE("que", $player) } peut garantir n'est pas prouvé : { $cards } à la fin
analyze-sure-all = { $player } peut poser toutes ses cartes, { $rivals ->
    [one] quoi que fasse { $rival }
   *[more] quoi que fassent les autres
}
analyze-sure-most = { $player } peut garantir un résultat d'au plus { COUNT("card", $high) }{ $proved ->
    [no] { " " }(peut-être seulement { $low } ; pas prouvé)
   *[yes] { "" }
}
analyze-help-no-fewer = même avec de l'aide, il ne peut pas y en avoir moins
analyze-help-all = { $place ->
    [first] Si
   *[more] si
} { $rivals ->
    [one] { $rival } aide
   *[more] tous les autres aident
}, { $player } peut poser toutes ses cartes
analyze-help-left = { $place ->
    [first] Si
   *[more] si
} { $rivals ->
    [one] { $rival } aide
   *[more] tous les autres aident
}, { $player } finit avec { $cards }{ $proved ->
    [no] { " " }(pas prouvé)
   *[yes] { "" }
}

## Pingouin : ce qu'un joueur peut faire

analyze-floe-out = { $player } est hors jeu avec { COUNT("fish", $fish) }.
analyze-floe-alone = Il n'y a plus { ELIDE("que", $player) } en jeu, qui peut finir avec { $fish }.
analyze-floe-help = Avec l'aide { $rivals ->
    [one] { ELIDE("de", $rival) }
   *[more] de tous les autres
}, { $player } peut finir avec { $fish }.
analyze-floe-no-more = Une aide n'y changerait rien.
analyze-floe-sure = { $player } peut garantir { COUNT("fish", $fish) }.
analyze-floe-at-least = { $player } peut garantir au moins { COUNT("fish", $low) }, peut-être jusqu'à { $high } (non tranché{ $static ->
    [yes]  ; { $least } à { $most } sans recherche
   *[no] { "" }
}).

## Toute la table

analyze-table-cards = Table : { $value }, le plus petit nombre possible de cartes restantes, toutes mains réunies{ $top ->
    [none]  ; la pyramide ne peut pas être achevée, car aucune couleur ne peut être dans les { $rows } étages
   *[some] { "" }
}
analyze-table-fish = Table : { $value }, le plus grand nombre de poissons que tous les joueurs peuvent obtenir ensemble
analyze-margin = Écart : { $value }, { $ahead ->
    [player] { $player } mène
    [nobody] personne ne mène
    [not-player] { $player } ne mène pas
   *[open] on ne sait pas qui mène
}
analyze-margin-of-two = Écart : à deux joueurs seulement
analyze-no-top = La pyramide ne peut pas être achevée, car aucune couleur ne peut être dans les { $rows } étages : le sommet prend sa couleur de l'étage du dessous, et ainsi de suite.
analyze-top = Si la pyramide est achevée, son sommet est { COLOUR($colour) }, et il y a { $exactly ->
    [yes] exactement une carte { COLOUR($colour, form: "f") }
   *[no] une carte { COLOUR($colour, form: "f") }
} à chaque étage.

## Recommandations

analyze-plays = { $player } joue { $move }{ $when ->
    [now] { "" }
    [next] { " " }au prochain tour, après { $before }
   *[example] { " " }au prochain tour, par exemple après { $before }
}
analyze-other-moves = { $number } autres coups
analyze-alike = { " " }({ $moves } { $number ->
    [1] est
   *[other] sont
} { $equal ->
    [good] tout aussi { $number ->
        [1] bon
       *[other] bons
    }
    [safe] tout aussi { $number ->
        [1] sûr
       *[other] sûrs
    }
   *[about] à peu près aussi { $number ->
        [1] bon
       *[other] bons
    }
})
analyze-recommended = Conseil : { $plays }{ $alike }.
analyze-recommended-only = Conseil : { $plays }, le seul coup permis.
analyze-recommended-expected = Conseil : { $plays }, pour une moyenne de ~{ $average } dans les manches simulées (cartes restantes){ $alike }.
analyze-selfish-reason = Si chacun joue pour soi, { $player } finit ainsi avec { COUNT("card", $cards) }{ $others ->
    [0] { "" }
   *[other] , comme avec { $moves }
}{ $tie ->
    [best-average]  ; parmi ces coups, { $move } est le meilleur dans les manches simulées, avec une moyenne de ~{ $average }
    [average]  ; dans les manches simulées, la moyenne est de ~{ $average }
    [safest]  ; parmi ces coups, { $move } est le plus sûr
   *[none] { "" }
}.
analyze-safest-plays = Le plus sûr : { $plays }{ $alike }.
analyze-at-most-left = { $cards ->
    [0] toutes les cartes posées,
   *[other] au plus { COUNT("card", $cards) } à la fin,
} { $rivals ->
    [one] quoi que fasse { $rival }
   *[more] quoi que fassent les autres
}
analyze-also-safest = { $case ->
    [no-safer] Aucun coup n'est plus sûr
    [also] C'est aussi le coup le plus sûr
   *[not-found] Aucun coup plus sûr n'a été trouvé
} : { $left }.
analyze-safest = Le plus sûr : { $move }, { $left }{ $alike }.
analyze-safest-so-far = Le plus sûr trouvé jusqu'ici, sans preuve : { $move }, { $left }.
analyze-so-far = { $safest ->
    [yes] Le coup le plus sûr
   *[no] Le meilleur coup
} trouvé jusqu'ici, sans preuve : { $plays }. Il garantit un résultat d'au plus { COUNT("card", $cards) }{ $proved ->
    [yes]  ; un autre coup est peut-être meilleur
   *[no] { " " }(bornes { $bounds })
}.
analyze-no-turn-cards = Si tous les autres jouent contre { $player }, { $player } n'aura plus de tour : il n'y a rien à conseiller.
analyze-no-turn-fish = Si tous les autres jouent contre { $player }, { $player } n'aura plus de tour : il n'y a pas de coup à conseiller.
analyze-recommended-opinion = { $proved ->
    [yes] Conseil
   *[no] Conseil d'après l'estimation du moteur, sans preuve
} : { $opinion }
analyze-so-far-fish = Le meilleur coup trouvé jusqu'ici, sans preuve : { $plays }, ce qui garantit { $proved ->
    [yes] { COUNT("fish", $fish) } ; un autre coup se révélera peut-être meilleur
   *[no] au moins { COUNT("fish", $fish) } (bornes { $bounds })
}.

## Suites de coups

analyze-line-intro = { $circumstance ->
    [against] { $rivals ->
        [one] { $then ->
            [yes] La suite si { $rival } joue ensuite contre { $player } :
           *[no] La suite si { $rival } joue contre { $player } :
        }
       *[more] { $then ->
            [yes] La suite si tous les autres jouent ensuite contre { $player } :
           *[no] La suite si tous les autres jouent contre { $player } :
        }
    }
    [each] La suite si chacun joue pour soi :
    [both] La suite si les deux jouent au mieux :
    [helped] { $rivals ->
        [one] La suite si { $rival } aide { $player } :
       *[more] La suite si tous les autres aident { $player } :
    }
    [together] La suite si tout le monde coopère :
   *[none] La suite :
}
analyze-line-label = { $line ->
    [best] { $place ->
        [first] Meilleur jeu pour { $player }
       *[more] meilleur jeu pour { $player }
    }
    [safest] { $place ->
        [first] Jeu le plus sûr pour { $player }
       *[more] jeu le plus sûr pour { $player }
    }
    [selfish] { $place ->
        [first] Chacun pour soi
       *[more] chacun pour soi
    }
    [both] { $place ->
        [first] Meilleur jeu des deux
       *[more] meilleur jeu des deux
    }
    [helped] { $place ->
        [first] Si
       *[more] si
    } { $rivals ->
        [one] { $rival } aide
       *[more] tous les autres aident
    } { $player }
   *[together] { $place ->
        [first] Si tout le monde coopère
       *[more] si tout le monde coopère
    }
}
analyze-line-or = { $first }, ou { $next }
analyze-line = { $label } : { $moves }
analyze-line-same = { $label } : la même suite
analyze-side = { $side ->
    [left] à gauche
   *[right] à droite
}
analyze-note-placed = { $player } a posé toutes ses cartes
analyze-note-placed-due = { $player } a posé toutes ses cartes, { $due }
analyze-note-passes = { $player } passe
analyze-note-out = { $player } est { $standing ->
    [out] hors jeu
   *[stuck] sans coup possible
}, { $due }
analyze-note-floe-out = { $player } est hors jeu avec { COUNT("fish", $fish) }
analyze-and-also = { $first } ; { $next }
analyze-hand-left = Il reste à { $player } : { $any ->
    [yes] { $hand }
   *[no] aucune carte
}
analyze-end-cards = Cartes restantes à la fin : { $players }
analyze-end-of-player = { $player } { $cards }
analyze-end-fish = Poissons à la fin : { $players }

## Coups

analyze-slots-selfish = Cartes qui restent à { $player } après chaque coup si chacun joue pour soi :
analyze-slots-worst-case = Pire cas : cartes restantes { ELIDE("que", $player) } peut garantir après chaque coup :
analyze-slots-guaranteed = Cartes restantes { ELIDE("que", $player) } peut garantir après chaque coup :
analyze-slots-fish = Poissons { ELIDE("que", $player) } peut garantir après chaque coup :
analyze-slots-final-fish = Poissons finaux { ELIDE("que", $player) } peut garantir après chaque coup :
analyze-likely = Probable : { $estimate }
analyze-mark-none = - aucune carte { ELIDE("de", $player) } ne convient
analyze-mark-range = un intervalle : cela dépend de la carte
analyze-mark-at-most = <= au plus, pas prouvé
analyze-mark-not-proved = ? pas prouvé
analyze-legend-worst-case = Pire cas : { $rivals ->
    [one] { $rival } joue contre { $player }.
    [more] tous les autres jouent contre { $player }.
   *[none] prouvé, cartes restantes.
}
analyze-legend-selfish = Chacun pour soi : chaque joueur cherche son propre meilleur résultat.
analyze-legend-expected = Attendu : une estimation, la moyenne de { $rounds } manches simulées après le coup, contre des adversaires qui jouent au hasard, au plus gourmand ou à l'économie.

## Remarques

analyze-effort = { COUNT("position", $positions) } en { $seconds } s ({ $rate } M par seconde)
analyze-interrupted = Interrompu : voici les résultats obtenus jusqu'ici.
analyze-unfinished = Inachevé : { $names }.
analyze-unfinished-try = Inachevé : { $names }. Essayez une valeur plus grande de { $nodes ->
    [yes] --time, --nodes ou --memory
   *[no] --time ou --memory
}.
analyze-outcome-of = { $outcome } ({ $player })
analyze-some-moves = { $number } des coups
analyze-some-moves-selfish = { $number } des coups si chacun joue pour soi
analyze-no-expected = Les valeurs attendues ont été omises : les manches simulées prendraient trop de temps.

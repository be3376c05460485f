# Conseils avec des mains cachées, et sur la banquise.

## Penguin Party : l'estimation

advise-estimate = Estimation à partir de { $rounds } manches simulées, { $hidden ->
    [hidden] cartes cachées distribuées au hasard
   *[open] mains ouvertes
}, contre des adversaires qui jouent { $opponents ->
    [random] au hasard
    [greedy] au plus gourmand
    [thrifty] à l'économie
   *[either] au hasard, au plus gourmand ou à l'économie
}{ $seen ->
    [yes] , selon leurs coups précédents
   *[no] { "" }
}.
advise-best = Le meilleur coup pour { $player } : { $move }, avec { $cards } cartes restantes en moyenne. { $reason }
advise-advised = conseillé
advise-more = { $cards } de plus
advise-no-difference = pas de différence nette

## Penguin Party : raisons

advise-only-move = C'est le seul coup permis.
advise-opens-a-place = Ce coup ouvre une place au { COLOUR($colour) }, qui ne va nulle part pour l'instant ; { $player } en a { $cards ->
    [1] une carte
   *[other] { $cards }
}. { $alike ->
    [0] { $others ->
        [1] L'autre coup ne le fait pas.
       *[other] Aucun autre coup ne le fait.
    }
    [1] 1 des { $others } autres coups le fait aussi.
   *[other] { $alike } des { $others } autres coups le font aussi.
}
advise-last-place = Une seule place accepte le { COLOUR($colour) }, et { $cards ->
    [1] 1 carte { COLOUR($colour, form: "f") } n'a pas encore été vue
   *[other] { $cards } cartes { COLOUR($colour, form: "fp") } n'ont pas encore été vues
} : { $rivals } pourrait la prendre. Aucun autre coup ne pose de { COLOUR($colour) }.
advise-keeps-the-base = Ce coup garde pour plus tard { $places ->
    [1] la dernière place libre de la base, qui accepte
   *[other] les { $places } places libres de la base, qui acceptent
} toutes les couleurs. { $alike ->
    [0] { $others ->
        [1] L'autre coup ne le fait pas.
       *[other] Aucun autre coup ne le fait.
    }
    [1] 1 des { $others } autres coups le fait aussi.
   *[other] { $alike } des { $others } autres coups le font aussi.
}
advise-room-last-card = Après ce coup, la dernière carte { ELIDE("de", $player) } a encore une place ; après { $after }, elle n'en aurait plus.
advise-room-all = Après ce coup, chacune des { $kept } cartes restantes { ELIDE("de", $player) } a encore une place ; après { $after }, il y en aurait moins.
advise-room-some = Après ce coup, { $cards ->
    [1] 1 des { $kept } cartes restantes { ELIDE("de", $player) } a
   *[other] { $cards } des { $kept } cartes restantes { ELIDE("de", $player) } ont
} une place ; après { $after }, il y en aurait moins.
advise-after = { $comparison ->
    [other] l'autre coup
    [any] n'importe quel autre coup
   *[some] { $fewer } des { $others } autres coups
}

## Penguin Party : règles pratiques

advise-rule = Règle pratique : { $rule }
advise-rule-danger = À deux joueurs, jouez la couleur dont vous avez le plus de cartes en plus de ses cases sûres.
advise-rule-no-base = À deux joueurs, ne posez une couleur sur la base que si elle n'a aucune place au-dessus.
advise-rule-safe-cells = Donnez des cases sûres à chaque carte que vous gardez : additionnez-les carte par carte, quatre au plus pour chacune.
advise-rule-rare-colour = Jouez la couleur qui a le moins de cartes exposées : des cartes avec une case vide au-dessus.
advise-rule-room = Laissez de la place : pour chaque carte que vous gardez, comptez les cases vides que sa couleur peut encore atteindre, et deux fois les places qui ne conviennent à aucune autre couleur.

## Pingouin : l'estimation

advise-floe-proved = Prouvé par une recherche sur { COUNT("position", $positions) } : { $players ->
    [more] si chacun joue pour soi, aucun coup
   *[two] aucun coup
} n'est meilleur que { $move }. Les valeurs avec ~ sont des estimations.
advise-floe-estimated = Estimation par une recherche sur { COUNT("position", $positions) }, sans preuve. Dans 9 parties sur 10, le résultat tombe dans l'intervalle.
advise-floe-best = Le meilleur coup pour { $player } : { $move }, { $outlook }.
advise-floe-plays = { $player } joue { $move }, { $outlook }.
advise-floe-outlook = { $result ->
    [fish-proved] avec { COUNT("fish", $fish) } à la fin si chacun joue pour soi (prouvé)
    [fish] avec environ { COUNT("fish", $fish) } à la fin
    [level-proved] ce qui mène à l'égalité si les deux jouent au mieux (prouvé)
    [level] après quoi la partie est à peu près équilibrée
    [lead-proved] après quoi { $leader } finit avec { COUNT("fish", $fish) } d'avance si les deux jouent au mieux (prouvé)
   *[lead] après quoi { $leader } finira sans doute avec environ { COUNT("fish", $fish) } d'avance
}
advise-floe-line = Suite probable après { $move } : { $line }.

## Tableaux des coups

advise-header-move = coup
advise-header-fish = poissons
advise-header-lead = avance
advise-header-interval-90 = intervalle à 90 %
advise-header-interval-95 = intervalle à 95 %
advise-header-cards-left = cartes restantes
advise-header-empty-hand = main vide
advise-header-compared = comparaison
advise-range = { $low } à { $high }
advise-at-most = au plus { $number }
advise-percent = { $number } %
advise-proved = prouvé

## Pingouin : raisons

advise-cuts-off = Ce coup prive { $rival } de { COUNT("fish", $fish) } sur { COUNT("tile", $tiles) }.
advise-walls-in = Ce coup enferme le pingouin { ELIDE("de", $rival) } en { $tile }, qui ne pourra plus jamais bouger.
advise-answers-a-threat = { $rival } menaçait de jouer { $move }, ce qui aurait privé { $player } de { COUNT("fish", $fish) }.
advise-alone = Ce coup réserve à { $player } { COUNT("tile", $tiles) } avec { COUNT("fish", $fish) }.
advise-last-way-out = Le pingouin en { $tile } n'avait plus qu'une issue.
advise-nearer = Ensuite, { $player } est plus près { $rivals ->
    [one] { ELIDE("que", $rival) }
   *[several] que tous les autres
} de { $tiles } des { $free } blocs de glace libres ; aucun autre coup ne fait mieux.
advise-within-a-slide = De là, { COUNT("tile", $tiles) } avec { COUNT("fish", $fish) } { $tiles ->
    [1] est
   *[other] sont
} à une glissade ; aucune autre place ne donne accès à plus de poissons.
advise-most-fish = Ce coup mène à un bloc de glace avec { COUNT("fish", $fish) } ; aucun autre coup n'en rapporte plus tout de suite.

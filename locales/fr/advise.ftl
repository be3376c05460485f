# Conseils avec des mains cachées, et sur la banquise.

## Penguin Party : l'estimation

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

## Penguin Party : raisons

advise-only-move = C'est le seul coup permis.
advise-opens-a-place = Il ouvre une place au { COLOUR($colour) }, qui ne va nulle part pour l'instant ; { $player } en a { $cards ->
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
advise-keeps-the-base = Il garde pour plus tard { $places ->
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

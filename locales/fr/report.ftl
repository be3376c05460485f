# Rapports sur les donnes : la difficulté, pour qui et pourquoi.

## Difficulté

report-word = { $word ->
    [gentle] douce
    [fair] moyenne
    [tricky] délicate
   *[cruel] cruelle
}
report-rating = { $percent } { report-word }
report-difficulty = Difficulté : { $percent } sur 100 ({ report-word }), comparée à { $deals } donnes complètes de { $edition } à { $players } joueurs.
report-difficulty-unknown = Difficulté : inconnue, car { $why }.
report-difficulty-none = Difficulté : pas de note, car { $why }.
report-why-not-compared = seules les donnes complètes aux règles standard peuvent être comparées
report-why-no-decision = { $player } n'a aucune décision à prendre en jouant au mieux
report-why-no-turns = { $player } n'a plus de tour
report-why-over = la manche est terminée
report-why-few-rounds = seules { $number } manches au hasard sur { $all } ont été jouées dans les limites
report-why-not-computed = `{ $outcome }` n'a pas été calculé
report-why-bounded = `{ $outcome }` pour { $player } n'est connu que par des bornes ({ $bounds })
report-why-no-midgame = il n'y a pas de décision en milieu de manche
report-sum-missing = Il n'y a pas de somme, car { $why }.
report-sum-other = La somme pondérée est { $sum }. Comparez-la seulement à des positions du même genre, pas à des donnes complètes.
report-sum = La somme pondérée est { $sum } ; la difficulté est le pourcentage de donnes complètes au hasard dont la somme est plus petite.
report-part-careless = { $players ->
    [2] cartes que le jeu au hasard laisse en plus du résultat garanti, par carte en main
   *[other] cartes que le jeu au hasard laisse en plus du meilleur résultat possible, par carte en main
}
report-part-traps = part des coups qui perdent quelque chose, parmi les décisions du milieu de manche
report-part-only = part des décisions du milieu de manche avec un seul bon coup
report-part-hurt = cartes que l'adversaire peut coûter, garanti moins meilleur, par carte en main

## Tableaux

report-header-player = joueur
report-header-players = joueurs
report-header-difficulty = difficulté
report-header-hardest = le plus dur pour
report-header-best = meilleur
report-header-guaranteed = garanti
report-header-selfish = chacun pour soi
report-header-all-random = tous au hasard
report-header-all-greedy = tous gourmands
report-header-random = hasard
report-header-greedy = gourmand
report-header-careful = soigneux
report-header-careful-alone = seul soigneux
report-header-own-hand = sa main seule
report-header-move = coup
report-header-legal = permis
report-header-good = bons
report-header-mistake = erreur naturelle
report-header-part = élément
report-header-value = valeur
report-header-weight = poids
report-header-meaning = sens
report-overview-note = Difficulté : combien de donnes au hasard sur 100 sont plus faciles ; seules les donnes complètes aux règles standard en ont une. Meilleur : cartes restantes si tout le monde aide, dans l'ordre des joueurs. Garanti : cartes restantes quoi que fassent les autres. Les deux supposent les mains ouvertes. Tous au hasard, tous gourmands : cartes restantes en moyenne par joueur quand personne ne réfléchit à l'avance.
report-decisions-note = Bons : combien de coups permis ne perdent rien. Meilleur : le premier d'entre eux ; les autres sont aussi bons.
report-outcome-note = Cartes restantes, toutes les mains étant ouvertes. Meilleur : si tout le monde aide. Garanti : quoi que fassent les autres.{ $selfish ->
    [yes] { " " }Chacun pour soi : si chacun joue pour soi.
   *[no] { "" }
}{ $bounded ->
    [yes] { " " }Une valeur comme 2..4 n'a pas pu être établie dans les limites.
   *[no] { "" }
}
report-rounds = { $greedy ->
    [same] { $random } manches chacun
   *[other] { $random } et { $number } manches
}
report-careless-note = Cartes restantes en moyenne. Tous au hasard, tous gourmands : personne ne réfléchit à l'avance, sur { $rounds } ; les gourmands construisent vers le haut et jouent leur couleur la plus longue.{ $careful ->
    [yes] { " " }Seul soigneux : les autres jouent de même, mais un joueur voit toutes les mains et essaie chaque coup dans { $looks } manches simulées avant de le jouer ({ $careful_rounds } manches). Sa main seule : ce joueur ne voit que sa propre main, comme à la table, et distribue les cartes cachées au hasard à chaque simulation. Le gain sur le jeu négligent est ce que vaut la réflexion ; l'écart entre les deux joueurs soigneux est ce que vaut la vue de toutes les mains.
   *[no] { "" }
} Ne comparez pas ces moyennes aux pires des cas (garanti) : là, tous les autres font tout pour nuire ; ici, personne n'essaie, si bien que même un jeu négligent peut laisser moins de cartes.
report-short-note = { $outcomes } Hasard, gourmand : moyenne si tout le monde joue ainsi, sur { $rounds }.{ $careful ->
    [yes] { " " }Soigneux : moyenne d'un joueur parmi eux qui ne voit que sa propre main et essaie chaque coup dans { $looks } manches simulées ({ $careful_rounds } manches).
   *[no] { "" }
} Les moyennes peuvent être plus basses que le résultat garanti, car personne n'essaie de nuire.

## Phrases

report-dead-colour = Le { COLOUR($colour) } meurt au coup { $turn } ({ $move } par { $player }) ; encore en main : { $held }.
report-dead-colours = Quand { $player } joue au mieux, { $deaths }.
report-death = { $number ->
    [1] le { $colours } meurt au coup { $turn } ({ $move } par { $player })
   *[other] { $colours } meurent au coup { $turn } ({ $move } par { $player })
}
report-placed-all = { $player } a posé toutes ses cartes et ne paie rien.
report-no-turns = { $player } n'a plus de tour et paie { $cards }.
report-no-decisions-found = Les décisions { ELIDE("de", $player) } n'ont pas pu être trouvées dans les limites.
report-rank = { $rank ->
    [hardest] { $player } a la main la plus difficile : { $percent } sur 100, { report-word }.
   *[easiest] { $player } a la main la plus facile : { $percent } sur 100, { report-word }.
}
report-alone-open = { $player } joue seul à partir d'ici ; ce qui reste en jouant au mieux est entre { $low } et { COUNT("card", $high) } (non établi dans les limites).
report-alone = { $player } joue seul à partir d'ici et finit avec { COUNT("card", $cards) } en jouant au mieux.
report-can-guarantee = { $player } peut se garantir au plus { COUNT("card", $cards) }.
report-can-guarantee-open = Ce que { $player } peut se garantir est entre { $low } et { COUNT("card", $high) } (non établi dans les limites).
report-with-help = Avec { $who ->
    [one] l'aide { ELIDE("de", $rival) }
   *[all] l'aide de tous
}, ce pourrait être { $cards }.
report-with-help-open = Avec { $who ->
    [one] l'aide { ELIDE("de", $rival) }
   *[all] l'aide de tous
}, c'est entre { $low } et { COUNT("card", $high) } (non établi dans les limites).
report-safe = { $who ->
    [one] { $player } peut poser toutes ses cartes, quoi que fasse { $rival }.
   *[all] { $player } peut poser toutes ses cartes, quoi que fassent les autres.
}
report-settled = { $player } finit avec { COUNT("card", $cards) } en jouant au mieux : personne ne peut aider ni nuire.
report-can-be-left = { $who ->
    [one] { $rival } peut laisser à { $player } { $cards ->
        [1] sa dernière carte
       *[other] ses { COUNT("card", $cards) }
    }.
   *[all] Les autres peuvent laisser à { $player } { $cards ->
        [1] sa dernière carte
       *[other] ses { COUNT("card", $cards) }
    }.
}
report-never-a-choice = { $player } n'a jamais le choix en jouant au mieux.
report-choices-safe = { $player } a { $choices } choix en jouant au mieux, et aucun coup ne perd quoi que ce soit{ $share ->
    [none] { "" }
   *[some] ; au milieu de manches ordinaires, c'est le cas de { $percent } des coups, ce qui compte pour la difficulté
}.
report-choices-risky = { $player } a { $choices } choix en jouant au mieux, { $part ->
    [only] risqué
    [all] tous risqués
   *[some] dont { $risky } { $risky ->
        [1] risqué
       *[other] risqués
    }
}{ $right ->
    [none] { "" }
    [all] { " " }et avec un seul bon coup
   *[some] , { $only } avec un seul bon coup
} : { $such ->
    [yes] par exemple,{ " " }
   *[no] { "" }
}{ $mistakes }.
report-mistake = { $move } au coup { $turn } coûte { COUNT("card", $cards) }
report-decided = Après le coup { $turn }, il n'y a plus rien en jeu.

## La page

report-title = { $number ->
    [1] Cette donne est-elle difficile ?
   *[other] Ces donnes sont-elles difficiles ?
}
report-open-hands = Règles { $rules }. Toutes les mains sont ouvertes.
report-open-hands-several = { $number } positions. Toutes les mains sont ouvertes.
report-overview = Vue d'ensemble
report-position = { $number }. Règles { $rules }
report-gauge = { $percent } sur 100, { report-word }
report-reach = Ce que chacun peut atteindre
report-table = Table : { $cards }, le plus petit nombre de cartes restantes dans toutes les mains ensemble.
report-careless = Ce que donne un jeu négligent
report-decisions = Décisions en jouant au mieux
report-values = La valeur de chaque place
report-main-line = { $kind ->
    [best] Le meilleur jeu { ELIDE("de", $player) }, coup par coup
   *[safest] Le jeu le plus sûr { ELIDE("de", $player) }, coup par coup
}
report-made-of = De quoi la difficulté est faite
report-only-move = seul coup
report-costs = { $move } coûte { $cards }
report-margin-open = Écart : { $margin } pour { $player }.
report-margin-level = Écart : si les deux jouent au mieux, personne n'est devant.
report-margin = Écart : si les deux jouent au mieux, { $player } finit devant de { $points }.
report-plot-cards = cartes restantes
report-plot-share = % des manches
report-plot-all = { $policy ->
    [random] tous au hasard
   *[greedy] tous gourmands
}
report-plot-careful = { $policy ->
    [random] soigneux, les autres au hasard
   *[greedy] soigneux, les autres gourmands
}
report-plot = Cartes restantes à { $player } avec un jeu négligent et un jeu soigneux
report-not-proved = Tout n'a pas pu être prouvé. { $more }

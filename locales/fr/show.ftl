# Positions en texte et en images.

## Les deux jeux

show-standing = { $standing ->
    [to-move] à jouer
    [finished] terminé
    [out] éliminé
    [stuck] bloqué
   *[to-place] à placer
}
show-to-move = À { $player } de jouer

## Penguin Party

show-party-headline = Règles { $rules } ; { COUNT("player", $players) } ; base { $width } sur { $base }
show-party-over = La manche est terminée
show-any = toutes
show-any-short = *
show-open = libres :
show-nothing-open = aucune
show-open-places = Places libres : { $places }
show-penalties = pénalités :
show-scores = scores :
show-penalty-and-score = pénalité { $penalty }, score { $score }
show-pays = paie { $points }
show-gives-back = rend { $points }
show-cards = { COUNT("card", $cards) }
show-tokens = { COUNT("token", $tokens) }
show-tokens-over = plus de { $tokens } jetons
show-empty-place = vide

show-party-row = Étage { $row } : { $cells }
show-party-title = Penguin Party : { $turn }
show-party-pyramid = Penguin Party : une pyramide
show-played = joué
show-better = meilleur
show-party-decision = Penguin Party : { $played } a été joué, { $better } était meilleur
show-decision-two-places = ({ $played }) a été joué, ({ $better }) était meilleur
show-decision-one-place = ({ $mark }) en { $place } : { $played } a été joué, { $better } était meilleur
show-after-move = Après le coup { $number } : { $rows }
show-row-inside = étage { $row } { $cells }

## Pingouin

show-floe-headline = Pingouin ; { COUNT("player", $players) } ; { $tiles ->
    [0] rien
   *[other] { COUNT("tile", $tiles) } avec { COUNT("fish", $fish) }
} sur la banquise
show-floe-wins = La partie est terminée : { $player } gagne
show-floe-shared = La partie est terminée : { $players } se partagent la victoire
show-floe-to-place = À { $player } de placer un pingouin
show-floe-taken = { COUNT("fish", $fish) } sur { COUNT("tile", $tiles) }
show-floe-penguins = { COUNT("penguin", $penguins) } sur { COUNT("fish", $fish) }
show-floe-left-to-place = { $penguins } à placer
show-floe-row = Rangée { $row } : { $cells }
show-floe-reach = Le pingouin { ELIDE("de", $player) } en { $tile } peut glisser { $any ->
    [yes] vers { $tiles }
   *[no] nulle part
}
show-floe-title = Pingouin : { $turn }
show-floe-decision = Pingouin : { $played } a été joué, { $better } était meilleur
show-floe-two-tiles = ? { $played } a été joué, ! { $better } était meilleur
show-floe-one-tile = * est l'arrivée de { $played }, qui a été joué, et de { $better }, qui était meilleur

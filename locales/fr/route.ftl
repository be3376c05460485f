# Parcours.

route-title = Parcours Pingouin
route-label = Parcours

## Techniques : leurs noms et leur sens

route-name-only-way = seule issue
route-name-number = numéro
route-name-split = séparation
route-name-last = dernier bloc
route-name-two-ends = deux bouts
route-name-counting = compte des coups
route-name-both-ways = deux accès
route-name-passed-over = survol
route-name-chain = enchaînement
# same as English
route-name-contradiction = contradiction
route-name-guess = essai
route-technique-only-way = Il n'y a qu'une glissade possible.
route-technique-number = Un numéro indique quel coup finit là : ni plus tôt, ni plus tard.
route-technique-split = Une mauvaise glissade coupe la banquise : des blocs de glace deviennent inaccessibles.
route-technique-last = Un bloc de glace avec un seul accès doit être le dernier, puisqu'on ne peut plus en repartir.
route-technique-two-ends = Deux blocs de glace avec un seul accès, c'est un de trop : un seul peut être le dernier.
route-technique-counting = Comptez les coups jusqu'au prochain numéro, et de numéro en numéro.
route-technique-both-ways = Un bloc de glace avec deux accès qui n'est pas le dernier a besoin des deux : l'un pour arriver, l'autre pour repartir.
route-technique-passed-over = Glisser par-dessus un bloc de glace le garde pour plus tard : il doit donc encore être là.
route-technique-chain = Avancez de lien en lien : les blocs de glace qui utilisent leurs deux accès en laissent moins aux autres.
route-technique-contradiction = Essayez : après une mauvaise glissade, toutes les suites échouent.
route-technique-guess = Rien d'autre n'y fait : essayez les glissades.

## Étapes

route-number-is-on = Le numéro { $number } est en { $tile }.
route-only-slide = { $move } est la seule glissade possible.
route-only-works = Seul { $tile } convient.
route-rest-by-trying = Les autres glissades ne s'éliminent qu'en essayant : il ne reste aucun parcours après elles.

## Indices

route-look-number = C'est le coup { $step } : cherchez son numéro.
route-look-split = Gardez { $tiles } en contact avec les autres blocs de glace.
route-look-ways-in = Comptez les accès à { $tiles }.
route-look-count-to = Comptez les coups jusqu'à { $tile }.
route-look-count = Comptez les coups de { $start } à { $end }.
route-look-around = Regardez les blocs de glace autour de { $tile } : ils risquent d'être trop nombreux à en avoir besoin.
route-look-ways = Après une mauvaise glissade, les accès à { $tiles } ne suffisent plus.
route-not = Ce n'est pas { $tiles }.
route-not-either = Ce n'est pas non plus { $tiles }.
route-slide-over = Glissez par-dessus un bloc de glace et gardez-le pour plus tard.
route-go-next-to = Allez sur un bloc de glace voisin du pingouin.

## Pourquoi une glissade vers $tile est mauvaise

route-wrong-has-number = { $tile } a le numéro { $number }, mais c'est le coup { $step }.
route-wrong-later-numbers = { $tiles } ont les numéros de coups ultérieurs.
route-wrong-number = Pas { $tile } : le numéro { $number } est en { $right }.
route-wrong-split = Si le pingouin allait en { $tile }, la banquise se couperait en deux : { $tiles } d'un côté, le reste de l'autre.
route-wrong-two-ends = Si le pingouin allait en { $tile }, { $tiles } n'auraient plus qu'un accès chacun : chacun devrait être le dernier.
route-wrong-last-number = Si le pingouin allait en { $tile }, { $last } n'aurait plus qu'un accès et devrait être le dernier, mais il a le numéro { $number } sur { $moves }.
route-wrong-last-elsewhere = Si le pingouin allait en { $tile }, { $last } n'aurait plus qu'un accès et devrait être le dernier, mais le numéro { $number } est en { $right }.
route-wrong-counting = Si le pingouin allait en { $tiles }, il faudrait au moins { COUNT("move", $needed) } { $start ->
    [there] de là
   *[other] de { $start }
} à { $end }, mais les numéros n'en permettent que { $number }.
route-wrong-both-ways = Si le pingouin allait en { $tile }, { $narrow } n'auraient que deux accès chacun et auraient besoin des deux : trop de blocs de glace ont besoin de { $needed }.
route-wrong-stuck = Depuis { $tile }, le pingouin ne pourrait plus avancer.
route-wrong-fails = Si le pingouin allait en { $tile }, toutes les suites échoueraient en { COUNT("move", $moves) } au plus.
route-wrong-for-example = { $fails } Par exemple, après { $line } : { $wrong }
route-wrong-chain = Si le pingouin allait en { $tile } : { $chain } ; { $clash }.
route-wrong-by-trying = En essayant, on voit qu'il ne reste aucun parcours.

## Conclusions d'un enchaînement

route-chain-numbers = d'après les numéros, { $tile } ne peut pas se lier à { $others }
route-chain-passed = { $tile } ne peut pas se lier à { $others }, car un bloc de glace entre les deux a alors disparu
route-chain-both = { $tile } a besoin de ses deux accès, donc se lie à { $others }
route-chain-only = { $tile } ne peut se lier qu'à { $others }
route-chain-full = { $tile } a déjà ses liens et ne peut pas se lier à { $others }
route-chain-loop = { $tile } ne peut pas se lier à { $others } sans fermer une boucle
route-chain-and = { $first } ; { $last }
route-chain-none = il ne reste aucun choix
route-clash-few = il reste donc trop peu d'accès à { $tile }
route-clash-many = trop de blocs de glace doivent donc se lier à { $tile }
route-clash-torn = { $tile } doit donc se lier à un bloc de glace auquel il ne peut pas se lier
route-clash-loop = la chaîne qui passe par { $tile } est donc fermée et laisse des blocs de glace de côté

## Vérification

route-wrong = étape { $step } : { $move } est faux. { $why }
route-right = Juste : { $tiles ->
    [one] le seul bloc de glace est visité
   *[other] les { COUNT("tile", $tiles) } sont tous visités
}.
route-right-so-far = Juste jusqu'ici ; il reste { COUNT("tile", $tiles) } à visiter.

## L'énigme et l'aide

route-heading = Trouvez le parcours
route-statement = Faites glisser le pingouin sur la banquise pour qu'il s'arrête sur chaque bloc de glace exactement une fois.{ $numbers ->
    [0] { "" }
   *[other] { " " }Un numéro indique après quel coup le pingouin se trouve là.
}
route-one-route = Il n'y a qu'un seul parcours.
route-goal = { COUNT("tile", $tiles) } à visiter, { $numbers } { $numbers ->
    [one] numéro donné
   *[other] numéros donnés
}
route-has-number = { $tile } a le numéro { $number }
route-how-to-3 = Arrêtez-vous sur chaque bloc de glace exactement une fois.
route-how-to-4 = Un numéro indique après quel coup le pingouin se trouve là. Écrivez les autres.
route-welcome = Appuyez sur le bloc de glace où le pingouin doit glisser.
route-help-1 = Le pingouin peut glisser sur les blocs de glace clairs. Celui qu'il quitte fond.
route-help-2 = Les blocs de glace par-dessus lesquels il glisse restent : visitez-les plus tard.
route-help-4 = Indice montre ce qu'il faut regarder, puis des glissades qui échouent, l'idée, la place et la raison. Appuyez encore pour faire la glissade.
route-help-5 = Vérifier indique si le parcours peut encore aboutir.

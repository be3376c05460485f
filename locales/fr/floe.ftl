# Énigmes sur la banquise : ce que les quatre sortes partagent. `you` : on s'adresse au lecteur.

## Blocs de glace

floe-more-tiles = { $number ->
    [1] un autre bloc de glace
   *[other] { WORD($number) } autres blocs de glace
}
floe-tiles-with-fish = { $tiles } ({ COUNT("fish", $fish) })

## Vérification

floe-not-legal = étape { $step } : le coup { $move } n'est pas permis : { $why }.
floe-illegal-over = la partie est finie
floe-illegal-one-tile = tous les pingouins sont posés ; un coup nomme le bloc de glace quitté et le bloc de glace d'arrivée
floe-illegal-no-penguin = { $player ->
    [yours] aucun de vos pingouins n'est en { $tile }
   *[other] { $player } n'a pas de pingouin en { $tile }
}
floe-illegal-not-straight = { $end } n'est pas en ligne droite à partir de { $start }
floe-illegal-occupied = un pingouin se trouve en { $tile }
floe-illegal-hole = il y a un trou en { $tile }

## Indices

floe-goes-to = Le pingouin va en { $tile }.

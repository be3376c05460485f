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

floe-move-penguin = Déplacez le pingouin qui est en { $tile }.
floe-go-to-fish = Allez sur un bloc de glace avec { COUNT("fish", $fish) }.
floe-expect = Attendez-vous à ce { ELIDE("que", $rival) } réponde { $move }.
floe-refutes = { $move } réfute { WORD($number) } des { WORD($total) } coups : { $moves }.
floe-every-move = { $place ->
    [first] Tous
   *[inside] tous
} les coups du pingouin en { $tile }
floe-every-move-even = { $every } (même { $even })
floe-and-also = { $first }, et { $last }

## Pourquoi un coup à deux joueurs est le bon

floe-stop = Empêchez { $move } : après le bon coup, il n'est plus possible.
floe-no-longer = { $rival } ne peut plus jouer { $move }.
floe-wall-in-hint = Enfermez pour de bon { $number ->
    [1] le pingouin
   *[other] les pingouins
} { ELIDE("de", $rival) } en { $tiles }.
floe-wall-in = Ce coup enferme pour de bon { $number ->
    [1] le pingouin
   *[other] les pingouins
} { ELIDE("de", $rival) } en { $tiles }.

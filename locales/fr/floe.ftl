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

## Ce que disent pages, images et feuilles

floe-rules = Règles de Pingouin
floe-slides = Un pingouin glisse en ligne droite, dans l'une des six directions, sur les blocs de glace libres, aussi loin que vous voulez. Le bloc de glace qu'il quitte fond.
floe-board = Banquise. Les flèches et W E A D Z X déplacent, Entrée choisit un pingouin ou le fait glisser.
floe-note = Chaque numéro indique le coup qui finit sur ce bloc de glace.
floe-moves = Les coups : { $moves }
floe-must-play = { $player } doit jouer { $move }.
floe-how-to-turns = Chacun son tour, glissez un de vos pingouins en ligne droite, dans l'une des six directions.
floe-how-to-alone = Un pingouin glisse en ligne droite, dans l'une des six directions, aussi loin que vous voulez.
floe-how-to-melts = Le bloc de glace qu'il quitte fond. Ceux par-dessus lesquels il glisse restent.
floe-welcome = Choisissez un de vos pingouins, puis le bloc de glace où il doit glisser.
floe-help-bright = Le pingouin choisi peut glisser sur les blocs de glace clairs. Celui qu'il quitte fond.
floe-help-refuted = Un mauvais coup est réfuté sur la banquise : les deux camps jouent jusqu'à ce que vous voyiez pourquoi il échoue. Reprenez-le et réessayez.
floe-help-undo-reply = Annuler reprend votre dernière glissade et la réponse.
floe-help-undo = Annuler reprend la dernière glissade.
floe-help-hint = Indice montre l'enjeu, puis des coups qui échouent, l'idée, la place et la glissade. Vous pouvez suivre les coups qui réfutent les autres. Appuyez encore pour faire la glissade.
floe-help-check = Vérifier indique si vous pouvez encore réussir.

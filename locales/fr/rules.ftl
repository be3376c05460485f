# Les règles des deux jeux, pour qui n'y a jamais joué.

rules-number = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $number }
}
rules-item = { $name } : { $text }

## Penguin Party

# same as English
rules-party-title = Penguin Party
rules-party-introduction = Un jeu de cartes de Reiner Knizia pour { $fewest } à { $most } joueurs. Tout le monde construit la même pyramide de pingouins. Débarrassez-vous de vos cartes : chaque carte que vous ne pouvez pas poser coûte un point, et le joueur qui a le moins de points gagne.

rules-set-up = Mise en place
rules-party-cards = Il faut { $cards } cartes Pingouin : { $deck }. Mélangez-les et distribuez :
rules-party-of-a-colour = { $cards } { COLOUR($colour, form: "fp") }
rules-party-deal = { COUNT("player", $players) } : { COUNT("card", $cards) } chacun{ $rest ->
    [first]  ; la dernière carte commence la pyramide
    [unused]  ; { $unused } ne servent pas
   *[none] { "" }
}
rules-party-own-cards = Ne regardez que vos propres cartes.

rules-turn = Votre tour
rules-party-turn = Posez une carte de votre main ; c'est ensuite au joueur suivant. La première carte commence la base. Après cela, il y a deux façons de poser une carte :
rules-party-bottom = À la base : posez n'importe quelle carte juste à côté des autres, à gauche ou à droite. La base n'a pas de trous. Elle est complète avec { $base } cartes, ou { $two } à deux joueurs.
rules-party-top = Au-dessus : posez une carte à cheval sur deux cartes voisines. Elle doit avoir la couleur d'au moins une des deux. Sur deux cartes de la même couleur, seule cette couleur convient donc.

rules-example = Un exemple
rules-party-letter = { $colour } { COLOUR($colour) }
rules-party-brackets = Les crochets sont des cartes : { $letters }. Les parenthèses sont des places où poser une carte, avec les couleurs qui conviennent (* : toutes) :
rules-party-at-end = à l'extrémité { $side ->
    [left] gauche
   *[right] droite
} de la base, n'importe quelle couleur
rules-party-on-two = sur la carte { COLOUR($left, form: "f") } et la { COLOUR($right, form: "f") }, { COLOUR($left, form: "f") } ou { COLOUR($right, form: "f") }
rules-party-notation = La carte verte du dessus repose sur deux vertes. Les étages supérieurs peuvent avoir des trous : il suffit qu'une carte ait les deux cartes sous elle. ppsolve note un coup par la couleur et la place : { $move }, c'est vert en { $place }.

rules-out = Éliminé
rules-party-out = Si vous pouvez poser une carte, vous devez le faire, même à contrecœur. Si c'est votre tour et qu'aucune de vos cartes ne convient, vous êtes éliminé jusqu'à la fin de la manche. Vous prenez un point pour chaque carte de votre main. Vous restez éliminé même si l'une de vos cartes convenait à nouveau plus tard.
rules-party-done = Si vous avez posé votre dernière carte, vous avez terminé et ne prenez aucun point. Les autres continuent jusqu'à ce qu'il ne reste personne. Le dernier joueur peut poser plusieurs cartes d'affilée.

# same as English
rules-bonus = Bonus
rules-party-bonus = Si vous avez posé toutes vos cartes, vous rendez jusqu'à { $points } points des manches précédentes, si vous en avez.

rules-end = Fin
rules-party-end = Jouez autant de manches qu'il y a de joueurs. À chaque manche, le rôle de premier joueur passe à gauche, et tous les points s'additionnent. Après la dernière manche, le total le plus bas gagne. En cas d'égalité, la victoire est partagée ; certaines éditions permettent de jouer une manche de plus.

## Les éditions de Penguin Party

rules-editions = Éditions
rules-editions-colours = couleurs
rules-editions-bonus = bonus de main vide
rules-editions-tokens = jetons dans la boîte
rules-editions-tumble = chute
rules-editions-tie = égalité
rules-editions-note = remarque
rules-editions-cards = { COLOUR($colour) } { $cards }
rules-edition-bonus = { $edition ->
    [iello-2024] jusqu'à 2 points
    [playte-2021] 2 points, ou tous ceux que l'on a
   *[ffg-2007] 2 points, s'il y en a des manches précédentes
}
rules-edition-tokens = { $edition ->
    [iello-2024] 24 de 1, 12 de 5
    [playte-2021] 20 de 1, 10 de 5
   *[ffg-2007] 39 jetons de 1, 3 et 5
}
rules-edition-tumble = { $edition ->
    [ffg-2007] qui fait tomber la pyramide paie ses cartes restantes + 1, les autres rien ; nouvelle donne
   *[other] non
}
rules-edition-tie = { $edition ->
    [iello-2024] partagée, ou une manche de plus
    [playte-2021] partagée, ou d'autres manches
   *[ffg-2007] non précisé : partagée
}
rules-edition-note = { $edition ->
    [iello-2024] { "" }
    [playte-2021] son bleu est un bleu ciel
   *[ffg-2007] 36 figurines de quatre couleurs ; la répartition en 9 de chaque est une hypothèse
}
rules-deals = La donne, dans toutes les éditions :
rules-deals-players = joueurs
rules-deals-cards = cartes chacun
# same as English
rules-deals-base = base
rules-deals-rest = restantes
rules-deals-left = { $rest ->
    [first] 1, commence la base
    [unused] { $unused }, non utilisées
   *[none] aucune
}
rules-overrides = Règles modifiables, pour les règles maison :
rules-overrides-rule = règle
rules-overrides-meaning = signification
rules-override = { $rule ->
    [base] cartes de la base, de 1 à 8
    [deck] cartes de chaque couleur, comme R9G9Y9B9
    [hand_size] cartes distribuées à chaque joueur
    [bonus] points rendus au plus pour une main vide
    [upper_rows] { $usual } (libre), ou { $other } : les cartes d'un étage sans trou
   *[stuck] { $usual } (éliminé), ou { $other } : un joueur bloqué reste dans la manche
}

## Pingouin

# same as English
rules-floe-title = Pingouin
rules-floe-introduction = Un jeu de plateau { ELIDE("de", $authors) }, connu aussi sous les noms { $german } et { $english }, pour { $fewest } à { $most } joueurs. Vos pingouins glissent sur une glace qui fond derrière eux. Pêchez plus de poissons que les autres.
rules-floe-set-up = Disposez au hasard les { $tiles } blocs de glace hexagonaux, en { $rows } rangées de 7 et 8 en alternance : { $one } avec un poisson, { $two } avec deux et { $three } avec trois. Chaque bloc montre ses poissons. Chaque joueur a des pingouins :
rules-floe-penguins = { COUNT("player", $players) } : { COUNT("penguin", $penguins) } chacun
rules-floe-placing = À tour de rôle, posez un pingouin sur un bloc libre avec exactement un poisson, jusqu'à ce que tous les pingouins soient sur la glace.
rules-floe-turn = Faites glisser un de vos pingouins en ligne droite, dans l'une des six directions, aussi loin que vous voulez, mais d'au moins un bloc. Il ne peut ni traverser un trou ou un autre pingouin, ni quitter la glace. Prenez ensuite le bloc qu'il a quitté : ses poissons sont à vous, et il y a maintenant un trou. Les blocs qu'il n'a fait que traverser restent en place. Si vous pouvez jouer, vous devez le faire.
rules-floe-drawing = Le haut d'une banquise. Un chiffre est un bloc de glace avec ses poissons, une lettre un pingouin, et un point un trou. Les rangées ont des lettres ; les colonnes se comptent depuis la gauche :
rules-floe-example = Le pingouin A en { $penguin }, entre crochets, peut glisser vers les blocs entre parenthèses : { $tiles }. À sa gauche, il y a un trou, et en bas à gauche se tient le pingouin B. Où qu'il aille, son joueur prend le bloc { $penguin } avec un poisson. ppsolve note un coup par ses deux blocs, { $move }, et la pose d'un pingouin par un seul, { $penguin }.
rules-floe-out = Si c'est votre tour et qu'aucun de vos pingouins ne peut bouger, vous êtes éliminé. Retirez vos pingouins de la glace avec les blocs sous eux ; ces poissons sont aussi à vous. Les autres continuent.
rules-floe-end = La partie se termine quand tout le monde est éliminé. Le joueur qui a le plus de poissons gagne. Si plusieurs en ont autant, celui d'entre eux qui a le plus de blocs gagne ; en cas de nouvelle égalité, la victoire est partagée.

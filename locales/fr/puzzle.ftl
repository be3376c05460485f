# Ce que toutes les énigmes partagent : titres, indices, vérifications et raisons contre des adversaires.

## Titres

puzzle-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[expert] expert
}
puzzle-title = { $name } · { $level }
puzzle-title-daily = { $name } n°{ "\u202F" }{ $number } · { $level }
puzzle-title-seed = { $name } { $seed } · { $level }
puzzle-numbered = { $name } n°{ "\u202F" }{ $number }
puzzle-menu-seed = { $name } { $seed }{ $base ->
    [0] { "" }
   *[other] , base de { $base }
}{ $players ->
    [0] { "" }
   *[other] , { COUNT("player", $players) }
}
puzzle-theme = Thème de la semaine : { $theme }
puzzle-theme-symmetry-and-narrow-paths = symétrie et chemins étroits
puzzle-theme-sacrifices-and-bare-bases = sacrifices et bases nues
puzzle-theme-late-traps-and-careful-counts = pièges tardifs et comptes précis
puzzle-theme-comebacks-and-few-givens = retours et rares cartes données
puzzle-theme-dead-colours-and-crowded-regions = couleurs mortes et régions serrées
puzzle-theme-symmetric-floes = banquises symétriques
puzzle-theme-lakes = lacs
puzzle-theme-sacrifices-and-detours = sacrifices et détours
puzzle-theme-bridges = ponts
puzzle-theme-quiet-moves-and-long-slides = coups tranquilles et longues glissades
puzzle-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
puzzle-solution = { $title } : la solution
puzzle-id = ID : { $id }

## Indices et étapes

puzzle-technique = { $title } : { $meaning }
puzzle-hint-technique = Technique : { $name }. { $meaning }
puzzle-hint-expect = Attendez-vous à : { $moves }
puzzle-hint-look = À regarder : { $text }
puzzle-hint-others = Autres coups : { $text }
puzzle-hint-idea = Idée : { $text }
puzzle-hint-place = Place : { $text }
puzzle-hint-card = Carte : { COLOUR($colour, form: "f") }, { $move }
puzzle-hint-move = Coup : { $move }
puzzle-hint-example = Exemple commenté : { $lesson }
puzzle-hint-more = En savoir plus : { $option }

## Couleurs et places de Penguin Party

puzzle-colour-in-list = le { COLOUR($colour) }
puzzle-place-not-open = { $place } n'est pas une place ouverte ; places ouvertes : { $places }
puzzle-place-accepts = { $place } n'accepte que { $colours }

## Vérification de coups contre des adversaires

puzzle-nothing-played = Rien n'a encore été joué ; c'est à { $player } de jouer.
puzzle-cannot-be-played = étape { $step } : le coup { $move } n'est pas permis : { $why }.
puzzle-move-fails = étape { $step } : { $move } échoue : { $why }.
puzzle-right = Juste : { $result }.

## Raisons des coups contre des adversaires. `you` : on s'adresse au lecteur.

puzzle-settled = L'affaire est entendue : dans cette suite, plus rien ne peut mal tourner.
puzzle-only-legal = { $move } est le seul coup possible pour { $player ->
    [you] vous
   *[other] { $player }
}.
puzzle-or-alike = { $move } (ou { $alike }, ce qui revient au même)
puzzle-does-not-matter = Peu importe ce que joue { $rival } : { $player ->
    [you] vous n'avez
   *[other] { $player } n'a
} plus de tour.
puzzle-one-good-move-left = { $rival } ne peut pas faire plus de mal, mais ce coup ne laisse { $player ->
    [you] qu'un seul bon coup pour vous
   *[other] à { $player } qu'un seul bon coup
}.
puzzle-expect = Attendez-vous à { $answers }. { $reason }
puzzle-answer = { $own ->
    [yes] { $player ->
        [you] vous continuez par
       *[other] { $player } continue par
    }
   *[no] { $player ->
        [you] vous répondez
       *[other] { $player } répond
    }
} { $move }
puzzle-further-answer = { $player ->
    [you] vous
   *[other] { $player }
} { $move }
puzzle-refutation = { $answers } ; alors { $why }
puzzle-after = Après { $moves }, { $story }.
puzzle-more-fail = { $number ->
    [1] 1 autre coup échoue aussi
   *[other] { $number } autres coups échouent aussi
}.
puzzle-lured = { $move } ({ $lure })
puzzle-more = { COUNT("number", $number) } { $number ->
    [1] autre
   *[other] autres
}

## Cartes et règles de Penguin Party

puzzle-to-place = { COUNT("card", $cards) } à placer
puzzle-colour-count = { $number } { $number ->
    [one] { COLOUR($colour, form: "f") }
   *[other] { COLOUR($colour, form: "fp") }
}
puzzle-row = Étage { $row } : { $cards }
puzzle-empty-cell = vide
puzzle-board-label = Pyramide. Les flèches déplacent, R G Y P B posent une carte.
puzzle-card-goes-to = La carte va en { $place }.
puzzle-place-colour = Posez une carte { COLOUR($colour, form: "f") }.
puzzle-where-cards-go = { $row ->
    [full] La base est complète : une carte se pose sur deux cartes voisines si elle a la couleur d'au moins l'une d'elles.
    [empty] La première carte commence la base. Une carte se pose à l'un des deux bouts de la base, qui en contient { $base } au plus, ou sur deux cartes voisines si elle a la couleur d'au moins l'une d'elles.
   *[growing] Une carte se pose à l'un des deux bouts de la base, qui en contient { $base } au plus, ou sur deux cartes voisines si elle a la couleur d'au moins l'une d'elles.
}{ $runs ->
    [contiguous] { " " }Les cartes d'un étage doivent se suivre sans trou.
   *[free] { "" }
}
puzzle-rules = Règles { $edition }
puzzle-rule-base = base de { $value }
puzzle-rule-deck = paquet { $value }
puzzle-rule-hand-size = mains de { $value }
puzzle-rule-bonus = bonus de { $value }
puzzle-rule-upper-rows = étages sans trou{ $value ->
   *[other] { "" }
}
puzzle-rule-stuck = un joueur bloqué passe son tour{ $value ->
   *[other] { "" }
}

## Aide sur les pages

puzzle-help-open-places = Les places ouvertes montrent les couleurs qu'elles acceptent. Les places vives acceptent la carte choisie.
puzzle-help-numbers = Le nombre sur une carte est le tour où elle a été posée.
puzzle-help-counted = Les indices, les vérifications et les essais manqués sont comptés. Une solution parfaite s'en passe.

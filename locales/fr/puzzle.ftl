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

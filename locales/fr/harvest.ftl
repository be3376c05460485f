# Récoltes.

harvest-title = Récolte Pingouin
harvest-label = Récolte

## Techniques : leurs noms et leur sens

harvest-name-forced = coup forcé
harvest-name-settled = affaire entendue
harvest-name-free-choice = choix libre
harvest-name-reach = portée
harvest-name-parts = morceaux
harvest-name-used-up = pingouin épuisé
harvest-name-either-or = l'un ou l'autre
harvest-name-look-ahead = calcul
harvest-technique-forced = Il n'y a qu'un seul coup.
harvest-technique-free-choice = Rien ne peut mal tourner ici : tous les coups permettent encore le maximum.
harvest-technique-reach = Regardez ce qu'un coup isole : les blocs de glace hors de portée sont perdus.
harvest-technique-parts = Un pingouin n'entre que dans un seul morceau de la banquise : ne laissez pas plus de morceaux que vos pingouins ne peuvent en prendre.
harvest-technique-used-up = Un pingouin sans bloc de glace libre à côté de lui ne sert plus : ne l'y amenez qu'en dernier.
harvest-technique-either-or = Deux blocs de glace peuvent s'exclure : cherchez l'ordre des coups qui prend les deux.
harvest-technique-look-ahead = Rien n'est perdu tout de suite : jouez les suites jusqu'au bout et comparez ce qu'elles laissent.

## Étapes

harvest-only-move = { $move } est le seul coup possible.
harvest-every-move = Tous les coups permettent encore le maximum.
harvest-only = Seul { $move } permet encore le maximum.
harvest-some = { WORD($good, form: "capital") } des { WORD($total) } coups permettent encore le maximum ; { $move } en fait partie.

## Ce que perdent des coups

harvest-reach = { $moves } { $several ->
    [yes] perdent chacun { COUNT("fish", $fish) } : ces coups isolent
   *[no] perd { COUNT("fish", $fish) } : ce coup isole
} { $tiles }{ $more ->
    [yes] , et d'autres poissons se perdent ensuite
   *[no] { "" }
}.
harvest-parts = { $moves } { $several ->
    [yes] perdent chacun
   *[no] perd
} { COUNT("fish", $fish) } : { $number ->
    [1] le pingouin en { $penguins } ne peut alors entrer
   *[other] les pingouins en { $penguins } ne peuvent alors entrer, chacun,
} que dans un seul de ces morceaux : { $parts }.
harvest-used-up = { $moves } { $several ->
    [yes] perdent chacun
   *[no] perd
} { COUNT("fish", $fish) } : le pingouin en { $penguins } ne peut alors plus bouger.
harvest-either-or = { $moves } { $several ->
    [yes] perdent chacun
   *[no] perd
} { COUNT("fish", $fish) } : on ne peut alors plus prendre { $number ->
    [2] à la fois
   *[other] ensemble
} { $tiles }{ $right ->
    [no] { "" }
   *[other] , alors qu'avec { $right } on le peut
}.
harvest-look-ahead = { $moves } { $several ->
    [yes] perdent chacun
   *[no] perd
} { COUNT("fish", $fish) } : dans la meilleure suite, il { $number ->
    [1] reste
   *[other] reste
} { $tiles }.
harvest-look-ahead-compared = { $moves } { $several ->
    [yes] perdent chacun
   *[no] perd
} { COUNT("fish", $fish) } : dans la meilleure suite, { $line }, il reste { $tiles } ; { $right } puis { $other } { $number ->
    [1] le prend
   *[other] les prend
}.
harvest-and-so-on = { $line } et ainsi de suite
harvest-or-part = { $first } ou { $last }
harvest-more-give-up = { $number ->
    [1] Un autre coup perd
   *[other] { WORD($number, form: "capital") } autres coups perdent
} aussi des poissons.
harvest-give-up = { $moves } { $number ->
    [1] perd
   *[other] perdent
} des poissons.

## Indices

harvest-can-be-taken = On peut encore prendre { $most } des { COUNT("fish", $reach) } à portée{ $behind ->
    [0] { " " }: aucun ne doit se perdre.
   *[other] , donc { $behind } { $behind ->
        [1] doit
       *[other] doivent
    } rester.
}
harvest-look-parts = Un pingouin ne peut entrer que dans un seul morceau de la banquise : n'en laissez pas trop.
harvest-watch = Attention à { $tiles } : { $share ->
    [only] le mauvais coup
    [all] tous les mauvais coups
   *[some] { WORD($lost) } des { WORD($wrong) } mauvais coups
} { $number ->
    [1] le
   *[other] les
} { $share ->
    [only] perd
    [all] perdent
   *[some] { $lost ->
        [1] perd
       *[other] perdent
    }
}.
harvest-watch-both = Attention à { $tiles } : après { $share ->
    [only] le mauvais coup
    [one] un mauvais coup
   *[more] { WORD($lost) } mauvais coups
}, on ne peut plus { $number ->
    [2] prendre les deux
   *[other] les prendre tous
}.
harvest-look-used-up = N'épuisez pas un pingouin trop tôt.
harvest-dead-end = Allez tout de suite chercher un bloc de glace qui a au plus un voisin libre.
harvest-slide-over = Glissez par-dessus un bloc de glace et gardez-le pour plus tard.
harvest-next-tile = N'allez que jusqu'au bloc de glace voisin.

## Vérification

harvest-wrong = étape { $step } : { $why }
harvest-right = Juste : { COUNT("fish", $fish) }, le maximum.
harvest-right-so-far = Juste jusqu'ici ; on peut encore prendre { COUNT("fish", $fish) }.
harvest-gold = { $finding } C'est de l'or.
harvest-can-end = { $finding } Vous pouvez encore finir avec { COUNT("fish", $fish) } : { $medal ->
    [gold] or
    [silver] argent
    [bronze] bronze
   *[none] pas de médaille
}.
harvest-end = { $finding } Vous finissez avec { COUNT("fish", $fish) } : { $medal ->
    [gold] or
    [silver] argent
    [bronze] bronze
   *[none] pas de médaille
}.
harvest-lure-most-fish = le plus de poissons
harvest-lure-best-reach = la meilleure portée

## L'énigme et l'aide

harvest-heading = Prenez les poissons
harvest-statement = { $penguins ->
    [1] Un pingouin est seul
   *[other] { WORD($penguins, form: "capital") } pingouins sont seuls
} sur la banquise. Récoltez { COUNT("fish", $fish) } : ceux de chaque bloc de glace où { $penguins ->
    [1] il s'arrête
   *[other] l'un d'eux s'arrête
}, le premier compris.
harvest-goal = { COUNT("fish", $fish) } sur { $all }
harvest-par = { COUNT("fish", $gold) } valent l'or, { $silver } l'argent{ $bronze ->
    [0] { "" }
   *[other] , { $bronze } le bronze
}.
harvest-how-to-3 = Vous prenez les poissons de chaque bloc de glace où un pingouin s'arrête, et de celui d'où il part.
harvest-how-to-4 = Vous ne pouvez pas tous les prendre : trouvez comment en prendre le plus.
harvest-welcome = Choisissez un pingouin, puis le bloc de glace où il doit glisser.
harvest-help-2 = Les poissons comptent dès qu'un pingouin s'arrête dessus. Vous ne pouvez pas tous les prendre.
harvest-help-3 = Le maximum de poissons vaut l'or, un de moins l'argent. Le bronze, c'est ce qu'on prend en allant toujours vers le plus de poissons.
harvest-help-5 = Indice montre l'enjeu, puis des coups qui échouent, l'idée, la place et la glissade. Appuyez encore pour faire la glissade.
harvest-help-6 = Vérifier indique si vous pouvez encore récolter assez de poissons.

# Fiches imprimées : couverture, encadrés de règles et légendes autour des énigmes.

sheet-title = Énigmes de pingouins
# Le titre d'un fichier de $number énigmes.
sheet-several = { $number } énigmes de pingouins
# same as English
sheet-solutions = Solutions
# Le nombre à partir duquel sont tirées les énigmes d'un élève, sur la couverture.
sheet-seed = graine { $seed }

## Couverture

sheet-themes = Thèmes des semaines : { $themes }
# Une liste de thèmes, qui contiennent eux-mêmes « et ».
sheet-themes-and = { $themes } ; { $theme }
# $kinds est une liste, par exemple : 2 pyramides et 1 file.
sheet-contents = { $number ->
    [1] { $number } énigme : { $kinds }
   *[other] { $number } énigmes : { $kinds }
}
sheet-kind = { $kind ->
    [pyramid] { $number ->
        [1] { $number } pyramide
       *[other] { $number } pyramides
    }
    [queue] { $number ->
        [1] { $number } file
       *[other] { $number } files
    }
    [duel] { $number ->
        [1] { $number } duel
       *[other] { $number } duels
    }
    [route] { $number } parcours
    [harvest] { $number ->
        [1] { $number } récolte
       *[other] { $number } récoltes
    }
    [cutoff] { $number ->
        [1] { $number } coupure
       *[other] { $number } coupures
    }
   *[strand] { $number ->
        [1] { $number } échouage
       *[other] { $number } échouages
    }
}

## Encadrés de règles

sheet-how-to = { $kind ->
    [pyramid] Comment remplir une pyramide
    [queue] Comment placer une file
    [duel] Comment résoudre un duel
    [route] Comment trouver un parcours
    [harvest] Comment réussir une récolte
    [cutoff] Comment réussir une coupure
   *[strand] Comment réussir un échouage
}
# $goal : ce qu'il faut faire, en quelques mots.
sheet-example = Exemple : { $goal }. Le premier coup est { $move }.

## Légendes

# Suit une ligne sur laquelle écrire.
sheet-your-move = Votre coup :
# Suit une case pour écrire un nombre.
sheet-your-fish = Vos poissons :
# Sous une pyramide dont la base peut encore s'élargir des deux côtés.
sheet-widest-base = { $base ->
    [1] { $base } carte côte à côte au plus
   *[other] { $base } cartes côte à côte au plus
}

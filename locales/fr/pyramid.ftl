# Pyramides à remplir.

pyramid-title = Pyramide des pingouins
pyramid-label = Pyramide

## La tâche

pyramid-heading = Remplissez la pyramide
pyramid-statement = Remplissez la pyramide avec { $cards ->
    [one] la carte de la liste
   *[other] les { COUNT("card", $cards) } de la liste
}. Au-dessus de la base, chaque carte doit avoir la couleur d'au moins une des deux cartes sur lesquelles elle repose.
pyramid-reminder = Il y a exactement une solution.
pyramid-list = { $goal } :
pyramid-cards = À placer : { $cards }
pyramid-solution-note = Les cartes au bord pointillé sont celles qu'il fallait placer.
pyramid-how-to-1 = Écrivez une lettre dans chaque place vide : R, G, Y, P ou B.
pyramid-how-to-2 = Utilisez une fois chaque carte de la liste, et cochez sa case.
pyramid-how-to-3 = Une carte repose sur les deux cartes du dessous et a la couleur d'au moins l'une d'elles.
pyramid-how-to-4 = Sur deux cartes de la même couleur, seule cette couleur peut donc reposer.
pyramid-welcome = Choisissez une carte, puis la place où elle va.
pyramid-help-1 = Choisissez une carte, puis une place vide. Touchez une de vos cartes pour la reprendre. Si une carte d'une autre couleur est choisie, elle remplace la vôtre.
pyramid-help-2 = Les cartes enneigées sont données.
pyramid-help-3 = Une carte qui ne va pas avec les cartes visibles est refusée, avec la raison.
pyramid-help-4 = L'indice montre comment réfléchir et où regarder, puis la couleur et l'étage, la place, et pourquoi. Demandez-le encore une fois pour poser la carte.
pyramid-help-5 = La vérification montre combien de cartes sont fausses. Un indice montre lesquelles.
pyramid-help-7 = Avec les notes, vous notez des couleurs possibles au lieu de poser des cartes.

# Le plateau d'analyse.

## Textes fixes

board-title = Plateau des pingouins
board-label = Plateau. Les flèches déplacent, Entrée joue.
board-first-screen = Premier écran
board-rules = Règles
board-players = Joueurs
# same as English
board-points = Points
board-values = Valeurs
board-yardstick = Critère des nombres
board-best-line = Meilleure suite
board-moves = Coups
board-review = Analyse
board-mistakes-of = Erreurs de
board-start = Commencer
board-game = Jeu
board-go-on = Continuer
board-play = Jouer
board-play-about = Jouez tout de suite contre l'ordinateur.
board-opponents = Adversaires
board-each-sees = Chacun voit
board-write-down = Noter une manche
board-write = Noter
board-analyse = Analyser une position
board-analyse-about = Composez une position, ou ouvrez un lien, un fichier ou une partie notée, et voyez ce que vaut chaque coup.
board-paste-or-open = Coller ou ouvrir
board-setup = Composer
board-asking-about = À une vraie table, les autres mains cachées :
board-what-to-play = Que dois-je jouer ?
board-more = Plus
board-seed-of-the-deal = Graine de la donne
board-seed = Graine
board-random = au hasard
board-deal-at-random = Distribuer au hasard
board-clear = Vider
board-pieces = Pièces au choix
board-first-to-move = Premier à jouer
board-back = Retour
board-who-plays-question = Qui joue ?
board-names = Noms, dans l'ordre du tour
board-first-to-place = Premier à poser une carte
board-hands-first = Montrer d'abord les mains
board-begin = Commencer
board-tap-into = Mettre les cartes dans
board-tap-hand = votre main
board-tap-pyramid = la pyramide
board-cards-to-choose = Cartes au choix
board-change-table = Modifier la table
board-players-in-order = Joueurs, dans l'ordre du tour
board-more-asking = Plus : éditions, règles maison
board-learn = Apprendre de ses erreurs
board-leave = Quitter
board-show-answer = Voir la réponse
board-opening-about = Collez une position sur une ligne, une partie telle qu'on la note, ou du JSON. Vous pouvez aussi déposer un fichier sur la page.
board-position-or-record = Position ou partie notée
board-a-file = Un fichier
board-open = Ouvrir
board-save = Enregistrer
board-saving-about = Tous les coups de la partie. `ppsolve review` et ce plateau savent la lire.
board-form = Forme
board-form-text = texte, comme on le tape
board-the-record = La partie notée
board-copy = Copier
board-save-file = Enregistrer le fichier
board-who-plays = Qui joue
board-hide-cards = cacher les cartes du moteur
board-help-title = Le plateau
board-help-proved = Une valeur prouvée est en gras sur fond plein. Des bornes comme 2..4 dans un cadre en pointillés ne sont pas encore prouvées.
board-help-lines = Revenez en arrière et jouez autre chose : l'autre suite est gardée, et vous la retrouvez sous Coups.
board-help-save = Enregistrer écrit la partie. Analyse montre ce que chaque coup a coûté.
board-help-link = L'adresse de la page contient la position : partagez le lien pour la montrer à d'autres.
board-help-kept = Tout est gardé sur cet appareil : vous pouvez fermer la page et continuer plus tard.

## Touches

board-key-values = afficher ou masquer les valeurs
board-key-left-and-right = coup précédent et suivant ; sur le plateau, aller de place en place
board-key-up-and-down = aller sur le plateau, et de place en place
board-key-ends = premier et dernier coup
board-key-play = y jouer

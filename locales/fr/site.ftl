# The site: what every page has.

site-page-today = Aujourd’hui
site-page-calendar = Calendrier
site-page-practice = Entraînement
site-page-learn = Apprendre
site-page-board = Plateau
site-page-statistics = Statistiques
site-page-print = Imprimer
site-feed = Flux Atom
# same as English
site-menu = Pages
site-settings = Réglages
site-close = Fermer
site-skip = Aller au contenu
site-made-with = Réalisé avec ppsolve. Chaque énigme est prouvée juste.
site-description = Trois énigmes de pingouins par jour : facile, moyenne et difficile. Gratuit et sans compte.
site-level-easy = facile
site-level-medium = moyen
site-level-hard = difficile
# same as English
site-level-expert = expert

# Today, days and the first visit.

site-today-heading = Les énigmes du jour
site-today-without-script = Les énigmes de chaque jour :
site-no-today = Il n’y a pas d’énigmes pour aujourd’hui. Voici les dernières :
site-day-heading = Énigmes du { $date }
site-day-description = Trois énigmes pour le { $date } : { $puzzles }.
site-previous-day = Jour précédent
site-next-day = Jour suivant
site-day-print = Imprimer ces énigmes (PDF)
site-welcome-heading = Première visite ?
site-welcome-what = Chaque jour apporte trois énigmes de pingouins : une facile, une moyenne et une difficile. Pas besoin de compte, et le site fonctionne aussi hors ligne.
site-welcome-party = Dans Penguin Party, on construit une pyramide de cartes. Un pingouin se tient sur deux autres, et au moins un des deux est de sa couleur.
site-welcome-pingouin = Dans Pingouin, vos pingouins glissent sur la glace et ramassent des poissons. Le bloc de glace qu’ils quittent fond.
site-welcome-close = Voir les énigmes du jour
site-tiny-heading = Essayez
site-tiny-task = Quel pingouin peut se tenir au sommet ?
site-tiny-picture = Un pingouin vert et un pingouin jaune côte à côte, avec une place vide au-dessus.
site-tiny-red = Rouge
site-tiny-green = Vert
site-tiny-purple = Violet
site-tiny-right = Bravo ! Il a la couleur d’un des deux pingouins en dessous. Tout est là.
site-tiny-wrong = Aucun des deux en dessous n’a cette couleur. Essayez un autre pingouin.

# The page of a puzzle.

site-solution = Afficher la solution
site-puzzle-without-script = Avec JavaScript, on peut jouer cette énigme sur cette page. Sans JavaScript, la voici à lire.
site-back-to-day = Les trois énigmes du jour
site-back-to-practice = Toutes les énigmes d’entraînement
site-previous-number = N° { $number }
site-puzzle-bar = Autres énigmes

# Calendar, statistics, practice and print.

site-calendar-all = Tous les jours
site-statistics-without-script = Avec JavaScript, cette page compte les énigmes résolues sur cet appareil.
site-keep-heading = Garder votre progression
site-keep-text = Votre progression n’est enregistrée que sur cet appareil. Emportez-la sur un autre avec un fichier ou un lien : les deux sont réunies, et aucune série n’est perdue.
site-export = Enregistrer dans un fichier
site-import = Lire un fichier
site-export-link = Copier un lien
site-practice-text = Des énigmes de tous les genres et de tous les niveaux, autant que vous voulez et dans l’ordre que vous voulez.
site-practice-none = Ce site n’a pas d’énigmes d’entraînement.
site-print-text = La feuille d’un jour a ses solutions à la fin. Celle d’une semaine n’en a pas : elles sont sur les pages de ses jours.
site-print-weeks = Semaines
site-print-days = Jours
site-print-week = Semaine du { $date }
site-feed-title = { $title } : trois énigmes par jour

# Lessons.

site-welcome-learn = Apprendre les règles
site-all-lessons = Toutes les leçons
site-previous = Précédente
site-next = Suivante
site-lesson-first = À vous : trouvez le premier coup. Les indices montrent le chemin.
site-lesson-try = À vous : quelques coups sont déjà joués. Trouvez le suivant. Les indices montrent le chemin.
site-lesson-made = Coups déjà joués : { $moves }.
site-lesson-move = Afficher le coup
site-learn-rules = Les règles de { $game }
site-learn-strategy = Comment bien jouer
site-learn-strategy-text = Des règles simples pour Penguin Party. Commencez par la première. Si plusieurs coups se valent, la suivante les départage.
site-learn-techniques = Techniques pour les énigmes
site-learn-techniques-text = Une leçon pour chaque technique, de facile à difficile, avec une énigme pour l’essayer.

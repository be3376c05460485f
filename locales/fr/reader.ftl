# Les textes du programme du site : web/src/site/.

reader-kind = { $kind ->
    [pyramid] Pyramide
    [queue] File
    [duel] Duel
    [route] Parcours
    [harvest] Récolte
    [cutoff] Coupure
   *[strand] Échouage
}
reader-task = { $kind ->
    [pyramid] Remplissez la pyramide
    [queue] Videz la file
    [duel] Trouvez le coup
    [route] Trouvez le parcours
    [harvest] Prenez les poissons
    [cutoff] Coupez-leur la route
   *[strand] Isolez l’adversaire
}
reader-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[expert] expert
}

## Marks

reader-mark = { $mark ->
    [clean] résolu, sans faute
    [solved] résolu
    [late-clean] résolu plus tard, sans faute
    [late] résolu plus tard
    [medal] médaille
    [begun] commencé
   *[open] non résolu
}
reader-legend = Les marques
reader-legend-mark = { $mark ->
    [clean] le jour même, sans faute
    [solved] le jour même
    [late-clean] plus tard, sans faute
    [late] plus tard
    [medal] une médaille
   *[open] non résolu
}
reader-time = en { $time }

## Today and the days

reader-today = Aujourd’hui
reader-day-ahead = Ce jour s’ouvre le { $date }, à l’heure de votre appareil.
reader-day-ahead-link = Les énigmes du jour
reader-before-first = Les premières énigmes arrivent le { $date }.
reader-after-last = Pas encore de nouvelles énigmes. Voici les dernières, du { $date }.
reader-new-day = Un nouveau jour : de nouvelles énigmes sont là.
reader-new-day-link = Les ouvrir
reader-all-solved = Les trois sont résolues. À demain !
reader-next-puzzle = Suivante : { $name }

## Streaks

reader-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
reader-streak-kept = { $days ->
    [one] Votre série : { $days } jour. Aujourd’hui compte.
   *[other] Votre série : { $days } jours. Aujourd’hui compte.
}
reader-streak-waiting = { $days ->
    [one] Votre série : { $days } jour. Résolvez une énigme du jour pour la garder.
   *[other] Votre série : { $days } jours. Résolvez une énigme du jour pour la garder.
}
reader-streak-start = Résolvez une énigme du jour pour commencer une série.
reader-streak-late = Résolue après son jour. Elle compte dans vos statistiques, pas pour la série.

## Calendar

reader-month-sum = { $solved } énigmes résolues sur { $puzzles }, dont { $clean } sans faute
reader-day-label = { $date } : { $marks }

## Statistics

reader-nothing-solved = Rien de résolu pour l’instant. Vos résultats apparaîtront ici.
reader-solved = Résolues
reader-clean = Sans faute
reader-on-the-day = Le jour même
reader-streak = Série en cours
reader-best-streak = Plus longue série
reader-share-of = { $percent } %
reader-by-kind = Par genre et niveau
reader-column-kind = Énigme
reader-column-solved = Résolues
reader-column-clean = Sans faute
reader-column-median = Temps médian
reader-column-best = Meilleur temps
reader-weeks = Les { $count } dernières semaines
reader-week-label = Semaine du { $date } : { $solved } résolues, { $clean } sans faute
reader-chart-clean = sans faute
reader-chart-other = avec indices, vérifications ou erreurs

## Practice

reader-ladder-about = Deux solutions sans faute d’affilée font monter, une solution avec indices fait descendre.
reader-ladder-start = Énigme suivante
reader-ladder-level = { $kind } : vous êtes au niveau { $level }
reader-practice-sum = { $solved } résolues sur { $puzzles }

## Share

reader-share = Partager
reader-share-day = Partager ce jour
reader-copied = Copié.
reader-share-line = { $kind } { $level } : { $result }
reader-share-clean = sans faute ✨
reader-share-hints = { $number ->
    [one] { $number } indice
   *[other] { $number } indices
}
reader-share-open = pas encore

## Progress as a file or a link

reader-exported = Le fichier { $name } contient toute votre progression. Importez-le sur un autre appareil, ou gardez-le.
reader-link-copied = Le lien est copié. Ouvrez-le sur un autre appareil pour y ajouter votre progression.
reader-link-long = Le lien est copié. Il a { $letters } caractères : certaines messageries le coupent. Un fichier est plus sûr.
reader-link-shown = Copiez ce lien et ouvrez-le sur un autre appareil :
reader-import-question = { $puzzles ->
    [one] Le lien contient le résultat de { $puzzles } énigme. L’ajouter à ce qui est sur cet appareil ? Rien n’est perdu.
   *[other] Le lien contient les résultats de { $puzzles } énigmes. Les ajouter à ce qui est sur cet appareil ? Rien n’est perdu.
}
reader-import-title = Progression d’un autre appareil
reader-import-yes = Ajouter
reader-import-no = Annuler
reader-imported = { $puzzles ->
    [0] Vous aviez déjà tout. Votre série : { $days }.
    [one] { $puzzles } nouveau résultat. Votre série : { $days }.
   *[other] { $puzzles } nouveaux résultats. Votre série : { $days }.
}
reader-import-not-progress = Ce n’est pas une progression de ce site, ou elle est incomplète. Rien n’a changé.
reader-import-newer = Cette progression vient d’une version plus récente du site. Rechargez la page en ligne, puis réessayez. Rien n’a changé.

## Storage and versions

reader-storage-full = La mémoire de ce navigateur est pleine : les nouveaux résultats seront perdus à la fermeture de cette fenêtre. Enregistrez votre progression dans un fichier sur la page des statistiques.
reader-storage-forbidden = Ce navigateur ne laisse rien enregistrer : les résultats seront perdus à la fermeture de cette fenêtre. Enregistrez votre progression dans un fichier sur la page des statistiques.
reader-storage-newer = Votre progression vient d’une version plus récente de ce site. Elle reste telle quelle ; les nouveaux résultats sont gardés à côté et la rejoindront après une mise à jour. Rechargez la page en ligne.
reader-storage-unreadable = La progression enregistrée est illisible. Elle a été gardée telle quelle, et les nouveaux résultats sont enregistrés à partir de maintenant.
reader-update = Une nouvelle version du site est là.
reader-update-link = L’utiliser
reader-offline = Vous êtes hors ligne. Les pages que vous avez déjà vues fonctionnent encore.
reader-unseen = Vous êtes hors ligne, et cette page n’a jamais été ouverte sur cet appareil. Celles qui l’ont été fonctionnent encore.

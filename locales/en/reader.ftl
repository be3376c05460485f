# The texts of the site's script: web/src/site/.

reader-kind = { $kind ->
    [pyramid] Pyramid
    [queue] Queue
    [duel] Duel
    [route] Route
    [harvest] Harvest
    [cutoff] Cutoff
   *[strand] Strand
}
reader-task = { $kind ->
    [pyramid] Fill the pyramid
    [queue] Empty the queue
    [duel] Find the move
    [route] Find the route
    [harvest] Take the fish
    [cutoff] Cut them off
   *[strand] Strand the rival
}
reader-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}

## Marks

reader-mark = { $mark ->
    [clean] solved, clean
    [solved] solved
    [late-clean] solved later, clean
    [late] solved later
    [medal] medal
    [begun] begun
   *[open] not solved
}
reader-legend = The marks
reader-legend-mark = { $mark ->
    [clean] on its day, clean
    [solved] on its day
    [late-clean] later, clean
    [late] later
    [medal] a medal
   *[open] not solved
}
reader-time = in { $time }

## Today and the days

reader-today = Today
reader-day-ahead = This day opens on { $date }, by the clock of your device.
reader-day-ahead-link = Today’s puzzles
reader-before-first = The first puzzles come on { $date }.
reader-after-last = There are no new puzzles yet. These are the latest, of { $date }.
reader-new-day = A new day: today’s puzzles are here.
reader-new-day-link = Open them
reader-all-solved = All three solved. See you tomorrow!
reader-next-puzzle = Next: { $name }

## Streaks

reader-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
reader-streak-kept = { $days ->
    [one] Your streak: { $days } day. Today counts.
   *[other] Your streak: { $days } days. Today counts.
}
reader-streak-waiting = { $days ->
    [one] Your streak: { $days } day. Solve any puzzle of today to keep it.
   *[other] Your streak: { $days } days. Solve any puzzle of today to keep it.
}
reader-streak-start = Solve any puzzle of today to start a streak.
reader-streak-late = Solved after its day. It counts in your statistics, not for the streak.

## Calendar

reader-month-sum = { $solved } of { $puzzles } puzzles solved, { $clean } clean
reader-day-label = { $date }: { $marks }

## Statistics

reader-nothing-solved = Nothing solved yet. Your results will be shown here.
reader-solved = Solved
reader-clean = Clean
reader-on-the-day = On their day
reader-streak = Streak now
reader-best-streak = Longest streak
reader-share-of = { $percent } %
reader-by-kind = By kind and level
reader-column-kind = Puzzle
reader-column-solved = Solved
reader-column-clean = Clean
reader-column-median = Median time
reader-column-best = Best time
reader-weeks = The last { $count } weeks
reader-week-label = Week of { $date }: { $solved } solved, { $clean } clean
reader-chart-clean = clean
reader-chart-other = with hints, checks or wrong tries

## Practice

reader-ladder-about = Two clean solutions in a row lead up, a solution with hints leads down.
reader-ladder-start = Next puzzle
reader-ladder-level = { $kind }: you are at { $level }
reader-practice-sum = { $solved } of { $puzzles } solved

## Share

reader-share = Share
reader-share-day = Share this day
reader-copied = Copied.
reader-share-line = { $level } { $kind }: { $result }
reader-share-clean = clean ✨
reader-share-hints = { $number ->
    [one] { $number } hint
   *[other] { $number } hints
}
reader-share-open = not yet

## Progress as a file or a link

reader-exported = The file { $name } has all your progress. Import it on another device, or keep it.
reader-link-copied = The link is copied. Open it on another device to add your progress there.
reader-link-long = The link is copied. It has { $letters } letters: some messengers cut it. A file is safer.
reader-link-shown = Copy this link and open it on another device:
reader-import-question = { $puzzles ->
    [one] The link has the result of { $puzzles } puzzle. Add it to what is on this device? Nothing is lost.
   *[other] The link has the results of { $puzzles } puzzles. Add them to what is on this device? Nothing is lost.
}
reader-import-title = Progress from another device
reader-import-yes = Add
reader-import-no = Cancel
reader-imported = { $puzzles ->
    [0] You had all of it already. Your streak: { $days }.
    [one] { $puzzles } new result. Your streak: { $days }.
   *[other] { $puzzles } new results. Your streak: { $days }.
}
reader-import-not-progress = This is no progress of this site, or it is not complete. Nothing was changed.
reader-import-newer = This progress is from a newer version of the site. Reload the page while you are online, then try again. Nothing was changed.

## Storage and versions

reader-storage-full = The storage of this browser is full: new results are lost when you close this window. Save your progress as a file on the statistics page.
reader-storage-forbidden = This browser does not let the site store anything: results are lost when you close this window. Save your progress as a file on the statistics page.
reader-storage-newer = Your progress is from a newer version of this site. It stays as it is; new results are kept beside it and join it after an update. Reload the page while you are online.
reader-storage-unreadable = Stored progress could not be read. It was kept as it is, and new results are stored from now on.
reader-update = A new version of the site is here.
reader-update-link = Use it now
reader-offline = You are offline. Pages that you have seen before still work.
reader-unseen = You are offline, and that page was never opened on this device. Those that were opened still work.

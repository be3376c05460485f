# The site: what every page has.

site-page-today = Today
site-page-calendar = Calendar
site-page-practice = Practice
site-page-learn = Learn
site-page-board = Board
site-page-statistics = Statistics
site-page-print = Print
site-feed = Feed
site-menu = Pages
site-settings = Settings
site-close = Close
site-skip = To the content
site-made-with = Made with ppsolve. Every puzzle is proved to be fair.
site-description = Three penguin puzzles a day: easy, medium and hard. Free, without an account.
site-level-easy = easy
site-level-medium = medium
site-level-hard = hard
site-level-expert = expert

# Today, days and the first visit.

site-today-heading = Today’s puzzles
site-today-without-script = The puzzles of every day:
site-no-today = There are no puzzles for today. These are the latest:
site-day-heading = Puzzles of { $date }
site-day-description = Three puzzles for { $date }: { $puzzles }.
site-previous-day = Previous day
site-next-day = Next day
site-day-print = Print these puzzles (PDF)
site-welcome-heading = New here?
site-welcome-what = Every day brings three penguin puzzles: an easy one, a medium one and a hard one. You need no account, and the site works offline, too.
site-welcome-party = In Penguin Party you build a pyramid of cards. A penguin stands on two others, and at least one of the two has its colour.
site-welcome-pingouin = In Pingouin your penguins slide over the ice and collect fish. The tile they leave melts.
site-welcome-close = Start with today’s puzzles
site-tiny-heading = Try it
site-tiny-task = Which penguin can stand on top?
site-tiny-picture = A green and a yellow penguin side by side, with an empty place on top of them.
site-tiny-red = Red
site-tiny-green = Green
site-tiny-purple = Purple
site-tiny-right = Right! It has the colour of one of the two below it. That is the whole idea.
site-tiny-wrong = Neither of the two below has this colour. Try another penguin.

# The page of a puzzle.

site-solution = Show the solution
site-puzzle-without-script = With JavaScript you can play this puzzle on this page. Without it, here it is to read.
site-back-to-day = All three of this day
site-back-to-practice = All practice puzzles
site-previous-number = No. { $number }
site-puzzle-bar = Other puzzles

# Calendar, statistics, practice and print.

site-calendar-all = All days
site-statistics-without-script = With JavaScript this page counts the puzzles you solved on this device.
site-keep-heading = Keep your progress
site-keep-text = Your progress is stored on this device only. Take it to another device as a file or a link: both are merged, and no streak is lost.
site-export = Save as a file
site-import = Read a file
site-export-link = Copy a link
site-practice-text = Puzzles of every kind and level, as many as you like and in any order.
site-practice-none = This site has no practice puzzles.
site-print-text = The sheet of a day has its solutions at the end. The sheet of a week has none: they are on the pages of its days.
site-print-weeks = Weeks
site-print-days = Days
site-print-week = Week of { $date }
site-feed-title = { $title }: three puzzles a day

# Lessons.

site-welcome-learn = Learn the rules
site-all-lessons = All lessons
site-previous = Previous
site-next = Next
site-lesson-first = Try it: find the first move. The hints show the way.
site-lesson-try = Try it: some moves are made already. Find the next one. The hints show the way.
site-lesson-made = Moves so far: { $moves }.
site-lesson-move = Show the move
site-learn-rules = The rules of { $game }
site-learn-strategy = How to play well
site-learn-strategy-text = Rules of thumb for Penguin Party. Begin with the first one. Where several moves are equally good, the next one decides between them.
site-learn-techniques = Techniques for puzzles
site-learn-techniques-text = A lesson for every technique, from easy to hard, with a puzzle to try it in.

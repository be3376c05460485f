# Printed sheets: covers, boxes of rules, and labels around the puzzles.

sheet-title = Penguin puzzles
# The title of a file of $number puzzles.
sheet-several = { $number } Penguin puzzles
sheet-solutions = Solutions
# The numbers that a pupil's puzzles are made from, on the cover.
sheet-seed = seed { $seed }

## Covers

sheet-themes = Themes of the weeks: { $themes }
# A list of themes, which have words such as "and" themselves.
sheet-themes-and = { $themes }; { $theme }
# $kinds is a list such as: 2 pyramids and 1 queue.
sheet-contents = { $number ->
    [1] { $number } puzzle: { $kinds }
   *[other] { $number } puzzles: { $kinds }
}
sheet-kind = { $kind ->
    [pyramid] { $number ->
        [1] { $number } pyramid
       *[other] { $number } pyramids
    }
    [queue] { $number ->
        [1] { $number } queue
       *[other] { $number } queues
    }
    [duel] { $number ->
        [1] { $number } duel
       *[other] { $number } duels
    }
    [route] { $number ->
        [1] { $number } route
       *[other] { $number } routes
    }
    [harvest] { $number ->
        [1] { $number } harvest
       *[other] { $number } harvests
    }
    [cutoff] { $number ->
        [1] { $number } cutoff
       *[other] { $number } cutoffs
    }
   *[strand] { $number ->
        [1] { $number } strand
       *[other] { $number } strands
    }
}

## Boxes of rules

sheet-how-to = { $kind ->
    [pyramid] How to solve a pyramid
    [queue] How to solve a queue
    [duel] How to solve a duel
    [route] How to solve a route
    [harvest] How to solve a harvest
    [cutoff] How to solve a cutoff
   *[strand] How to solve a strand
}
# $goal is the task in a few words.
sheet-example = Example: { $goal }. The first step is { $move }.

## Labels

# A line to write on follows.
sheet-your-move = Your move:
# A box to write a number in follows.
sheet-your-fish = Your fish:
# Below a pyramid whose base may still grow to either side.
sheet-widest-base = { $base ->
    [1] { $base } card side by side at most
   *[other] { $base } cards side by side at most
}

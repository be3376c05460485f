"""`ppsolve site`: a static site with three puzzles a day, an archive, practice, lessons and the board."""

"""What the exit code of a command says. 0: everything that was asked for is done; 2, which click gives: wrong
usage. Nothing is imported here, for this is loaded before Ctrl-C is heard."""

BAD_INPUT = 1
UNDECIDED = 3
"""A limit was reached and something is only bounded, or a solution is right so far, but not complete."""
WRONG = 4
"""A claim or a solution is wrong."""
INTERRUPTED = 130
READER_GONE = 141
"""Who was to read the output has gone."""

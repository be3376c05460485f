"""The exit codes of all commands. Imports nothing, because `entry` loads it before it handles Ctrl-C.

0: done. 2: wrong usage (from click).
"""

BAD_INPUT = 1
"""The input is invalid, or a file cannot be read or written."""
UNDECIDED = 3
"""Only bounds were found within the limits, or a solution is right so far but incomplete."""
WRONG = 4
"""A claim or a solution is wrong."""
INTERRUPTED = 130
"""Ctrl-C."""
READER_GONE = 141
"""The reader of the output pipe has closed it, as `head` does."""

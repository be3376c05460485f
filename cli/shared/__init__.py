"""Code that several commands share: options, inputs, outputs, searching, puzzles."""

"""How version 1 of the generator graded pyramids: kept as it was, so that its puzzles keep levels and tags.

Which technique a step needed depended on the order in which conclusions were drawn, all over the pyramid at
once. Explanations no longer come from here; `logic` has them.
"""

"""The harvest: penguins alone on a floe, and as many fish as can be taken."""

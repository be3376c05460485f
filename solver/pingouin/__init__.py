"""Pingouin: penguins slide over hexagonal ice tiles, and players take each tile their penguins leave."""

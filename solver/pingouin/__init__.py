"""Pingouin: penguins slide over hexagonal ice and take the tile they leave."""

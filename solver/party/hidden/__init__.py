"""Penguin Party with hidden hands: hand sampler, opponent model, value network, Monte Carlo advice."""

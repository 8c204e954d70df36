"""Games of getting rid of one's cards."""

"""Games of tiles."""

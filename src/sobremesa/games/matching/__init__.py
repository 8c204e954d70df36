"""Games of matching and of quickness."""

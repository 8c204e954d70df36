"""Games of taking cards from the table."""

"""Games of betting on one's hand."""

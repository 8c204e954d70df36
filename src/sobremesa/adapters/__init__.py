"""Other programs on top of the contract: their formats (poker hands in PHH)."""

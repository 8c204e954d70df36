"""Other frameworks' environments on top of the contract. Nothing here yet."""

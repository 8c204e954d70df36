"""Games against the house."""

"""One live table, without network or storage."""

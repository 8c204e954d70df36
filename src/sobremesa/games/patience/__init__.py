"""Games for one."""

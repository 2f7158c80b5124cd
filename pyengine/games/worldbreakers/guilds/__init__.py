"""The cards of the four guilds and the neutral ones, a file each (specification 8.2 to 8.7)."""

"""One module a game: how its board looks. Everything else at the table is shared."""

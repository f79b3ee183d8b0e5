"""The components of the game: TOML files, and the typed tables that are read from them."""

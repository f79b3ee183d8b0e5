"""The components of Little Tavern: TOML files, and the typed tables that are read from them."""

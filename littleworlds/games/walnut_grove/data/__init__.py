"""The components of Walnut Grove: TOML files, and the typed tables that are read from them."""

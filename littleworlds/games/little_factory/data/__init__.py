"""The components of Little Factory: TOML files, and the typed tables that are read from them."""

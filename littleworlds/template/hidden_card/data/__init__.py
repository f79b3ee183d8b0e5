"""The components: a TOML file, and the typed table that is read from it."""

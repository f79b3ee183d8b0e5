"""The components of My Little Battlefield: TOML files, and the typed tables read from them."""

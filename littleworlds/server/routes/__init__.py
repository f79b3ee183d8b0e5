"""What the server answers over HTTP, one file per noun."""

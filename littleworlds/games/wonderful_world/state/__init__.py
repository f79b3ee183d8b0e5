"""The position of It's a Wonderful World."""

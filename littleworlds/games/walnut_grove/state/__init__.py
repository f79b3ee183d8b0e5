"""The position of Walnut Grove: the table, the farms, their landscapes, and the coin log."""

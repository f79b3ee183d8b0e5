"""The log of a table's play: its lines, how they are written, and the play that they make."""

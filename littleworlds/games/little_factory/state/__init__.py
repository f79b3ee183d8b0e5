"""The position of Little Factory."""

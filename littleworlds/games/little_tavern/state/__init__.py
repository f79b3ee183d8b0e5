"""The position of Little Tavern."""

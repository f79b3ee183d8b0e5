"""The position of My Little Battlefield."""

"""Many plays between bots, and what they show."""

"""Making, finding, filling and starting tables; plays that are over."""

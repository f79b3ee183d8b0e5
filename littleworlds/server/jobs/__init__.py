"""Long work in processes of its own: bots' thoughts, and plays that are played again."""

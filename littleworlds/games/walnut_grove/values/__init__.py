"""How good a position is, for bots: `lead.value`."""

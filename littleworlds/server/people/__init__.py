"""Who one is: accounts, tokens, and how much one may do."""

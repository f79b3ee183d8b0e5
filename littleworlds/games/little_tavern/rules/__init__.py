"""The rules of Little Tavern, one file per phase. `dispatch` says which file answers which question."""

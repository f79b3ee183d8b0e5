"""The rules, one file per phase. `dispatch` says which file answers which question."""

"""The rules of Walnut Grove, one file per question. `dispatch` says which file answers which."""

"""Pieces of search, compiled with the engine: a beam over a turn, halving over completions, an open-loop tree, and
playouts by the title's own habit.

They get perspectives only, and are deterministic for a seed and a number of nodes.
"""

"""Movements that hold several decisions. Nothing is hidden in a battle, so each may be looked at to its end."""

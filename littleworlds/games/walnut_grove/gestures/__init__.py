"""Movements that hold several decisions, season by season."""

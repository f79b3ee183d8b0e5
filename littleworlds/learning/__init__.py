"""Learns how good positions are from plays of bots against themselves: plays are gathered, weights fitted, and tried in a match.

It needs numpy, which nothing else does: `pip install 'littleworlds[train]'`. What it learned is evaluated without it.
"""

"""Tables among people over the network: who sits where, a durable log of moves, and frames for every viewer.

The server knows the core only; no title is named in it. The page `docs/server.md` explains how the parts hang together.
"""

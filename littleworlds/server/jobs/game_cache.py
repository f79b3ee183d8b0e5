"""Games as worker processes need them: by id and overlay, made once and kept."""

from functools import lru_cache

import msgspec

from littleworlds.core.game import Game
from littleworlds.core.registry import load_game


@lru_cache(maxsize=32)
def cached_game(id: str, overlay: bytes | None) -> Game:
    """The title with an overlay, which comes as JSON."""
    return load_game(id, None if overlay is None else msgspec.json.decode(overlay))

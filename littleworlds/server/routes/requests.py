"""A request whose body is refused if it cannot be read, whatever is the matter with it."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class StrictRequest(Request[Any, Any, Any]):
    """Litestar's own, for bodies that its decoder was not made for."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("the body is not UTF-8") from None
        except RecursionError:
            raise ClientException("the body is nested too deeply") from None

"""The browser's application, if it was built into the package; otherwise a page that says so."""

import gzip
import mimetypes
from functools import lru_cache
from importlib import resources
from pathlib import Path

from litestar import Request, get
from litestar.datastructures import State
from litestar.response import Response

from littleworlds.server.errors import NotFound

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

_UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Little Worlds</title></head>
<body><h1>Little Worlds</h1>
<p>The server is running. The pages for the browser are not part of this installation: in a clone, <code>make app</code> builds them.
Programs find the interface under <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
<p lang="fr">Le serveur fonctionne. Les pages pour le navigateur ne font pas partie de cette installation : dans un clone,
<code>make app</code> les construit. Les programmes trouvent l’interface sous
<a href="/schema/openapi.json">/schema/openapi.json</a>.</p></body></html>
"""


def static_folder() -> Path:
    """Where the build puts the application."""
    return Path(str(resources.files("littleworlds"))) / "web_static"


@get(["/", "/{path:path}"], include_in_schema=False, compressed=True)
async def page(request: Request[object, object, State], path: str = "/") -> Response[bytes]:
    """A file of the application; any other path is one of its own pages and gets the start page."""
    folder = static_folder().resolve()
    if path.startswith(("/api/", "/schema")):
        raise NotFound("no-such-page", given=path[:80])
    if not folder.is_dir():
        return Response(
            _UNBUILT.encode(),
            media_type="text/html; charset=utf-8",
            status_code=200 if path == "/" else 404,
        )
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        found = (
            wanted if wanted.is_relative_to(folder) and wanted.is_file() else folder / "index.html"
        )
    except (OSError, ValueError):
        raise NotFound("no-such-page", given=path[:80]) from None
    # The build names its assets after their content; everything else may change with the next version.
    lasting = found.is_relative_to(folder / "assets")
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    if kind.startswith("font/") or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.read_bytes(), media_type=kind, headers=headers)
    packed = _packed(found) if lasting else gzip.compress(found.read_bytes())
    return Response(
        packed,
        media_type=kind,
        headers={**headers, "content-encoding": "gzip", "vary": "accept-encoding"},
    )


@lru_cache(maxsize=512)
def _packed(file: Path) -> bytes:
    """A file whose content never changes, compressed once."""
    return gzip.compress(file.read_bytes())

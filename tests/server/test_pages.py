"""The files of the browser app."""

import gzip
from pathlib import Path

import httpx
from server.harness import Server

from littleworlds.server.routes.pages import static_folder


def test_files_are_sent_compressed_to_those_who_ask(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        names = (
            [file.name for file in (static_folder() / "assets").glob("*.js")][:2]
            if static_folder().is_dir()
            else []
        )
        for path in ["/", *[f"/assets/{name}" for name in names]]:
            plain = httpx.get(server.url + path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            with httpx.stream(
                "GET", server.url + path, headers={"accept-encoding": "gzip"}
            ) as packed:
                raw = b"".join(packed.iter_raw())
            if names:
                assert packed.headers["content-encoding"] == "gzip"
                assert gzip.decompress(raw) == plain.content

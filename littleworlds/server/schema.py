"""The types of all messages as one JSON schema, from which the browser's TypeScript is made.

`python -m littleworlds.server.schema` prints it: `FromServer` and `FromClient` are what goes over a table's socket; the bodies of the
HTTP interface stand beside them.
"""

import inspect
import sys
from typing import Any

import msgspec

from littleworlds.server import bodies, frames


def live_schema() -> dict[str, Any]:
    """A JSON schema with every type under `$defs`, and the two directions of the socket as unions."""
    structs = [
        found
        for module in (frames, bodies)
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found is not msgspec.Struct
    ]
    structs = list(dict.fromkeys(structs))
    (server, client, *_), definitions = msgspec.json.schema_components(
        [frames.FromServer, frames.FromClient, *structs], ref_template="#/$defs/{name}"
    )
    definitions["FromServer"] = server
    definitions["FromClient"] = client
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Little Worlds",
        "$defs": definitions,
    }


if __name__ == "__main__":
    sys.stdout.write(
        msgspec.json.format(msgspec.json.encode(live_schema()), indent=1).decode() + "\n"
    )

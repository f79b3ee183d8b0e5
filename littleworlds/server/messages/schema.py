"""The types of all messages as one JSON schema, from which the browser's TypeScript is made.

`python -m littleworlds.server.messages.schema` prints it: `FromServer` and `FromClient` are what goes
over a table's socket; the bodies of the HTTP interface stand beside them.
"""

import inspect
import sys
from typing import Any

import msgspec

from littleworlds.server.messages import from_client, from_server, http_bodies, parts


def live_schema() -> dict[str, Any]:
    """A JSON schema with every type under `$defs`, and the two directions of the socket as unions."""
    structs = [
        struct
        for module in (parts, from_server, from_client, http_bodies)
        for _, struct in inspect.getmembers(module, inspect.isclass)
        if issubclass(struct, msgspec.Struct) and struct is not msgspec.Struct
    ]
    structs = list(dict.fromkeys(structs))
    (server, client, *_), definitions = msgspec.json.schema_components(
        [from_server.FromServer, from_client.FromClient, *structs], ref_template="#/$defs/{name}"
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

// Makes the types of frames from the server's schema: `src/generated/frames.ts`.

import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/generated/", import.meta.url);
const schema = JSON.parse(await readFile(new URL("frames.schema.json", folder), "utf-8"));

open(schema);
for (const definition of Object.values(schema.$defs)) {
  // A field with a default may be left out by a sender, but the server always sends it.
  const fromServer = definition.additionalProperties !== false;
  if (definition.type === "object" && fromServer) definition.required = Object.keys(definition.properties ?? {});
  // Limits of length are the server's to check; as types they would be tuples of every length. A default next to a
  // reference would give the type a second name.
  for (const property of Object.values(definition.properties ?? {})) {
    for (const limit of ["minItems", "maxItems", "default"]) delete property[limit];
  }
}

/** An object without named fields may have any. */
function open(node) {
  if (node === null || typeof node !== "object") return;
  if (node.type === "object" && node.properties === undefined) node.additionalProperties ??= {};
  for (const child of Object.values(node)) open(child);
}

// Titles that repeat the name would give each use of a type a name of its own.
const named = { title: "Frames", anyOf: Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` })), ...schema };
const text = await compile(named, "Frames", {
  additionalProperties: false,
  bannerComment: "// Made from the server's schema by scripts/types.js: do not edit.",
  format: true,
  style: { printWidth: 120 },
});
await writeFile(new URL("frames.ts", folder), text);

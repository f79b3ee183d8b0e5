/** `import elf from "icon:woman-elf-face"` gives the icon's path as text, so that only icons that are used are shipped. */

import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { roundedPath } from "./roundedPath.js";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "littleworlds-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) return this.error(`There is no icon « ${name} » in the set.`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => roundedPath(match[1] ?? ""));
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}

/** `import page from "./little_tavern.en.md"` gives a rules page as sections of HTML, rendered when the app is built. */

import type { Plugin } from "vite";
import { sectionsOf } from "../src/lib/rulesSections.js";

export function rules(): Plugin {
  return {
    name: "littleworlds-rules",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".md")) return undefined;
      return { code: `export default ${JSON.stringify(sectionsOf(source))};`, map: null };
    },
  };
}

/** `import page from "./little_tavern.en.md"` gives a rules page as sections of HTML, rendered when the app is built. */

import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
  text: string;
}

export function rules(): Plugin {
  return {
    name: "littleworlds-rules",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".md")) return undefined;
      return { code: `export default ${JSON.stringify(sections(source))};`, map: null };
    },
  };
}

function sections(source: string): Section[] {
  const marked = new Marked({ gfm: true });
  const found: Section[] = [];
  let body: Tokens.Generic[] = [];
  const close = (): void => {
    const last = found.at(-1);
    if (last === undefined) return;
    last.html = withoutForeignLinks(marked.parser(body));
    last.text = plain(last.html);
    body = [];
  };
  for (const token of marked.lexer(source) as Tokens.Generic[]) {
    if (token.type === "heading" && token.depth <= 3) {
      close();
      const title = plain(marked.parseInline(token.text as string) as string);
      found.push({ id: slug(title), level: token.depth as number, title, html: "", text: "" });
    } else {
      body.push(token);
    }
  }
  close();
  return found;
}

/** Links to other files of the repository mean nothing in the app; links within the page stay. */
function withoutForeignLinks(html: string): string {
  return html
    .replace(/<p><em>[^<]*<a href="[^"]*\.md">[^<]*<\/a>[^<]*<\/em><\/p>/g, "")
    .replace(/<a href="(?!#|https?:)[^"]*">([\s\S]*?)<\/a>/g, "$1")
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>")
    .replace(/<table>/g, '<div class="scroll" tabindex="0"><table>')
    .replace(/<\/table>/g, "</table></div>")
    .replace(/ align="right"/g, ' class="number"')
    .replace(/ align="(left|center)"/g, "");
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Rules pages, from Markdown to sections of HTML: our own when the app is built, those of other titles when they are read. */

import { Marked, type Tokens } from "marked";

export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
  text: string;
}

/** The sections of a page, each with what follows its heading. */
export function sectionsOf(source: string): Section[] {
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

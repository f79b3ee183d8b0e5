/** Which page is shown: the address bar is the truth, links are ordinary links. */

import { tick } from "svelte";

interface Route {
  path: string[];
  query: URLSearchParams;
}

export const route: Route = $state({ path: [], query: new URLSearchParams() });

function readAddress(): void {
  route.path = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  route.query = new URLSearchParams(location.search);
}

export function startRouter(): void {
  readAddress();
  addEventListener("popstate", readAddress);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
}

/** Goes to another page; the reader starts at its heading. */
export async function navigate(to: string): Promise<void> {
  history.pushState(null, "", to);
  readAddress();
  scrollTo(0, 0);
  await tick();
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Changes the query of this page without a step in the history. */
export function replaceQuery(query: Record<string, string>): void {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(query)) search.set(key, value);
  history.replaceState(null, "", `${location.pathname}?${search.toString()}`);
}

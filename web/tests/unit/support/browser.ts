/** What the app's modules find in a browser, as far as they work without a page: an address, a storage, a window that goes online and
 *  may be hidden. Svelte is compiled as for a browser, so that `$state` and `$derived` are the real ones. */

import type { Environment } from "vitest/runtime";

class MemoryStorage {
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  clear(): void {
    this.items.clear();
  }
}

export default {
  name: "browser-without-page",
  viteEnvironment: "client",
  setup(scope: typeof globalThis) {
    const window = new EventTarget();
    const provided = {
      document: { hidden: false, title: "" },
      localStorage: new MemoryStorage(),
      location: new URL("http://tables.test/t/one"),
      matchMedia: () => ({ matches: false }),
      navigator: { language: "en" },
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      dispatchEvent: window.dispatchEvent.bind(window),
    };
    for (const [name, value] of Object.entries(provided)) Object.defineProperty(scope, name, { value, configurable: true, writable: true });
    return { teardown: () => {} };
  },
} satisfies Environment;

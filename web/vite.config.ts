import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.js";
import { rules } from "./plugins/rules.js";

const server = process.env.LW_SERVER ?? "http://127.0.0.1:8000";

/** A board comes in one file. What stands for a title everywhere does not wait for it, and the plain board has all titles' icons. */
function chunkOf(id: string): string | null {
  const board = /\/web\/src\/boards\/([a-z_]+)\/([^/]+)\.(svelte|ts)$/.exec(id);
  if (board === null || board[2] === "look") return null;
  return `board-${board[2] === "icons" ? "plain" : board[1]}`;
}

interface Importers {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What several boards draw with: otherwise the first of them would hold it, and the others would load that whole board with it. */
function sharedChunkOf(id: string, modules: Importers): string | null {
  if (!/icon:|\/web\/src\/(parts|lib)\//.test(id)) return null;
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const boards = new Set(importers.map((one) => /\/web\/src\/boards\/([a-z_]+)\//.exec(one)?.[1]).filter((board) => board !== undefined));
  return boards.size > 1 ? "shared" : null;
}

export default defineConfig({
  plugins: [svelte(), icons(), rules()],
  // Unit tests run in Node, but test what runs in browsers: Svelte's maps and sets for servers tell nobody that they have changed.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    // Shipped inside the Python package; produced by the build, never committed.
    outDir: "../littleworlds/web_static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // A polyfill would be an inline script's worth of nothing: every browser of the target has module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // A visit is a handful of files: what every table needs, the board, the words. Pages off the way come when they are opened.
        codeSplitting: {
          groups: [
            { name: "core", test: /\/web\/src\/(main\.ts|routes\/TablePage\.svelte|parts\/(Piece|AnimatedNumber|Icon)\.svelte|lib\/motion\.ts)$/, priority: 3 },
            { name: sharedChunkOf, priority: 2 },
            { name: chunkOf, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: {
    include: ["tests/unit/**/*.test.ts"],
    environment: "./tests/unit/support/browser.ts",
  },
});

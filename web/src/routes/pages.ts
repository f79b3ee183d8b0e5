/** The pages by the first word of their address. Each is loaded when it is opened, or a little before. */

import type { Component } from "svelte";
import TablePage from "./TablePage.svelte";

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export const PAGES: Partial<Record<string, Loader<Record<string, never>>>> = {
  lobby: () => import("./Lobby.svelte"),
  tables: () => import("./MyTables.svelte"),
  settings: () => import("./SettingsPage.svelte"),
};

/** Pages of one thing whose id is in the address, or of all such things. */
export const PAGES_WITH_ID: Partial<Record<string, Loader<{ id: string }>>> = {
  new: () => import("./SetUp.svelte"),
  rules: () => import("./Rules.svelte"),
  findings: () => import("./Findings.svelte"),
  about: () => import("./About.svelte"),
  me: () => import("./Profile.svelte"),
};

/** Pages that fill the window and bring their own frame. */
export const FULL_WINDOW_PAGES: Partial<Record<string, Loader<{ id: string }>>> = {
  t: () => Promise.resolve({ default: TablePage }),
  replay: () => import("./Replay.svelte"),
};

/** Begins to load a page while other things are still on their way. */
export function preloadPage(name: string): void {
  void (FULL_WINDOW_PAGES[name] ?? PAGES_WITH_ID[name] ?? PAGES[name])?.();
}

/** The pages by the first word of their address. Each is loaded when it is opened, or a little before. */

import type { Component } from "svelte";
import TablePage from "../routes/TablePage.svelte";

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export const PAGES: Partial<Record<string, Loader<Record<string, never>>>> = {
  lobby: () => import("../routes/Lobby.svelte"),
  tables: () => import("../routes/MyTables.svelte"),
  settings: () => import("../routes/SettingsPage.svelte"),
};

/** Pages of one thing, named in the address, or of all. */
export const PAGES_OF: Partial<Record<string, Loader<{ id: string }>>> = {
  new: () => import("../routes/SetUp.svelte"),
  rules: () => import("../routes/Rules.svelte"),
  about: () => import("../routes/About.svelte"),
  me: () => import("../routes/Profile.svelte"),
};

/** Pages that fill the window and bring their own frame. */
export const WHOLE: Partial<Record<string, Loader<{ id: string }>>> = {
  t: () => Promise.resolve({ default: TablePage }),
  replay: () => import("../routes/Replay.svelte"),
};

/** Begins to load a page while other things are still on their way. */
export function fetchPage(name: string): void {
  void (WHOLE[name] ?? PAGES_OF[name] ?? PAGES[name])?.();
}

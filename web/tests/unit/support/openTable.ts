/** A table that was opened in this browser, with the test in the place of the server. */

import { vi } from "vitest";
import type { Frame, FromServer, Me, MyTable, TableInfo } from "../../../src/generated/frames";
import { me } from "../../../src/lib/me.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import { TableStore } from "../../../src/lib/table/tableStore.svelte";
import { FakeSocket, settled } from "./fakeSocket";
import { momentsOf } from "./moments";

/** What the server answers over HTTP, by the end of the path. */
export type Answers = Record<string, () => unknown>;

export class Refused {
  constructor(
    readonly status: number,
    readonly id: string,
  ) {}
}

export function answerHttp(answers: Answers): void {
  vi.stubGlobal("fetch", (path: string) => {
    const known = Object.keys(answers).find((end) => path.endsWith(end));
    const body = known === undefined ? new Refused(404, "no-such-path") : answers[known]?.();
    if (body instanceof Refused) {
      const problem = { id: body.id, args: {}, game: "", why: null };
      return Promise.resolve({ ok: false, status: body.status, json: () => Promise.resolve(problem) });
    }
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
  });
}

/** A table of Little Tavern under way at which one person plays, at all seats or at some. */
export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  const { table } = momentsOf("little-tavern");
  return { ...table, id: "one", seats: table.seats.map((seat) => ({ ...seat, person: "me", bot: null })), ...changes };
}

export function myTable(held: readonly number[], info = tableInfo()): MyTable {
  return { table: info, held: held.map((seat) => ({ seat, token: `token ${seat}` })), invite: null };
}

export const ADA: Me = { id: "me", name: "Ada", kind: "guest", login: null, ratings: [] };

/** Stands before every test that opens a table: a quiet world with a known person in it. */
export function prepare(): void {
  vi.useFakeTimers();
  FakeSocket.install();
  localStorage.clear();
  settings.pace = "normal";
  settings.confirm = true;
  me.token = "person";
  me.person = ADA;
  hidePage(false);
}

export function tidyUp(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  me.token = null;
  me.person = null;
}

export function hidePage(hidden: boolean): void {
  (document as { hidden: boolean }).hidden = hidden;
}

/** A table that holds these seats, with a line that stands. */
export async function openTable(held: readonly number[], ...messages: FromServer[]): Promise<TableStore> {
  answerHttp({ "/mine": () => myTable(held) });
  const table = new TableStore("one");
  table.open();
  await settled();
  await FakeSocket.newest.accept();
  receive(...messages);
  return table;
}

export function receive(...messages: FromServer[]): void {
  for (const message of messages) FakeSocket.newest.answer(message);
}

/** Cuts the line and waits until it stands again. */
export async function reconnect(): Promise<void> {
  FakeSocket.newest.cut();
  await vi.advanceTimersByTimeAsync(1000);
  await FakeSocket.newest.accept();
}

export const moment = (frame: Frame): FromServer => ({ t: "moment", frame });

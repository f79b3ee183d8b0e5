/** The server over HTTP. Every refusal is a `Refusal` with a message that can be put into words. */

import type {
  Bots,
  Film,
  GameInfo,
  GamePage,
  Hint,
  Me,
  MyTable,
  NewTable,
  Problem,
  Profile,
  SeatWish,
  Session,
  TableInfo,
  Uploaded,
} from "../generated/frames";
import { me } from "./me.svelte";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.id);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (me.token !== null) headers.authorization = `Bearer ${me.token}`;
  if (body !== undefined && typeof body !== "string") headers["content-type"] = "application/json";
  const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: text });
  } catch {
    throw new Refusal({ id: "server-away", args: {}, game: "", why: null }, 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem ?? { id: "server-away", args: {}, game: "", why: null }, answer.status);
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

async function read(path: string): Promise<string> {
  return await (await send("GET", path)).text();
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  /** With `table` as it is played there, with that table's own corrections. */
  game: (id: string, table: string | null = null) => ask<GamePage>("GET", `/api/games/${id}${table === null ? "" : `?table=${table}`}`),
  /** A title's messages, as Fluent source. */
  titleWords: (id: string, language: string) => read(`/api/games/${id}/words/${language}`),
  /** A title's rules page, as Markdown. */
  rules: (id: string, language: string) => read(`/api/games/${id}/rules/${language}`),
  bots: () => ask<Bots>("GET", "/api/bots"),

  guest: (name: string) => ask<Session>("POST", "/api/people", { name }),
  logIn: (login: string, password: string) => ask<Session>("POST", "/api/sessions", { login, password }),
  whoAmI: () => ask<Me>("GET", "/api/people/me"),
  rename: (name: string) => ask<Me>("PATCH", "/api/people/me", { name }),
  keepAccount: (login: string, password: string) => ask<Session>("POST", "/api/people/me/account", { login, password }),
  myData: () => ask<unknown>("GET", "/api/people/me/data"),
  forgetMe: () => ask<Me>("DELETE", "/api/people/me"),
  profile: (id: string) => ask<Profile>("GET", `/api/people/${id}`),

  openTables: () => ask<TableInfo[]>("GET", "/api/tables"),
  tablesUnderWay: () => ask<TableInfo[]>("GET", "/api/tables?playing=true"),
  myTables: (over: boolean) => ask<TableInfo[]>("GET", `/api/people/me/tables?over=${over}`),
  create: (table: NewTable) => ask<MyTable>("POST", "/api/tables", table),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  myTable: (id: string) => ask<MyTable>("GET", `/api/tables/${id}/mine`),
  sit: (id: string, seat: number, invite: string | null) => ask<MyTable>("POST", `/api/tables/${id}/seats/${seat}`, { invite }),
  seatBot: (id: string, seat: number, wish: SeatWish) => ask<MyTable>("PUT", `/api/tables/${id}/seats/${seat}`, wish),
  getUp: (id: string, seat: number) => ask<MyTable>("DELETE", `/api/tables/${id}/seats/${seat}`),
  start: (id: string) => ask<MyTable>("POST", `/api/tables/${id}/start`),
  rematch: (id: string) => ask<MyTable>("POST", `/api/tables/${id}/rematch`),
  hint: (id: string, token: string) => ask<Hint>("POST", `/api/tables/${id}/hint`, { token }),

  upload: (text: string) => ask<Uploaded>("POST", "/api/records", text),
  record: (id: string) => ask<Uploaded>("GET", `/api/records/${id}`),
  replayFrames: (kind: "tables" | "records", id: string, first: number, last: number, viewer: number | null) =>
    ask<Film>("GET", `/api/${kind}/${id}/film?first=${first}&last=${last}${viewer === null ? "" : `&seat=${viewer}`}`),
};

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal, api } from "../../src/lib/api";
import { ensureSignedIn } from "../../src/lib/guest";
import { me } from "../../src/lib/me.svelte";
import { Refused, answerHttp, prepare, tidyUp } from "./support/openTable";

beforeEach(prepare);
afterEach(tidyUp);

test("a guest is made the first time one is needed, and once", async () => {
  me.token = null;
  let made = 0;
  answerHttp({
    "/api/people": () => ({ person: { id: `guest ${(made += 1)}`, name: "Ada" }, token: "fresh" }),
    "/api/people/me": () => ({ id: "guest 1", name: "Ada" }),
  });
  await ensureSignedIn();
  await ensureSignedIn();
  expect([made, me.token, me.person?.id]).toEqual([1, "fresh", "guest 1"]);
});

test("a token that the server does not know any more makes a new guest; a server in trouble does not", async () => {
  answerHttp({
    "/api/people": () => ({ person: { id: "guest 2", name: "Ada" }, token: "fresh" }),
    "/api/people/me": () => new Refused(401, "who-are-you"),
  });
  await ensureSignedIn();
  expect(me.token).toBe("fresh");
  answerHttp({ "/api/people/me": () => new Refused(503, "busy") });
  await expect(ensureSignedIn()).rejects.toBeInstanceOf(Refusal);
  expect(me.token).toBe("fresh");
});

test("a server that is away, or says nothing, is a problem like others", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await expect(api.games()).rejects.toMatchObject({ status: 0, problem: { id: "server-away" } });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, status: 502, json: () => Promise.reject(new Error("not JSON")) }));
  await expect(api.games()).rejects.toMatchObject({ status: 502, problem: { id: "server-away" } });
});

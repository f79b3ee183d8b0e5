import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Hello } from "../../../src/generated/frames";
import { Connection, type ConnectionState } from "../../../src/lib/table/connection";
import { FakeSocket, settled } from "../support/fakeSocket";

const PROBLEM = { id: "no", args: {}, game: "", why: null };
const UNDO = { t: "undo", seat: 0 } as const;
const LOOK = { t: "look", seat: 0, seq: 3, command: null } as const;

/** A connection that writes down what it tells. */
class Line {
  readonly states: ConnectionState[] = [];
  readonly received: FromServer[] = [];
  hellos = 0;
  hello = (): Promise<Hello> => Promise.resolve({ t: "hello", tokens: [`token ${this.hellos}`] });
  readonly connection = new Connection("one", {
    hello: () => {
      this.hellos += 1;
      return this.hello();
    },
    receive: (message) => this.received.push(message),
    stateChanged: (state) => this.states.push(state),
  });

  /** Waits until it connects again, and accepts it. */
  async comeBack(): Promise<void> {
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.all).toHaveLength(before + 1);
    await FakeSocket.newest.accept();
  }
}

let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  line = new Line();
});

afterEach(() => {
  line.connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("hello comes first, and what was sent before it comes after it", async () => {
  const name = line.connection.send(UNDO);
  expect(FakeSocket.newest.address.href).toBe("ws://tables.test/api/tables/one/live");
  await FakeSocket.newest.accept();
  expect(FakeSocket.newest.sent).toEqual([{ t: "hello", tokens: ["token 1"] }, { ...UNDO, command: name }]);
  expect(line.states).toEqual(["connecting", "on"]);
});

test("a line that stands waits for the tokens before it says hello", async () => {
  await FakeSocket.newest.accept();
  let arrive = (): void => {};
  line.hello = () => new Promise((resolve) => (arrive = () => resolve({ t: "hello", tokens: ["late"] })));
  FakeSocket.newest.cut();
  await line.comeBack();
  line.connection.send(UNDO);
  expect(FakeSocket.newest.sent).toEqual([]);
  arrive();
  await settled();
  expect(FakeSocket.newest.sent.map((message) => message.t)).toEqual(["hello", "undo"]);
});

test("every command has a name of its own", () => {
  const names = [1, 2, 3].map(() => line.connection.send(UNDO));
  expect(new Set(names).size).toBe(3);
});

test("a command that was not acknowledged is sent again with the same name", async () => {
  await FakeSocket.newest.accept();
  const name = line.connection.send(UNDO);
  FakeSocket.newest.cut();
  await line.comeBack();
  expect(FakeSocket.newest.sent).toEqual([{ t: "hello", tokens: ["token 2"] }, { ...UNDO, command: name }]);
});

test("what was acknowledged or refused is not sent again, the rest in its order", async () => {
  await FakeSocket.newest.accept();
  const names = [1, 2, 3, 4].map(() => line.connection.send(UNDO));
  FakeSocket.newest.answer({ t: "done", command: names[0] ?? "", seq: 4, taken: 1 });
  FakeSocket.newest.answer({ t: "refused", command: names[2] ?? "", problem: PROBLEM });
  FakeSocket.newest.answer({ t: "refused", command: null, problem: PROBLEM });
  FakeSocket.newest.cut();
  await line.comeBack();
  expect(FakeSocket.newest.sentOfKind("undo").map((message) => message.command)).toEqual([names[1], names[3]]);
});

test("a request goes out once, and not at all while the line is cut", async () => {
  await FakeSocket.newest.accept();
  line.connection.request(LOOK);
  expect(FakeSocket.newest.sentOfKind("look")).toEqual([LOOK]);
  FakeSocket.newest.cut();
  line.connection.request(LOOK);
  await line.comeBack();
  expect(FakeSocket.newest.sentOfKind("look")).toEqual([]);
});

test("what the server says is passed on", async () => {
  await FakeSocket.newest.accept();
  FakeSocket.newest.answer({ t: "pong", now: 1 });
  expect(line.received).toEqual([{ t: "pong", now: 1 }]);
});

test("a lost line is tried again, more and more patiently, and quickly again after it stood", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const waits: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    FakeSocket.newest.cut();
    const before = Date.now();
    while (FakeSocket.newest.readyState === FakeSocket.CLOSED) await vi.advanceTimersToNextTimerAsync();
    waits.push(Date.now() - before);
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000]);
  await FakeSocket.newest.accept();
  FakeSocket.newest.cut();
  const sockets = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(301);
  expect(FakeSocket.all).toHaveLength(sockets + 1);
  expect(line.states.slice(0, 3)).toEqual(["connecting", "lost", "connecting"]);
});

test("a browser that comes online tries at once, but opens no second line", async () => {
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.newest.cut();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  await FakeSocket.newest.accept();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("whom the server does not let in does not come back", async () => {
  await FakeSocket.newest.accept();
  FakeSocket.newest.cut(1008, "token-invalid");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.states.at(-1)).toBe("refused");
  expect(FakeSocket.all).toHaveLength(1);
});

test("whose seat was lost on the way in comes back with fresh tokens", async () => {
  await FakeSocket.newest.accept();
  FakeSocket.newest.cut(1008, "token-other-seat");
  expect(line.states.at(-1)).toBe("lost");
  await line.comeBack();
  expect(FakeSocket.newest.sent).toEqual([{ t: "hello", tokens: ["token 2"] }]);
});

test("tokens that cannot be fetched are fetched again with the next line", async () => {
  line.hello = () => Promise.reject(new Error("away"));
  FakeSocket.newest.cut();
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.newest.readyState).toBe(FakeSocket.CLOSED);
  line.hello = () => Promise.resolve({ t: "hello" });
  await line.comeBack();
  expect(FakeSocket.newest.sent).toEqual([{ t: "hello" }]);
});

test("a silent line is pinged, and cut when nothing comes back", async () => {
  await FakeSocket.newest.accept();
  const socket = FakeSocket.newest;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.sentOfKind("ping")).toHaveLength(1);
  socket.answer({ t: "pong", now: 1 });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(socket.readyState).toBe(FakeSocket.OPEN);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.readyState).toBe(FakeSocket.CLOSED);
  expect(line.states).toContain("lost");
});

test("a closed connection says nothing more and stays away", async () => {
  await FakeSocket.newest.accept();
  line.connection.close();
  line.connection.send(UNDO);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.newest.sent).toEqual([{ t: "hello", tokens: ["token 1"] }]);
  expect(line.states).toEqual(["connecting", "on"]);
});

test("a connection that is closed on the way in says no hello", async () => {
  line.connection.close();
  FakeSocket.newest.onopen?.();
  await settled();
  expect(FakeSocket.newest.sent).toEqual([]);
  expect(line.states).toEqual(["connecting"]);
});

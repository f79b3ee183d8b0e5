import { beforeEach, expect, test } from "vitest";
import type { Chat as ChatMessage } from "../../../src/generated/frames";
import { Chat } from "../../../src/lib/table/chat.svelte";

let sent: unknown[];

function chatAt(table: string): Chat {
  return new Chat(table, { send: (command) => `c${sent.push(command)}`, request: (request) => sent.push(request) });
}

const message = (id: number, text = "Hello"): ChatMessage => ({ t: "chat", id, seat: 0, name: "Ada", text, at: 0 });

beforeEach(() => {
  sent = [];
  localStorage.clear();
});

test("what is said is sent with the seat of whoever says it", () => {
  chatAt("one").say("Hello", 2);
  chatAt("one").say("Bravo", null);
  expect(sent).toEqual([
    { t: "say", text: "Hello", seat: 2 },
    { t: "say", text: "Bravo", seat: null },
  ]);
});

test("a message that comes twice is heard once", () => {
  const chat = chatAt("one");
  for (const id of [1, 2, 1, 2, 3]) chat.receive(message(id));
  expect(chat.messages.map((one) => one.id)).toEqual([1, 2, 3]);
});

test("muting is told to the server and remembered for this table alone", () => {
  const chat = chatAt("one");
  chat.mute(true);
  expect([chat.muted, sent]).toEqual([true, [{ t: "mute", on: true }]]);
  expect([chatAt("one").muted, chatAt("two").muted]).toEqual([true, false]);
  chat.mute(false);
  expect([chat.muted, sent.at(-1), chatAt("one").muted]).toEqual([false, { t: "mute", on: false }, false]);
});

test("muting twice is remembered once, and of many tables the oldest are forgotten", () => {
  for (let number = 0; number < 51; number += 1) chatAt(`table ${number}`).mute(true);
  chatAt("table 1").mute(true);
  expect(chatAt("table 0").muted).toBe(false);
  expect(chatAt("table 1").muted).toBe(true);
  expect(chatAt("table 2").muted).toBe(true);
  expect(JSON.parse(localStorage.getItem("littleworlds.muted") ?? "[]")).toHaveLength(50);
});

test("hello says what is wished, and a line that stands has nothing to add", () => {
  const chat = chatAt("one");
  expect(chat.muteInHello()).toBe(false);
  chat.mute(true);
  expect(chat.muteInHello()).toBe(true);
  sent = [];
  chat.connected();
  expect(sent).toEqual([]);
});

test.each([true, false])("a wish (muted: %s) between hello and the line is sent once the line stands", (wish) => {
  const chat = chatAt("one");
  chat.mute(!wish);
  chat.muteInHello();
  chat.mute(wish);
  sent = [];
  chat.connected();
  expect(sent).toEqual([{ t: "mute", on: wish }]);
});

test("a line that is refused is kept to be sent again, one that was said is not", () => {
  const chat = chatAt("one");
  chat.say("first", 0);
  chat.acknowledged("c1");
  chat.refused("c1");
  expect(chat.refusedText).toBe("");
  chat.say("second", 0);
  chat.refused("c2");
  expect(chat.refusedText).toBe("second");
  chat.refused(null);
  expect(chat.refusedText).toBe("second");
  chat.say("third", 0);
  expect(chat.refusedText).toBe("");
});

test("the host's word against an onlooker names the line", () => {
  const chat = chatAt("one");
  chat.silence(7, false);
  chat.silence(7, true);
  expect(sent).toEqual([
    { t: "silence", line: 7, on: true, remove: false },
    { t: "silence", line: 7, on: true, remove: true },
  ]);
});

import { SvelteMap } from "svelte/reactivity";
import { beforeEach, expect, test } from "vitest";
import { PendingMove } from "../../../src/lib/table/pendingMove.svelte";

let newest: SvelteMap<number, number>;
let move: PendingMove;

beforeEach(() => {
  newest = new SvelteMap([[0, 7], [1, 7]]);
  move = new PendingMove((seat) => newest.get(seat) ?? 0);
});

test("nothing is pending before a move is sent", () => {
  expect(move.isPending).toBe(false);
  move.acknowledged("a", 8);
  expect(move.isPending).toBe(false);
});

test("a move is pending until it is acknowledged and its frame is here", () => {
  move.sent("a", 0);
  expect(move.isPending).toBe(true);
  move.acknowledged("a", 8);
  expect(move.isPending).toBe(true);
  newest.set(1, 8);
  expect(move.isPending).toBe(true);
  newest.set(0, 8);
  expect(move.isPending).toBe(false);
});

test("the frame may come before the acknowledgement", () => {
  move.sent("a", 0);
  newest.set(0, 9);
  expect(move.isPending).toBe(true);
  move.acknowledged("a", 8);
  expect(move.isPending).toBe(false);
});

test("another command's acknowledgement says nothing about the move", () => {
  move.sent("a", 0);
  move.acknowledged("b", 7);
  expect(move.isPending).toBe(true);
});

test("a refused move is not pending, and a refusal without a name counts for it", () => {
  move.sent("a", 0);
  move.refused("b");
  expect(move.isPending).toBe(true);
  move.refused("a");
  expect(move.isPending).toBe(false);
  move.sent("c", 0);
  move.refused(null);
  expect(move.isPending).toBe(false);
});

test("a move that is forgotten is not pending", () => {
  move.sent("a", 0);
  move.forget();
  expect(move.isPending).toBe(false);
});

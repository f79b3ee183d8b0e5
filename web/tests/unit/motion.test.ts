/** Things travel between places that are drawn, and nowhere else. */

import { beforeEach, expect, test, vi } from "vitest";
import { crossfade, flip, fly, isDrawn } from "../../src/lib/motion";

const FOLDED = [0, 0, 0, 0] as const;
const HERE = [10, 20, 50, 70] as const;
const THERE = [200, 400, 100, 140] as const;

function boxOf([left, top, width, height]: readonly [number, number, number, number]): DOMRect {
  return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
}

function place(at: readonly [number, number, number, number]): Element {
  return { getBoundingClientRect: () => boxOf(at), contains: () => false } as unknown as Element;
}

beforeEach(() => {
  vi.stubGlobal("getComputedStyle", () => ({ transform: "none", opacity: "1" }));
});

test("a place without extent is not drawn", () => {
  expect(isDrawn(boxOf(HERE))).toBe(true);
  expect(isDrawn(boxOf(FOLDED))).toBe(false);
});

test("what leaves one place and arrives at another travels", () => {
  const [send, receive] = crossfade(() => ({ duration: 1 }));
  const leave = send(place(HERE), { key: "elf" });
  const arrive = receive(place(THERE), { key: "elf" });
  expect(arrive().css?.(0, 1)).toContain("translate(-190px, -380px) scale(0.5, 0.5)");
  expect(leave().css?.(0, 1)).toContain("translate(190px, 380px) scale(2, 2)");
});

test("nothing flies out of a drawer that is folded", () => {
  const [send, receive] = crossfade(() => ({ duration: 1 }));
  const leave = send(place(FOLDED), { key: "elf" });
  const arrive = receive(place(HERE), { key: "elf" });
  expect(arrive(), "it appears as what comes from nowhere").toEqual({ duration: 1 });
  expect(leave(), "nobody sees it go").toEqual({ duration: 0 });
});

test("what is shifted in a row that comes out of a drawer, or goes into it, stands still", () => {
  const node = place(HERE);
  expect(flip(node, { from: boxOf(FOLDED), to: boxOf(HERE) })).toEqual({ duration: 0 });
  expect(flip(node, { from: boxOf(HERE), to: boxOf(FOLDED) })).toEqual({ duration: 0 });
});

test("what is not drawn does not fly to a pile", () => {
  vi.stubGlobal("document", { hidden: false, querySelectorAll: () => [place(THERE)] });
  expect(fly(place(FOLDED), { places: ["pile"] })).toEqual({ duration: 0 });
  expect(fly(place(HERE), { places: ["pile"] }).css?.(0, 1)).toContain("scale(2)");
});

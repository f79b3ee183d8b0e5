import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HoverPanel } from "../../src/lib/hoverPanel.svelte";

let pinned: boolean;
let panel: HoverPanel;
const mouse = { pointerType: "mouse" } as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  pinned = false;
  panel = new HoverPanel(
    () => pinned,
    () => (pinned = false),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test("a pointer that only passes opens nothing", () => {
  panel.rest(mouse);
  vi.advanceTimersByTime(400);
  panel.rest(mouse);
  vi.advanceTimersByTime(400);
  panel.leave();
  vi.advanceTimersByTime(1000);
  expect(panel.isOpen).toBe(false);
});

test("a pointer that rests opens it for as long as it stays", () => {
  panel.rest(mouse);
  vi.advanceTimersByTime(600);
  expect([panel.isOpen, panel.isPassing]).toEqual([true, true]);
  panel.leave();
  expect(panel.isOpen).toBe(false);
});

test("a finger opens nothing by resting", () => {
  panel.rest({ pointerType: "touch" } as PointerEvent);
  vi.advanceTimersByTime(1000);
  expect(panel.isOpen).toBe(false);
});

test("Escape closes it, and it stays closed until the pointer has left", () => {
  const escape = { key: "Escape", defaultPrevented: false, preventDefault: vi.fn() };
  panel.rest(mouse);
  vi.advanceTimersByTime(600);
  panel.escape(escape as unknown as KeyboardEvent);
  panel.rest(mouse);
  vi.advanceTimersByTime(600);
  expect([panel.isOpen, escape.preventDefault.mock.calls.length]).toEqual([false, 1]);
  panel.leave();
  panel.rest(mouse);
  vi.advanceTimersByTime(600);
  expect(panel.isOpen).toBe(true);
});

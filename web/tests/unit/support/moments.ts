/** Moments of real plays, as `scripts/fixtures.py` wrote them, and frames made from them with something changed. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Asked, Choice, Frame, Gesture, Happening, Step, TableInfo } from "../../../src/generated/frames";
import type { Offer } from "../../../src/lib/table/offers";

export interface Moments {
  table: TableInfo;
  /** The tables of the title's data. */
  printed: Record<string, unknown>;
  /** Frames for seat 0 that lead to a moment, which is the last of them. */
  moments: Record<string, Frame[]>;
  /** The first frames of the play, each as every seat gets it. */
  every_seat: Frame[][];
}

export function momentsOf(title: string): Moments {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, `../../fixtures/${title}.json`), "utf-8")) as Moments;
}

const FIRST = momentsOf("little-tavern").moments.setup?.[0];

/** A frame of a real play with these fields changed. */
export function frame(changes: Partial<Frame>): Frame {
  if (FIRST === undefined) throw new Error("the fixtures have no set-up");
  return { ...FIRST, steps: [], asked: null, actors: [], ...changes };
}

/** A frame in which a seat is asked this question. */
export function asking(version: string, changes: Partial<Frame> = {}, choices: Choice[] = [choice("pass", ["choice:pass"])]): Frame {
  return frame({ asked: question(version, choices), ...changes });
}

/** A question that offers these actions and gestures. */
export function question(version: string, choices: Choice[], gestures: Gesture[] = []): Asked {
  return { version, prompt: { id: "ask", args: {} }, decline: null, always: false, usual: null, answered_at: null, choices, gestures };
}

export function choice(notation: string, ...slots: string[][]): Offer {
  return { notation, actions: [notation], label: { id: notation, args: {} }, slots, final: false };
}

export function gesture(actions: string[], ...slots: string[][]): Gesture {
  return { actions, label: { id: "at-once", args: {} }, slots, final: false };
}

export function finalChoice(notation: string, ...slots: string[][]): Offer {
  return { ...choice(notation, ...slots), final: true };
}

export function event(id: string): Happening {
  return { id, args: {}, refs: [] };
}

/** A line of the log with one action that told these events. */
export function step(seq: number, seat: number, ...events: string[]): Step {
  return { seq, ply: seq, kind: "move", seat, events: [events.map(event)], undone: [] };
}

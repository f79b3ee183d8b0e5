/** Things on the table, as `littleworlds/core/thing.py` describes them. */

import type { Frame, Said } from "../generated/frames";
import type { Words } from "./words";

export interface Thing {
  ref: string;
  label: Said;
  within: string;
  count: number;
  notes: Said[];
  icon: string;
}

export function thingsOf(frame: Frame): Thing[] {
  return frame.things as unknown as Thing[];
}

/** What a reference is of: `card:elf-3` is a `card`. */
export function kindOf(ref: string): string {
  return ref.slice(0, ref.indexOf(":"));
}

export function idOf(ref: string): string {
  return ref.slice(ref.indexOf(":") + 1);
}

/** The things inside each thing; `""` holds those that lie in nothing. */
export function inside(things: readonly Thing[]): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const siblings = found.get(thing.within);
    if (siblings === undefined) found.set(thing.within, [thing]);
    else siblings.push(thing);
  }
  return found;
}

/** The seat that a thing belongs to, if its label names one. */
export function ownerOf(thing: Thing): number | null {
  for (const value of Object.values(thing.label.args)) {
    const seat = typeof value === "string" ? /^#(\d+)$/.exec(value) : null;
    if (seat !== null) return Number(seat[1]);
  }
  return null;
}

/** The first thing to say about a thing; a note that only introduces the next one is followed by it. */
export function firstNote(thing: Thing, words: Words): string {
  const said: string[] = [];
  for (const note of thing.notes) {
    said.push(words.say(note));
    if (!said.at(-1)?.endsWith(":")) break;
  }
  return said.join(" ");
}

/** The component that a thing is of: the first that its label names. */
export function componentOf(thing: Thing): string {
  for (const value of Object.values(thing.label.args)) {
    if (typeof value === "string" && value.startsWith("@")) return value.slice(1);
  }
  return "";
}

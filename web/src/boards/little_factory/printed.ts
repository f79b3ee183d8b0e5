/** Faces of cards that lie on no table, from the data; and what leads from each to which. */

import { type PrintedFacts, entriesOf } from "../../lib/printedFacts";
import type { Amount, Effect, Face, Payment } from "./scene";

/** A design with those that it helps to get. */
export interface Design extends Face {
  leads: string[];
}

interface PlankEntry {
  discard?: string[];
  reveal?: string[];
}

interface EffectEntry {
  gives?: string;
  tokens?: number;
  exchange?: number;
  plank?: PlankEntry[];
}

/** Every design of the box, as the data have it. */
export function designsOf(facts: PrintedFacts): Design[] {
  const resources = entriesOf(facts, "resource").map((entry): Face => ({
    id: String(entry.id),
    level: Number(entry.level),
    value: Number(entry.value),
    cost: Number(entry.coins),
    ways: planks(entry.plank),
    points: null,
    effect: null,
  }));
  const buildings = entriesOf(facts, "building").map((entry): Face => ({
    id: String(entry.id),
    level: 0,
    value: null,
    cost: Number(entry.coins),
    ways: planks(entry.plank),
    points: Number(entry.points),
    effect: effect(entry.effect),
  }));
  return withLeads([...resources, ...buildings]);
}

/** Adds to each what it helps to produce: read off the planks, so that a corrected one corrects the tree. */
export function withLeads(faces: readonly Face[]): Design[] {
  const uses = (face: Face, id: string): boolean => face.ways.some((way) => [...way.discards, ...way.reveals].some((one) => one.id === id));
  return faces.map((face) => ({ ...face, leads: faces.filter((other) => uses(other, face.id)).map((other) => other.id) }));
}

function planks(entries: unknown): Payment[] {
  return ((entries as PlankEntry[] | undefined) ?? []).map((plank) => ({ discards: counted(plank.discard ?? []), reveals: counted(plank.reveal ?? []) }));
}

function effect(entry: unknown): Effect | null {
  if (entry === undefined || entry === null) return null;
  const { gives = "", tokens = 0, exchange = 0, plank } = entry as EffectEntry;
  return { ways: planks(plank), gives, tokens, level: exchange };
}

function counted(ids: readonly string[]): Amount[] {
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((other) => other === id).length }));
}

/** What is printed on the boards: levels of power, ladders of the adversaries, the length of the tracks, the dice. */

import { type PrintedFacts, entriesOf } from "../../lib/printedFacts";
import { type Sign, signsOf } from "./scene";

export interface Level {
  level: number;
  dice: number;
  points: number;
  cost: number | null;
  unit: string | null;
  rule: Sign[];
}

export interface Printed {
  maximum: number;
  dice: number;
  /** What a die of a resource gives of it. */
  gain: number;
  levels: Level[];
  ladders: Record<string, Level[]>;
  /** The faces in the order of their numbers. */
  faces: string[];
  /** Dice that a conversion takes: those given up and the one that is turned. */
  converting: number;
}

interface Op { op: string; amount?: number; count?: number; resource?: string; face?: string }

export function printedOf(facts: PrintedFacts): Printed {
  const rules = (facts.rules ?? {}) as Record<string, unknown>;
  const signs = (ops: unknown): Sign[] => ((ops ?? []) as Op[]).flatMap((op) => signsOf(op.op.replaceAll("_", "-"), op.amount ?? op.count, op.resource, op.face));
  const ladder = (levels: unknown): Level[] =>
    ((levels ?? []) as Record<string, unknown>[]).map((level, place) => ({
      level: place + 1,
      dice: Number(level.dice),
      points: Number(level.points),
      cost: level.cost === undefined || Number(level.cost) === 0 ? null : Number(level.cost),
      unit: typeof level.unit === "string" && level.unit !== "" ? level.unit : null,
      rule: signs(level.ops),
    }));
  return {
    maximum: Number(rules.maximum ?? 0),
    dice: Number(rules.dice ?? 0),
    gain: Number(rules.resource_gain ?? 0),
    levels: ladder(facts.level),
    ladders: Object.fromEntries(entriesOf(facts, "ai").map((entry) => [String(entry.id), ladder(entry.levels)])),
    faces: entriesOf(facts, "face").toSorted((one, other) => Number(one.number) - Number(other.number)).map((entry) => String(entry.id)),
    converting: Number(rules.convert_discards ?? 0) + 1,
  };
}

export const NOTHING_YET: Printed = { maximum: 0, dice: 0, gain: 0, levels: [], ladders: {}, faces: [], converting: 0 };

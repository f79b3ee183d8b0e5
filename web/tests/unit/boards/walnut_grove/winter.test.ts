/** The winter that has just passed, and what counts how much. */

import { expect, test } from "vitest";
import { billLines } from "../../../../src/boards/walnut_grove/bill";
import { countedOf, worthOf } from "../../../../src/boards/walnut_grove/counted";
import { printedOf } from "../../../../src/boards/walnut_grove/printed";
import { passedWinter } from "../../../../src/boards/walnut_grove/winter";
import type { Step } from "../../../../src/generated/frames";
import { momentsOf, step } from "../../support/moments";

const printed = printedOf(momentsOf("walnut-grove").printed);

/** A line of the log in which the winter of seat 0 ends. */
function wintered(seq: number, by: number, goods: string[] = [], points = 0): Step {
  const args = { who: "#0", missing: goods.length, goods, points, labourers: ["2@blue_labourer"], rations: ["2@fish"], fires: 1, wagons: 1 };
  const others = { ...args, who: "#1" };
  return { seq, ply: seq, kind: "move", seat: by, events: [[{ id: "paid", args: {}, refs: [] }, { id: "wintered", args: others, refs: [] }, { id: "wintered", args, refs: [] }]], undone: [] };
}

test("a winter is told by whoever ends the autumn, and stays while the disc is turned and others play", () => {
  const log = [step(1, 0, "went"), wintered(2, 1, ["1@fish"], -2), step(3, 0, "year-begins", "drew-tiles"), step(4, 1, "laid")];
  const winter = passedWinter(log, 0);
  expect(winter).toMatchObject({ seq: 2, help: 1, points: -2, fires: 1, wagons: 1 });
  expect(billLines(winter!, "wood").map(({ who, cause, goods }) => [who ?? cause, goods])).toEqual([
    ["blue_labourer", [false, false, false, true]],
    ["fire", [false]],
    ["wagon", [false]],
  ]);
});

test("it is gone with the next thing that its owner does, and taking that back brings it again", () => {
  const log = [step(1, 0, "went"), wintered(2, 0), step(3, 0, "year-begins"), step(4, 0, "laid")];
  expect(passedWinter(log, 0)).toBeNull();
  expect(passedWinter(log.slice(0, 3), 0)?.seq).toBe(2);
  expect(passedWinter([], 0)).toBeNull();
  expect(passedWinter(log.slice(0, 3), null)).toBeNull();
});

test("a winter in parts is one winter", () => {
  const winter = passedWinter([step(1, 0, "went"), wintered(2, 0, ["1@fish"]), step(3, 0, "paid"), wintered(4, 0, ["1@fish"], -2)], 0);
  expect(winter).toMatchObject({ seq: 4, help: 2, points: -2, lacks: { fish: 2 } });
});

test("each line of the points says what it counts, from the data", () => {
  const frame = momentsOf("walnut-grove").moments.end?.at(-1);
  const lines = countedOf(frame?.points ?? [], 0, printed);
  const figures = lines.find((line) => line.kind === "figures")!;
  expect(worthOf(figures, printed)).toEqual({ id: "note-per-figure", args: { points: printed.worth.figure } });
  expect(worthOf({ ...figures, kind: "help", of: "help" }, printed)).toEqual({ id: "note-help", args: { count: printed.repaidWith, points: -printed.helpPoints } });
  expect(worthOf({ ...figures, kind: "coins", of: "coin" }, printed)).toBeNull();
});

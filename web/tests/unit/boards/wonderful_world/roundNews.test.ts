/** What production has brought each seat, from the log. */

import { expect, test } from "vitest";
import { roundNews } from "../../../../src/boards/wonderful_world/roundNews";
import type { Happening, Step } from "../../../../src/generated/frames";

function step(...events: Happening[]): Step {
  return { seq: 1, ply: 0, kind: "move", seat: 0, events: [events], undone: [] } as unknown as Step;
}

function happening(id: string, args: Happening["args"]): Happening {
  return { id, args, refs: [] };
}

test("cards that were finished and supremacies of this round are told by seat, those of a round before are not", () => {
  const log = [
    step(happening("round-begins", { round: 1 }), happening("completed", { who: "#1", card: "@zeppelin" })),
    step(happening("round-begins", { round: 2 }), happening("produced", { who: "#1", count: 2 })),
    step(happening("completed", { who: "#1", card: "@museum" }), happening("supremacy", { who: "#0", resource: "@gold", character: "@financier" })),
  ];
  const [first, second, third] = roundNews(log, 3);
  expect(first?.map(({ design, resource, character }) => [design, resource, character])).toEqual([["", "gold", "financier"]]);
  expect(second?.map(({ design }) => design)).toEqual(["museum"]);
  expect(third).toEqual([]);
});

import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { roundedPath, segmentsOf } from "../../plugins/roundedPath";

const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };

/** Where each command of a path ends. */
function ends(path: string): [number, number][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return segmentsOf(path).map(({ command, numbers }) => {
    const kind = command.toLowerCase();
    const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") x = fromX + numbers[0]!;
    else if (kind === "v") y = fromY + numbers[0]!;
    else [x, y] = [fromX + numbers.at(-2)!, fromY + numbers.at(-1)!];
    if (kind === "m") [startX, startY] = [x, y];
    return [x, y];
  });
}

describe("a path on whole units", () => {
  it("takes steps from where the rounded one before it ended", () => {
    expect(roundedPath("M10.4 10.4l.4.4.4.4H20.5v-.6z")).toBe("m10 10 1 1 0 0h10v0z");
  });

  it("reads flags that stand without blanks, and keeps them", () => {
    expect(roundedPath("M1 1a5.2 5.2 0 013.6 2")).toBe("m1 1a5 5 0 0 1 4 2");
  });

  it("starts again where a closed part began", () => {
    expect(roundedPath("M5 5h4zm1 1h2")).toBe("m5 5h4zm1 1h2");
  });

  it("is nowhere more than a unit beside what was drawn, in icons from all over the set", () => {
    const paths = Object.values(icons).flatMap(({ body }) => [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!)).filter((_, number) => number % 20 === 0);
    expect(paths.length).toBeGreaterThan(200);
    for (const path of paths) {
      const drawn = ends(path);
      const beside = ends(roundedPath(path)).map(([x, y], place) => Math.max(Math.abs(x - drawn[place]![0]), Math.abs(y - drawn[place]![1])));
      expect(beside).toHaveLength(drawn.length);
      expect(Math.max(...beside)).toBeLessThan(1);
    }
  });

  it("says what it cannot read", () => {
    expect(() => roundedPath("M1 x")).toThrow("« x » is no number");
  });
});

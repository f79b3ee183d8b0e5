/** An SVG path on a grid of whole units, in relative steps. The icons are drawn on 512 units with three decimals, of which nobody sees
 *  any at the size of a card; without them they weigh little more than half. Each step starts where the rounded one before it ended,
 *  so that errors do not add up. */

interface Segment {
  command: string;
  numbers: number[];
}

interface Point {
  x: number;
  y: number;
}

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

export function roundedPath(path: string): string {
  let at: Point = { x: 0, y: 0 };
  let exact = at;
  let start = at;
  let exactStart = at;
  let text = "";
  let last = "";
  for (const { command, numbers } of segmentsOf(path)) {
    const kind = command.toLowerCase();
    const from = command === kind ? exact : { x: 0, y: 0 };
    const { steps, end } = rounded(kind, numbers, from, at, exact);
    text += written(kind, steps, last);
    last = kind;
    if (kind === "z") {
      [at, exact] = [start, exactStart];
      continue;
    }
    at = { x: Math.round(end.x), y: Math.round(end.y) };
    exact = end;
    if (kind === "m") [start, exactStart] = [at, exact];
  }
  return text;
}

/** The numbers of a command relative to the rounded point before it, and where it really ends. */
function rounded(kind: string, numbers: readonly number[], from: Point, at: Point, exact: Point): { steps: number[]; end: Point } {
  if (kind === "h") return { steps: [Math.round(from.x + numbers[0]!) - at.x], end: { x: from.x + numbers[0]!, y: exact.y } };
  if (kind === "v") return { steps: [Math.round(from.y + numbers[0]!) - at.y], end: { x: exact.x, y: from.y + numbers[0]! } };
  const shape = kind === "a" ? numbers.slice(0, 5).map((number) => Math.round(number)) : [];
  const points = numbers.slice(shape.length);
  const steps = points.map((number, place) => (place % 2 === 0 ? Math.round(from.x + number) - at.x : Math.round(from.y + number) - at.y));
  return { steps: [...shape, ...steps], end: { x: from.x + (points.at(-2) ?? 0), y: from.y + (points.at(-1) ?? 0) } };
}

/** As short as it can be: no letter where the command goes on, no blank before a sign. */
function written(kind: string, steps: readonly number[], last: string): string {
  const goesOn = (kind === last && kind !== "m" && kind !== "z") || (kind === "l" && last === "m");
  const numbers = steps.map((step) => `${step}`).reduce((text, step) => (text === "" || step.startsWith("-") ? text + step : `${text} ${step}`), "");
  if (!goesOn) return kind + numbers;
  return numbers.startsWith("-") ? numbers : ` ${numbers}`;
}

export function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  let place = 0;
  let command = "";
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    const match = pattern.exec(path)?.[0];
    place += match?.length ?? 0;
    return match;
  };
  for (take(BETWEEN); place < path.length; take(BETWEEN)) {
    const letter = take(/[a-z]/iy);
    // What follows the first pair of a move is lines.
    command = letter ?? (command === "m" ? "l" : command === "M" ? "L" : command);
    const kind = command.toLowerCase();
    const numbers = Array.from({ length: TAKES[kind] ?? 0 }, (_, number) => {
      take(BETWEEN);
      const text = take(kind === "a" && (number === 3 || number === 4) ? FLAG : NUMBER);
      if (text === undefined) throw new Error(`« ${path.slice(place, place + 20)} » is no number of a path`);
      return Number(text);
    });
    segments.push({ command, numbers });
  }
  return segments;
}

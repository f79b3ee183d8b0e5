/** How large cards may be to lie side by side in a box. */

/** The width of equal cards in as many rows as make them largest. `tall` is their height by their width. */
export function fitWidth(count: number, width: number, height: number, tall: number, gap: number, largest: number): number {
  if (count <= 0 || width <= 0 || height <= 0) return 0;
  let best = 0;
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = Math.ceil(count / rows);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows / tall;
    best = Math.max(best, Math.min(across, down, largest));
  }
  return Math.floor(best);
}

/** How many such cards lie in a row, so that all rows are about equally long. */
export function evenColumns(count: number, width: number, card: number, gap: number): number {
  const most = Math.max(1, Math.floor((width + gap) / (card + gap)));
  return Math.ceil(count / Math.ceil(count / most));
}

/** A zone of cards that shares a height with others. */
export interface Zone {
  count: number;
  width: number;
  tall: number;
  gap: number;
  /** How large its cards are by the side of the other zones'. */
  scale: number;
  largest: number;
  /** What it takes apart from its cards; all that it takes when there are none. */
  rest: number;
}

/** The heights of zones one below the other, so that their cards become as large as they can. */
export function shareHeight(zones: readonly Zone[], height: number): number[] {
  let low = 0;
  let high = Math.max(1, ...zones.map((zone) => zone.largest / zone.scale));
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (sum(zones.map((zone) => heightOf(zone, middle))) <= height) low = middle;
    else high = middle;
  }
  const heights = zones.map((zone) => heightOf(zone, low));
  const left = height - sum(heights);
  const filled = zones.filter((zone) => zone.count > 0).length || zones.length;
  return heights.map((one, place) => one + ((zones[place]?.count ?? 0) > 0 || filled === zones.length ? left / filled : 0));
}

function heightOf(zone: Zone, size: number): number {
  if (zone.count === 0) return zone.rest;
  const card = Math.min(size * zone.scale, zone.largest);
  const columns = Math.floor((zone.width + zone.gap) / (card + zone.gap));
  if (columns < 1) return Infinity;
  const rows = Math.ceil(zone.count / columns);
  return rows * card * zone.tall + (rows - 1) * zone.gap + zone.rest;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

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

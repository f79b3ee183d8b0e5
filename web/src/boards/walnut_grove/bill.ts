/** The winter's bill line by line: whose food or which fire, and which of the goods are not there. Pure. */

import type { BillView } from "./view";

export interface BillLine {
  /** The figure that eats, or nothing. */
  who: string | null;
  cause: string;
  good: string;
  /** One per good: whether it is missing. */
  goods: boolean[];
}

export function billLines(bill: BillView, wood: string): BillLine[] {
  const lines: BillLine[] = bill.food.map(({ labourer, count, good, each }) => ({ who: labourer, cause: "", good, goods: Array<boolean>(count * each).fill(false) }));
  if (bill.fires > 0) lines.push({ who: null, cause: "fire", good: wood, goods: Array<boolean>(bill.fires).fill(false) });
  if (bill.wagons > 0) lines.push({ who: null, cause: "wagon", good: wood, goods: Array<boolean>(bill.wagons).fill(false) });
  const lacking: Record<string, number> = { ...bill.lacks };
  for (const line of lines.toReversed()) {
    for (let place = line.goods.length - 1; place >= 0 && (lacking[line.good] ?? 0) > 0; place -= 1) {
      line.goods[place] = true;
      lacking[line.good] = (lacking[line.good] ?? 0) - 1;
    }
  }
  return lines;
}

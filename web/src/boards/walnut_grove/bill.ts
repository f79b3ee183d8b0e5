/** The winter's bill line by line: whose food or which fire, and which of the goods are not there. Pure. */

import type { BillView } from "./view";

/** What a winter takes of a farm, and what of it is not there. */
export type Takes = Pick<BillView, "food" | "fires" | "wagons" | "lacks">;

export interface BillLine {
  /** The figures that eat, or nothing. */
  who: string | null;
  eaters: number;
  cause: string;
  good: string;
  /** One per good: whether it is missing. */
  goods: boolean[];
}

export function billLines(bill: Takes, wood: string): BillLine[] {
  const lines: BillLine[] = bill.food.map(({ labourer, count, good, each }) => ({ who: labourer, eaters: count, cause: "", good, goods: Array<boolean>(count * each).fill(false) }));
  const burns = (cause: string, count: number): BillLine => ({ who: null, eaters: 0, cause, good: wood, goods: Array<boolean>(count).fill(false) });
  if (bill.fires > 0) lines.push(burns("fire", bill.fires));
  if (bill.wagons > 0) lines.push(burns("wagon", bill.wagons));
  const lacking: Record<string, number> = { ...bill.lacks };
  for (const line of lines.toReversed()) {
    for (let place = line.goods.length - 1; place >= 0 && (lacking[line.good] ?? 0) > 0; place -= 1) {
      line.goods[place] = true;
      lacking[line.good] = (lacking[line.good] ?? 0) - 1;
    }
  }
  return lines;
}

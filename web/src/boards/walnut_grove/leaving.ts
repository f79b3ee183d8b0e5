/** What an offer that is looked at would take from the farm: goods on the land and in the barn, coins. Pure. */

import type { FarmView } from "./view";

export interface Leaving {
  /** By the first area of a region: so many of its goods. */
  regions: ReadonlyMap<string, number>;
  /** Goods in the barn and coins by metal: so many of them. */
  goods: Readonly<Record<string, number>>;
  coins: Readonly<Record<string, number>>;
}

export function leavingOf(now: FarmView, after: FarmView, startCoin: string): Leaving {
  const left = new Map(after.regions.map((region) => [region.area, region.goods]));
  const regions = new Map(now.regions.map((region): [string, number] => [region.area, region.goods - (left.get(region.area) ?? region.goods)]).filter(([, count]) => count > 0));
  return { regions, goods: fewer(now.barn, after.barn), coins: fewer(coinsOf(now, startCoin), coinsOf(after, startCoin)) };
}

function coinsOf(farm: FarmView, startCoin: string): Record<string, number> {
  const coins: Record<string, number> = { ...farm.metals };
  if (farm.coppers > 0) coins[startCoin] = (coins[startCoin] ?? 0) + farm.coppers;
  return coins;
}

function fewer(now: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(now).map(([id, count]): [string, number] => [id, count - (after[id] ?? 0)]).filter(([, count]) => count > 0));
}

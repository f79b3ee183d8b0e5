/** What is printed on tiles, boards, discs and in the town: outlines for drawing, prices, spaces. */

import { type PrintedFacts, entriesOf } from "../../lib/printedFacts";

export type Counts = Readonly<Record<string, number>>;

export interface PrintedArea {
  letter: string;
  good: string;
  squares: number;
  /** x, y, x, y, … on a lattice of 100 by 100. */
  outline: number[];
}

export interface PrintedTile {
  id: string;
  areas: PrintedArea[];
  borders: { fence: boolean; course: number[] }[];
}

export interface PrintedDisc { id: string; pile: string; draw: number; place: number; summer: string; autumn: string; winter: string; fires: number }
export interface PrintedStop { id: string; kind: string; take: number; cost: Counts; capacity: number }
export interface PrintedToll { id: string; behind: string | null; coins: number }

export interface Printed {
  tiles: ReadonlyMap<string, PrintedTile>;
  /** The districts of each board, drawn like tiles. */
  boards: ReadonlyMap<string, PrintedTile[]>;
  discs: ReadonlyMap<string, PrintedDisc>;
  stops: PrintedStop[];
  tolls: PrintedToll[];
  goods: string[];
  metals: { id: string; points: number }[];
  improvements: ReadonlyMap<string, { per: string; each: number }>;
  ranks: { id: string; points: number }[];
  /** What an enclosure, a figure and a building count. */
  worth: Counts;
  farmers: number;
  startCoin: string;
  wagons: number;
  barnSpaces: number;
  barnLots: number;
  spacesPerBarn: number;
  improvementSpaces: number;
  /** Goods for which a help tile goes back, and what one face down counts. */
  repaidWith: number;
  helpPoints: number;
  /** More of the year's good in summer, more coins for it in autumn, what the hungry eat in winter, and the good that burns. */
  summerBonus: number;
  bonusCoins: number;
  doubleFood: number;
  wood: string;
}

const WHOLE = [0, 0, 100, 0, 100, 100, 0, 100];

type Entry = Readonly<Record<string, unknown>>;

export function printedOf(facts: PrintedFacts): Printed {
  const farm = (facts.farm ?? {}) as Entry;
  const seasons = (facts.seasons ?? {}) as Entry;
  const help = (facts.help ?? {}) as Entry;
  const worth = (facts.points ?? {}) as Entry;
  const byId = <Kind extends { id: string }>(table: string, read: (entry: Entry) => Kind): Map<string, Kind> =>
    new Map(entriesOf(facts, table).map((entry) => [String(entry.id), read(entry)]));
  return {
    tiles: byId("tile", tileOf),
    boards: new Map(entriesOf(facts, "board").map((entry) => [String(entry.id), districtsOf(entry)])),
    discs: byId("disc", (entry) => ({ ...(entry as unknown as PrintedDisc) })),
    stops: entriesOf(facts, "stop").map((entry) => ({ id: String(entry.id), kind: String(entry.kind), take: Number(entry.take ?? 0), cost: (entry.cost ?? {}) as Counts, capacity: Number(entry.capacity) })),
    tolls: entriesOf(facts, "toll").map((entry) => ({ id: String(entry.id), behind: typeof entry.behind === "string" ? entry.behind : null, coins: Number(entry.coins) })),
    goods: entriesOf(facts, "good").map((entry) => String(entry.id)),
    metals: entriesOf(facts, "coin").map((entry) => ({ id: String(entry.id), points: Number(entry.points) })),
    improvements: byId("improvement", (entry) => ({ id: String(entry.id), per: String(entry.per), each: Number(entry.each) })),
    ranks: entriesOf(facts, "rank").map((entry) => ({ id: String(entry.id), points: Number(entry.points) })),
    worth: { enclosure: Number(worth.enclosure ?? 0), figure: Number(worth.figure ?? 0), building: Number(worth.building ?? 0) },
    farmers: Number(farm.farmers ?? 0),
    startCoin: String(farm.start_coin ?? ""),
    wagons: Number(farm.wagons ?? 0),
    barnSpaces: Number(farm.barn_spaces ?? 0),
    barnLots: Number(farm.barn_lots ?? 0),
    spacesPerBarn: Number(farm.spaces_per_barn ?? 0),
    improvementSpaces: Number(farm.improvements ?? 0),
    repaidWith: Number(help.repaid_with ?? 0),
    helpPoints: Number(help.points ?? 0),
    summerBonus: Number(seasons.summer_bonus ?? 0),
    bonusCoins: Number((facts.store as Entry | undefined)?.bonus_coins ?? 0),
    doubleFood: Number(seasons.double_food ?? 0),
    wood: String(seasons.wood ?? ""),
  };
}

export const NOTHING_YET: Printed = printedOf({});

function tileOf(entry: Entry): PrintedTile {
  const look = (entry.look ?? {}) as { areas?: Record<string, number[]>; borders?: number[][] };
  const squares = (entry.squares ?? {}) as Record<string, number>;
  const borders = (entry.borders ?? []) as { fence: boolean }[];
  return {
    id: String(entry.id),
    areas: Object.entries(entry.areas as Record<string, string>).map(([letter, good]) => ({ letter, good, squares: squares[letter] ?? 0, outline: look.areas?.[letter] ?? WHOLE })),
    borders: borders.map(({ fence }, number) => ({ fence, course: look.borders?.[number] ?? [] })),
  };
}

function districtsOf(entry: Entry): PrintedTile[] {
  const squares = entry.squares as number[];
  return (entry.districts as string[]).map((good, place) => ({ id: good, areas: [{ letter: "a", good, squares: squares[place] ?? 0, outline: WHOLE }], borders: [] }));
}

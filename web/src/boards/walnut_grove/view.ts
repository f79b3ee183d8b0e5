/** What the board reads of the view: see `littleworlds/games/walnut_grove/view.py`. */

import type { Counts } from "./printed";

export interface RegionView { area: string; good: string; tiles: number; squares: number; goods: number; worked: boolean; areas: string[] }
export interface FoodView { labourer: string; count: number; good: string; each: number }
export interface BillView { food: FoodView[]; fires: number; wagons: number; takes: Counts; lacks: Counts; help: number; points: number }
export interface FarmView {
  board: string; tiles: { cell: string; tile: string; turn: number }[]; regions: RegionView[]; free: string[]; enclosures: number; enclosed: string[][];
  barn: Counts; spaces: number; room: number; coppers: number; coins: number; metals: Counts | null; labourers: Counts; newcomers: Counts; huts: number; barns: number;
  improvements: Counts; help_up: number; help_down: number; place: string | null; step: string; hand: string[]; to_place: number; tile: string | null; cell: string | null;
  figures: number; worked: string[]; good: string | null; pending: number; drawn: number; drawn_metals: Counts | null; turns: Record<string, number[]>; bill: BillView | null;
}
export interface GroveView {
  seat: number | null; seats: number; scores: number[]; year: number; years: number; season: string; disc: string | null; discs: string[];
  order: number[]; turn: number; next_order: number[]; tile_bag: string[]; coin_bag: number; farms: FarmView[]; over: boolean;
}

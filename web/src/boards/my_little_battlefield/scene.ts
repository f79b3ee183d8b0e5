/** What the board draws: taken from the view and the things, seen from one side. Pure; no rule is known here. */

import { type Thing, idOf, inside, kindOf } from "../../lib/thing";

export type Side = "a" | "b";
type Note = Thing["notes"][number];

export interface UnitView { id: string; kind: string; place: string }
export interface ArmyView {
  side: Side; seat: number | null; adversary: string | null; faction: string | null; morale: number; command: number; power: number;
  dice: number; points: number; turns: number; fewer_dice: number; exited: number; units: UnitView[]; used: string[];
}
export interface SectorView {
  cell: string; id: string; category: number; points: number; worth: number[]; gauge: number | null; control: Side | null; shielded: Side | null;
  burnt: boolean; roles: string[];
}
export interface BattleView {
  seat: number | null; phase: string; active: Side; acting: Side; sectors: SectorView[]; armies: ArmyView[]; dice: Record<string, number>; rolling: number;
  rerolls: number; panel: string[]; face: string | null; touched: string[]; closed: string[]; follow_cost: number; counter: number; ai_dice: number;
  extra_turn: boolean; retreat: string | null; over: boolean; ended: string | null; starter: Side; options: Record<string, unknown>;
}

/** A deed in signs: `+2 morale`, the enemy's loss of a command. */
export interface Sign {
  icon: string;
  count: number | null;
  /** Before the count: `+`, `−`, or nothing. */
  mark: string;
  enemy: boolean;
}

export interface Unit { thing: Thing; side: Side; kind: string; faction: string | null }

export interface Sector {
  thing: Thing;
  cell: string;
  id: string;
  category: number;
  /** What it counts for: once if both sides have the same, mine first if not; nothing where nothing is counted. */
  worth: number[];
  /** The pawn, above 0 on my side; null where there is none. */
  gauge: number | null;
  control: Side | null;
  shielded: boolean;
  burnt: boolean;
  roles: string[];
  rule: Sign[];
  mine: Unit[];
  enemies: Unit[];
  contested: boolean;
  /** Closed to who follows the die that is offered. */
  closed: boolean;
  /** The sector that a unit has to leave. */
  leaving: boolean;
}

export interface Army {
  side: Side;
  view: ArmyView;
  thing: Thing;
  morale: Thing;
  command: Thing;
  power: Thing;
  reserve: Thing;
  waiting: Unit[];
  onBoard: Unit[];
  /** What the next level of power costs, and whether it brings a unit. */
  next: number | null;
  rule: Sign[];
  acting: boolean;
  active: boolean;
}

export interface Die { thing: Thing; face: string; number: number; count: number }

/** What ends the battle: `points` at 20, `turns` at 12, with how far it has come where that can be said; or how many spaces a pawn has to go. */
export interface End { kind: string; note: Note; value: number | null; now: number | null; left: number | null; reached: boolean }

export interface Scene {
  phase: string;
  front: Side;
  scenario: Thing;
  ends: End[];
  /** What the scenario says besides its ends, the aim first. */
  brief: Note[];
  /** The side that begins. */
  starter: Side;
  field: Thing;
  /** From the enemy's side down to mine, each from left to right as I see it. */
  sectors: Sector[];
  mine: Army;
  enemy: Army;
  hand: Thing;
  dice: Die[];
  rolling: number;
  panel: Thing;
  used: string[];
  /** The die that is offered to be followed, or forced to be rolled again, and what it is good for. */
  offered: { face: string; cost: number; notes: Note[] } | null;
  adversaryDice: number;
  /** Dice that lie ready before a turn is rolled. */
  ready: number;
  /** Whether a turn has begun of which no die is rolled yet. */
  justBegun: boolean;
  /** Before the battle: the factions that can be led. */
  factions: Faction[];
}

export interface Faction {
  thing: Thing;
  id: string;
  rule: Sign[];
  units: { kind: string; signs: Sign[] }[];
}

const END = "end-";
const READY = new Set(["faction", "roll"]);
const BEGINS = new Set(["roll", "ai-roll"]);
const OFFERS = new Set(["follow", "force", "following"]);
/** What is said of the dice in hand; all else is said of the one on offer. */
const HAND_NOTES = new Set(["note-rolling", "note-last-die"]);

/** The side in front: that of whoever looks; side A for onlookers. */
export function frontOf(view: BattleView, viewer: number | null): Side {
  return view.armies.find((army) => viewer !== null && army.seat === viewer)?.side ?? "a";
}

export function sceneOf(things: readonly Thing[], view: BattleView, viewer: number | null): Scene {
  const front = frontOf(view, viewer);
  const children = inside(things);
  const byRef = new Map(things.map((thing) => [thing.ref, thing]));
  const find = (ref: string): Thing => {
    const thing = byRef.get(ref);
    if (thing === undefined) throw new Error(`${ref} is not on the table`);
    return thing;
  };
  const armies = view.armies.map((army) => armyOf(army, view, find));
  const units = new Map(view.armies.flatMap((army) => army.units.map((unit): [string, Omit<Unit, "thing">] => [`unit:${army.side}-${unit.id}`, { side: army.side, kind: unit.kind, faction: army.faction }])));
  const unitsIn = (ref: string): Unit[] => (children.get(ref) ?? []).filter((thing) => kindOf(thing.ref) === "unit").map((thing) => ({ thing, ...units.get(thing.ref)! }));
  const sectors = view.sectors.map((sector) => sectorOf(sector, view, front, find, unitsIn));
  const scenario = find("scenario:card");
  for (const army of armies) {
    army.waiting = unitsIn(army.reserve.ref);
    army.onBoard = unitsIn(army.thing.ref).filter((unit) => unit.thing.notes.some((note) => note.id === "note-unit-board"));
  }
  const mine = armies.find((army) => army.side === front)!;
  return {
    phase: view.phase,
    front,
    scenario,
    ends: scenario.notes.filter((note) => note.id.startsWith(END)).map((note) => endOf(note, view)),
    brief: scenario.notes.filter((note) => !note.id.startsWith(END)),
    starter: view.starter,
    field: find("field:map"),
    sectors: seen(sectors, front),
    mine,
    enemy: armies.find((army) => army !== mine)!,
    hand: find("hand:dice"),
    dice: (children.get("hand:dice") ?? []).map((thing) => ({ thing, face: idOf(thing.ref), number: Number(thing.label.args.number), count: thing.count })),
    rolling: view.rolling,
    panel: find("panel:dice"),
    used: view.panel,
    offered: OFFERS.has(view.phase) && view.face !== null ? { face: view.face, cost: view.follow_cost, notes: find("hand:dice").notes.filter((note) => !HAND_NOTES.has(note.id)) } : null,
    adversaryDice: view.ai_dice,
    ready: READY.has(view.phase) ? (view.armies.find((army) => army.side === view.active)?.dice ?? 0) : 0,
    justBegun: BEGINS.has(view.phase) && view.panel.length === 0,
    factions: things.filter((thing) => kindOf(thing.ref) === "faction").map(factionOf),
  };
}

/** Rows of three: the far row first. Who sits at side B sees the map the other way round. */
function seen<T>(cells: readonly T[], front: Side): T[] {
  const rows = [cells.slice(6, 9), cells.slice(3, 6), cells.slice(0, 3)];
  return front === "a" ? rows.flat() : rows.flat().reverse();
}

function sectorOf(sector: SectorView, view: BattleView, front: Side, find: (ref: string) => Thing, unitsIn: (ref: string) => Unit[]): Sector {
  const thing = find(`sector:${sector.cell}`);
  const units = unitsIn(thing.ref);
  const mine = units.filter((unit) => unit.side === front);
  const enemies = units.filter((unit) => unit.side !== front);
  const worth = front === "a" ? sector.worth : sector.worth.toReversed();
  const counted = !thing.notes.some((note) => note.id === "note-sector-unscored");
  return {
    thing,
    cell: sector.cell,
    id: sector.id,
    category: sector.category,
    worth: counted ? [...new Set(worth)] : [],
    gauge: turned(sector.gauge, front),
    control: sector.control,
    shielded: sector.shielded !== null,
    burnt: sector.burnt,
    roles: sector.roles,
    rule: signsIn(thing),
    mine,
    enemies,
    contested: mine.length > 0 && enemies.length > 0,
    closed: OFFERS.has(view.phase) && view.phase !== "force" && view.closed.includes(sector.cell),
    leaving: view.retreat === sector.cell,
  };
}

function turned(gauge: number | null, front: Side): number | null {
  return gauge === null || gauge === 0 || front === "a" ? gauge : -gauge;
}

function armyOf(army: ArmyView, view: BattleView, find: (ref: string) => Thing): Army {
  const thing = find(`side:${army.side}`);
  const power = find(`power:${army.side}`);
  const next = power.notes.find((note) => note.id.startsWith("note-next-power"))?.args.cost;
  return {
    side: army.side,
    view: army,
    thing,
    morale: find(`track:${army.side}-morale`),
    command: find(`track:${army.side}-command`),
    power,
    reserve: find(`reserve:${army.side}`),
    waiting: [],
    onBoard: [],
    next: typeof next === "number" ? next : null,
    rule: signsIn(thing),
    acting: !view.over && view.acting === army.side,
    active: !view.over && view.active === army.side,
  };
}

/** A faction with the rule and the units that its notes tell of. */
function factionOf(thing: Thing): Faction {
  const units = thing.notes.filter((note) => note.id === "note-faction-unit");
  return { thing, id: idOf(thing.ref), rule: signsIn(thing), units: units.map((note) => ({ kind: String(note.args.kind).replace(/^@/, ""), signs: unitSigns(note) })) };
}

/** How many results a combat die gives a unit, of which face or of either. */
function unitSigns(note: Note): Sign[] {
  return [{ icon: note.args.swaps === "yes" ? "combat" : "attack", count: Number(note.args.results), mark: "×", enemy: false }];
}

function endOf(note: Note, view: BattleView): End {
  const kind = note.id.slice(END.length);
  const figure = (name: string): number | null => (typeof note.args[name] === "number" ? note.args[name] : null);
  // Points have a place of their own on the command boards.
  const now = kind === "points" ? null : figure("now");
  return { kind, note, value: figure("value"), now, left: figure("left"), reached: view.ended === kind.replaceAll("-", "_") };
}

// --- rules in signs -------------------------------------------------------------------------------------------------------

export function signsIn(thing: Thing): Sign[] {
  return thing.notes.filter((note) => note.id.startsWith("rule-")).flatMap((note) => signsOf(note.id.slice(5), note.args.count, note.args.resource, note.args.face));
}

const COST = "−";

/** A step of a rule, as a note or the data tell it. */
export function signsOf(word: string, count: unknown, resource: unknown, face: unknown = null): Sign[] {
  const amount = typeof count === "number" ? count : null;
  const kind = typeof resource === "string" ? resource.replace(/^@/, "") : "";
  const sign = (icon: string, mark = "", shown: number | null = null, enemy = false): Sign => ({ icon, count: shown, mark, enemy });
  switch (word) {
    case "cost": return [sign(kind, COST, amount)];
    case "cost-choice": return [sign("choice", COST, amount)];
    case "gain": return [sign(kind, "+", amount)];
    case "gain-choice": return [sign("choice", "+", amount)];
    case "gain-other-type": return [sign("choice", "+", amount)];
    case "opponent-gain-same": return [sign("choice", "+", amount, true)];
    case "lose": return [sign(kind, COST, amount, true)];
    case "steal":
    case "steal-choice": return [sign("steal"), sign(kind === "morale" || kind === "command" ? kind : "choice", "", amount)];
    case "convert": return [sign("exchange")];
    case "move": return [sign("movement")];
    case "deploy-here": return [sign("deploy")];
    case "reroll": return [sign("reroll")];
    case "set-die": return [sign("dice")];
    case "combat-result": return [sign(String(face).replace(/^@/, ""), "+", amount)];
    case "combat-result-wild": return [sign("attack"), sign("defence")];
    case "gauge-shift":
    case "advance-ai": return [sign("pawn", "+", amount)];
    case "regress-human": return [sign("pawn", COST, amount, true)];
    case "force-retreat": return [sign("retreat", "", null, true)];
    case "protect-gauge": return [sign("padlock")];
    case "follow-tax": return [sign("command", COST, amount, true)];
    case "fewer-dice": return [sign("dice", COST, amount, true)];
    case "raise-power": return [sign("power")];
    default: return [];
  }
}

// --- what an action would lead to -------------------------------------------------------------------------------------------

export interface Ghosts {
  /** By cell: where the pawn would be, and who would hold it, where that changes. */
  pawns: Map<string, number>;
  control: Map<string, Side | null>;
  /** By where they would stand: units that go there. */
  units: Map<string, { side: Side; kind: string; faction: string | null }[]>;
  /** By reference of the track or ladder: its new value. */
  tracks: Map<string, number>;
  points: Map<Side, number>;
  /** The ways of units that go somewhere else: cells, or `reserve`. */
  ways: { side: Side; from: string; to: string }[];
}

/** What is different after an action, as I see it. */
export function ghostsOf(now: BattleView, after: BattleView, front: Side): Ghosts {
  const ghosts: Ghosts = { pawns: new Map(), control: new Map(), units: new Map(), tracks: new Map(), points: new Map(), ways: [] };
  after.sectors.forEach((sector, place) => {
    const before = now.sectors[place];
    if (before === undefined) return;
    if (sector.gauge !== before.gauge && sector.gauge !== null) ghosts.pawns.set(sector.cell, turned(sector.gauge, front) ?? 0);
    if (sector.control !== before.control) ghosts.control.set(sector.cell, sector.control);
  });
  after.armies.forEach((army, place) => {
    const before = now.armies[place];
    if (before === undefined) return;
    for (const unit of army.units) {
      const from = before.units.find((one) => one.id === unit.id)?.place ?? "";
      if (from === unit.place) continue;
      ghosts.ways.push({ side: army.side, from, to: unit.place });
      const where = unit.place === "reserve" ? `reserve:${army.side}` : `sector:${unit.place}`;
      ghosts.units.set(where, [...(ghosts.units.get(where) ?? []), { side: army.side, kind: unit.kind, faction: army.faction }]);
    }
    if (army.morale !== before.morale) ghosts.tracks.set(`track:${army.side}-morale`, army.morale);
    if (army.command !== before.command) ghosts.tracks.set(`track:${army.side}-command`, army.command);
    if (army.power !== before.power) ghosts.tracks.set(`power:${army.side}`, army.power);
    if (army.points !== before.points) ghosts.points.set(army.side, army.points);
  });
  return ghosts;
}

/** The table while the adversary's turn is told: the position before it, with what has been told so far. Events say where everything comes to
 *  lie; nothing is worked out here. */

import type { Happening } from "../../generated/frames";
import { type Thing, idOf, kindOf } from "../../lib/thing";
import type { BattleView, Side } from "./scene";

export interface Told { view: BattleView; things: readonly Thing[] }

/** Events that open the use of the adversary's die. */
const USES = new Set(["ai-fights", "ai-moves", "ai-special", "ai-special-none"]);
const GAINS = new Set(["gained", "gained-nothing"]);
const RESOURCES = new Set(["morale", "command"]);

/** Whether the adversary does something in these events, which then are told one by one. */
export function isAdversarysTurn(events: readonly Happening[]): boolean {
  return events.some((event) => event.id === "ai-rolled" || USES.has(event.id));
}

export function asTold(before: Told, events: readonly Happening[]): Told {
  if (events.length === 0) return before;
  const view = structuredClone(before.view);
  const things = new Map(before.things.map((thing) => [thing.ref, { ...thing }]));
  let again = false;
  for (const event of events) {
    tellDie(view, event, again);
    again = event.id === "ai-rerolls" || event.id === "forced";
    tellSector(view, event);
    tellThings(view, things, event);
  }
  return { view, things: [...things.values()] };
}

/** The die that is rolled, and its place on the activation board once it is used. */
function tellDie(view: BattleView, event: Happening, again: boolean): void {
  const rolled = view.phase === "force" ? view.face : null;
  if (event.id === "ai-rolled") {
    view.phase = "force";
    view.face = nameIn(event.args.face);
    if (!again) view.ai_dice = Math.max(0, view.ai_dice - 1);
  } else if (event.id === "ai-discards") {
    lay(view);
  } else if (event.id === "ai-extra-turn") {
    view.panel = [];
    view.ai_dice = Number(event.args.count);
  } else if (rolled !== null && (USES.has(event.id) || (GAINS.has(event.id) && RESOURCES.has(rolled)))) {
    view.panel = [...view.panel, rolled];
    lay(view);
  }
}

/** No die is on offer any more. */
function lay(view: BattleView): void {
  view.phase = "ai-roll";
  view.face = null;
}

function tellSector(view: BattleView, event: Happening): void {
  const cell = event.refs.find((ref) => kindOf(ref) === "sector");
  const sector = view.sectors.find((one) => cell !== undefined && one.cell === idOf(cell));
  if (sector === undefined) return;
  const own = (name: unknown, space: unknown): number => (sideOf(view, name) === "a" ? Number(space) : -Number(space));
  if (event.id === "pawn-moved") sector.gauge = own(event.args.whose, event.args.space);
  else if (event.id === "pawn-back") sector.gauge = own(event.args.who, event.args.space);
  else if (event.id === "pawn-at-zero") sector.gauge = 0;
  else if (event.id === "control-taken") sector.control = sideOf(view, event.args.who);
  else if (event.id === "control-lost") sector.control = null;
  else if (event.id === "burnt") sector.burnt = true;
}

function tellThings(view: BattleView, things: Map<string, Thing>, event: Happening): void {
  const first = things.get(event.refs[0] ?? "");
  if (first === undefined) return;
  if (kindOf(first.ref) === "unit") {
    const target = event.refs.at(-1) ?? "";
    if (event.id === "moved" || event.id === "deployed" || event.id === "retreated") first.within = target;
    else if (event.id === "retreated-reserve") first.within = `reserve:${sideOf(view, event.args.who)}`;
  } else if (kindOf(first.ref) === "track" && typeof event.args.now === "number") {
    first.count = event.args.now;
  } else if (event.id === "ai-power" || event.id === "power-raised") {
    const army = view.armies.find((one) => first.ref === `power:${one.side}`);
    if (army !== undefined) army.power = Number(event.args.level);
  }
}

function sideOf(view: BattleView, name: unknown): Side {
  return view.armies.find((army) => name === (army.seat === null ? `@${army.adversary}` : `#${army.seat}`))?.side ?? "a";
}

function nameIn(value: unknown): string {
  return String(value).replace(/^@/, "");
}

/** Icons for things of titles without a board of their own: by the component that a thing is, else by the kind of its reference. */

import card from "icon:card-pickup";
import cards from "icon:card-draw";
import discard from "icon:card-discard";
import { type Thing, componentOf, kindOf } from "../../lib/thing";
import type { Icons } from "../../lib/titleLooks";

const COMMON: Record<string, string> = { pile: cards, discard, hand: card, card };

const titles = import.meta.glob<{ icons: Icons }>("../*/icons.ts", { eager: true });

export function iconOf(game: string, thing: Thing, name = componentOf(thing)): string | undefined {
  const { names, kinds } = titles[`../${game.replaceAll("-", "_")}/icons.ts`]?.icons ?? { names: {}, kinds: {} };
  const kind = kindOf(thing.ref);
  return names[thing.icon] ?? names[name] ?? names[typeOf(thing)] ?? kinds[kind] ?? COMMON[kind];
}

/** Of which type a thing is, if a note says so. */
function typeOf(thing: Thing): string {
  const type = thing.notes.map((note) => note.args.type).find((one) => typeof one === "string");
  return typeof type === "string" ? type.slice(1) : "";
}

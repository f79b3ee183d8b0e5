/** Icons for things of titles without a board of their own: by the thing's own icon, else by the kind of its reference. */

import anvil from "icon:factory";
import banner from "icon:flying-flag";
import brick from "icon:stone-pile";
import card from "icon:card-pickup";
import cards from "icon:card-draw";
import coin from "icon:two-coins";
import crystal from "icon:crystal-growth";
import cube from "icon:cube";
import dice from "icon:rolling-dices";
import discard from "icon:card-discard";
import energy from "icon:electric";
import field from "icon:field";
import general from "icon:rank-3";
import globe from "icon:wireframe-globe";
import hand from "icon:poker-hand";
import house from "icon:house";
import map from "icon:treasure-map";
import people from "icon:person";
import scroll from "icon:scroll-unfurled";
import shield from "icon:shield";
import soldier from "icon:swordman";
import telescope from "icon:telescope";
import worker from "icon:farmer";
import { type Thing, kindOf } from "../../lib/thing";

const BY_ICON: Record<string, string> = {
  materials: brick,
  energy,
  science: telescope,
  gold: coin,
  exploration: globe,
  krystallium: crystal,
  financier: people,
  general,
  standard: soldier,
  elite: shield,
  worker,
  coin,
  house,
};

const BY_KIND: Record<string, string> = {
  pile: cards,
  deck: cards,
  discard,
  hand: card,
  offer: cube,
  building: anvil,
  card,
  drafted: card,
  draft: hand,
  site: scroll,
  slot: cube,
  piece: cube,
  purse: coin,
  coins: coin,
  tokens: coin,
  sector: map,
  unit: soldier,
  die: dice,
  track: banner,
  scenario: scroll,
  tile: field,
  worker,
};

export function iconOf(thing: Thing): string | undefined {
  return BY_ICON[thing.icon] ?? BY_KIND[kindOf(thing.ref)];
}

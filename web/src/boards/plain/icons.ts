/** Icons for things of titles without a board of their own: by the component that a thing is, else by the kind of its reference. */

import anvil from "icon:anvil";
import attack from "icon:crossed-swords";
import banner from "icon:flying-flag";
import barn from "icon:barn";
import barrel from "icon:barrel";
import bread from "icon:sliced-bread";
import brick from "icon:brick-pile";
import camp from "icon:camping-tent";
import cannon from "icon:field-gun";
import card from "icon:card-pickup";
import cards from "icon:card-draw";
import castle from "icon:castle";
import church from "icon:church";
import clay from "icon:powder-bag";
import cloth from "icon:rolled-cloth";
import coal from "icon:coal-pile";
import coin from "icon:two-coins";
import command from "icon:megaphone";
import cotton from "icon:cotton-flower";
import cow from "icon:cow";
import crossroads from "icon:crossroad";
import crystal from "icon:crystal-growth";
import cube from "icon:cube";
import cutStone from "icon:stone-block";
import dice from "icon:rolling-dices";
import discard from "icon:card-discard";
import energy from "icon:electric";
import factory from "icon:factory";
import field from "icon:field";
import fish from "icon:flatfish";
import flour from "icon:flour";
import forest from "icon:forest";
import fountain from "icon:fountain";
import general from "icon:rank-3";
import globe from "icon:wireframe-globe";
import graves from "icon:graveyard";
import hand from "icon:poker-hand";
import heart from "icon:heart-wings";
import hills from "icon:hills";
import horses from "icon:horse-head";
import house from "icon:house";
import iron from "icon:metal-bar";
import ladder from "icon:ladder";
import leather from "icon:animal-hide";
import log from "icon:log";
import map from "icon:treasure-map";
import meat from "icon:steak";
import milk from "icon:milk-carton";
import mill from "icon:windmill";
import mine from "icon:mine-wagon";
import movement from "icon:footprint";
import mountains from "icon:mountains";
import people from "icon:person";
import plank from "icon:wood-beam";
import rod from "icon:fishing-pole";
import ruins from "icon:castle-ruins";
import saloon from "icon:saloon";
import scroll from "icon:scroll-unfurled";
import sheep from "icon:sheep";
import shield from "icon:shield";
import shop from "icon:shop";
import soldier from "icon:swordman";
import star from "icon:star-formation";
import stone from "icon:stone-pile";
import strongbox from "icon:strongbox";
import microscope from "icon:microscope";
import tank from "icon:battle-tank";
import temple from "icon:greek-temple";
import swamp from "icon:swamp";
import telescope from "icon:telescope";
import thread from "icon:sewing-string";
import village from "icon:village";
import wall from "icon:stone-wall";
import warehouse from "icon:warehouse";
import watchtower from "icon:watchtower";
import wheat from "icon:wheat";
import worker from "icon:farmer";
import { type Thing, componentOf, kindOf } from "../../lib/thing";

const BY_NAME: Record<string, string> = {
  // What is made and traded.
  materials: brick, energy, science: telescope, gold: coin, exploration: globe, krystallium: crystal,
  wood: log, wheat, grain: wheat, clay, stone, cotton, brick, charcoal: coal, cut_stone: cutStone, flour, thread, plank, sheep, cow, fish,
  cloth, milk, dairy: milk, fishing_rod: rod, iron, stone_wall: wall, barrel, leather, meat, bread, copper: coin, silver: coin, coin,
  // Who works and fights.
  financier: people, general, standard: soldier, elite: shield, renown: banner, worker,
  yellow_labourer: worker, blue_labourer: worker, white_labourer: worker,
  // What dice show.
  attack, defence: shield, movement, morale: heart, command, special: star,
  // Types of cards.
  structure: factory, vehicle: tank, research: microscope, project: temple, discovery: map,
  // Where things stand.
  house, hut: house, barn, tent: camp, ladder, safe: strongbox, storehouse: warehouse, horses, fountain, church, church_bazaar: church, saloon,
  johansens_mill: mill, general_store: shop, market: shop, castle, mill, sawmill: mill,
  plain: field, farmland: wheat, camp, crossroads, ford: fish, copse: forest, graveyard: graves, outpost: banner, forest, hill: hills, ruins,
  village, swamp, trenches: mountains, watchtower, mine, gun_battery: cannon, forge: anvil, fortress: castle, sanctuary: church,
};

const BY_KIND: Record<string, string> = {
  pile: cards, deck: cards, discard, hand: card, offer: cube, building: factory, card, drafted: card, draft: hand, pick: card, site: scroll,
  slot: cube, piece: cube, purse: coin, coin, coins: coin, tokens: coin, sector: map, unit: soldier, die: dice, track: banner, power: star,
  reserve: camp, side: banner, scenario: scroll, empire: globe, tile: field, drawn: field, area: field, stop: house, toll: house,
  labourer: worker, farmer: worker, newcomer: worker, supply: cube, bag: cube, disc: scroll, improvement: house, help: heart,
};

export function iconOf(thing: Thing, name = componentOf(thing)): string | undefined {
  return BY_NAME[thing.icon] ?? BY_NAME[name] ?? BY_NAME[typeOf(thing)] ?? BY_KIND[kindOf(thing.ref)];
}

/** Of which type a thing is, if a note says so. */
function typeOf(thing: Thing): string {
  const type = thing.notes.map((note) => note.args.type).find((one) => typeof one === "string");
  return typeof type === "string" ? type.slice(1) : "";
}

/** Icons of this title's components, and of its things by the kind of their reference. */

import barrel from "icon:barrel";
import bread from "icon:sliced-bread";
import brick from "icon:brick-pile";
import castle from "icon:castle";
import clay from "icon:powder-bag";
import cloth from "icon:rolled-cloth";
import coal from "icon:coal-pile";
import coin from "icon:two-coins";
import cotton from "icon:cotton-flower";
import cow from "icon:cow";
import cube from "icon:cube";
import cutStone from "icon:stone-block";
import factory from "icon:factory";
import field from "icon:field";
import fish from "icon:flatfish";
import flour from "icon:flour";
import iron from "icon:metal-bar";
import leather from "icon:animal-hide";
import log from "icon:log";
import meat from "icon:steak";
import milk from "icon:milk-carton";
import mill from "icon:windmill";
import plank from "icon:wood-beam";
import rod from "icon:fishing-pole";
import sheep from "icon:sheep";
import shop from "icon:shop";
import stone from "icon:stone-pile";
import thread from "icon:sewing-string";
import wall from "icon:stone-wall";
import wheat from "icon:wheat";
import type { Icons } from "../../lib/titleLooks";

export const icons: Icons = {
  names: {
    wood: log, wheat, clay, stone, cotton, brick, charcoal: coal, cut_stone: cutStone, flour, thread, plank, sheep, cow, fish, cloth,
    milk, dairy: milk, fishing_rod: rod, iron, stone_wall: wall, barrel, leather, meat, bread, market: shop, castle, mill,
    sawmill: mill,
  },
  kinds: {
    offer: cube, building: factory, tokens: coin, tile: field,
  },
};

/** The picture and the colour of every design. A colour never stands alone: the picture is the design's own. */

import abattoir from "icon:meat-hook";
import bakery from "icon:croissant";
import bar from "icon:beer-stein";
import barrel from "icon:barrel";
import barrelFactory from "icon:cellar-barrels";
import boots from "icon:boots";
import bread from "icon:sliced-bread";
import breadFactory from "icon:dough-roller";
import brick from "icon:brick-pile";
import brickFactory from "icon:furnace";
import castle from "icon:castle";
import charcoal from "icon:coal-pile";
import charcoalHut from "icon:campfire";
import cheese from "icon:cheese-wedge";
import clay from "icon:painted-pottery";
import cleaver from "icon:meat-cleaver";
import cloth from "icon:rolled-cloth";
import cotton from "icon:cotton-flower";
import cow from "icon:cow";
import cowshed from "icon:barn";
import cutStone from "icon:stone-block";
import dairy from "icon:full-metal-bucket-handle";
import fence from "icon:wooden-fence";
import fish from "icon:flatfish";
import fishmonger from "icon:fish-bucket";
import fishingRod from "icon:fishing-pole";
import flour from "icon:flour";
import handBag from "icon:hand-bag";
import iron from "icon:metal-bar";
import ironworks from "icon:anvil-impact";
import leather from "icon:animal-hide";
import mansion from "icon:family-house";
import market from "icon:shop";
import masonry from "icon:trowel";
import meat from "icon:steak";
import milk from "icon:milk-carton";
import milkShop from "icon:baby-bottle";
import mill from "icon:windmill";
import plank from "icon:planks";
import pond from "icon:lily-pads";
import quarry from "icon:mining";
import restaurant from "icon:hot-meal";
import sawmill from "icon:circular-saw";
import sewingMachine from "icon:sewing-machine";
import sheep from "icon:sheep";
import spinningWheel from "icon:spinning-wheel";
import stone from "icon:stone-pile";
import stoneWall from "icon:stone-wall";
import tailor from "icon:dress";
import tannery from "icon:leather-vest";
import thread from "icon:sewing-string";
import unknown from "icon:cube";
import wheat from "icon:wheat";
import wood from "icon:log";

const PICTURES: Record<string, string> = {
  wood, wheat, clay, stone, cotton,
  brick, charcoal, cut_stone: cutStone, flour, thread, plank, sheep, cow, fish,
  cloth, milk, fishing_rod: fishingRod, iron, stone_wall: stoneWall, barrel, leather, meat, bread,
  brick_factory: brickFactory, charcoal_hut: charcoalHut, quarry, spinning_mill: spinningWheel, mill, sawmill, sheep_ranch: fence,
  cattle_ranch: cowshed, pond, barrel_factory: barrelFactory, bread_factory: breadFactory, textile_factory: sewingMachine, ironworks, tannery,
  abattoir, dairy, masonry, fishmonger, milk_shop: milkShop, accessory_shop: handBag, bakery, bar, butcher: cleaver, cheese_dairy: cheese,
  restaurant, shoe_store: boots, tailor, mansion, castle, market,
};

/** The grounds of the resources, dark enough for a light picture. */
const COLOURS: Record<string, string> = {
  wood: "#8a5527", wheat: "#a87400", clay: "#b4552d", stone: "#6f7275", cotton: "#557f9c",
  brick: "#a63d24", charcoal: "#3a3a40", cut_stone: "#55636e", flour: "#96793c", thread: "#8a4f93", plank: "#a0662a", sheep: "#5b7f4d",
  cow: "#6b4a3a", fish: "#1f7a94",
  cloth: "#7b3f8c", milk: "#3d76a8", fishing_rod: "#3c7a52", iron: "#434c5c", stone_wall: "#4d5a52", barrel: "#7c4a1e", leather: "#8f4b2a",
  meat: "#a4323f", bread: "#9a5a12",
};

export function pictureOf(id: string): string {
  return PICTURES[id] ?? unknown;
}

export function colourOf(id: string): string {
  return COLOURS[id] ?? "#5d6b57";
}

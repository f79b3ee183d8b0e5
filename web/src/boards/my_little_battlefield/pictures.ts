/** What everything looks like: one picture for each kind of terrain, unit, faction, adversary, die face and deed. */

import anvil from "icon:anvil";
import ashes from "icon:gears";
import astronaut from "icon:astronaut-helmet";
import attack from "icon:crossed-swords";
import bandit from "icon:bandit";
import barbedWire from "icon:barbed-wire";
import boar from "icon:boar";
import bot from "icon:mecha-head";
import butterfly from "icon:butterfly";
import camp from "icon:camping-tent";
import cannon from "icon:field-gun";
import castle from "icon:castle";
import checked from "icon:checked-shield";
import command from "icon:megaphone";
import copse from "icon:pine-tree";
import crossroads from "icon:crossroad";
import dice from "icon:dice-six-faces-five";
import drone from "icon:delivery-drone";
import dwarf from "icon:dwarf-helmet";
import evacuation from "icon:truck";
import exchange from "icon:cycle";
import exit from "icon:exit-door";
import fire from "icon:fire";
import flame from "icon:flame";
import footprints from "icon:boot-prints";
import forest from "icon:forest";
import generator from "icon:power-generator";
import giant from "icon:giant";
import graves from "icon:graveyard";
import guarded from "icon:guarded-tower";
import hammer from "icon:warhammer";
import hills from "icon:peaks";
import hourglass from "icon:sands-of-time";
import hut from "icon:hut";
import impact from "icon:anvil-impact";
import insect from "icon:insect-jaws";
import knight from "icon:mounted-knight";
import maggot from "icon:maggot";
import mine from "icon:mine-wagon";
import morale from "icon:heart-wings";
import outpost from "icon:tower-flag";
import padlock from "icon:padlock";
import pawn from "icon:chess-pawn";
import pikeman from "icon:pikeman";
import pitchfork from "icon:pitchfork";
import retreat from "icon:run";
import river from "icon:river";
import reroll from "icon:clockwise-rotation";
import ruins from "icon:castle-ruins";
import salamander from "icon:salamander";
import scout from "icon:walking-scout";
import sentry from "icon:sentry-gun";
import shield from "icon:shield";
import skull from "icon:crowned-skull";
import spartan from "icon:spartan-helmet";
import special from "icon:star-formation";
import stag from "icon:deer-head";
import star from "icon:round-star";
import sun from "icon:sun";
import swamp from "icon:swamp";
import swampBat from "icon:swamp-bat";
import swordman from "icon:swordman";
import tank from "icon:tank";
import target from "icon:on-target";
import temple from "icon:temple-gate";
import thief from "icon:snatch";
import unknown from "icon:position-marker";
import upgrade from "icon:upgrade";
import village from "icon:village";
import vine from "icon:thorny-vine";
import wasp from "icon:wasp-sting";
import watchtower from "icon:watchtower";
import wheat from "icon:wheat";
import wyvern from "icon:wyvern";
import grass from "icon:high-grass";

/** A kind of terrain: its picture, and the ground that it lies on. */
export interface Terrain {
  icon: string;
  ground: "grass" | "field" | "sand" | "water" | "wood" | "stone" | "mud" | "ember" | "marble";
}

const TERRAINS: Record<string, Terrain> = {
  plain: { icon: grass, ground: "grass" },
  farmland: { icon: wheat, ground: "field" },
  camp: { icon: camp, ground: "sand" },
  crossroads: { icon: crossroads, ground: "sand" },
  ford: { icon: river, ground: "water" },
  copse: { icon: copse, ground: "grass" },
  graveyard: { icon: graves, ground: "stone" },
  outpost: { icon: outpost, ground: "sand" },
  forest: { icon: forest, ground: "wood" },
  hill: { icon: hills, ground: "grass" },
  ruins: { icon: ruins, ground: "stone" },
  village: { icon: village, ground: "field" },
  swamp: { icon: swamp, ground: "mud" },
  trenches: { icon: barbedWire, ground: "mud" },
  watchtower: { icon: watchtower, ground: "wood" },
  mine: { icon: mine, ground: "stone" },
  gun_battery: { icon: cannon, ground: "mud" },
  forge: { icon: anvil, ground: "ember" },
  fortress: { icon: castle, ground: "marble" },
  sanctuary: { icon: temple, ground: "marble" },
};

export function terrainOf(id: string): Terrain {
  return TERRAINS[id] ?? { icon: unknown, ground: "sand" };
}

const UNITS: Record<string, string> = {
  "hawthorn_crown.standard": pikeman, "hawthorn_crown.elite": knight, "hawthorn_crown.renown": stag,
  "ember_clans.standard": hammer, "ember_clans.elite": dwarf, "ember_clans.renown": salamander,
  "bog_horde.standard": bandit, "bog_horde.elite": boar, "bog_horde.renown": giant,
  "helios_9_league.standard": astronaut, "helios_9_league.elite": scout, "helios_9_league.renown": tank,
  "glasswing_swarm.standard": maggot, "glasswing_swarm.elite": insect, "glasswing_swarm.renown": wasp,
  "ash_protocol.standard": drone, "ash_protocol.elite": sentry, "ash_protocol.renown": bot,
  standard: swordman, elite: spartan, renown: wyvern,
};

/** The picture of a unit as its faction has it; without one, of its kind. */
export function unitIcon(faction: string | null, kind: string): string {
  return UNITS[`${faction ?? ""}.${kind}`] ?? UNITS[kind] ?? swordman;
}

const EMBLEMS: Record<string, string> = {
  hawthorn_crown: vine, ember_clans: flame, bog_horde: swampBat, helios_9_league: sun, glasswing_swarm: butterfly, ash_protocol: ashes,
  stray_militia: pitchfork, border_garrison: guarded, vanguard: checked, iron_host: impact, endless_legion: skull,
};

/** The emblem of a faction or an adversary. */
export function emblemOf(id: string | null): string {
  return EMBLEMS[id ?? ""] ?? shield;
}

/** Signs of one meaning each. */
export const SIGNS: Record<string, string> = {
  attack, defence: shield, movement: footprints, morale, command, special, dice, star, pawn, retreat, reroll, exchange, padlock, power: upgrade, deploy: camp, steal: thief,
  contested: attack, burnt: fire, exit, turns: hourglass, reserve: camp, evacuation, objective: target, generator, isolated: hut, village, firing_position: cannon, hill: hills, keep: castle,
};

export function signIcon(id: string): string {
  return SIGNS[id] ?? unknown;
}

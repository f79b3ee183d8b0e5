/** Icons of this title's components, and of its things by the kind of their reference. */

import anvil from "icon:anvil";
import attack from "icon:crossed-swords";
import banner from "icon:flying-flag";
import camp from "icon:camping-tent";
import cannon from "icon:field-gun";
import castle from "icon:castle";
import church from "icon:church";
import command from "icon:megaphone";
import crossroads from "icon:crossroad";
import dice from "icon:rolling-dices";
import field from "icon:field";
import fish from "icon:flatfish";
import forest from "icon:forest";
import graves from "icon:graveyard";
import heart from "icon:heart-wings";
import hills from "icon:hills";
import map from "icon:treasure-map";
import mine from "icon:mine-wagon";
import mountains from "icon:mountains";
import movement from "icon:footprint";
import ruins from "icon:castle-ruins";
import scroll from "icon:scroll-unfurled";
import shield from "icon:shield";
import soldier from "icon:swordman";
import star from "icon:star-formation";
import swamp from "icon:swamp";
import village from "icon:village";
import watchtower from "icon:watchtower";
import wheat from "icon:wheat";
import type { Icons } from "../../lib/titleLooks";

export const icons: Icons = {
  names: {
    standard: soldier, elite: shield, renown: banner, attack, defence: shield, movement, morale: heart, command, special: star,
    plain: field, farmland: wheat, camp, crossroads, ford: fish, copse: forest, graveyard: graves, outpost: banner, forest,
    hill: hills, ruins, village, swamp, trenches: mountains, watchtower, mine, gun_battery: cannon, forge: anvil, fortress: castle,
    sanctuary: church,
  },
  kinds: {
    sector: map, unit: soldier, die: dice, track: banner, power: star, reserve: camp, side: banner, scenario: scroll,
  },
};

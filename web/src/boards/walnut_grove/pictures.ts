/** The pictures of this title: an icon per component, kind of stop and season. */

import barn from "icon:barn";
import camp from "icon:camping-tent";
import caravan from "icon:caravan";
import church from "icon:church";
import fire from "icon:campfire";
import coins from "icon:two-coins";
import cow from "icon:cow";
import fence from "icon:wooden-fence";
import fish from "icon:flatfish";
import flower from "icon:flowers";
import fountain from "icon:fountain";
import gate from "icon:medieval-gate";
import hammer from "icon:hammer-nails";
import help from "icon:shaking-hands";
import horses from "icon:horse-head";
import house from "icon:wood-cabin";
import farmhouse from "icon:family-house";
import bed from "icon:bed";
import ladder from "icon:ladder";
import leaf from "icon:maple-leaf";
import log from "icon:log";
import meeple from "icon:meeple";
import milk from "icon:milk-carton";
import mill from "icon:windmill";
import mountains from "icon:mountains";
import pine from "icon:pine-tree";
import post from "icon:post-office";
import road from "icon:stone-path";
import saloon from "icon:saloon";
import sack from "icon:knapsack";
import shop from "icon:shop";
import snow from "icon:snowflake-2";
import stone from "icon:stone-pile";
import strongbox from "icon:strongbox";
import sun from "icon:sun";
import tile from "icon:path-tile";
import tools from "icon:anvil";
import waves from "icon:water-drop";
import warehouse from "icon:warehouse";
import well from "icon:well";
import wheat from "icon:wheat";
import hat from "icon:outback-hat";

const PICTURES: Record<string, string> = {
  grain: wheat, fish, dairy: milk, wood: log, stone,
  yellow_labourer: meeple, blue_labourer: meeple, white_labourer: meeple, farmer: hat,
  copper: coins, silver: coins, gold: coins, coin: coins,
  hut: house, barn, wagon: caravan, farmhouse,
  tent: camp, ladder, safe: strongbox, storehouse: warehouse, passage: road, horses, fountain,
  post_office: post, dakota_lodge: bed, carpenter: hammer, svensons: tools, saloon, church_bazaar: well, hotel: bed, johansens_mill: mill, soebucks: tools, general_store: shop,
  town_hall: gate, church,
  spring: flower, summer: sun, autumn: leaf, winter: snow,
  fire, help, tile, sack, fence,
};

const LANDS: Record<string, string> = { grain: wheat, fish: waves, dairy: cow, wood: pine, stone: mountains };

export function pictureOf(id: string): string {
  return PICTURES[id] ?? tile;
}

/** The land that yields a good. */
export function landPicture(good: string): string {
  return LANDS[good] ?? tile;
}

/** The colours of pawns, by seat; each also bears its player's letter. */
export const SEATS = ["green", "red", "natural", "violet"];

/** A pawn's letter: the first of the player's name. */
export function letterOf(name: string, seat: number): string {
  return (name.trim()[0] ?? String(seat + 1)).toLocaleUpperCase();
}

/** Icons of this title's components, and of its things by the kind of their reference. */

import barn from "icon:barn";
import camp from "icon:camping-tent";
import church from "icon:church";
import coin from "icon:two-coins";
import cube from "icon:cube";
import field from "icon:field";
import fish from "icon:flatfish";
import fountain from "icon:fountain";
import heart from "icon:heart-wings";
import horses from "icon:horse-head";
import house from "icon:house";
import ladder from "icon:ladder";
import log from "icon:log";
import milk from "icon:milk-carton";
import mill from "icon:windmill";
import saloon from "icon:saloon";
import scroll from "icon:scroll-unfurled";
import shop from "icon:shop";
import stone from "icon:stone-pile";
import strongbox from "icon:strongbox";
import warehouse from "icon:warehouse";
import wheat from "icon:wheat";
import worker from "icon:farmer";
import type { Icons } from "../../lib/titleLooks";

export const icons: Icons = {
  names: {
    gold: coin, wood: log, grain: wheat, stone, fish, dairy: milk, copper: coin, silver: coin, coin, yellow_labourer: worker,
    blue_labourer: worker, white_labourer: worker, hut: house, barn, tent: camp, ladder, safe: strongbox, storehouse: warehouse,
    horses, fountain, church, church_bazaar: church, saloon, johansens_mill: mill, general_store: shop,
  },
  kinds: {
    piece: cube, coin, coins: coin, tile: field, drawn: field, area: field, stop: house, toll: house, labourer: worker,
    farmer: worker, newcomer: worker, supply: cube, bag: cube, disc: scroll, improvement: house, help: heart,
  },
};

/** Icons of this title's components, and of its things by the kind of their reference. */

import brick from "icon:brick-pile";
import card from "icon:card-pickup";
import coin from "icon:two-coins";
import crystal from "icon:crystal-growth";
import cube from "icon:cube";
import energy from "icon:electric";
import factory from "icon:factory";
import general from "icon:rank-3";
import globe from "icon:wireframe-globe";
import hand from "icon:poker-hand";
import map from "icon:treasure-map";
import microscope from "icon:microscope";
import people from "icon:person";
import scroll from "icon:scroll-unfurled";
import tank from "icon:battle-tank";
import telescope from "icon:telescope";
import temple from "icon:greek-temple";
import type { Icons } from "../../lib/titleLooks";

export const icons: Icons = {
  names: {
    materials: brick, energy, science: telescope, gold: coin, exploration: globe, krystallium: crystal, financier: people, general,
    structure: factory, vehicle: tank, research: microscope, project: temple, discovery: map,
  },
  kinds: {
    offer: cube, drafted: card, draft: hand, pick: card, site: scroll, slot: cube, piece: cube, empire: globe,
  },
};

/** What stands for each title, wherever titles are listed. */

import acorn from "icon:oak";
import battle from "icon:crossed-swords";
import factory from "icon:factory";
import tavern from "icon:beer-stein";
import world from "icon:wireframe-globe";
import unknown from "icon:tabletop-players";

export interface Look {
  icon: string;
  /** The class that sets the mood's colours. */
  mood: string;
}

const LOOKS: Record<string, Look> = {
  "little-tavern": { icon: tavern, mood: "tavern" },
  "little-factory": { icon: factory, mood: "factory" },
  "wonderful-world": { icon: world, mood: "world" },
  "my-little-battlefield": { icon: battle, mood: "battlefield" },
  "walnut-grove": { icon: acorn, mood: "grove" },
};

export function lookOf(game: string): Look {
  return LOOKS[game] ?? { icon: unknown, mood: "plain" };
}

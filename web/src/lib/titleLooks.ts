/** What stands for each title, wherever titles are listed; it lies beside the title's board. */

import unknown from "icon:tabletop-players";

/** Icons of a title: by the component that a thing is, and by the kind of its reference. */
export interface Icons {
  names: Record<string, string>;
  kinds: Record<string, string>;
}

const looks = import.meta.glob<{ icon: string }>("../boards/*/look.ts", { eager: true });

/** The emblem of a title. */
export function emblemOf(game: string): string {
  return looks[`../boards/${game.replaceAll("-", "_")}/look.ts`]?.icon ?? unknown;
}

/** The class that sets the colours of a title's mood; a title without one has those of the application. */
export function moodOf(game: string): string {
  return `mood-${game}`;
}

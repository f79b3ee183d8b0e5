/** How the figures of a title are known; found out when the app was built. */

export interface Doubt {
  table: string;
  /** Its place in the table; 0 where the table is one entry. */
  number: number;
  name: Partial<Record<string, string>>;
  fields: Record<string, string>;
}

export interface KnownFigures {
  counts: Record<string, number>;
  doubtful: Doubt[];
}

const files = import.meta.glob<KnownFigures>("../generated/known/*.json", { import: "default" });

/** Whether anything is told of this title: nothing is of one that the app was not built with. */
export function tellsFigures(game: string): boolean {
  return fileOf(game) in files;
}

export async function loadKnownFigures(game: string): Promise<KnownFigures | null> {
  return (await files[fileOf(game)]?.()) ?? null;
}

function fileOf(game: string): string {
  return `../generated/known/${game}.json`;
}

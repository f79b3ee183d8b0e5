/** The types of cards and the icon of each. */

import discovery from "icon:compass";
import project from "icon:modern-city";
import research from "icon:microscope";
import structure from "icon:crane";
import vehicle from "icon:steering-wheel";

const ICONS: Record<string, string> = { structure, vehicle, research, project, discovery };

export function iconOfKind(kind: string): string {
  return ICONS[kind] ?? "";
}

/** Whether it is a type of cards, not a resource or a character. */
export function isType(kind: string): boolean {
  return kind in ICONS;
}

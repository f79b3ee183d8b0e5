/** The pieces and the types of cards: the icon, the letter and the class of colour of each. */

import discovery from "icon:compass";
import energy from "icon:electric";
import financier from "icon:top-hat";
import general from "icon:rank-3";
import project from "icon:modern-city";
import research from "icon:microscope";
import structure from "icon:crane";
import vehicle from "icon:steering-wheel";

const ICONS: Record<string, string> = { structure, vehicle, research, project, discovery, general, financier, energy };

export function iconOfKind(kind: string): string {
  return ICONS[kind] ?? "";
}

export const TYPES = ["structure", "vehicle", "research", "project", "discovery"];

/** Whether points are counted per card of a type, not per character. */
export function isType(kind: string): boolean {
  return TYPES.includes(kind);
}

/** What the cards of guests and events look like: each clan has an icon, a colour and a shape of its own. */

import aventuress from "icon:swordwoman";
import chief from "icon:overlord-helm";
import dwarf from "icon:dwarf-face";
import elf from "icon:woman-elf-face";
import goblin from "icon:goblin-head";
import noble from "icon:queen-crown";
import romantic from "icon:hearts";
import stranger from "icon:hooded-figure";
import witch from "icon:witch-face";

import anybody from "icon:character";
import anyTable from "icon:round-table";
import chair from "icon:bar-stool";
import clan from "icon:three-friends";
import door from "icon:exit-door";
import draw from "icon:card-draw";
import exchange from "icon:card-exchange";

import chairs from "icon:wooden-chair";
import hello from "icon:public-speaker";
import gathering from "icon:megaphone";
import mystery from "icon:domino-mask";
import reserved from "icon:armchair";
import turn from "icon:clockwise-rotation";

export interface GuestLook {
  icon: string;
  /** The class that gives colour and shape. */
  clan: string;
}

const STRANGER: GuestLook = { icon: stranger, clan: "clan-stranger" };

const KINDS: Record<string, GuestLook> = {
  elf: { icon: elf, clan: "clan-elves" },
  witch: { icon: witch, clan: "clan-witches" },
  dwarf: { icon: dwarf, clan: "clan-dwarves" },
  noble: { icon: noble, clan: "clan-nobles" },
  romantic: { icon: romantic, clan: "clan-romantics" },
  adventuress: { icon: aventuress, clan: "clan-adventuresses" },
  goblin: { icon: goblin, clan: "clan-goblins" },
  jean_jean: { icon: chief, clan: "clan-goblins" },
};

/** The look of a kind of guest: `elf`, `adventuress_4`. */
export function guestLook(kind: string): GuestLook {
  return KINDS[kind] ?? KINDS[kind.replace(/_\d+$/, "")] ?? STRANGER;
}

/** The kind behind a card: `card:elf-3` is an `elf`. */
export function kindOfCard(ref: string): string {
  return ref.replace(/^card:/, "").replace(/-\d+$/, "");
}

const EVENTS: Record<string, string> = {
  turn_around: turn,
  hello,
  musical_chairs: chairs,
  out: door,
  mystery_customer: mystery,
  reserved_seat: reserved,
  gathering,
};

export function eventIcon(event: string): string {
  return EVENTS[event] ?? mystery;
}

/** What an event does, as signs in a row: from the left to the right. */
const DEEDS: Record<string, string[]> = {
  turn_around: [anybody, turn, anyTable],
  hello: [anybody, exchange, anyTable],
  musical_chairs: [anybody, exchange, anybody],
  out: [anybody, door],
  mystery_customer: [draw, mystery, anyTable],
  reserved_seat: [draw, chair, door],
  gathering: [clan, door],
};

export function eventDeed(event: string): string[] {
  return DEEDS[event] ?? [];
}

/** Who sits in front of this browser: a guest until an account is made, known by a token that only this browser keeps. */

import type { Me, Session } from "../generated/frames";
import { recall, remember } from "./storage";

interface Person {
  person: Me | null;
  token: string | null;
}

export const me: Person = $state({ person: null, token: null, ...recall<Partial<Person>>("me", {}) });

export function signIn(session: Session): void {
  me.person = session.person;
  me.token = session.token;
  remember("me", $state.snapshot(me));
}

export function signOut(): void {
  me.person = null;
  me.token = null;
  remember("me", $state.snapshot(me));
}

const FIRST_NAMES = ["Ada", "Basile", "Chloé", "Dimitri", "Elif", "Félix", "Greta", "Hugo", "Inès", "Jonas", "Kofi", "Léa", "Mina", "Noé", "Olga"];

const INITIALS = "ABCDEFGHJKLMNPRSTVW";

/** A name for somebody who did not give one. Without digits, which beside a score would be read as points, and without a full stop, which
 *  would stand twice at the end of a sentence. */
export function randomName(): string {
  const first = FIRST_NAMES[Math.floor(Math.random() * FIRST_NAMES.length)] ?? "Ada";
  return `${first} ${INITIALS[Math.floor(Math.random() * INITIALS.length)] ?? "A"}`;
}

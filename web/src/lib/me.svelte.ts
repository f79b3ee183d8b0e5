/** Who sits in front of this browser: a guest until an account is made, known by a token that only this browser keeps. */

import type { Me, Session } from "../generated/frames";
import { recall, remember } from "./storage";

interface Someone {
  person: Me | null;
  token: string | null;
}

export const me: Someone = $state({ person: null, token: null, ...recall<Partial<Someone>>("me", {}) });

export function become(session: Session): void {
  me.person = session.person;
  me.token = session.token;
  remember("me", $state.snapshot(me));
}

export function leave(): void {
  me.person = null;
  me.token = null;
  remember("me", $state.snapshot(me));
}

const FIRST = ["Ada", "Basile", "Chloé", "Dimitri", "Elif", "Félix", "Greta", "Hugo", "Inès", "Jonas", "Kofi", "Léa", "Mina", "Noé", "Olga"];

/** A name for somebody who did not give one. */
export function anyName(): string {
  const first = FIRST[Math.floor(Math.random() * FIRST.length)] ?? "Ada";
  return `${first} ${Math.floor(10 + Math.random() * 90)}`;
}

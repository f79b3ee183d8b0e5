/** Messages put into words, by the same rules as `littleworlds/words.py`: `@elf` is the name of a component, `@face_down@elf` one with
 *  what it is known to be, `3@energy` an amount of it, `#2` the player at seat 2, a list what the language makes of it; for a text
 *  argument `who` a message may also ask for `$who_is`, for a list `cards` of which one is meant for `$cards_or`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "../generated/frames";

export type Arg = number | string | (number | string)[];
export type Args = Record<string, Arg>;
export type Language = "en" | "fr";
export type Names = Record<string, string>;

export const LANGUAGES: readonly Language[] = ["en", "fr"];

export function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

interface Table {
  names?: Names;
  players?: readonly string[];
  reader?: number | null;
}

/** The words of one language for one reader at one table; messages are looked for in the bundles in their order. */
export class Words {
  readonly names: Names;
  readonly players: readonly string[];
  readonly reader: number | null;

  constructor(
    readonly language: Language,
    readonly sources: readonly FluentBundle[],
    table: Table = {},
  ) {
    this.names = table.names ?? {};
    this.players = table.players ?? [];
    this.reader = table.reader ?? null;
  }

  say(message: Said): string {
    const found = this.sources.find((one) => one.hasMessage(message.id));
    const pattern = found?.getMessage(message.id)?.value;
    if (found === undefined || pattern === null || pattern === undefined) return this.missing(message.id);
    const problems: Error[] = [];
    const text = found.formatPattern(pattern, this.args(message.args), problems);
    for (const problem of problems) console.error(`message ${message.id} in ${this.language}: ${problem.message}`);
    return this.language === "fr" ? this.elided(text) : text;
  }

  /** French drops the e of "de" before a player whose name begins with a vowel: "la table d'Ada". */
  private elided(text: string): string {
    return this.players
      .filter((one) => /^[aàâäeéèêëiîïoôöuùûüœæ]/i.test(one))
      .reduce((told, one) => told.replaceAll(`de ${one}`, `d’${one}`).replaceAll(`De ${one}`, `D’${one}`), text);
  }

  word(id: string, args: Args = {}): string {
    return this.say({ id, args });
  }

  knows(id: string): boolean {
    return this.sources.some((one) => one.hasMessage(id));
  }

  name(component: string): string {
    return this.names[component] ?? component;
  }

  player(seat: number): string {
    return this.players[seat] || this.word("player-at-seat", { number: seat + 1 });
  }

  list(items: readonly string[]): string {
    return this.joined("list-last", items);
  }

  /** The items as alternatives. */
  either(items: readonly string[]): string {
    return this.joined("list-or", items);
  }

  private joined(message: string, items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.word(message, { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  private args(args: Args): Record<string, FluentVariable> {
    const made: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      made[key] = this.arg(value);
      if (typeof value === "string") made[key + "_is"] = value === `#${this.reader}` ? "you" : "other";
      else if (typeof value !== "number") made[key + "_or"] = this.either(this.items(value));
    }
    return made;
  }

  private arg(value: Arg): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.symbol(value);
    return this.list(this.items(value));
  }

  private items(value: readonly (number | string)[]): string[] {
    return value.map((item) => String(this.arg(item)));
  }

  private symbol(value: string): string {
    if (value.startsWith("@")) return this.component(value.slice(1));
    if (/^#\d+$/.test(value)) return this.player(Number(value.slice(1)));
    const amount = /^(\d+)@(.*)$/.exec(value);
    if (amount === null) return value;
    return this.word("counted", { count: Number(amount[1]), name: this.name(amount[2] ?? "") });
  }

  private component(id: string): string {
    const [component = "", detail] = id.split("@");
    if (detail === undefined) return this.name(component);
    return this.word("specified", { name: this.name(component), detail: this.name(detail) });
  }

  private missing(id: string): string {
    console.error(`no message ${id} in ${this.language}`);
    return id;
  }
}

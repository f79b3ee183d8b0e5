/** A title's components, for the gallery of its rules page: things as they were seen in plays when the app was built. */

import type { Component } from "svelte";
import { type Fact, tellFacts } from "./dataFields";
import { type Thing, firstNote } from "./thing";
import type { Words } from "./words";

export interface Sample {
  /** The table of the data that it stands in: `building`, `event`. */
  table: string;
  /** Its name in that table: `sawmill`. */
  name: string;
  thing: Thing;
  /** What the data say of it, where nothing is noted on the thing. */
  facts: Fact[];
}

export interface SampleProps {
  game: string;
  sample: Sample;
  words: Words;
}

export interface OverviewProps {
  samples: Sample[];
  words: Words;
}

const files = import.meta.glob<Sample[]>("../generated/pieces/*.json", { import: "default" });
const drawings = import.meta.glob<Component<SampleProps>>("../boards/*/Sample.svelte", { import: "default" });

const overviews = import.meta.glob<Component<OverviewProps>>("../boards/*/Overview.svelte", { import: "default" });

export async function loadSamples(game: string): Promise<Sample[]> {
  return (await files[`../generated/pieces/${game}.json`]?.()) ?? [];
}

/** How the title's board draws a component that lies on no table. */
export async function loadSampleDrawing(game: string): Promise<Component<SampleProps>> {
  const own = drawings[`../boards/${game.replaceAll("-", "_")}/Sample.svelte`];
  const plain = drawings["../boards/plain/Sample.svelte"];
  if (plain === undefined) throw new Error("the plain board draws no components");
  return await (own ?? plain)();
}

/** How the title's components hang together, as one picture; not every title has one. */
export async function loadOverview(game: string): Promise<Component<OverviewProps> | null> {
  return (await overviews[`../boards/${game.replaceAll("-", "_")}/Overview.svelte`]?.()) ?? null;
}

/** What there is to say about a component in one breath. */
export function sampleText(sample: Sample, words: Words): string {
  return [...sample.thing.notes.map((note) => words.say(note)), tellFacts(words, sample.table, sample.facts)].join(" ");
}

/** The first thing to say about it. */
export function sampleNote(sample: Sample, words: Words): string {
  return firstNote(sample.thing, words) || tellFacts(words, sample.table, sample.facts);
}

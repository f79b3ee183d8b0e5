/** The replay's moments: the newest wanted one wins, stale answers are not shown, neighbours are there before they are wanted. */

import { expect, test } from "vitest";
import type { Film, Frame } from "../../src/generated/frames";
import { ReplayFrames } from "../../src/lib/replayFrames";

const PLIES = 400;

/** A play on a server that answers when it is told to. */
class Play {
  readonly asked: [number, number][] = [];
  readonly shown: number[] = [];
  readonly failed: unknown[] = [];
  private readonly answers: (() => void)[] = [];
  private readonly refusals: (() => void)[] = [];
  readonly frames = new ReplayFrames(
    (first, last) => {
      this.asked.push([first, last]);
      return new Promise<Film>((resolve, reject) => {
        this.answers.push(() => resolve(film(first, last)));
        this.refusals.push(() => reject(new Error("away")));
      });
    },
    { show: (frame) => this.shown.push(frame.seq), fail: (refusal) => this.failed.push(refusal) },
  );

  async answer(number: number, by: (() => void)[] = this.answers): Promise<void> {
    by[number]?.();
    await new Promise((resolve) => setTimeout(resolve));
  }

  refuse(number: number): Promise<void> {
    return this.answer(number, this.refusals);
  }

  async answerAll(): Promise<void> {
    for (let number = 0; number < this.asked.length; number += 1) await this.answer(number);
  }
}

function film(first: number, last: number): Film {
  const from = Math.min(first, PLIES);
  const frames = Array.from({ length: Math.min(last, PLIES) - from + 1 }, (_, number) => ({ seq: from + number }) as Frame);
  return { plies: PLIES, frames };
}

test("of many wanted moments only the newest is asked for and shown", async () => {
  const play = new Play();
  for (let ply = 0; ply <= PLIES; ply += 1) play.frames.goTo(ply);
  expect(play.asked).toHaveLength(1);
  await play.answer(0);
  expect(play.shown).toEqual([]);
  expect(play.asked).toHaveLength(2);
  await play.answer(1);
  expect(play.shown).toEqual([PLIES]);
});

test("the moments around the one that is shown are there before they are wanted", async () => {
  const play = new Play();
  play.frames.goTo(200);
  await play.answerAll();
  const requests = play.asked.length;
  expect(requests).toBeLessThanOrEqual(3);
  for (const ply of [201, 202, 201, 200, 199, 198]) play.frames.goTo(ply);
  expect(play.shown).toEqual([200, 201, 202, 201, 200, 199, 198]);
});

test("a moment that the play does not have is the nearest one", async () => {
  const play = new Play();
  play.frames.goTo(99_999);
  await play.answer(0);
  expect(play.shown).toEqual([PLIES]);
  expect(play.frames.goTo(-3)).toBe(0);
  expect(play.frames.goTo(PLIES + 1)).toBe(PLIES);
});

test("closed frames show nothing and asks for nothing more", async () => {
  const play = new Play();
  play.frames.goTo(5);
  play.frames.close();
  await play.answerAll();
  expect(play.shown).toEqual([]);
  expect(play.asked).toHaveLength(1);
});

test("a refusal is told if somebody waits, and the next turn tries again", async () => {
  const play = new Play();
  play.frames.goTo(5);
  await play.refuse(0);
  expect(play.failed).toHaveLength(1);
  play.frames.goTo(6);
  await play.answer(1);
  expect(play.shown).toEqual([6]);
});

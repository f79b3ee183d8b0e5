import { beforeEach, describe, expect, it } from "vitest";
import { choosesTogether, LookAside } from "../../src/lib/lookAside";

/** A board that is scrolled by numbers alone. */
function boardAt(scrollTop: number): HTMLElement {
  const board = { scrollTop, scrollTo: ({ top = 0 }: ScrollToOptions) => (board.scrollTop = top) };
  return board as unknown as HTMLElement;
}

function nodeAt(board: HTMLElement, top: number): Element {
  return { scrollIntoView: () => (board.scrollTop = top) } as unknown as Element;
}

describe("a look aside", () => {
  let board: HTMLElement;
  let aside: LookAside;
  beforeEach(() => {
    board = boardAt(120);
    aside = new LookAside(board);
  });

  it("leads back to what the reader was looking at, however often the board was moved", () => {
    aside.to(nodeAt(board, 400));
    aside.to(nodeAt(board, 0));
    expect(board.scrollTop).toBe(0);
    aside.back();
    expect(board.scrollTop).toBe(120);
  });

  it("leaves the board where the reader has scrolled it meanwhile", () => {
    aside.to(nodeAt(board, 400));
    board.scrollTop = 250;
    aside.back();
    expect(board.scrollTop).toBe(250);
  });

  it("begins anew once it is over", () => {
    aside.to(nodeAt(board, 400));
    aside.back();
    board.scrollTop = 60;
    aside.back();
    expect(board.scrollTop).toBe(60);
    aside.to(nodeAt(board, 400));
    aside.back();
    expect(board.scrollTop).toBe(60);
  });
});

describe("whoever chooses together with others", () => {
  it("is one of several who are asked", () => {
    expect(choosesTogether([0, 1, 2], 1)).toBe(true);
    expect(choosesTogether([1], 1)).toBe(false);
    expect(choosesTogether([0, 2], 1)).toBe(false);
    expect(choosesTogether([0, 1], null)).toBe(false);
  });
});

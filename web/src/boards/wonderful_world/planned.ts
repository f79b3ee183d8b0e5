/** A step of a plan, as it is drawn: the card that it is about, what becomes of it, and where a piece goes. */

import type { Said } from "../../generated/frames";
import { amountsOf, nameOf } from "./faces";

export interface Planned {
  way: "build" | "recycle" | "discard" | "give" | "place";
  /** The card that is built, recycled, given up or paid with; "" if all of them are. */
  design: string;
  /** The pieces that it brings, or that are placed. */
  pieces: string[];
  /** The card that they are for; "" for the empire card. */
  target: string;
}

const WAYS: Record<string, Planned["way"]> = {
  "do-build": "build",
  "gesture-build-all": "build",
  "do-recycle": "recycle",
  "gesture-recycle": "recycle",
  "gesture-recycle-stock": "recycle",
  "gesture-recycle-all": "recycle",
  "do-discard": "discard",
  "do-give": "give",
  "gesture-exchange": "give",
};

export function plannedOf({ id, args }: Said): Planned {
  const way = WAYS[id] ?? "place";
  const pieces = [...[args.resource, args.piece].map(nameOf), ...amountsOf(args.pieces).map(({ kind }) => kind)].filter((kind) => kind !== "");
  const card = nameOf(args.card);
  if (way === "place") return { way, design: "", pieces: pieces.slice(-1), target: card };
  const recycled = nameOf(args.recycled);
  return { way, design: recycled || card, pieces, target: recycled === "" ? "" : card };
}

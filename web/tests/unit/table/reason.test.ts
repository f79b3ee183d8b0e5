import { expect, test } from "vitest";
import type { Request } from "../../../src/lib/table/connection";
import { Reason } from "../../../src/lib/table/reason.svelte";

function reasonOf(viewer: number | null): { reason: Reason; sent: Request[] } {
  const sent: Request[] = [];
  const reason = new Reason(
    () => viewer,
    (request) => void sent.push(request),
  );
  return { reason, sent };
}

test("a thing that was pointed at in vain is asked about, and its reason kept", () => {
  const { reason, sent } = reasonOf(2);
  reason.ask("table:1");
  expect(sent).toEqual([{ t: "why", seat: 2, ref: "table:1", command: null }]);
  reason.receive({ t: "because", command: null, ref: "table:1", reason: { id: "why-full", args: {} } });
  expect(reason.said).toEqual({ id: "why-full", args: {} });
  reason.forget();
  expect(reason.said).toBeNull();
});

test("an answer about another thing is left aside, and onlookers ask nothing", () => {
  const { reason } = reasonOf(2);
  reason.ask("table:1");
  reason.ask("table:2");
  reason.receive({ t: "because", command: null, ref: "table:1", reason: { id: "why-full", args: {} } });
  expect(reason.said).toBeNull();
  const onlooker = reasonOf(null);
  onlooker.reason.ask("table:1");
  expect(onlooker.sent).toEqual([]);
});

test("a reason that says nothing of the thing is not said: its tooltip says more", () => {
  const { reason } = reasonOf(2);
  reason.ask("card:elf");
  reason.receive({ t: "because", command: null, ref: "card:elf", reason: { id: "why-not-now", args: {} } });
  expect([reason.said, reason.about]).toEqual([null, "card:elf"]);
});

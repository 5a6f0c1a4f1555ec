import { review } from "@chancery/contract/orders";
import { markOf } from "@chancery/variants";
import { expect, test } from "vitest";
import { begin, chooseVerb } from "../../orders/entry/entry-steps.ts";
import { partialOf, place, powerIn } from "../../orders/testing.ts";
import { lostIn, putInstead, withJoining } from "./insurrections.ts";
import { entryWith } from "./testing.ts";

const textsOf = (lines: readonly { readonly text: string }[]): string[] => lines.map(({ text }) => text);

test("a unit is sent into the insurrection of a lost country, replacing its earlier order (MB-224, MB-225)", () => {
  const { entry, phase } = entryWith({ England: ["F Lon - NTH", "A Lvp H"] });
  const [russia] = lostIn(entry);
  expect(russia).toBe(powerIn(entry, "Russia"));
  const { unit } = partialOf(begin(entry, place(entry, "Lon")));
  if (!unit) throw new Error("no unit in London");
  expect(textsOf(withJoining(entry, phase.lines, unit, russia))).toEqual(["A Lvp H", "F I Lon-Russia"]);
});

test("it then counts as ordered, and another order replaces that one", () => {
  const { entry, phase } = entryWith({ England: ["F I Lon-Russia", "A Lvp H"] });
  const idle = review(entry.rules, phase, entry.powers).idle.map(
    ({ at }) => entry.rules.board.locations[at].label,
  );
  expect(idle).toEqual(["Edi", "Con", "Sev"]);
  const hold = chooseVerb(entry, partialOf(begin(entry, place(entry, "Lon"))), "hold");
  const other = chooseVerb(entry, partialOf(begin(entry, place(entry, "Edi"))), "hold");
  if (hold.type !== "order" || other.type !== "order") throw new Error("no order");
  expect(textsOf(putInstead(entry, phase.lines, hold.order)?.lines ?? [])).toEqual(["A Lvp H", "F Lon H"]);
  expect(putInstead(entry, phase.lines, other.order)).toBeNull();
});

test("results underline what failed, what is void or illegal, and help for a failed rising (R37, MB-79, M01-29)", () => {
  const { entry, phase } = entryWith({
    England: ["F I Lon-Russia", "A Lvp - Gal", "F Edi S Lvp - Yor"],
    Turkey: ["A Con H", "F Sev - BLA"],
    Russia: ["Revive 1 A Mos"],
  });
  const { response } = phase;
  if (!response) throw new Error("nothing was played out");
  const { events } = response;
  const vain = phase.lines.filter(
    ({ report, order }) => markOf(entry.rules, report, order, response).isUnderlined,
  );
  expect(vain.map(({ text }) => text)).toEqual([
    "F I Lon-Russia",
    "A Lvp - Gal",
    "F Edi S Lvp - Yor",
    "Revive 1 A Mos",
  ]);
  const weak = events.find(({ type }) => type === "rising-too-weak");
  expect(weak?.rules).toEqual(["MB-232"]);
});

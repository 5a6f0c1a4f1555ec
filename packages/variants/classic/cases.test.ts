import { readFileSync } from "node:fs";
import type { OrderReport } from "@chancery/contract";
import { asNamed, respond, unitsNamed } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import type { Edition } from "./editions.ts";

type ByPower = Record<string, string[]>;

interface Expected {
  orders: Record<string, string>;
  dislodged: {
    power: string;
    unit: string;
    attackerFrom: string;
    byConvoy: boolean;
    retreatOptions?: string[];
  }[];
  standoffs: string[];
  positions: ByPower;
}

interface MovementCase {
  id: string;
  edition: Edition;
  kind: "movement";
  title: string;
  units: ByPower;
  orders: ByPower;
  asPrinted?: ByPower;
  expected: Expected;
  otherEdition: { edition: Edition; same: boolean; expected?: Expected };
}

const file = JSON.parse(readFileSync("docs/rules/classic.cases.json", "utf8"));
const ofKind = <T>(kind: string): T[] => file.cases.filter((each: { kind: string }) => each.kind === kind);

/** The outcome of an order in the words of the case file. */
function outcomeOf({ status, results }: OrderReport): string {
  if (status === "illegal" || status === "invalid" || status === "void") return "void";
  if (results[0] === "cut" || results[0] === "disrupted") return results[0];
  if (results[0] === "dislodged") return "dislodged";
  return status;
}

function check(edition: Edition, units: ByPower, orders: ByPower, expected: Expected): void {
  const {
    orders: reports,
    events,
    state,
  } = respond({ rulebook: edition, state: { phase: "S1901M", units }, orders });
  const outcomes = Object.fromEntries(reports.map((report) => [report.text, outcomeOf(report)]));
  // A unit whose order counts for nothing holds: the file says so, but that is no order of its own.
  const written = Object.entries(expected.orders).filter(
    ([text]) => text in outcomes || !text.endsWith(" H"),
  );
  expect(outcomes).toEqual(Object.fromEntries(written));
  expect(unitsNamed(state.units)).toEqual(unitsNamed(expected.positions));
  const standoffs = events.flatMap(({ type, province }) => (type === "standoff" ? [province] : []));
  expect(standoffs.toSorted()).toEqual(expected.standoffs.map(asNamed).toSorted());
  const dislodged = (state.dislodged ?? []).map(({ power, unit, attackedFrom, retreats }) => ({
    power,
    unit,
    attackedFrom,
    retreats,
  }));
  expect(dislodged.toSorted((a, b) => a.unit.localeCompare(b.unit))).toEqual(
    expected.dislodged
      .map(({ power, unit, attackerFrom, byConvoy, retreatOptions }) => ({
        power: asNamed(power),
        unit: asNamed(unit),
        // After a convoy the attacker's origin bars nothing by the newer book.
        attackedFrom: byConvoy && edition === "2023" ? undefined : asNamed(attackerFrom),
        retreats: (retreatOptions ?? []).map(asNamed).toSorted(),
      }))
      .toSorted((a, b) => a.unit.localeCompare(b.unit)),
  );
}

describe("the diagrams, examples and sample games come out as printed", () => {
  for (const each of ofKind<MovementCase>("movement")) {
    test(`${each.id}: ${each.title} (${each.edition})`, () => {
      check(each.edition, each.units, each.orders, each.expected);
    });
    test(`${each.id}: by the other book (${each.otherEdition.edition})`, () => {
      check(
        each.otherEdition.edition,
        each.units,
        each.orders,
        each.otherEdition.same ? each.expected : (each.otherEdition.expected as Expected),
      );
    });
    if (!each.asPrinted) continue;
    test(`${each.id}: the orders as they stand in the book mean the same`, () => {
      const understood = (orders: ByPower): string[] => {
        const request = { rulebook: each.edition, state: { phase: "S1901M", units: each.units }, orders };
        return respond(request).orders.map(({ power, order }) => `${power}: ${order}`);
      };
      // Some powers are printed with only a part of their orders, and some orders without their power.
      const [somebody] = Object.keys(each.orders);
      const printed = Object.fromEntries(
        Object.entries(each.asPrinted as ByPower).map(([power, lines]) => [
          power === "?" ? somebody : power,
          lines,
        ]),
      );
      expect(understood(each.orders)).toEqual(expect.arrayContaining(understood(printed)));
    });
  }
});

import { readFileSync } from "node:fs";
import { asNamed, respond, unitsNamed } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS, type Edition } from "./editions.ts";

type ByPower = Record<string, string[]>;

interface Expected {
  units: ByPower;
  dislodged?: ByPower;
  moves_ok?: string[];
  retreat_options?: Record<string, Record<string, string[]>>;
}

interface DatcCase {
  id: string;
  link: string;
  title: string;
  phase: "M" | "A";
  units: ByPower;
  centers?: ByPower;
  orders: ByPower;
  expected: Expected;
  retreat_orders?: ByPower;
  expected_after_retreat?: { units: ByPower };
}

interface Dependent {
  case: string;
  expected1971: BookOutcome;
  expected2023: BookOutcome;
}

/** An outcome as the project's own case file has it: of moves, or of removals. */
interface BookOutcome {
  orders?: Record<string, string>;
  positions?: ByPower;
  dislodged?: { power: string; unit: string; retreatOptions?: string[] }[];
  removed?: string[];
}

const cases: DatcCase[] = JSON.parse(readFileSync("docs/rules/datc-v3.json", "utf8")).cases;
const dependent: Dependent[] = JSON.parse(readFileSync("docs/rules/classic.cases.json", "utf8")).datc
  .outcomesThatDependOnEdition;

/** What is expected under an edition: the test case's own preference, unless the book decides otherwise. */
function expectation(each: DatcCase, edition: Edition): Expected {
  const differs = dependent.find((other) => other.case === each.id);
  if (!differs) return each.expected;
  const { orders, positions, dislodged, removed } =
    edition === "1971" ? differs.expected1971 : differs.expected2023;
  if (removed) {
    return {
      units: Object.fromEntries(
        Object.entries(each.units).map(([power, units]) => [
          power,
          units.filter((unit) => !removed.map(asNamed).includes(asNamed(unit))),
        ]),
      ),
    };
  }
  const moved = Object.entries(orders ?? {}).flatMap(([text, outcome]) => {
    const move = /^\w (\S+?)-/.exec(text);
    return move && outcome === "succeeds" && !/ [SC] /.test(text) ? [move[1].replace(/\(.*/, "")] : [];
  });
  return {
    units: positions as ByPower,
    moves_ok: moved,
    retreat_options: Object.fromEntries(
      Object.entries(Object.groupBy(dislodged ?? [], ({ power }) => power)).map(([power, lost]) => [
        power,
        Object.fromEntries((lost ?? []).map(({ unit, retreatOptions }) => [unit, retreatOptions ?? []])),
      ]),
    ),
  };
}

function checkMoves(each: DatcCase, edition: Edition): void {
  const expected = expectation(each, edition);
  const request = { rulebook: edition, state: { phase: "S1901M", units: each.units }, orders: each.orders };
  const { orders, state } = respond(request);
  expect(unitsNamed(state.units)).toEqual(unitsNamed(expected.units));
  const moved = orders.flatMap(({ result, order }) =>
    result === "moved" ? [(order ?? "").split(" ")[1].split("/")[0]] : [],
  );
  expect(moved.toSorted()).toEqual((expected.moves_ok ?? []).map(asNamed).toSorted());
  if (expected.retreat_options) {
    const options = (state.dislodged ?? []).map(
      ({ unit, retreats }) => `${unit}: ${retreats.toSorted().join(" ")}`,
    );
    const wanted = Object.values(expected.retreat_options).flatMap((byUnit) =>
      Object.entries(byUnit).map(
        ([unit, places]) => `${asNamed(unit)}: ${places.map(asNamed).toSorted().join(" ")}`,
      ),
    );
    expect(options.toSorted()).toEqual(wanted.toSorted());
  } else {
    const lost = Object.groupBy(state.dislodged ?? [], ({ power }) => power);
    const units = Object.entries(lost).map(([power, list]) => [power, (list ?? []).map(({ unit }) => unit)]);
    expect(unitsNamed(Object.fromEntries(units))).toEqual(unitsNamed(expected.dislodged ?? {}));
  }
  if (!each.retreat_orders) return;
  const after = respond({ rulebook: edition, state, orders: each.retreat_orders });
  expect(unitsNamed(after.state.units)).toEqual(unitsNamed(each.expected_after_retreat?.units ?? {}));
}

function checkAdjustments(each: DatcCase, edition: Edition): void {
  const state = { phase: "W1901A", units: each.units, centers: each.centers };
  const after = respond({ rulebook: edition, state, orders: each.orders });
  expect(unitsNamed(after.state.units)).toEqual(unitsNamed(expectation(each, edition).units));
}

test("there are 164 cases, each with a link to its text", () => {
  expect(new Set(cases.map(({ id }) => id.replace(/[a-z]$/, ""))).size).toBe(164);
  for (const { id, link } of cases) expect(link).toMatch(new RegExp(`#${id.replace(/[a-z]$/, "")}$`));
});

for (const edition of EDITIONS) {
  describe(`the Diplomacy Adjudicator Test Cases by the rules of ${edition}`, () => {
    for (const each of cases) {
      test(`${each.id} ${each.title}`, () => {
        if (each.phase === "M") checkMoves(each, edition);
        else checkAdjustments(each, edition);
      });
    }
  });
}

import {
  asNamed,
  classicMovementCases,
  datcMovementCases,
  editionDependentCases,
  sitCase,
  unitsNamed,
} from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

type ByPower = Readonly<Record<string, readonly string[]>>;

interface OrdinaryCase {
  readonly id: string;
  readonly title: string;
  readonly units: ByPower;
  readonly orders: ByPower;
  /** Who stands where afterwards, and where the dislodged may go. */
  readonly after: ByPower;
  readonly beaten: readonly string[];
}

const retreat = (unit: string, places: readonly string[] | undefined): string =>
  places ? `${asNamed(unit)}: ${places.map(asNamed).toSorted().join(" ")}` : asNamed(unit);

/** Diagrams, examples and test cases of the ordinary game, as they come out by the newer book. */
const CASES: readonly OrdinaryCase[] = [
  ...[...classicMovementCases, ...editionDependentCases].map(({ id, title, units, orders, outcomes }) => ({
    id,
    title,
    units,
    orders,
    after: outcomes["2023"].positions,
    beaten: outcomes["2023"].dislodged.map(({ unit, retreatOptions }) => retreat(unit, retreatOptions)),
  })),
  ...datcMovementCases
    .filter(({ id }) => !editionDependentCases.some((other) => other.id === id))
    .map(({ id, title, units, orders, expected }) => ({
      id,
      title,
      units,
      orders,
      after: expected.units,
      beaten: expected.retreat_options
        ? Object.values(expected.retreat_options).flatMap((byUnit) =>
            Object.entries(byUnit).map(([unit, places]) => retreat(unit, places)),
          )
        : Object.values(expected.dislodged).flatMap((units) => units.map(asNamed)),
    })),
];

describe.each(COMMITTEES)("the ordinary game in the committee of %s", (committee) => {
  // In 1935 a fleet does not move to a province of two coasts without naming one, though one alone is near (M35-33).
  const cases = CASES.filter(({ id }) => committee === "1901" || id !== "6.B.2");

  test.each(cases)("$id $title (MB-4, M01-41, M01-59)", ({ units, orders, after, beaten }) => {
    const { response } = sitCase(committee, { units, orders });
    expect(unitsNamed(response.state.units)).toEqual(unitsNamed(after));
    const dislodged = (response.state.dislodged ?? []).map(({ unit, retreats }) =>
      beaten.some((each) => each.includes(":")) ? retreat(unit, retreats) : unit,
    );
    expect(dislodged.toSorted()).toEqual([...beaten].toSorted());
  });
});

test("1935: of all these only the fleet stays that names no coast where one alone is in reach (M35-33, MB-4)", () => {
  const nameless = CASES.find(({ id }) => id === "6.B.2");
  expect(nameless && sitCase("1935", nameless).units("France")).toEqual(["F Gas"]);
  expect(nameless && sitCase("1901", nameless).units("France")).toEqual(["F Spa/nc"]);
});

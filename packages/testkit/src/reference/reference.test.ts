import { type Game, ok, type Unit } from "@chancery/engine";
import { createClassic } from "@chancery/variants";
import { expect, test } from "vitest";
import {
  type ClassicOutcome,
  classicMovementCases,
  datcMovementCases,
  editionDependentCases,
} from "../cases.ts";
import { type ReferenceResult, resolveByReference } from "./reference.ts";
import { formatUnit } from "./situation.ts";
import { findLocation, type ReadCase, readCase } from "./strict.ts";

type ByPower = Readonly<Record<string, readonly string[]>>;

const EDITIONS = ["1971", "2023"] as const;

function gameOf(rulebook: string): Game {
  const game = createClassic(rulebook, {});
  return (game.ok ? game : ok(expect.unreachable(`no rulebook ${rulebook}`))).value;
}
const games = { "1971": gameOf("1971"), "2023": gameOf("2023") };
const { board, powers } = games["2023"].rules;

const read = (edition: "1971" | "2023", { units, orders }: { units: ByPower; orders: ByPower }): ReadCase =>
  readCase(games[edition].rules, games[edition].start, units, orders);

/** `FRANCE A Par`, sorted, from units or from the spelling of a case. */
const fromUnits = (units: readonly Unit[]): string[] =>
  units.map((unit) => `${powers[unit.power].name.toUpperCase()} ${formatUnit(board, unit)}`).sort();
const place = (text: string): string => board.locations[findLocation(board, text) ?? -1].label;
const fromTexts = (units: ByPower): string[] =>
  Object.entries(units)
    .flatMap(([power, texts]) => texts.map((text) => `${power} ${text.slice(0, 2)}${place(text.slice(2))}`))
    .sort();

function expectClassic(
  { lines, situation }: ReadCase,
  result: ReferenceResult,
  outcome: ClassicOutcome,
): void {
  for (const { text, order, legal } of lines) {
    const fate = order && legal ? result.fates[situation.orders.indexOf(order)] : "void";
    expect.soft(`${text}: ${fate}`).toBe(`${text}: ${outcome.orders[text]}`);
  }
  expect(fromUnits(result.units)).toEqual(fromTexts(outcome.positions));
  expect(result.contested.map((province) => board.provinces[province].id).sort()).toEqual(
    outcome.standoffs.map(place).sort(),
  );
  const sortedByText = <T>(list: readonly T[]): T[] =>
    list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  expect(
    sortedByText(
      result.dislodged.map(({ unit, from, byConvoy, retreats }) => ({
        unit: fromUnits([unit])[0],
        from: board.provinces[from].id,
        byConvoy,
        retreats: retreats.map((location) => board.locations[location].label).sort(),
      })),
    ),
  ).toEqual(
    sortedByText(
      outcome.dislodged.map(({ power, unit, attackerFrom, byConvoy, retreatOptions }) => ({
        unit: fromTexts({ [power]: [unit] })[0],
        from: place(attackerFrom),
        byConvoy,
        retreats: retreatOptions.map(place).sort(),
      })),
    ),
  );
  expect(result.troubles).toEqual([]);
}

const dependent = new Set(editionDependentCases.map(({ id }) => id));

for (const edition of EDITIONS) {
  test.each(datcMovementCases.filter(({ id }) => edition === "2023" || !dependent.has(id)))(
    `DATC $id under ${edition}: $title`,
    ({ id, units, orders, expected }) => {
      // The DATC prefers Szykman's rule for 6.F.17; both books say otherwise (R-1). See the editions' own outcomes.
      if (id === "6.F.17") return;
      const { situation } = read(edition, { units, orders });
      const result = resolveByReference(situation);
      const moved = situation.orders.filter(
        (order, index) => order.type === "move" && result.fates[index] === "succeeds",
      );
      expect(fromUnits(result.units)).toEqual(fromTexts(expected.units));
      expect(fromUnits(result.dislodged.map(({ unit }) => unit))).toEqual(fromTexts(expected.dislodged));
      expect(moved.map(({ unit }) => board.provinceOf[unit.at]).sort()).toEqual(
        expected.moves_ok.map((text) => board.provinceOf[findLocation(board, text) ?? -1]).sort(),
      );
      const options = Object.values(expected.retreat_options ?? {}).flatMap((each) => Object.entries(each));
      for (const [text, places] of options) {
        const lost = result.dislodged.find(
          ({ unit }) => formatUnit(board, unit) === fromTexts({ "": [text] })[0].trim(),
        );
        expect(lost?.retreats.map((location) => board.locations[location].label).sort()).toEqual(
          places.map(place).sort(),
        );
      }
      expect(result.troubles).toEqual([]);
    },
  );

  test.each([...editionDependentCases, ...classicMovementCases])(
    `$id under ${edition}: $title`,
    ({ units, orders, outcomes }) => {
      const reading = read(edition, { units, orders });
      expectClassic(reading, resolveByReference(reading.situation), outcomes[edition]);
    },
  );
}

test("without a rule of the book for it, the extended Pandin paradox stops the convoy (DATC 6.F.17)", () => {
  const pandin = datcMovementCases.find(({ id }) => id === "6.F.17");
  if (!pandin) return expect.unreachable("no case 6.F.17");
  const { situation } = read("2023", pandin);
  const policies = { ...situation.rules.policies, convoyProtectsSupport: "none" as const };
  const result = resolveByReference({ ...situation, rules: { ...situation.rules, policies } });
  expect(fromUnits(result.units)).toEqual(fromTexts(pandin.expected.units));
  expect(result.paradoxes).toBe(1);
});

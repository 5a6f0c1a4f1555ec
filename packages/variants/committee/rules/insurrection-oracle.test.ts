import { committeeGame, sit, wonByTrying } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMITTEES, type Committee } from "../testing.ts";

/** A rising: who is lost, how many help in which season, what is asked for, and where others stand. */
interface Scene {
  readonly country: string;
  readonly helpers: number;
  readonly season: string;
  readonly ranking: readonly string[];
  readonly occupied: readonly string[];
}

const homesOf = (committee: Committee, country: string): string[] => {
  const { powers, board } = committeeGame(committee).rules;
  const homes = powers.find(({ name }) => name === country)?.homes ?? [];
  return homes.map((home) => board.provinces[home].id);
};

/** Plays up to the rising, and compares what is won back with what trying everything finds. */
function check(committee: Committee, { country, helpers, season, ranking, occupied }: Scene): void {
  const { rules } = committeeGame(committee);
  const [helper, occupier] = rules.powers.map(({ name }) => name).filter((name) => name !== country);
  const seas = rules.board.provinces.filter(({ terrain, id }) => terrain === "sea" && id !== "Tyn");
  const helping = seas.slice(0, helpers).map(({ name }) => `F ${name}`);
  const { events, phase, centers } = sit(
    committee,
    { [helper]: helping, [occupier]: occupied.map((home) => `A ${home}`), [country]: [] },
    {
      [helper]: helping.map((unit) => `${unit} I ${country}`),
      [country]: [`Revive ${ranking.map((home, i) => `${i + 1} ${home} none`).join(", ")}`],
    },
    {
      phase: `${season}${committee}M`,
      centers: { [occupier]: homesOf(committee, country) },
      lost: { [country]: occupier },
    },
  );
  const expected = wonByTrying(committee, ranking, occupied, helpers);
  const won = events("risen").flatMap(({ centres }) => centres as string[]);
  expect(won.toSorted()).toEqual(expected.toSorted());
  expect(events("rising-too-weak")).toHaveLength(expected.length === 0 ? 1 : 0);
  const driven = expected.filter((home) => occupied.includes(home));
  expect(events("driven-out")).toHaveLength(driven.length);
  expect(phase.endsWith("R")).toBe(driven.length > 0);
  expect(centers(country)).toEqual(expected.toSorted());
}

const subsets = (list: readonly string[]): string[][] =>
  Array.from({ length: 2 ** list.length }, (_, set) => list.filter((_each, bit) => (set >> bit) % 2 === 1));

test.each([
  ["1901", "Austria", 8],
  ["1901", "Russia", 11],
  ["1935", "Poland", 10],
] as const)(
  "%s, %s: with any number of helpers up to %i, and any of its centers occupied, in Spring and Fall, it wins back what the booklet says (M01-63, M01-64, M01-65, M35-50, M35-51, MB-231, MB-232, MB-233, MB-234)",
  (committee, country, most) => {
    const ranking = homesOf(committee, country);
    for (const occupied of subsets(ranking))
      for (let helpers = 0; helpers <= most; helpers++)
        check(committee, {
          country,
          helpers,
          season: (helpers + occupied.length) % 2 === 0 ? "S" : "F",
          ranking,
          occupied,
        });
  },
);

test.each(COMMITTEES)(
  "%s: whatever is asked for in whatever order, it is the best that the help suffices for (MB-245, MB-247)",
  (committee) => {
    const { powers } = committeeGame(committee).rules;
    const scene = fc.constantFrom(...powers.map(({ name }) => name)).chain((country) =>
      fc.record({
        country: fc.constant(country),
        helpers: fc.nat(12),
        season: fc.constantFrom("S", "F"),
        ranking: fc.shuffledSubarray(homesOf(committee, country), { minLength: 1 }),
        occupied: fc.subarray(homesOf(committee, country)),
      }),
    );
    fc.assert(
      fc.property(scene, (each) => check(committee, each)),
      { numRuns: 150, seed: 1935 },
    );
  },
);

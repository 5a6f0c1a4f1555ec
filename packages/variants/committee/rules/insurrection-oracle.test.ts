import { committeeGame, sit } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMITTEES, type Committee } from "../committees.ts";

/** What the booklets ask for, as they say it: so many helpers for so many centres, one more for each occupied one. */
function suffices(committee: Committee, helpers: number, centres: number, occupied: number): boolean {
  const left = helpers - occupied;
  if (centres === 0) return true;
  if (committee === "1935") return centres <= 3 ? left >= 3 : left >= 4;
  if (centres <= 2) return left >= 2;
  return centres === 3 ? left >= 4 : left >= 6;
}

/** All choices among the centres, the one that honours the first preferences most first. */
function choices(ranking: readonly string[]): string[][] {
  if (ranking.length === 0) return [[]];
  const [first, ...rest] = ranking;
  const later = choices(rest);
  return [...later.map((each) => [first, ...each]), ...later];
}

/** The best choice that the help suffices for, found by trying all. */
const best = (
  committee: Committee,
  ranking: readonly string[],
  occupied: readonly string[],
  helpers: number,
): string[] =>
  choices(ranking).find((each) =>
    suffices(committee, helpers, each.length, each.filter((home) => occupied.includes(home)).length),
  ) ?? [];

test.each(COMMITTEES)(
  "%s: what is won back is the best that the help suffices for, by trying all (MB-233, MB-234, MB-247)",
  (committee) => {
    const { rules } = committeeGame(committee);
    const { provinces } = rules.board;
    const homesOf = (power: number): string[] => rules.powers[power].homes.map((home) => provinces[home].id);
    const scene = fc
      .tuple(fc.nat(rules.powers.length - 1), fc.nat(12), fc.constantFrom("S", "F"))
      .chain(([power, helpers, season]) =>
        fc.record({
          power: fc.constant(power),
          helpers: fc.constant(helpers),
          season: fc.constant(season),
          ranking: fc.shuffledSubarray(homesOf(power), { minLength: 1 }),
          occupied: fc.subarray(homesOf(power)),
        }),
      );
    fc.assert(
      fc.property(scene, ({ power, helpers, season, ranking, occupied }) => {
        const country = rules.powers[power].name;
        const [helper, occupier] = rules.powers.map(({ name }) => name).filter((name) => name !== country);
        const places = provinces
          .filter(({ terrain, id }) => terrain === "sea" && id !== "Tyn")
          .slice(0, helpers);
        const helping = places.map(({ name }) => `F ${name}`);
        const { events, phase, centers } = sit(
          committee,
          { [helper]: helping, [occupier]: occupied.map((home) => `A ${home}`), [country]: [] },
          {
            [helper]: helping.map((unit) => `${unit} I ${country}`),
            [country]: [`Revive ${ranking.map((home, i) => `${i + 1} ${home} none`).join(", ")}`],
          },
          {
            phase: `${season}${committee}M`,
            centers: { [occupier]: homesOf(power) },
            lost: { [country]: occupier },
          },
        );
        const expected = best(committee, ranking, occupied, helpers);
        const won = events("risen").flatMap(({ centres }) => centres as string[]);
        expect(won.toSorted()).toEqual(expected.toSorted());
        const driven = expected.filter((home) => occupied.includes(home));
        expect(events("driven-out")).toHaveLength(driven.length);
        expect(phase.endsWith("R")).toBe(driven.length > 0);
        expect(centers(country)).toEqual(expected.toSorted());
      }),
      { numRuns: 300, seed: 1935 },
    );
  },
);

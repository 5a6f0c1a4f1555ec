import { describe, expect, test } from "vitest";
import { seatingCost } from "./cost.ts";
import { bestOfAll } from "./exhaustive.ts";
import { type Past, pastOf } from "./past.ts";
import { dealPowers } from "./powers.ts";
import { type Candidate, problemOf, type SeedingInput } from "./problem.ts";
import { rehearse } from "./rehearse.ts";
import { bestByChance, seedBoards } from "./seed.ts";

const NOBODY = pastOf([]);

const people = (count: number, more: (index: number) => Partial<Candidate> = () => ({})): Candidate[] =>
  Array.from({ length: count }, (_, i) => {
    return { id: `p${i + 1}`, club: "", preferences: [], playsTwice: false, ...more(i) };
  });

const input = (players: readonly Candidate[], more: Partial<SeedingInput> = {}): SeedingInput => ({
  players,
  seats: 7,
  leftOver: "byes",
  locked: [],
  past: NOBODY,
  blocked: [],
  seed: 5,
  ...more,
});

describe("four rounds", () => {
  test.each([7, 23, 49, 140])(
    "of %i players repeat no power, and no more meetings than anyone could avoid",
    (count) => {
      const { rounds, meetings, leastMeetings, repeatedPowers, mostByes } = rehearse(count, 4);
      expect(repeatedPowers).toBe(0);
      expect(meetings).toBe(leastMeetings);
      // 23 players: two sit out in each of four rounds, so nobody has to twice.
      expect(mostByes).toBe(count === 23 ? 1 : 0);
      for (const { boards, byes } of rounds) {
        expect(boards.length).toBe(Math.floor(count / 7));
        expect(new Set([...boards.flat(), ...byes]).size).toBe(count);
      }
    },
  );

  test("of 49 players go on without a repeated meeting until everyone has met everyone", () => {
    const { meetings, rounds } = rehearse(49, 8);
    expect(meetings).toBe(0);
    const met = pastOf(rounds.map(({ boards, byes }) => ({ boards, byes })));
    for (let other = 2; other <= 49; other++) expect(met.met("p1", `p${other}`)).toBe(1);
  });

  test("come out the same for the same seed, and otherwise for another", () => {
    expect(rehearse(23, 4)).toEqual(rehearse(23, 4));
    expect(rehearse(23, 1, { seed: 2 }).rounds).not.toEqual(rehearse(23, 1).rounds);
  });
});

describe("against a search of all seatings", () => {
  /** Two boards with a past that chance made. */
  const drawn = (rounds: number): Past =>
    pastOf(
      Array.from({ length: rounds }, (_, round) => {
        const { boards } = seedBoards(input(people(14), { seed: 100 + round }));
        return { boards, byes: [] };
      }),
    );

  test.each([1, 2, 3])("annealing finds the best of 1716 after %i rounds", (rounds) => {
    const asked = input(
      people(14, (i) => ({ club: i % 3 === 0 ? "north" : "" })),
      {
        past: drawn(rounds),
      },
    );
    const best = bestOfAll(problemOf(asked));
    const problem = problemOf(asked);
    expect(best).not.toBe(null);
    const found = seatingCost(problem, bestByChance(problem, asked));
    expect(found).toBe(best && seatingCost(problem, best));
  });

  test("powers are dealt out in the best of all 5040 ways", () => {
    const past = pastOf([
      { boards: [["p1", "p2", "p3", "p4", "p5", "p6", "p7"]], byes: [] },
      { boards: [["p1", "p3", "p2", "p4", "p7", "p6", "p5"]], byes: [] },
    ]);
    const problem = problemOf(
      input(
        people(7, (i) => ({ preferences: [i % 2, 3, 2] })),
        { past },
      ),
    );
    const cost = (board: readonly number[]): number =>
      board.reduce((total, entry, power) => total + problem.powers[entry * 7 + power], 0);
    const all = permutations([0, 1, 2, 3, 4, 5, 6]).map(cost);
    expect(all.length).toBe(5040);
    expect(cost(dealPowers(problem, [0, 1, 2, 3, 4, 5, 6]))).toBe(Math.min(...all));
  });

  const permutations = (items: readonly number[]): number[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item) =>
          permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
        );
});

test("those who must not meet don't, and clubs are kept apart where that costs nothing", () => {
  const players = people(21, (i) => ({ club: i < 6 ? "north" : "" }));
  const blocked: [string, string][] = [
    ["p10", "p11"],
    ["p11", "p12"],
    ["p10", "p12"],
  ];
  const { boards } = seedBoards(input(players, { blocked }));
  const boardOf = (id: string): number => boards.findIndex((board) => board.includes(id));
  expect(new Set(["p10", "p11", "p12"].map(boardOf)).size).toBe(3);
  for (const board of boards) expect(board.filter((id) => Number(id.slice(1)) <= 6).length).toBe(2);
});

test("locked boards stay, and everyone else is seated around them", () => {
  const locked = [["p1", "p2", "p3", "p4", "p5", "p6", "p7"]];
  const { boards, out } = seedBoards(input(people(23), { locked }));
  expect(boards.length).toBe(2);
  expect(new Set([...boards.flat(), ...out]).size).toBe(16);
  expect([...boards.flat(), ...out]).not.toContain("p1");
});

test("where some play on two boards, volunteers do first, and nobody sits at a board twice", () => {
  const players = people(23, (i) => ({ playsTwice: i < 5 }));
  const { boards, out } = seedBoards(input(players, { leftOver: "two-boards" }));
  expect([boards.length, out]).toEqual([4, []]);
  const all = boards.flat();
  const twice = all.filter((id, index) => all.indexOf(id) !== index);
  expect(twice.toSorted()).toEqual(["p1", "p2", "p3", "p4", "p5"]);
  for (const board of boards) expect(new Set(board).size).toBe(7);
});

test("nobody sits out again before everyone else has", () => {
  for (const count of [8, 23]) {
    const { rounds } = rehearse(count, 8);
    const out = rounds.flatMap(({ byes }) => byes);
    expect(new Set(out.slice(0, count)).size).toBe(Math.min(count, out.length));
  }
});

test("preferences are followed where nothing else is lost", () => {
  const players = people(7, (i) => ({ preferences: [(i + 2) % 7] }));
  const { boards } = seedBoards(input(players));
  expect(boards[0]).toEqual(["p6", "p7", "p1", "p2", "p3", "p4", "p5"]);
});

import type { Game, Power } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { type Played, playedPowers, playMatch } from "./match.ts";
import { sharesOf } from "./standing.ts";
import { tallyOf } from "./tally.ts";

const [classic]: readonly Game[] = allGames();

const played = (share: number, more: Partial<Played> = {}): Played => ({
  power: 0 as Power,
  share,
  isSolo: false,
  isAlive: true,
  hasMost: false,
  year: 1935,
  ...more,
});

test("shares are squares of centers over the sum of all squares", () => {
  // Six powers with three centers, one with four, twelve unowned: 9 of 70 each, 16 of 70.
  const shares = sharesOf(classic.rules, classic.start);
  const sorted = [...shares].sort((a, b) => a - b);
  expect(sorted[0]).toBeCloseTo(9 / 70);
  expect(sorted[6]).toBeCloseTo(16 / 70);
});

test("a solo takes everything", () => {
  const winner = 3 as Power;
  const ending = { how: "victory", winners: [winner], by: "control" } as const;
  expect([...sharesOf(classic.rules, { ...classic.start, ending })]).toEqual([0, 0, 0, 1, 0, 0, 0]);
});

test("a tally has the mean share, its standard error, and counts", () => {
  const tally = tallyOf([
    played(1, { isSolo: true, hasMost: true }),
    played(0, { isAlive: false }),
    played(0.5),
  ]);
  expect(tally).toEqual({
    games: 3,
    share: 0.5,
    error: expect.closeTo(0.5 / Math.sqrt(3)),
    solos: 1,
    survivals: 2,
    tops: 1,
  });
  expect(tallyOf([played(0.2)]).error).toBe(0);
});

test("in a match each power has its turn, and a game is always the same", () => {
  const contestant = { level: "dumbbot" } as const;
  const pairing = { game: classic, alone: contestant, others: contestant, until: 1902 };
  const games = [0, 1, 2, 3, 4, 5, 6].map((number) => playMatch(pairing, 4, number));
  expect(games.map(({ power }) => power)).toEqual(playedPowers(classic));
  expect(playMatch(pairing, 4, 3)).toEqual(games[3]);
  expect(games[0].year).toBe(1903);
});

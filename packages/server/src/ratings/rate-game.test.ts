import type { FinishedGame, RatingBook } from "@chancery/store";
import { rate } from "openskill";
import { plackettLuce } from "openskill/models";
import { expect, test } from "vitest";
import { betaOf, FIRST, rateGame } from "./rate-game.ts";

const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
const PUBLISHED = [-24, -43, 59, 18, -21, -16, 27];
const PEOPLE = ["ann", "bob", "cleo", "dan", "eve", "fay", "gus"];

const newBook = (): RatingBook => ({ ratings: new Map(), advantages: new Map() });

/** A game in which people play the powers in alphabetical order. */
const game = (
  people: readonly string[],
  shares: readonly number[],
  more: Partial<FinishedGame> = {},
): FinishedGame => ({
  game: "g",
  variant: "classic",
  rulebook: "2023",
  pace: "live",
  ended: 0,
  phase: "W1908A",
  how: "draw",
  scoring: null,
  anonymous: false,
  counts: "rated",
  seats: people.map((person, seat) => ({
    seat,
    person,
    starter: person,
    powers: [POWERS[seat]],
    result: "survived",
    share: shares[seat],
    points: null,
    centers: 0,
    opening: null,
  })),
  ...more,
});

const rating = ({ ratings }: RatingBook, person: string, variant = "classic", pace = "live") =>
  ratings.get(JSON.stringify([person, variant, pace]));
const advantage = ({ advantages }: RatingBook, power: string) =>
  advantages.get(JSON.stringify(["classic", power]));

test("a series of games is rated as the library says", () => {
  const series: [readonly string[], readonly number[], readonly number[]][] = [
    [PEOPLE, [0, 0, 1, 0, 0, 0, 0], [2, 2, 1, 2, 2, 2, 2]],
    [PEOPLE.toReversed(), [0.5, 0, 0, 0.5, 0, 0, 0], [1, 2, 2, 1, 2, 2, 2]],
    [PEOPLE, [0.6, 0.3, 0, 0.1, 0, 0, 0], [1, 2, 4, 3, 4, 4, 4]],
  ];
  const book = newBook();
  const players = new Map(PEOPLE.map((person) => [person, { ...FIRST }]));
  let powers = PUBLISHED.map((mu) => ({ mu, sigma: 15 }));
  for (const [people, shares, rank] of series) {
    rateGame(game(people, shares), book);
    const teams = people.map((person, i) => {
      const { mu, sigma } = players.get(person) as typeof FIRST;
      return [{ mu, sigma: Math.sqrt(sigma ** 2 + 1) }, powers[i]];
    });
    const rated = rate(teams, { rank: [...rank], model: plackettLuce, beta: betaOf(7), tau: 0 });
    for (const [i, person] of people.entries()) players.set(person, rated[i][0]);
    const mean = rated.reduce((sum, [, power]) => sum + power.mu, 0) / 7;
    powers = rated.map(([, { mu, sigma }]) => ({ mu: mu - mean, sigma }));
  }
  for (const [person, { mu, sigma }] of players) {
    expect(rating(book, person)?.games).toBe(3);
    expect(rating(book, person)?.mu).toBeCloseTo(mu, 9);
    expect(rating(book, person)?.sigma).toBeCloseTo(sigma, 9);
  }
  for (const [i, power] of POWERS.entries()) expect(advantage(book, power)?.mu).toBeCloseTo(powers[i].mu, 9);
});

test("a win is worth more with a weak power, and against stronger players", () => {
  const gain = (seat: number, strong: boolean): number => {
    const book = newBook();
    if (strong)
      for (let i = 0; i < 9; i++) rateGame(game([...PEOPLE.slice(0, 6), "hal"], [1, 1, 1, 1, 1, 1, 0]), book);
    const people = PEOPLE.map((person, i) => (i === seat ? "new" : person));
    rateGame(
      game(
        people,
        POWERS.map((_, i) => (i === seat ? 1 : 0)),
      ),
      book,
    );
    return (rating(book, "new")?.mu ?? 0) - FIRST.mu;
  };
  expect(gain(1, false)).toBeGreaterThan(gain(2, false));
  expect(gain(1, true)).toBeGreaterThan(gain(1, false));
});

test("the games show what powers are worth, and the average is zero", () => {
  const book = newBook();
  for (let i = 0; i < 60; i++)
    rateGame(
      game(
        PEOPLE.map((person) => person + i),
        [0, 1, 0, 0, 0, 0, 0],
      ),
      book,
    );
  expect(advantage(book, "England")?.mu).toBeGreaterThan(-20);
  expect(advantage(book, "England")?.games).toBe(60);
  expect(advantage(book, "France")?.mu).toBeLessThan(59);
  const all = POWERS.map((power) => advantage(book, power)?.mu ?? 0);
  expect(all.reduce((sum, mu) => sum + mu, 0)).toBeCloseTo(0, 9);
});

test("other games begin without advantages, and each game and pace has ratings of its own", () => {
  const book = newBook();
  rateGame(game(PEOPLE.slice(0, 2), [1, 0], { variant: "france-austria" }), book);
  rateGame(game(PEOPLE.slice(0, 2), [1, 0], { variant: "france-austria", pace: "correspondence" }), book);
  const [first, second] = [0, 1].map((i) => [...book.advantages.values()][i]);
  expect(first.mu).toBeCloseTo(-second.mu, 9);
  expect(rating(book, "ann", "france-austria", "live")?.mu).toBeGreaterThan(FIRST.mu);
  expect(rating(book, "ann", "france-austria", "correspondence")?.games).toBe(1);
  expect(rating(book, "ann")).toBeUndefined();
});

test("a player who leaves a seat comes last, and their successor isn't rated", () => {
  const left = game(PEOPLE, [0, 0, 1, 0, 0, 0, 0]);
  const book = newBook();
  rateGame(
    { ...left, seats: left.seats.map((seat) => (seat.seat === 2 ? { ...seat, person: "hal" } : seat)) },
    book,
  );
  expect(rating(book, "hal")).toBeUndefined();
  expect(rating(book, "cleo")?.mu).toBeLessThan(FIRST.mu);
  expect(rating(book, "ann")?.mu).toBeGreaterThan(FIRST.mu);
});

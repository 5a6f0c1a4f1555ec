/** Files of games that are as expensive to import as any of their size, or were before they were bounded. */

const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

/** The movement phases of a game without positions. */
const record = (phases: number, orders: (index: number) => Readonly<Record<string, readonly string[]>>) => ({
  phases: Array.from({ length: phases }, (_, index) => ({
    phase: `${index % 2 === 0 ? "S" : "F"}${1901 + (index >> 1)}M`,
    orders: orders(index),
  })),
});

const byAll = (lines: readonly string[]) => Object.fromEntries(POWERS.map((power) => [power, lines]));

/** Units that aren't there: other outcomes of all earlier phases are tried until they are. */
const missing = () => record(35, () => byAll(Array(200).fill("A Bel H")));

/** Orders that nobody can read, as many as a game may have. */
const unreadable = () =>
  record(250, (phase) => ({ France: Array.from({ length: 198 }, (_, i) => `A q${i}x${phase} - w${i}y`) }));

/** A few bytes that stand for thousands of phases. */
const leftOut = () => Array(50).fill({ phases: [{ phase: "S2280M" }] });

/** Positions that replace each other. */
const positions = () => ({
  phases: Array(60_000).fill({ phase: "S1901M", state: { phase: "S1901M", units: {} } }),
});

/** The files, by turns. */
const FILES = [missing, unreadable, leftOut, positions].map((make) => JSON.stringify(make()));

export const fileOf = (turn: number): string => FILES[turn % FILES.length];

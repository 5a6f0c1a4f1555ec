import { expect, test } from "vitest";
import { readSetup } from "../index.ts";
import { HOUR, type Play, SEVEN, sevenAt } from "../testing.ts";

const pointsOf = (play: Play) => play.view("spectator").scores?.map(({ points }) => points) ?? null;

/** A game whose referee has given Italy's centers to France. */
function withoutItaly(setup: Record<string, unknown>): Play {
  const play = sevenAt({ referee: true, ...setup });
  const { phase, units, centers } = play.view("ref").position;
  const position = {
    phase,
    units: { ...units, Italy: [] },
    centers: { ...centers, Italy: [], France: [...centers.France, ...centers.Italy] },
  };
  return play.do("ref", { type: "edit", position, reason: "for the test" });
}

test("a game without a scoring system has no scores", () => {
  expect(pointsOf(sevenAt())).toBe(null);
});

test("everyone sees throughout what each seat would get if the game ended now", () => {
  const play = withoutItaly({ scoring: "world-classic" });
  // Austria, England, France, Germany, Italy, Russia, Turkey
  expect(pointsOf(play)).toEqual([60, 60, 138, 60, 0, 70, 60]);
  expect(play.view("ann").scores).toEqual(play.view("spectator").scores);
});

test("eliminated powers are scored by the year in which they lost their last center", () => {
  const play = withoutItaly({ scoring: "manorcon" });
  expect(pointsOf(play)?.[4]).toBe(0.1);
  // Spring, Fall and perhaps Winter of 1901, then Spring of 1902.
  while (!play.view("ref").phase.startsWith("S1902")) play.allReady();
  expect(play.view("ref").standings.at(-1)).toMatchObject({ year: 1901, centers: { Italy: 0 } });
  while (!play.view("ref").phase.startsWith("S1903")) play.allReady();
  expect(pointsOf(play)?.[4]).toBe(0.1);
});

test("a draw is shared by the powers in it", () => {
  const play = withoutItaly({ scoring: "draw-size" });
  for (const who of SEVEN) if (who !== "eve") play.do(who, { type: "vote", vote: { how: "draw" } });
  expect(play.table.status).toBe("ended");
  expect(pointsOf(play)?.map(Math.round)).toEqual([17, 17, 17, 17, 0, 17, 17]);
});

test("a concession is worth as much as a solo", () => {
  const play = sevenAt({ scoring: "sum-of-squares", concession: true });
  for (const who of SEVEN)
    if (who !== "dan") play.do(who, { type: "vote", vote: { how: "concession", to: "Germany" } });
  expect(pointsOf(play)).toEqual([0, 0, 0, 100, 0, 0, 0]);
});

test("leading when the time is up is no solo", () => {
  const play = sevenAt({ scoring: "draw-size", timeLimit: 1 });
  play.after(2 * HOUR).allReady();
  expect(play.view("ann").ending).toMatchObject({ how: "victory", winners: ["Russia"], by: "time-limit" });
  expect(pointsOf(play)?.every((points) => points === 100 / 7)).toBe(true);
});

test("a game that stops at its limit is scored, a game that is called off isn't", () => {
  const stopped = sevenAt({ scoring: "c-diplo-100", timeLimit: 1, options: { mostWins: false } });
  stopped.after(2 * HOUR).allReady();
  expect(stopped.view("ann").ending).toEqual({ how: "stopped" });
  expect(pointsOf(stopped)).toEqual([7.5, 7.5, 7.5, 7.5, 7.5, 43, 7.5]);
  const closed = sevenAt({ scoring: "c-diplo-100", referee: true });
  closed.do("ref", { type: "close", reason: "a storm" });
  expect(pointsOf(closed)).toBe(null);
});

test("games that count something else refuse a scoring system", () => {
  for (const variant of ["dissolution", "committee-1901"])
    expect(readSetup({ variant, scoring: "tribute" })).toMatchObject({
      error: [{ option: "scoring", fault: { code: "scoring-of-its-own" } }],
    });
  expect(readSetup({ scoring: "tribute" })).toMatchObject({ value: { scoring: "tribute" } });
  expect(readSetup({ scoring: "fame" })).toMatchObject({ error: [{ option: "scoring" }] });
});

import { expect, test } from "vitest";
import { boardResult, COUNT_YEARS, type Outcome, SYSTEMS } from "../index.ts";
import { HOUR, SEVEN, sevenAt } from "../testing.ts";

test("a draw is noted with its sharers, and nothing before the end", () => {
  const play = sevenAt({ draws: "subset" });
  expect(boardResult(play.table)).toBe(null);
  const sharers = ["England", "France"];
  for (const who of SEVEN) play.do(who, { type: "vote", vote: { how: "draw", sharers } });
  expect(boardResult(play.table)).toEqual({
    centers: { Austria: 3, England: 3, France: 3, Germany: 3, Italy: 3, Russia: 4, Turkey: 3 },
    eliminated: {},
    year: 1901,
    ending: { how: "draw", powers: sharers },
  });
});

test("a concession has a winner, and the end of time has none", () => {
  const conceded = sevenAt({ concession: true });
  for (const who of SEVEN)
    if (who !== "dan") conceded.do(who, { type: "vote", vote: { how: "concession", to: "Germany" } });
  expect(boardResult(conceded.table)?.ending).toEqual({ how: "concession", power: "Germany" });
  const late = sevenAt({ timeLimit: 1 });
  late.after(2 * HOUR).allReady();
  expect(boardResult(late.table)?.ending).toEqual({ how: "time" });
});

test("eliminated powers have the year in which they lost their last center", () => {
  const play = sevenAt({ referee: true });
  const { phase, units, centers } = play.view("ref").position;
  const position = {
    phase,
    units: { ...units, Italy: [] },
    centers: { ...centers, Italy: [], France: [...centers.France, ...centers.Italy] },
  };
  play.do("ref", { type: "edit", position, reason: "for the test" });
  while (!play.view("ref").phase.startsWith("S1903")) play.allReady();
  for (const who of SEVEN) if (who !== "eve") play.do(who, { type: "vote", vote: { how: "draw" } });
  expect(boardResult(play.table)).toMatchObject({
    centers: { Italy: 0, France: 6 },
    eliminated: { Italy: 1901 },
    year: 1903,
  });
});

test("a game that was called off has no result", () => {
  const play = sevenAt({ referee: true });
  play.do("ref", { type: "close", reason: "snow" });
  expect(boardResult(play.table)).toBe(null);
});

test("years of eliminations count in the systems that are said to count them, and in no others", () => {
  const outcome = (years: number): Outcome => {
    const sides = [12, 8, 7, 5, 2, 0, 0].map((centers, seat) => ({
      centers,
      years: [7, 7, 7, 7, 7, 3, years][seat],
    }));
    return { sides, solo: null, drawn: [0, 1, 2, 3, 4] };
  };
  const counting = Object.entries(SYSTEMS).flatMap(([name, system]) =>
    JSON.stringify(system(outcome(2))) === JSON.stringify(system(outcome(5))) ? [] : [name],
  );
  expect(counting.toSorted()).toEqual([...COUNT_YEARS].toSorted());
});

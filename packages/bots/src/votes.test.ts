import { openVariant } from "@chancery/contract";
import { type PositionJson, readPosition } from "@chancery/engine";
import { expect, test } from "vitest";
import { agreesTo } from "./votes.ts";

const opened = openVariant({ variant: "classic", rulebook: "2023", options: {} });
if (!opened.ok) throw new Error("no classic game");
const { rules, notation, start } = opened.value;

const CENTERS = rules.board.centers.map((center) => rules.board.provinces[center].id);

/** Whether a bot would share a draw where powers have so many centers. */
function draws(power: string, counts: Readonly<Record<string, number>>, year = 1904): boolean {
  const left = [...CENTERS];
  const centers = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, left.splice(0, count)]),
  );
  const position: PositionJson = { phase: `S${year}M`, units: {}, centers };
  const read = readPosition(notation, start, position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return agreesTo({ how: "draw" }, rules, read.value, power, 1901);
}

const wanted = (counts: Readonly<Record<string, number>>, year?: number): string[] =>
  Object.keys(counts).filter((power) => draws(power, counts, year));

test("nobody wants a draw while everyone can still win", () => {
  expect(wanted({ Austria: 3, England: 3, France: 3, Germany: 3, Italy: 3, Russia: 4, Turkey: 3 })).toEqual(
    [],
  );
  expect(wanted({ France: 17, Turkey: 16 })).toEqual([]);
});

test("a bot that is far behind wants a draw, the leader and those close to it don't", () => {
  expect(wanted({ Austria: 3, England: 5, France: 8, Germany: 7, Italy: 4 })).toEqual(["Austria", "Italy"]);
});

test("a bot wants a draw when someone else is about to win", () => {
  expect(wanted({ France: 15, Germany: 10, Turkey: 9 })).toEqual(["Germany", "Turkey"]);
});

test("after ten years only the leader plays on", () => {
  expect(wanted({ France: 12, Germany: 11, Turkey: 11 }, 1910)).toEqual([]);
  expect(wanted({ France: 12, Germany: 11, Turkey: 11 }, 1911)).toEqual(["Germany", "Turkey"]);
  expect(wanted({ France: 17, Turkey: 17 }, 1915)).toEqual(["France", "Turkey"]);
});

test("bots concede to those who are ahead of them", () => {
  const to = { how: "concession", to: "Russia" } as const;
  expect(agreesTo(to, rules, start, "France", 1901)).toBe(true);
  expect(agreesTo({ ...to, to: "Italy" }, rules, start, "France", 1901)).toBe(false);
});

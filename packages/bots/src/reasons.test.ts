import { type GameChoice, openVariant } from "@chancery/contract";
import {
  formatOrder,
  type PositionJson,
  type Power,
  powerNamed,
  readOrders,
  readPosition,
} from "@chancery/engine";
import { expect, test } from "vitest";
import { diceOf } from "./dice.ts";
import { ownLinesOf } from "./own-lines.ts";
import { reasonsFor } from "./reasons.ts";

const CLASSIC: GameChoice = { variant: "classic", rulebook: "2023", options: {} };

function opened(choice: GameChoice) {
  const game = openVariant(choice);
  if (!game.ok) throw new Error("no such game");
  return game.value;
}

/** What speaks for a power's orders in a position: the code, and what it is about. */
function reasons(name: string, position: PositionJson, text: string) {
  const { rules, notation, start } = opened(CLASSIC);
  const read = readPosition(notation, start, position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const power = powerNamed(rules, name) as Power;
  const orders = readOrders(notation, read.value, power, text).orders.map(({ reading, text: line }) => {
    if (!reading.ok) throw new Error(line);
    return reading.value;
  });
  return reasonsFor({ rules, state: read.value, power }, orders).map((reason) => ({
    code: reason.code,
    at: reason.province === null ? null : rules.board.provinces[reason.province].id,
    by: reason.power === null ? null : rules.powers[reason.power].name,
    moves: reason.moves,
  }));
}

const at = (phase: string, units: object, centers: object, more: object = {}): PositionJson =>
  ({ phase, units, centers, ...more }) as PositionJson;

const FRANCE = ["Bre", "Mar", "Par", "Por", "Spa"];

test("a move that comes closer to a center says so, and one into a center is left to the outlook", () => {
  const units = { France: ["A Gas", "A Par"], Germany: ["A Kie"] };
  const position = at("S1901M", units, { France: FRANCE.slice(0, 4), Germany: ["Bel", "Kie", "Mun"] });
  expect(reasons("France", position, "A Gas - Spa\nA Par - Bur")).toMatchObject([
    { code: "approach", by: "Germany", moves: 1 },
  ]);
});

test("builds guard what is threatened, or go where centers are near", () => {
  const units = { France: ["A Bur"], Germany: ["A Pic"] };
  const position = at("W1903A", units, { France: FRANCE, Germany: ["Kie", "Mun"] });
  expect(reasons("France", position, "Build A Par\nBuild F Mar")).toMatchObject([
    { code: "build-guards", at: "Par", by: "Germany" },
    { code: "build-aims", moves: 3 },
  ]);
  expect(reasons("France", position, "Waive")).toMatchObject([{ code: "waive-nowhere" }]);
});

test("the unit to remove is the one farthest from a center to take, or the least useful", () => {
  const position = at("W1903A", { France: ["A Mar", "A Bur"] }, { France: FRANCE, Germany: ["Bel", "Mun"] });
  expect(reasons("France", position, "Disband A Mar\nDisband A Bur")).toMatchObject([
    { code: "remove-far", moves: 2 },
    { code: "remove-least" },
  ]);
});

test("a retreat says what stands where it goes, or why there is no choice", () => {
  const retreating = (retreats: readonly string[], centers: object) =>
    at("S1903R", { Germany: ["A Bur"] }, centers, {
      dislodged: [{ power: "France", unit: "A Bur", from: "Mun", retreats }],
    });
  const codes = (to: string, retreats: readonly string[], centers: object) =>
    reasons("France", retreating(retreats, centers), to).map(({ code, by }) => [code, by]);
  const centers = { France: ["Mar"], Germany: ["Bel", "Mun"] };
  expect(codes("A Bur R Mar", ["Mar", "Bel"], centers)).toEqual([["retreat-guards", null]]);
  expect(codes("A Bur R Bel", ["Mar", "Bel"], centers)).toEqual([["retreat-takes", "Germany"]]);
  expect(codes("A Bur R Pic", ["Pic", "Gas"], centers)).toEqual([["retreat-aims", "Germany"]]);
  expect(codes("A Bur R Gas", ["Gas"], centers)).toEqual([["retreat-only", null]]);
  expect(codes("Disband A Bur", [], centers)).toEqual([["disband-nowhere", null]]);
});

test("points ask for help with own orders, never for a convoy that isn't needed", () => {
  const { rules, notation, start } = opened({ variant: "dissolution", rulebook: "2021", options: {} });
  const power = powerNamed(rules, "Iran") as Power;
  const situation = { rules, state: start, power };
  const orders = readOrders(notation, start, power, "A Tbz - Irq").orders.flatMap(({ reading }) =>
    reading.ok ? [reading.value] : [],
  );
  for (let seed = 0; seed < 8; seed++) {
    const lines = ownLinesOf(situation, orders, diceOf(seed));
    const asked = reasonsFor(situation, lines);
    expect(lines.map((line) => formatOrder(rules, line)).filter((line) => / C A /.test(line))).toEqual([]);
    expect(asked.length).toBe(lines.length);
    for (const { code, province } of asked) {
      expect(code).toBe("asks-move");
      expect(rules.board.provinces[province ?? 0].id).toBe("Irq");
    }
  }
});

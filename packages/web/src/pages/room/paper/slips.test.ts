import { expect, test } from "vitest";
import { openGame } from "../../../orders/open-game.ts";
import { stateOf } from "../../table/turns/phases.ts";
import { roomOf } from "../testing.ts";
import { slipsOf } from "./slips.ts";

const opened = openGame({ variant: "committee-1901", rulebook: "1901", options: {} });
if (!opened.ok) throw new Error(opened.error);
const game = opened.value;

const { delegations } = roomOf({
  delegations: ["France", "Germany", "Italy"].map((power) => ({ power, delegates: [], hasCode: null })),
});

function slips(position: Record<string, unknown> & { phase: string }) {
  const state = stateOf(game, { units: {}, centers: {}, ...position } as never, position.phase);
  if (!state.ok) throw new Error(state.error);
  return slipsOf(game, state.value, delegations).map(({ power, lines }) => [power, lines]);
}

const UNITS = { France: ["A Par", "F Bre"], Germany: ["A Ber"] };

test("a slip has a line for each unit, and a lost country's one for each of its home centers (MB-71, MB-243)", () => {
  const lost = { lost: { Italy: "France" } };
  expect(slips({ phase: "S1903M", units: UNITS, ...lost })).toEqual([
    ["France", ["A Par", "F Bre"]],
    ["Germany", ["A Ber"]],
    ["Italy", ["1.", "2.", "3."]],
  ]);
});

test("for retreats only who was dislodged gets one, in winter who gains or loses units", () => {
  const dislodged = [{ power: "France", unit: "A Bur", attackedFrom: "Mun", retreats: ["Gas"] }];
  expect(slips({ phase: "S1903R", units: UNITS, dislodged })).toEqual([["France", ["A Bur R"]]]);
  const centers = { France: ["Par", "Bre", "Mar"], Germany: [] };
  expect(slips({ phase: "W1903A", units: UNITS, centers })).toEqual([
    ["France", ["Build"]],
    ["Germany", ["Disband"]],
  ]);
});

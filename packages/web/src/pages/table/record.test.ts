import { openVariant, playOut, readSheets, tellResult } from "@chancery/contract";
import { formatPhase, formatPosition, type State } from "@chancery/engine";
import { expect, test } from "vitest";
import type { Setup, TurnView } from "../../api/client.ts";
import { words } from "../../messages/words.ts";
import { parseRecord } from "../sandbox/sharing/read-record.ts";
import { timelineOf } from "../sandbox/timeline.ts";
import { formatReport, turnAsSandbox } from "./record.ts";
import { pastPhase } from "./turns/phases.ts";

const SETUP = { variant: "classic", rulebook: "2023", options: {} } as unknown as Setup;
const opened = openVariant({ variant: "classic", rulebook: "2023", options: {} });
if (!opened.ok) throw new Error(opened.error.fault.code);
const game = opened.value;

/** A turn as the server reports it, and the position it leads to. */
function turn(
  number: number,
  state: State,
  orders: Record<string, string[]>,
): { turn: TurnView; next: State } {
  const sheets = readSheets(game.notation, state, orders);
  if (!sheets.ok) throw new Error(sheets.error.fault.code);
  const { response: report, next } = playOut(game.notation, state, sheets.value);
  const response = tellResult(words, game.rules, report);
  const result = { orders: response.orders, events: response.events, position: response.state };
  const told = {
    number,
    phase: formatPhase(state.phase),
    isOnLine: true,
    isPlayed: true,
    intervention: null,
    position: formatPosition(game.rules, state),
    result,
  };
  return { turn: told as unknown as TurnView, next };
}

const spring = turn(1, game.start, {
  France: ["A Par - Bur", "A Mar S A Par - Bur", "F Bre to the Moon"],
  Germany: ["A Mun - Bur"],
});
const fall = turn(2, spring.next, { France: ["A Bur - Bel"] });

test("the sandbox opens the server's record of a game, with the same results", async () => {
  const phases = [spring.turn, fall.turn].map(({ phase, position, result }) => ({
    phase,
    state: position,
    orders: { France: result?.orders.filter(({ power }) => power === "France").map(({ text }) => text) },
    next: result?.position,
  }));
  const record = await parseRecord(JSON.stringify({ ...SETUP, phases }));
  if (!record.ok) throw new Error(record.error);
  const timeline = timelineOf(record.value);
  if (!timeline.ok) throw new Error(timeline.error);
  const { phases: played } = timeline.value;
  expect(played.map(({ position }) => position.phase)).toEqual(["S1901M", "F1901M"]);
  expect(played[1].position).toEqual(spring.turn.result?.position);
  expect(played[1].response?.state).toEqual(fall.turn.result?.position);
});

test("results as text have every order with its reason", () => {
  const text = formatReport(SETUP, [spring.turn]);
  expect(text).toContain("Spring 1901");
  expect(text).toMatch(/A Mun - Bur +Bounced 1v2 with A Par \(supported by A Mar\)/);
  expect(text).toContain("F Bre to the Moon");
});

test("a turn is opened in a sandbox with the orders that were given", () => {
  const timeline = timelineOf(turnAsSandbox(SETUP, spring.turn));
  if (!timeline.ok) throw new Error(timeline.error);
  expect(timeline.value.phases[0].response?.orders).toEqual(spring.turn.result?.orders);
});

test("a past turn has a line for every report, parsed again where it was understood", () => {
  const past = pastPhase(game, spring.turn);
  if (!past.ok) throw new Error(past.error);
  const { lines, response } = past.value;
  expect(lines.map(({ order }) => order?.type ?? null)).toEqual(["move", "support", null, "move"]);
  expect(response?.orders).toHaveLength(lines.length);
});

import { formatPosition, type Order, playPhase, type State } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { diceOf } from "../dice.ts";
import { fieldsFor } from "./field.ts";
import { leadsByPlaying, leadsQuickly } from "./next.ts";
import { changed, changesTo, optionsOf } from "./options.ts";
import { guess, horizonOf, playOut } from "./rollout.ts";

const [{ rules, start }] = allGames();
const told = (state: State): string => JSON.stringify(formatPosition(rules, state));

/** Movement phases of a game among DumbBots. */
function movements(count: number): State[] {
  const dice = diceOf(8);
  const found: State[] = [];
  for (
    let state = start;
    found.length < count;
    state = playPhase(rules, state, guess(rules, state, dice)).state
  )
    if (state.phase.task === "M") found.push(state);
  return found;
}

test("plans lead quickly to where they lead when they are played, and the same key means the same position", () => {
  const dice = diceOf(2);
  let plans = 0;
  let isKnown = 0;
  for (const state of movements(8)) {
    const [power] = dice.shuffled(
      state.seats.flat().filter((each) => state.units.some((unit) => unit.power === each)),
    );
    const situation = { rules, state, power };
    const fields = fieldsFor(situation, 3, dice);
    const options = optionsOf(situation);
    const [slow, quick] = [leadsByPlaying(situation, fields), leadsQuickly(situation, fields, options)];
    const known = fields.map(() => new Map<number | null, string>());
    let plan: readonly Order[] = guess(rules, state, dice).get(power) ?? [];
    for (let i = 0; i < 25; i++) {
      const changes = changesTo(situation, options, plan);
      plan = changed(plan, changes[dice.below(changes.length)]);
      for (const field of fields.keys()) {
        const next = quick(plan, field);
        const position = told(next.state());
        expect(position).toBe(told(slow(plan, field).state()));
        const before = known[field].get(next.key);
        if (before !== undefined) isKnown++;
        expect(before ?? position).toBe(position);
        known[field].set(next.key, position);
        plans++;
      }
    }
  }
  expect(plans).toBe(600);
  expect(isKnown).toBeGreaterThan(20);
});

test("a position is played on until centers have changed hands after two moves at least", () => {
  const { state, phases } = playOut(rules, start, horizonOf(start), diceOf(1));
  expect(phases).toBeGreaterThanOrEqual(2);
  expect(state.phase).toEqual({ season: "W", year: 1901, task: "A" });
  const fall: State = { ...start, phase: { season: "F", year: 1901, task: "M" } };
  expect(playOut(rules, fall, horizonOf(fall), diceOf(1)).state.phase.year).toBe(1902);
});

import type { Rules, Step } from "../rulebook/rules.ts";
import type { GameEvent } from "../rulebook/turn.ts";
import { centersOf, type State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";

/** A unit in a center at the end of a Fall turn takes control of it (CB-140 to CB-142). */
export const captureCenters: Step = {
  name: "capture-centers",
  run: (rules, turn) => {
    const { state } = turn;
    const { centers, provinceOf } = rules.board;
    const occupiers: (Power | undefined)[] = [];
    for (const { at, power } of state.units) occupiers[provinceOf[at]] = power;
    const events: GameEvent[] = [...turn.events];
    const before = events.length;
    const owners = centers.map((province, index) => {
      const from = state.owners[index];
      const power = occupiers[province];
      if (power === undefined || power === from) return from;
      events.push({ type: "captured", power, province, from });
      return power;
    });
    if (events.length === before) return turn;
    const next = { ...state, owners };
    for (const power of lately(rules, state, next)) events.push({ type: "eliminated", power });
    return { ...turn, state: next, events };
  },
};

/** Powers that had a center and now have none: their units cannot be kept (CB-154). */
function lately(rules: Rules, before: State, after: State): Power[] {
  return [...rules.powers.keys()]
    .map((index) => index as Power)
    .filter((power) => centersOf(before, power) > 0 && centersOf(after, power) === 0);
}

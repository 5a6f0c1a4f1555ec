import type { Rules, Step } from "../rulebook/rules.ts";
import { type State, unitsOf } from "../state/state.ts";
import type { Power } from "../state/unit.ts";

/**
 * Puts the powers of players into civil disorder who submitted nothing at all for a Spring or Fall move
 * (CB-156, R-16): their units hold, are disbanded when dislodged, and nothing is built for them. An empty sheet is a submission.
 */
export function declareDisorder(rules: Rules, state: State, submitted: ReadonlySet<Power>): State {
  if (state.phase.task !== "M") return state;
  const silent = state.seats.filter((seat) => !seat.some((power) => submitted.has(power))).flat();
  const disorder = [...rules.powers.keys()]
    .map((index) => index as Power)
    .filter((power) => silent.includes(power) && unitsOf(state, power) > 0);
  return { ...state, disorder };
}

/** Takes a power out of civil disorder: its player, or a successor, is back (C71-XIV.3-1). */
export function restoreOrder(state: State, power: Power): State {
  return { ...state, disorder: state.disorder.filter((other) => other !== power) };
}

/** Civil disorder lasts for a season, and from Fall over the winter: with each move everyone may order again. */
export const endDisorder: Step = {
  name: "end-disorder",
  run: (_rules, turn) =>
    turn.state.disorder.length === 0 ? turn : { ...turn, state: { ...turn.state, disorder: [] } },
};

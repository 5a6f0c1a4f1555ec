import { fail, ok, type Result } from "../result.ts";
import type { Rules, Step } from "../rulebook/rules.ts";
import type { Turn } from "../rulebook/turn.ts";
import { centersOf, type Ending, type State, unitsOf, type VictoryKind } from "../state/state.ts";
import type { Power } from "../state/unit.ts";

type Counted = "units" | "centers";

const count = (state: State, power: Power, counted: Counted): number =>
  counted === "units" ? unitsOf(state, power) : centersOf(state, power);

/** Players, each as the list of powers counted together. */
function sides(rules: Rules, state: State): readonly (readonly Power[])[] {
  return rules.policies.controlScope === "player" ? state.seats : state.seats.flat().map((power) => [power]);
}

const sum = (state: State, side: readonly Power[], counted: Counted): number =>
  side.reduce((total, power) => total + count(state, power, counted), 0);

/** Powers that survive, and so share a draw (C71-II-1, C23-2): those someone plays and that still have something. */
export function survivors(rules: Rules, state: State): Power[] {
  return state.seats.flat().filter((power) => count(state, power, rules.policies.survivors) > 0);
}

function end(turn: Turn, ending: Ending): Turn {
  return { ...turn, state: { ...turn.state, ending }, events: [...turn.events, { type: "ended", ending }] };
}

/** A step that looks for a side with enough of what is counted; only where it is counted does it look. */
function judgeControl(when: Counted): Step {
  return {
    name: `judge-control-by-${when}`,
    run: (rules, turn) => {
      const { controlCounts, controlNeeds } = rules.policies;
      if (turn.state.ending || controlCounts !== when) return turn;
      const winner = sides(rules, turn.state)
        .filter((side) => sum(turn.state, side, when) >= controlNeeds)
        .sort((a, b) => sum(turn.state, b, when) - sum(turn.state, a, when))[0];
      return winner ? end(turn, { how: "victory", winners: winner, by: "control" }) : turn;
    },
  };
}

/** Enough centers: looked at once a year, when ownership has been settled (CB-6, CB-7). */
export const judgeControlByCenters = judgeControl("centers");
/** Enough units on the board: looked at after adjustments (C71-XIV.2-3, R-15). */
export const judgeControlByUnits = judgeControl("units");

/** The end that a limit brings: the leader wins, ties share (C23-3 to C23-5, C71-III-2, C71-III-3). */
function endByCount(rules: Rules, state: State, by: VictoryKind): Ending {
  if (!rules.limit.mostWins) return { how: "stopped" };
  const { limitCounts } = rules.policies;
  const most = Math.max(...sides(rules, state).map((side) => sum(state, side, limitCounts)));
  const winners = sides(rules, state).filter((side) => sum(state, side, limitCounts) === most);
  return { how: "victory", winners: winners.flat(), by };
}

/** Ends the game when its last turn is over. What that turn is counted by says when that is. */
function judgeLimit(when: Counted): Step {
  return {
    name: `judge-limit-by-${when}`,
    run: (rules, turn) => {
      const { lastTurn } = rules.limit;
      const { year } = turn.state.phase;
      if (turn.state.ending || !lastTurn || rules.policies.limitCounts !== when) return turn;
      const over = year > lastTurn.year || (year === lastTurn.year && lastTurn.season === "F");
      return over ? end(turn, endByCount(rules, turn.state, "turn-limit")) : turn;
    },
  };
}
/** After Fall and its retreats, when centers no longer change that year. */
export const judgeLimitByCenters = judgeLimit("centers");
/** After adjustments, which belong to the Fall move where units are counted. */
export const judgeLimitByUnits = judgeLimit("units");

/** Ends a game whose last turn was a Spring, when Fall is reached. */
export const judgeSpringLimit: Step = {
  name: "judge-spring-limit",
  run: (rules, turn) => {
    const { lastTurn } = rules.limit;
    const over = lastTurn?.season === "S" && turn.state.phase.year >= lastTurn.year;
    return over && !turn.state.ending ? end(turn, endByCount(rules, turn.state, "turn-limit")) : turn;
  },
};

/** Ends a game when its time is up (C23-4, R-20): call it when the phase in progress has been resolved. */
export function endAtTimeLimit(rules: Rules, state: State): State {
  return state.ending ? state : { ...state, ending: endByCount(rules, state, "time-limit") };
}

/** Why a draw is not possible: the survivors who have not agreed to it; nobody's fault if the game has none. */
export interface NoDraw {
  readonly missing: readonly Power[];
}

/** Ends a game in a draw, if all survivors agree; they all share it, unless they agree on others (CB-8). */
export function endInDraw(
  rules: Rules,
  state: State,
  agreed: ReadonlySet<Power>,
  sharers: readonly Power[] = survivors(rules, state),
): Result<State, NoDraw> {
  const missing = survivors(rules, state).filter((power) => !agreed.has(power));
  if (missing.length > 0 || state.ending || rules.limit.draws === false) return fail({ missing });
  return ok({ ...state, ending: { how: "draw", sharers } });
}

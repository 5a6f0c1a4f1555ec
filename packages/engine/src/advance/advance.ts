import { BrokenInvariant } from "../result.ts";
import type { PhaseSpec, Rules, Step } from "../rulebook/rules.ts";
import type { Submissions, Turn } from "../rulebook/turn.ts";
import type { State } from "../state/state.ts";

/**
 * Plays out the phase a game is in and continues to the next one in which anyone has anything to order, or
 * to the end of the game. The same position and orders always give the same result.
 */
export function playPhase(rules: Rules, state: State, submissions: Submissions): Turn {
  if (state.ending) throw new BrokenInvariant("a game that has ended is not played on");
  const turn: Turn = { state, verdicts: new Map(), events: [] };
  const spec = specOf(rules, state);
  const played = run(rules, spec.steps, turn, submissions);
  return spec.isRepeated?.(rules, played.state) ? played : goOn(rules, played);
}

/** Continues from a position whose orders have been carried out, as `playPhase` does. */
export const goOnFrom = (rules: Rules, state: State): State =>
  goOn(rules, { state, verdicts: new Map(), events: [] }).state;

function run(rules: Rules, steps: readonly Step[], turn: Turn, submissions: Submissions): Turn {
  return steps.reduce((before, step) => step.run(rules, before, submissions), turn);
}

function specOf(rules: Rules, state: State): PhaseSpec {
  const { season, task } = state.phase;
  const spec = rules.year.find((phase) => phase.season === season && phase.task === task);
  if (!spec) throw new BrokenInvariant(`the year has no phase ${season}${task}`);
  return spec;
}

const NOTHING: Submissions = new Map();

/** Goes through the calendar, doing what falls due by itself, until someone has to order. */
function goOn(rules: Rules, turn: Turn): Turn {
  let at = rules.year.indexOf(specOf(rules, turn.state));
  let { year } = turn.state.phase;
  let next = turn;
  // A whole year without anything to order cannot happen twice: moves are always needed.
  for (let passed = 0; !next.state.ending && passed <= rules.year.length; passed++) {
    at = (at + 1) % rules.year.length;
    if (at === 0) year++;
    const spec = rules.year[at];
    next = { ...next, state: { ...next.state, phase: { season: spec.season, year, task: spec.task } } };
    if (spec.task !== "R" && next.state.contested.length > 0)
      next = { ...next, state: { ...next.state, contested: [] } };
    next = run(rules, spec.opening, next, NOTHING);
    if (!spec.isNeeded(rules, next.state)) continue;
    if (!spec.playsItself?.(rules, next.state)) return next;
    // Nobody ordered anything in it: the verdicts stay those of the phase that was ordered.
    next = { ...run(rules, spec.steps, next, NOTHING), verdicts: turn.verdicts };
    if (spec.isRepeated?.(rules, next.state)) return next;
  }
  return next;
}

import { adjustmentDue, buildsOpen } from "../orders/adjust.ts";
import type { Order } from "../orders/order.ts";
import { resolveAdjustments } from "../resolve/adjustments.ts";
import { resolveMovement } from "../resolve/movement/resolve.ts";
import { resolveRetreats } from "../resolve/retreats.ts";
import type { OwnReason } from "../rulebook/own.ts";
import type { Rules, Step } from "../rulebook/rules.ts";
import type { GameEvent, Submissions, Turn } from "../rulebook/turn.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import { type Sifted, sift } from "./sift.ts";
import { verdictsByOrder } from "./verdicts-by-order.ts";

/** Moves all units; the beaten are dislodged. */
export const movementStep: Step = {
  name: "move",
  run: (rules, turn, submissions) => {
    const sifted = sift(rules, turn.state, submissions);
    return moveSifted(rules, turn, submissions, sifted);
  },
};

/**
 * Moves all units but those that have left the board since the orders were written. What was ordered for their sake
 * is void, for the reason given.
 */
export function moveWithout(
  rules: Rules,
  turn: Turn,
  submissions: Submissions,
  gone: ReadonlySet<Unit>,
  why: OwnReason,
): Turn {
  const { legal, strays, refused } = sift(rules, turn.state, submissions);
  const isForGone = ({ target }: Order): boolean => target !== null && gone.has(target);
  const isLeft = (order: Order): boolean => order.unit !== null && !gone.has(order.unit) && !isForGone(order);
  for (const [power, orders] of submissions) {
    for (const order of orders) {
      if (isForGone(order) && !refused.has(order))
        refused.set(order, {
          power,
          unit: order.unit,
          order,
          status: "void",
          results: ["void"],
          reason: why,
        });
    }
  }
  const state = { ...turn.state, units: turn.state.units.filter((unit) => !gone.has(unit)) };
  return moveSifted(rules, { ...turn, state }, submissions, {
    legal: legal.filter(isLeft),
    strays: strays.filter(isLeft),
    refused,
  });
}

/** A turn with all units moved, for the caller to add to what happened. */
export interface Moved extends Turn {
  readonly events: GameEvent[];
}

/**
 * Moves all units by orders that have been sorted already. Of the legal ones some may be `given` by the game itself:
 * they are on nobody's sheet, and reported after what is.
 */
export function moveSifted(
  rules: Rules,
  turn: Turn,
  submissions: Submissions,
  { legal, strays, refused }: Sifted,
  given: readonly Order[] = [],
): Moved {
  const { state } = turn;
  const outcome = resolveMovement(rules, state, legal, strays);
  const events: GameEvent[] = [...turn.events];
  if (legal.length < state.units.length) {
    for (const unit of unordered(rules, state, legal, refused))
      events.push({ type: "unordered", power: unit.power, unit });
  }
  for (let i = 0; i < outcome.dislodged.length; i++) {
    const { unit } = outcome.dislodged[i];
    events.push({ type: "dislodged", power: unit.power, unit, by: outcome.dislodgers[i] });
  }
  for (const { unit, by } of outcome.disabled) events.push({ type: "disabled", power: unit.power, unit, by });
  for (const province of outcome.contested) events.push({ type: "standoff", province });
  const next = { ...state, units: outcome.units, dislodged: outcome.dislodged, contested: outcome.contested };
  return { state: next, verdicts: verdictsByOrder(submissions, refused, outcome, given), events };
}

/** The units that got no order: neither one that is carried out, nor one that turned out to be void. */
function unordered(
  { board: { provinceOf, provinces } }: Rules,
  { units }: State,
  orders: readonly Order[],
  refused: Sifted["refused"],
): readonly Unit[] {
  const isOrdered = new Uint8Array(provinces.length);
  for (const { unit } of orders) if (unit) isOrdered[provinceOf[unit.at]] = 1;
  for (const { unit, status } of refused.values())
    if (unit && status === "void") isOrdered[provinceOf[unit.at]] = 1;
  return units.filter(({ at }) => isOrdered[provinceOf[at]] === 0);
}

/** Carries out the retreats. Units that can't or may not retreat are disbanded. */
export const retreatStep: Step = {
  name: "retreat",
  run: (rules, turn, submissions) => {
    const { state } = turn;
    const { legal, refused } = sift(rules, state, submissions);
    const outcome = resolveRetreats(rules, state, legal);
    const events: GameEvent[] = [...turn.events];
    for (const verdict of outcome.verdicts) {
      const { power, unit, order, results } = verdict;
      if (unit && order?.type !== "disband" && results.includes("disbanded"))
        events.push({ type: "disbanded", power, unit, verdict });
    }
    return {
      state: { ...state, units: outcome.units, dislodged: [], contested: [] },
      verdicts: verdictsByOrder(submissions, refused, outcome),
      events,
    };
  },
};

/** Builds and removes units. */
export const adjustmentStep: Step = {
  name: "adjust",
  run: (rules, turn, submissions) => {
    const { verdicts, forced, units } = resolveAdjustments(rules, turn.state, submissions);
    const events = forced.map((verdict): GameEvent => {
      return { type: "disbanded", power: verdict.power, unit: verdict.unit as Unit, verdict };
    });
    return { state: { ...turn.state, units }, verdicts, events: [...turn.events, ...events] };
  },
};

/** Whether any unit must retreat or disband. */
export const someDislodged = (_rules: Rules, state: State): boolean => state.dislodged.length > 0;

/** Whether any power can build or must remove. */
export const someAdjustment = (rules: Rules, state: State): boolean =>
  rules.powers.some((_, power) => {
    const due = adjustmentDue(rules, state, power as Power);
    return due < 0 || (due > 0 && buildsOpen(rules, state, power as Power) > 0);
  });

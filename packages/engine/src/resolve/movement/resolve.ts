import type { Province } from "../../board/board.ts";
import type { Order } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { Dislodged, State } from "../../state/state.ts";
import type { Unit } from "../../state/unit.ts";
import { type Standing, standingAfter } from "../packed/after.ts";
import { readField } from "../packed/fully.ts";
import { decideOnce } from "../packed/once.ts";
import { createOutcome, DISLODGED, NOBODY, type Outcome } from "../packed/outcome.ts";
import type { Verdict } from "../verdict.ts";
import { solveMovement } from "./decide.ts";
import { type Given, Inquiry } from "./verdicts.ts";

/** What a movement phase came to. */
export interface MovementOutcome {
  /** For every unit of the position, in its order. Computed when first asked for, like their reasons. */
  readonly verdicts: readonly Verdict[];
  /** The units in place after the moves, without those dislodged. */
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  /** Who dislodged them, in the same order. */
  readonly dislodgers: readonly Unit[];
  /** Units that lost their support or convoy to an attack that couldn't dislodge them, and the attackers. */
  readonly disabled: readonly Disabled[];
  readonly contested: readonly Province[];
}

/** A unit that would have been dislodged, had it or its attacker been able to leave (DIS-3.9-1). */
export interface Disabled {
  readonly unit: Unit;
  readonly by: Unit;
}

/** Used again and again; made anew for a position with more units than any before. */
let out = createOutcome({ count: 64 });

/**
 * Resolves the moves of all powers. `orders` are legal and at most one for each unit; units without one
 * hold. `strays` are impossible orders to move which, by the rulebook, still count as orders to move.
 *
 * The packed resolver decides, where it can: it knows no reasons, which most callers never read.
 */
export function resolveMovement(
  rules: Rules,
  state: State,
  orders: readonly Order[],
  strays: readonly Order[] = [],
): MovementOutcome {
  if (strays.length > 0 || !decideOnce(rules, state, orders, roomFor(state)))
    return resolveFully(rules, state, orders, strays);
  const given = { rules, state, orders, strays };
  return new Resolved(given, out, Inquiry.afterDeciding(given));
}

/** The same by the full resolver alone, which decides what the packed one leaves to it. */
export function resolveFully(
  rules: Rules,
  state: State,
  orders: readonly Order[],
  strays: readonly Order[] = [],
): MovementOutcome {
  const given = { rules, state, orders, strays };
  const field = solveMovement(rules, state, orders, strays);
  readField(field, roomFor(state));
  return new Resolved(given, out, Inquiry.into(field, given));
}

function roomFor({ units: { length: count } }: State): Outcome {
  if (out.at.length < count) out = createOutcome({ count });
  return out;
}

const NOBODY_DISLODGED: readonly Unit[] = [];
const NOBODY_DISABLED: readonly Disabled[] = [];

class Resolved implements MovementOutcome {
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  readonly dislodgers: readonly Unit[];
  readonly disabled: readonly Disabled[];
  readonly contested: readonly Province[];
  private readonly inquiry: Inquiry;

  constructor({ rules, state }: Given, outcome: Outcome, inquiry: Inquiry) {
    const { units, dislodged, contested }: Standing = standingAfter(rules, state, outcome);
    this.units = units;
    this.dislodged = dislodged;
    this.dislodgers = outcome.dislodgedCount === 0 ? NOBODY_DISLODGED : dislodgersIn(state, outcome);
    this.disabled = outcome.disabledCount === 0 ? NOBODY_DISABLED : disabledIn(state, outcome);
    this.contested = contested;
    this.inquiry = inquiry;
  }

  get verdicts(): readonly Verdict[] {
    return this.inquiry.verdicts;
  }
}

function dislodgersIn({ units }: State, { at, attacker }: Outcome): readonly Unit[] {
  const dislodgers: Unit[] = [];
  for (let u = 0; u < units.length; u++) if (at[u] === DISLODGED) dislodgers.push(units[attacker[u]]);
  return dislodgers;
}

function disabledIn({ units }: State, { disabler }: Outcome): readonly Disabled[] {
  const disabled: Disabled[] = [];
  for (let u = 0; u < units.length; u++)
    if (disabler[u] !== NOBODY) disabled.push({ unit: units[u], by: units[disabler[u]] });
  return disabled;
}

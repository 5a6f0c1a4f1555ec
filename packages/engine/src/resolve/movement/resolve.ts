import type { Location, Province } from "../../board/board.ts";
import type { Order } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { Dislodged, State } from "../../state/state.ts";
import type { Unit } from "../../state/unit.ts";
import { retreatsFrom } from "../places.ts";
import type { Verdict } from "../verdict.ts";
import { solveMovement } from "./decide.ts";
import { type Field, MOVE, NONE, YES } from "./field.ts";
import { byConvoy, prevention, strength } from "./strength.ts";
import { Inquiry } from "./verdicts.ts";

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

/**
 * Resolves the moves of all powers. `orders` are legal and at most one for each unit; units without one
 * hold. `strays` are impossible orders to move which, by the rulebook, still count as orders to move.
 */
export function resolveMovement(
  rules: Rules,
  state: State,
  orders: readonly Order[],
  strays: readonly Order[] = [],
): MovementOutcome {
  return read(solveMovement(rules, state, orders, strays), state, orders, strays);
}

function read(
  field: Field,
  state: State,
  orders: readonly Order[],
  strays: readonly Order[],
): MovementOutcome {
  const { rules, count, taken, attacker: attackers, disabler: disablers } = field;
  const units: Unit[] = [];
  const lost: number[] = [];
  const disabled: Disabled[] = [];
  for (let u = 0; u < count; u++) {
    const unit = field.units[u];
    if (disablers[u] !== NONE) disabled.push({ unit, by: field.units[disablers[u]] });
    if (field.moves[u] === YES)
      units.push({ power: unit.power, kind: unit.kind, at: field.orders[u]?.to as Location });
    else if (attackers[u] === NONE) units.push(unit);
    else lost.push(u);
  }
  const contested = standoffs(field);
  const dislodged = lost.map((u): Dislodged => {
    const unit = field.units[u];
    const attacker = attackers[u];
    const open = rules.policies.retreatToConvoyOrigin && byConvoy(field, attacker) === YES;
    const attackedFrom = open ? null : (field.province[attacker] as Province);
    const isTaken = (province: Province): boolean => taken[province] === 1;
    const retreats = retreatsFrom(rules, state, unit, { isTaken, attackedFrom, contested });
    return { unit, attackedFrom, retreats };
  });
  const dislodgers = lost.map((u) => field.units[attackers[u]]);
  const inquiry = new Inquiry(field, { rules, state, orders, strays });
  return new Resolved(inquiry, units, dislodged, dislodgers, disabled, contested);
}

class Resolved implements MovementOutcome {
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  readonly dislodgers: readonly Unit[];
  readonly disabled: readonly Disabled[];
  readonly contested: readonly Province[];
  private readonly inquiry: Inquiry;

  constructor(
    inquiry: Inquiry,
    units: readonly Unit[],
    dislodged: readonly Dislodged[],
    dislodgers: readonly Unit[],
    disabled: readonly Disabled[],
    contested: readonly Province[],
  ) {
    this.inquiry = inquiry;
    this.units = units;
    this.dislodged = dislodged;
    this.dislodgers = dislodgers;
    this.disabled = disabled;
    this.contested = contested;
  }

  get verdicts(): readonly Verdict[] {
    return this.inquiry.verdicts;
  }
}

/** Provinces nobody is in, though someone's move into them had effect (CB-132, CB-110). */
export function standoffs(field: Field): Province[] {
  const contested: Province[] = [];
  for (let u = 0; u < field.count; u++) {
    const into = field.into[u] as Province;
    if (field.task[u] !== MOVE || field.taken[into] === 1 || contested.includes(into)) continue;
    prevention(field, u);
    if (strength.max > 0) contested.push(into);
  }
  return contested.sort((a, b) => a - b);
}

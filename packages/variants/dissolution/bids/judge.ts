import {
  checkOrder,
  type Illegal,
  type Order,
  type OwnReason,
  ownReason,
  type Power,
  type Rules,
  type State,
} from "@chancery/engine";
import { favorWith } from "../own.ts";
import { isNuclear, POWERS } from "../powers.ts";
import { type Bid, type BidLine, seated } from "./bid.ts";
import { againstItsOwn } from "./cohesion.ts";
import { deceivedBy } from "./deception.ts";
import { prejudiced } from "./prejudice.ts";
import { told } from "./told.ts";

/** A bid that has been judged: why it is ignored, or null if it counts. */
export interface JudgedBid {
  readonly line: BidLine;
  readonly player: Power;
  /** The bid with its order as it would be carried out. */
  readonly bid: Bid;
  readonly ignored: Illegal | OwnReason | null;
}

/**
 * Judges the bids of a player from top to bottom. What is ignored counts as not written: it uses up no points, so that
 * lines further down may still count (R057). `own` are the player's legal orders for units of its own.
 */
export function judgeBids(
  rules: Rules,
  state: State,
  player: Power,
  lines: readonly BidLine[],
  own: readonly Order[],
  allotted: number,
): readonly JudgedBid[] {
  const deceived = deceivedBy(state, own);
  const spent = new Map<Power, number>();
  let total = 0;
  return lines.map((line): JudgedBid => {
    const checked = legalNeutralOrder(rules, state, line.line);
    const bid = checked.bid;
    const { power } = bid.order.unit;
    const before = spent.get(power) ?? 0;
    const ignored =
      checked.fault ??
      lied(deceived.get(power)) ??
      beyondFavor(state, player, power, before + bid.points) ??
      beyondAllotment(total + bid.points, allotted);
    if (ignored === null) {
      spent.set(power, before + bid.points);
      total += bid.points;
    }
    return { line, player, bid, ignored };
  });
}

/** A bid with its order as it would be carried out, or why no neutral unit ever would (DIS-5.1.2-4, R060). */
export function legalNeutralOrder(
  rules: Rules,
  state: State,
  bid: Bid,
): { readonly bid: Bid; readonly fault: Illegal | OwnReason | null } {
  const checked = checkOrder(rules, seated(state), bid.order);
  if (!checked.ok) return { bid, fault: checked.error };
  const order = checked.value as Bid["order"];
  const fault = againstItsOwn(state, order) ?? prejudiced(state, order);
  return { bid: { ...bid, order }, fault: fault && ownReason(fault) };
}

const lied = (why: Parameters<typeof ownReason>[0] | undefined): OwnReason | null =>
  why ? ownReason(why) : null;

/** Favor limits what goes to all units of a nuclear power together (DIS-5.1.2-2, DIS-11.4.1-1). */
function beyondFavor(state: State, player: Power, power: Power, points: number): OwnReason | null {
  if (!isNuclear(power)) return null;
  const favor = favorWith(state, player, power);
  if (points <= favor) return null;
  const { name } = POWERS[power];
  const rules = favor === 0 ? ["DIS-11.4.1-4"] : ["DIS-11.4.1-1", "DIS-5.1.2-2"];
  const why = `This would be ${points} DP for ${name}, where Favor allows ${favor}`;
  return ownReason(told("beyond-favor", rules, why));
}

function beyondAllotment(points: number, allotted: number): OwnReason | null {
  if (points <= allotted) return null;
  const why = `This would be ${points} DP of ${allotted}`;
  return ownReason(told("beyond-allotment", ["DIS-5.1.2-1", "DIS-5.1-2"], why));
}

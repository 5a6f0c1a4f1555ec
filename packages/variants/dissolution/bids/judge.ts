import {
  checkOrder,
  type Illegal,
  type Order,
  type OwnFacts,
  type OwnReason,
  ownReason,
  type Power,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import { favorWith } from "../own.ts";
import { isNuclear, POWERS } from "../powers.ts";
import type { Bid, BidLine } from "./bid.ts";
import { againstItsOwn } from "./cohesion.ts";
import { deceived } from "./deception.ts";
import type { Ground } from "./ground.ts";
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

/** What a player has to say about neutral units, and what limits it. */
export interface Bidder {
  readonly player: Power;
  readonly lines: readonly BidLine[];
  /** The legal orders for the player's own units. */
  readonly own: readonly (Order & { readonly unit: Unit })[];
  readonly allotted: number;
}

/**
 * Judges the bids of a player from top to bottom. What is ignored counts as not written: it uses up no points, so that
 * lines further down may still count (R057).
 */
export function judgeBids(rules: Rules, ground: Ground, bidder: Bidder): readonly JudgedBid[] {
  const { player, lines, own, allotted } = bidder;
  const judged: JudgedBid[] = [];
  for (const line of lines) {
    const { bid, fault } = legalNeutralOrder(rules, ground, line.line);
    const { power } = bid.order.unit;
    const ignored =
      fault ??
      reasonOf(
        deceived(ground, own, power) ??
          beyondFavor(ground.state, player, power, spentOn(judged, power) + bid.points) ??
          beyondAllotment(spentOn(judged, null) + bid.points, allotted),
      );
    judged.push({ line, player, bid, ignored });
  }
  return judged;
}

const reasonOf = (fault: OwnFacts | null): OwnReason | null => fault && ownReason(fault);

/** Points that count so far: those for the units of one power, or all. */
function spentOn(judged: readonly JudgedBid[], power: Power | null): number {
  let points = 0;
  for (const { bid, ignored } of judged)
    if (ignored === null && (power === null || bid.order.unit.power === power)) points += bid.points;
  return points;
}

/** A bid with its order as it would be carried out, or why no neutral unit ever would (DIS-5.1.2-4, R060). */
export function legalNeutralOrder(
  rules: Rules,
  ground: Ground,
  bid: Bid,
): { readonly bid: Bid; readonly fault: Illegal | OwnReason | null } {
  const checked = checkOrder(rules, ground.seated, bid.order);
  if (!checked.ok) return { bid, fault: checked.error };
  const order = checked.value as Bid["order"];
  const fault = reasonOf(againstItsOwn(ground, order) ?? prejudiced(ground, order));
  return { bid: order === bid.order ? bid : { ...bid, order }, fault };
}

/** Favor limits what goes to all units of a nuclear power together (DIS-5.1.2-2, DIS-11.4.1-1). */
function beyondFavor(state: State, player: Power, power: Power, points: number): OwnFacts | null {
  if (!isNuclear(power)) return null;
  const favor = favorWith(state, player, power);
  if (points <= favor) return null;
  const rules = favor === 0 ? ["DIS-11.4.1-4"] : ["DIS-11.4.1-1", "DIS-5.1.2-2"];
  return told("beyond-favor", rules, { points, power: POWERS[power].name, favor });
}

function beyondAllotment(points: number, allotted: number): OwnFacts | null {
  if (points <= allotted) return null;
  return told("beyond-allotment", ["DIS-5.1.2-1", "DIS-5.1-2"], { points, allotted });
}

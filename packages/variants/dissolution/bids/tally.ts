import { type BoardOrder, hold, type State, sameOrder, support, type Unit } from "@chancery/engine";
import { board } from "../board.ts";
import { isNuclear, isPlayer, POWERS, provinceOfUnit } from "../powers.ts";
import type { JudgedBid } from "./judge.ts";

type NeutralOrder = BoardOrder & { readonly unit: Unit };

/** Points of the bids that count for one order. */
interface Stake {
  readonly order: NeutralOrder;
  readonly points: number;
}

/** What the points decided for a neutral unit. */
export interface Decision {
  readonly unit: Unit;
  readonly order: NeutralOrder;
  readonly how: "most" | "tie" | "default";
  /** All bids for it, also those that are ignored. */
  readonly bids: readonly JudgedBid[];
  readonly stakes: readonly Stake[];
}

/**
 * The order of each neutral unit: the one with most points; the default order if several have most, or none has any
 * (DIS-5.1.3-1 to DIS-5.1.3-3).
 */
export function decide(state: State, judged: readonly JudgedBid[]): readonly Decision[] {
  const bidsFor = byProvince(judged);
  const defaultOrder = defaultOrdersIn(state);
  const decisions: Decision[] = [];
  for (const unit of state.units) {
    if (isPlayer(unit.power)) continue;
    const bids = bidsFor[provinceOfUnit(unit)] ?? NO_BIDS;
    const stakes = stakesOf(bids);
    const winner = strictlyHighest(stakes);
    const how = winner ? "most" : stakes.length > 0 ? "tie" : "default";
    decisions.push({ unit, order: winner?.order ?? defaultOrder(unit), how, bids, stakes });
  }
  return decisions;
}

const NO_BIDS: readonly JudgedBid[] = [];
const NO_STAKES: readonly Stake[] = [];

/** The bids for the unit in each province, in the order in which they were judged. */
function byProvince(judged: readonly JudgedBid[]): readonly (readonly JudgedBid[] | undefined)[] {
  const bids: (JudgedBid[] | undefined)[] = new Array(board.provinces.length).fill(undefined);
  for (const each of judged) {
    const province = provinceOfUnit(each.bid.order.unit);
    const there = bids[province];
    if (there) there.push(each);
    else bids[province] = [each];
  }
  return bids;
}

/**
 * Points of different players on the same order add up, and an order by another convoy path is another order
 * (DIS-5.1-3, R040).
 */
function stakesOf(bids: readonly JudgedBid[]): readonly Stake[] {
  if (bids.length === 0) return NO_STAKES;
  const stakes: Stake[] = [];
  for (const { bid, ignored } of bids) {
    if (ignored !== null) continue;
    const known = indexOf(stakes, bid.order);
    if (known < 0) stakes.push({ order: bid.order, points: bid.points });
    else stakes[known] = { order: bid.order, points: stakes[known].points + bid.points };
  }
  return stakes;
}

function indexOf(stakes: readonly Stake[], order: NeutralOrder): number {
  for (let i = 0; i < stakes.length; i++) if (sameOrder(stakes[i].order, order)) return i;
  return -1;
}

/** The one with more points than any other. */
function strictlyHighest(stakes: readonly Stake[]): Stake | null {
  let highest: Stake | null = null;
  let isTied = false;
  for (const stake of stakes) {
    if (highest && stake.points < highest.points) continue;
    isTied = stake.points === highest?.points;
    highest = stake;
  }
  return isTied ? null : highest;
}

type DefaultOrder = (unit: Unit) => BoardOrder & { readonly unit: Unit };

/**
 * What a neutral unit does unless points say otherwise: it holds; an army of a pair of which both are there supports
 * the other to hold (DIS-5.1.3-4, DIS-9.2.1-2, DIS-9.2.1-3).
 */
function defaultOrdersIn({ units }: State): DefaultOrder {
  const first: (Unit | null)[] = new Array(POWERS.length).fill(null);
  const second: (Unit | null)[] = new Array(POWERS.length).fill(null);
  for (const unit of units) {
    if (isNuclear(unit.power)) continue;
    if (first[unit.power] === null) first[unit.power] = unit;
    else second[unit.power] ??= unit;
  }
  return (unit) => {
    const partner = (first[unit.power] === unit ? second : first)[unit.power];
    return partner ? support(unit, partner) : hold(unit);
  };
}

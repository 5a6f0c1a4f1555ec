import { type Board, isNext, type Location, type Province } from "../../board/board.ts";
import { adjustmentDue, buildSites } from "../../orders/adjust.ts";
import { isCarrier } from "../../orders/carriers.ts";
import { couldSail } from "../../orders/check.ts";
import type { Convoy, Order, Retreat, Support } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { State } from "../../state/state.ts";
import type { Power, Unit } from "../../state/unit.ts";
import { suits } from "../format.ts";

/**
 * How well an order fits the position. Which unit stands where and what it can reach may decide between
 * several readings of an order; other orders never may.
 */
export const FITS = ["unsuitable", "suitable", "possible"] as const;

/**
 * `possible`: the unit could do it if nobody stood in its way; `suitable`: it could at least be in such a
 * place, which tells Tyrolia from the Tyrrhenian Sea (C71-Examples-1).
 */
export type Fit = (typeof FITS)[number];

export function fitOf(rules: Rules, state: State, power: Power, order: Order): Fit {
  const { board } = rules;
  switch (order.type) {
    case "move":
      return canReach(rules, state, order.unit, order.to) ? "possible" : suiting(board, order.unit, order.to);
    case "support":
      if (canSupport(rules, state, order)) return "possible";
      return order.to === null ? "suitable" : suiting(board, order.target, order.to);
    case "convoy":
      return canConvoy(rules, state, order) ? "possible" : suiting(board, order.target, order.to);
    case "retreat":
      return canRetreat(board, state, order) ? "possible" : suiting(board, order.unit, order.to);
    case "build":
      if (!suits(board, order.kind, order.to)) return "unsuitable";
      return buildSites(rules, state, power).includes(board.provinceOf[order.to] as Province)
        ? "possible"
        : "suitable";
    case "disband":
      return state.phase.task === "A" && adjustmentDue(rules, state, power) >= 0 ? "suitable" : "possible";
    default:
      return "possible";
  }
}

const suiting = (board: Board, { kind }: Unit, to: Location): Fit =>
  suits(board, kind, to) ? "suitable" : "unsuitable";

/** Whether a unit can go there: by itself, or carried by units that stand where they could do it. */
function canReach(rules: Rules, state: State, unit: Unit, to: Location): boolean {
  const { board } = rules;
  const province = board.provinceOf[to] as Province;
  if (province === board.provinceOf[unit.at]) return false;
  return isNext(board, unit.kind.way, unit.at, province) || couldSail(rules, state, unit, province);
}

function canSupport(rules: Rules, state: State, { unit, target, to }: Support): boolean {
  const { board } = rules;
  const into = board.provinceOf[to ?? target.at] as Province;
  if (target === unit || !isNext(board, unit.kind.way, unit.at, into)) return false;
  return to === null || canReach(rules, state, target, to);
}

function canConvoy(rules: Rules, state: State, { unit, target, to }: Convoy): boolean {
  const { provinceOf } = rules.board;
  if (!isCarrier(rules, unit)) return false;
  return couldSail(rules, state, target, provinceOf[to] as Province);
}

function canRetreat({ provinceOf }: Board, { dislodged }: State, { unit, to }: Retreat): boolean {
  const retreats = dislodged.find((other) => other.unit === unit)?.retreats ?? [];
  return retreats.some((place) => provinceOf[place] === provinceOf[to]);
}

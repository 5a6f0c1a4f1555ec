import type { Province } from "../board/board.ts";
import type { Order } from "../orders/order.ts";
import type { Rules } from "../rulebook/rules.ts";
import { type Dislodged, isInactive, type State } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";
import { type ReasonCode, reason, type Verdict } from "./verdict.ts";

/** What a retreat phase came to. */
export interface RetreatOutcome {
  /** On every dislodged unit, in its order. */
  readonly verdicts: readonly Verdict[];
  readonly units: readonly Unit[];
}

/** Resolves the retreats. `orders` are legal and at most one for each dislodged unit. */
export function resolveRetreats(rules: Rules, state: State, orders: readonly Order[]): RetreatOutcome {
  const { provinceOf } = rules.board;
  const orderOf = new Map(orders.map((order) => [order.unit, order]));
  const comers = new Map<Province, Unit[]>();
  for (const { unit } of state.dislodged) {
    const order = orderOf.get(unit);
    if (order?.type !== "retreat") continue;
    const to = provinceOf[order.to] as Province;
    comers.set(to, [...(comers.get(to) ?? []), unit]);
  }
  const units = [...state.units];
  const verdicts = state.dislodged.map((dislodged): Verdict => {
    const { unit } = dislodged;
    const order = orderOf.get(unit) ?? null;
    const rivals = order?.type === "retreat" ? (comers.get(provinceOf[order.to] as Province) ?? []) : [];
    if (order?.type === "retreat" && rivals.length === 1) {
      units.push({ power: unit.power, kind: unit.kind, at: order.to });
      return {
        power: unit.power,
        unit,
        order,
        status: "succeeds",
        results: ["retreated"],
        reason: reason("retreated"),
      };
    }
    const others = rivals.filter((rival) => rival !== unit);
    const status = order?.type === "disband" ? "succeeds" : "fails";
    return {
      power: unit.power,
      unit,
      order,
      status,
      results: ["disbanded"],
      reason: reason(whyDisbanded(state, dislodged, order), others),
    };
  });
  return { verdicts, units };
}

function whyDisbanded(state: State, { unit, retreats }: Dislodged, order: Order | null): ReasonCode {
  if (order?.type === "retreat") return "retreat-collision";
  if (isInactive(state, unit.power)) return "disbanded-in-disorder";
  if (unit.kind.stationary) return "disbanded-as-stationary";
  if (retreats.length === 0) return "disbanded-without-place";
  return order === null ? "disbanded-without-order" : "disbanded-by-order";
}

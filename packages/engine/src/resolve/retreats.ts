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
    const disbanded = (code: ReasonCode, by: readonly Unit[] = []): Verdict => ({
      power: unit.power,
      unit,
      order,
      status: order?.type === "disband" ? "succeeds" : "fails",
      results: ["disbanded"],
      reason: reason(code, by),
    });
    if (order?.type !== "retreat") return disbanded(whyDisbanded(state, dislodged, order));
    const rivals = comers.get(provinceOf[order.to] as Province) ?? [];
    if (rivals.length > 1)
      return disbanded(
        "retreat-collision",
        rivals.filter((rival) => rival !== unit),
      );
    const sharers = sharersOf(rules, state, dislodged, orderOf);
    if (sharers.length > 0) return disbanded("retreat-shared", sharers);
    units.push({ power: unit.power, kind: unit.kind, at: order.to });
    return {
      power: unit.power,
      unit,
      order,
      status: "succeeds",
      results: ["retreated"],
      reason: reason("retreated"),
    };
  });
  return { verdicts, units };
}

/**
 * The other units that keep one from the only space left to it, because it's the only one left to them as well and
 * they aren't ordered to disband (C71-XI.2-1). Units without a player retreat nowhere, so they keep nobody out.
 */
function sharersOf(
  { board: { provinceOf }, policies }: Rules,
  state: State,
  dislodged: Dislodged,
  orderOf: ReadonlyMap<Unit | null, Order>,
): Unit[] {
  if (policies.sharedRetreat === "others-stay-away") return [];
  const onlySpace = ({ unit, retreats }: Dislodged): number | null => {
    if (retreats.length === 0 || isInactive(state, unit.power)) return null;
    const [first, ...others] = retreats.map((place) => provinceOf[place]);
    return others.every((other) => other === first) ? first : null;
  };
  const space = onlySpace(dislodged);
  if (space === null) return [];
  return state.dislodged
    .filter((other) => other !== dislodged && onlySpace(other) === space)
    .map(({ unit }) => unit)
    .filter((unit) => orderOf.get(unit)?.type !== "disband");
}

function whyDisbanded(state: State, { unit, retreats }: Dislodged, order: Order | null): ReasonCode {
  if (isInactive(state, unit.power)) return "disbanded-in-disorder";
  if (unit.kind.stationary) return "disbanded-as-stationary";
  if (retreats.length === 0) return "disbanded-without-place";
  return order === null ? "disbanded-without-order" : "disbanded-by-order";
}

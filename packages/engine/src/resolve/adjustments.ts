import { Adjuster } from "../orders/adjust.ts";
import type { Order } from "../orders/order.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import { removals } from "./removals.ts";
import { type Reason, type ResultWord, reason, type Verdict } from "./verdict.ts";

/** What an adjustment phase came to. */
export interface AdjustmentOutcome {
  /** On every order, by the order as it was submitted. */
  readonly verdicts: ReadonlyMap<Order, Verdict>;
  /** On units removed although nobody said so. */
  readonly forced: readonly Verdict[];
  readonly units: readonly Unit[];
}

/** Resolves builds and removals, power by power. Lines are carried out from top to bottom. */
export function resolveAdjustments(
  rules: Rules,
  state: State,
  orders: ReadonlyMap<Power, readonly Order[]>,
): AdjustmentOutcome {
  const verdicts = new Map<Order, Verdict>();
  const forced: Verdict[] = [];
  const removed = new Set<Unit>();
  const built: Unit[] = [];
  for (const index of rules.powers.keys()) {
    const power = index as Power;
    const adjuster = new Adjuster(rules, state, power);
    for (const order of orders.get(power) ?? []) {
      if (order.type === "own") continue;
      const taken = adjuster.take(order);
      if (!taken.ok) {
        verdicts.set(order, {
          power,
          unit: order.unit,
          order,
          status: "illegal",
          results: ["ignored"],
          reason: taken.error,
        });
        continue;
      }
      const { value } = taken;
      if (value.type === "build") built.push({ power, kind: value.kind, at: value.to });
      if (value.type === "disband") removed.add(value.unit);
      const [word, why] = WORDS[value.type as keyof typeof WORDS];
      verdicts.set(order, {
        power,
        unit: value.unit,
        order: value,
        status: "succeeds",
        results: [word],
        reason: why,
      });
    }
    const excess = -adjuster.due;
    if (excess <= 0) continue;
    for (const { unit, reason } of removals(rules, state, power, adjuster.missing(), excess)) {
      removed.add(unit);
      forced.push({ power, unit, order: null, status: "succeeds", results: ["disbanded"], reason });
    }
  }
  return { verdicts, forced, units: [...state.units.filter((unit) => !removed.has(unit)), ...built] };
}

const WORDS: Readonly<Record<"build" | "disband" | "waive", readonly [ResultWord, Reason]>> = {
  build: ["built", reason("built")],
  disband: ["disbanded", reason("removed-by-order")],
  waive: ["waived", reason("waived")],
};

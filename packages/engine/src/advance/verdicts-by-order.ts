import type { Order } from "../orders/order.ts";
import type { Verdict } from "../resolve/verdict.ts";
import type { Submissions } from "../rulebook/turn.ts";
import { LaterMap } from "./later-map.ts";

/** What verdicts are found in: the orders as submitted and as given by the game, refusals, and what came of each unit. */
interface Sources {
  readonly submissions: Submissions;
  readonly given: readonly Order[];
  readonly refused: ReadonlyMap<Order, Verdict>;
  readonly onUnits: { readonly verdicts: readonly Verdict[] };
}

/** The verdict on each submitted order: its own refusal, or its unit's result. */
export const verdictsByOrder = (
  submissions: Submissions,
  refused: ReadonlyMap<Order, Verdict>,
  onUnits: Sources["onUnits"],
  given: readonly Order[] = [],
): ReadonlyMap<Order, Verdict> => new LaterMap(() => found({ submissions, refused, onUnits, given }));

/** By place, while verdicts are put together. */
const onUnitAt: (Verdict | undefined)[] = [];

function found({ submissions, given, refused, onUnits: { verdicts } }: Sources): Map<Order, Verdict> {
  // No two of these units are in the same place: some stand, or some have lost their places.
  for (const verdict of verdicts) if (verdict.unit) onUnitAt[verdict.unit.at] = verdict;
  const byOrder = new Map<Order, Verdict>();
  for (const orders of submissions.values()) {
    for (const order of orders) {
      const verdict = verdictOn(order);
      const refusal = refused.size > 0 ? refused.get(order) : undefined;
      if (!refusal && verdict) byOrder.set(order, verdict);
      else if (refusal) byOrder.set(order, verdict?.results.includes("dislodged") ? lost(refusal) : refusal);
    }
  }
  for (const order of given) {
    const verdict = verdictOn(order);
    if (verdict) byOrder.set(order, verdict);
  }
  for (const verdict of verdicts) if (verdict.unit) onUnitAt[verdict.unit.at] = undefined;
  return byOrder;
}

function verdictOn({ unit }: Order): Verdict | undefined {
  const verdict = unit === null ? undefined : onUnitAt[unit.at];
  return verdict?.unit === unit ? verdict : undefined;
}

/** A refused order does not keep its unit from being dislodged. */
const lost = (refusal: Verdict): Verdict => ({ ...refusal, results: [...refusal.results, "dislodged"] });

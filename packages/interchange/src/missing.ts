import type { EventReport, OrderReport, PhaseReport } from "@chancery/contract";
import { type Difference, ordersAbout, provinceIn } from "./difference.ts";

/** Codes of orders that were understood, but name a unit that the game doesn't have there. */
const ABSENT: ReadonlySet<unknown> = new Set(["no-such-unit", "not-yours"]);

/** Whether an order names a unit that isn't where the record has it. */
export const namesMissing = ({ order, reason }: OrderReport): boolean =>
  order === null && ABSENT.has(reason?.code);

/**
 * Orders for units that our game doesn't have there: where a record has no positions, they are how a difference shows.
 * The reason is what was last ordered or lost in that province before.
 */
export function missingUnits(played: PhaseReport, before: readonly PhaseReport[]): Difference[] {
  return played.orders.filter(namesMissing).map((report): Difference => {
    const { phase } = played;
    const base = { phase, what: "missing", power: report.power, ours: [], theirs: [report.text] } as const;
    const places = placesIn(report);
    for (const earlier of before.toReversed()) {
      const because = ordersAbout(earlier, places);
      const events = earlier.events.filter((event) => isLoss(event, places));
      if (because.length + events.length > 0)
        return { ...base, because, ...(events.length > 0 && { events }), since: earlier.phase };
    }
    return { ...base, because: [] };
  });
}

function placesIn({ reason }: OrderReport): readonly string[] {
  const { places, unit } = (reason ?? {}) as { readonly places?: readonly string[]; readonly unit?: string };
  return places ?? (unit === undefined ? [] : [unit]);
}

/** Whether a unit in one of these places was lost without an order. */
const isLoss = ({ type, unit }: EventReport, places: readonly string[]): boolean =>
  type === "disbanded" && places.some((place) => provinceIn(String(unit)) === provinceIn(place));

import { manifestOf } from "./games.ts";
import { hasFailed, type MarkOrder } from "./mark.ts";

/** How results mark an order: one that failed or whose unit was dislodged is underlined (C23-18), unless the game has a way of its own. A unit without an order has none that could fail. */
export const markOf: MarkOrder = (rules, report, order, known) => {
  const own = report.results.includes("unordered") ? undefined : manifestOf(rules)?.mark;
  return own?.(rules, report, order, known) ?? { isUnderlined: hasFailed(report), tag: null };
};

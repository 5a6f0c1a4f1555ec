import { manifestOf } from "./games.ts";
import { hasFailed, type MarkOrder } from "./mark.ts";

/** How results mark an order: one that failed or whose unit was dislodged is underlined (C23-18), unless the game has a way of its own. */
export const markOf: MarkOrder = (rules, report, order, known) =>
  manifestOf(rules)?.mark?.(rules, report, order, known) ?? { isUnderlined: hasFailed(report), tag: null };

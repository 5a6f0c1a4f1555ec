import { fail, ok, type Result } from "@chancery/engine";
import { type Embassy, placeOf, sameEmbassy } from "./favor.ts";
import { isPerimeter, moveReach, type SpaceCode, sliceOf, supportReach } from "./map.ts";
import type { EmbassyOrder } from "./order.ts";
import { type RestraintCode, restraintOn, type Winter } from "./winter.ts";

/** Why an order to an embassy is not allowed. */
export const EMBASSY_ILLEGALITIES = [
  "kicked-must-hold",
  "in-territory-must-hold",
  "retaliation-must-hold",
  "own-space",
  "out-of-slice",
  "out-of-reach",
  "support-from-perimeter",
  "supports-itself",
  "supports-into-own-space",
  "cannot-support-there",
  "supported-cannot-go-there",
  "too-many-moves",
  "ordered-twice",
] as const;
export type EmbassyIllegality = (typeof EMBASSY_ILLEGALITIES)[number];

/** A refused order: why, which embassy cannot do it, the space it is about, and what would be possible. */
export interface EmbassyIllegal {
  readonly code: EmbassyIllegality;
  readonly embassy: Embassy;
  readonly space: SpaceCode | null;
  readonly instead: readonly SpaceCode[];
}

export const embassyIllegal = (
  code: EmbassyIllegality,
  embassy: Embassy,
  space: SpaceCode | null = null,
  instead: readonly SpaceCode[] = [],
): EmbassyIllegal => ({ code, embassy, space, instead });

const MUST_HOLD: Readonly<Record<RestraintCode, EmbassyIllegality>> = {
  kicked: "kicked-must-hold",
  "in-territory": "in-territory-must-hold",
  retaliation: "retaliation-must-hold",
};

/** Whether one order may be given; how many moves a power has is judged over all of them, in `sift`. */
export function checkEmbassyOrder(winter: Winter, order: EmbassyOrder): Result<EmbassyOrder, EmbassyIllegal> {
  const { embassy } = order;
  if (order.type === "hold") return ok(order);
  const restraint = restraintOn(winter, embassy);
  if (restraint) return fail(embassyIllegal(MUST_HOLD[restraint], embassy));
  const fault = order.type === "move" ? checkMove(winter, order) : checkSupport(winter, order);
  return fault ? fail(fault) : ok(order);
}

function checkMove(
  { favor }: Winter,
  { embassy, to }: EmbassyOrder & { type: "move" },
): EmbassyIllegal | null {
  const from = placeOf(favor, embassy);
  const reach = moveReach(from);
  if (to === from) return embassyIllegal("own-space", embassy, to, reach);
  if (sliceOf(to) !== embassy.slice) return embassyIllegal("out-of-slice", embassy, to, reach);
  return reach.includes(to) ? null : embassyIllegal("out-of-reach", embassy, to, reach);
}

function checkSupport(
  { favor }: Winter,
  { embassy, target, to }: EmbassyOrder & { type: "support" },
): EmbassyIllegal | null {
  const from = placeOf(favor, embassy);
  const origin = placeOf(favor, target);
  const aim = to ?? origin;
  if (isPerimeter(from)) return embassyIllegal("support-from-perimeter", embassy, from);
  if (sameEmbassy(embassy, target)) return embassyIllegal("supports-itself", embassy);
  if (aim === from) return embassyIllegal("supports-into-own-space", embassy, aim);
  if (!supportReach(from).includes(aim))
    return embassyIllegal("cannot-support-there", embassy, aim, supportReach(from));
  if (to !== null && !moveReach(origin).includes(to))
    return embassyIllegal("supported-cannot-go-there", target, to, moveReach(origin));
  return null;
}

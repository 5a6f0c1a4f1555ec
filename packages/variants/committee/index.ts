/** What tables and pages of a committee need to know of its states and lines. */
export { factsIn } from "./committees.ts";
export { formatWish } from "./format-line.ts";
export { hostilesTo, powersIn, standsIn } from "./hostiles.ts";
export { isJoining, isReviving, type Reviving } from "./lines.ts";
export { isLost, ownOf } from "./own.ts";
export { prospectsOf } from "./prospects.ts";
export type { Wish } from "./revival.ts";

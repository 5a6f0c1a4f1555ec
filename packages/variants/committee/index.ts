/** What pages about a committee need to know of its states and lines. */
export { formatWish } from "./format-line.ts";
export { isJoining, isReviving, type Reviving } from "./lines.ts";
export { isLost, ownOf } from "./own.ts";
export { prospectsOf } from "./prospects.ts";
export type { Wish } from "./revival.ts";

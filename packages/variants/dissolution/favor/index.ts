/** The Favor Map: where embassies stand, what they may do, and what becomes of it. Pure values and functions. */
export * from "./check.ts";
export { FAVOR_CITATIONS } from "./citations.ts";
export { legalEmbassyOrders, legalEmbassyOrdersOf } from "./enumerate.ts";
export * from "./favor.ts";
export { formatEmbassy, formatEmbassyOrder } from "./format.ts";
export { type FavorHistory, type FavorLine, type FavorMoment, favorHistory } from "./history.ts";
export { carryOutKicks, type Kick } from "./kicks.ts";
export { checkLayout, DEFAULT_LAYOUT, randomLayout, startingFavor } from "./layout.ts";
export * from "./map.ts";
export type { EmbassyMisreading } from "./misreading.ts";
export { readPlayer } from "./names.ts";
export type { EmbassyOrder } from "./order.ts";
export { readEmbassyOrder } from "./read.ts";
export { resolveWinter, type WinterOutcome } from "./resolve.ts";
export { type EmbassySubmissions, type SiftedEmbassies, siftEmbassyOrders } from "./sift.ts";
export {
  embassyFacts,
  illegalEmbassyFacts,
  kickFacts,
  kickRules,
  misreadEmbassyFacts,
  retreatFacts,
} from "./told.ts";
export * from "./verdict.ts";
export * from "./winter.ts";
export {
  type EmbassiesJson,
  type FavorJson,
  formatEmbassies,
  formatFavor,
  readEmbassies,
  readFavor,
} from "./wire.ts";

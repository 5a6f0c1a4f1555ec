export { loadPeople } from "@chancery/bots";
export { bestOrders } from "./best-orders.ts";
export { DEEPEST } from "./depth.ts";
export { likelyInNames, type NamedLikely } from "./likely.ts";
export {
  bestOrdersInNames,
  type NamedBestOrders,
  type NamedPlan,
  type NamedProspects,
  type NamedReply,
  prospectsInNames,
} from "./names.ts";
export { prospectsOf } from "./prospects.ts";
export { mayOrder, type Subject } from "./subject.ts";
export { type Standing, type TurningPoint, turningPointsOf } from "./turning-points.ts";

// For programs that look for orders themselves: what the strong bots are made of.
export { likelyFields } from "../people/fields.ts";
export { likelyIn } from "../people/likely.ts";
export { sharesOf } from "../standing.ts";
export { worthsOf } from "../value/value.ts";
export type { Field } from "./field.ts";
export type { Judged, Measure } from "./judge.ts";
export { tidied } from "./options.ts";
export { guess, horizonOf, playOut } from "./rollout.ts";
export { fieldsWithin, plansOf, search } from "./search.ts";

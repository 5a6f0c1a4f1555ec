// For programs that look for orders themselves: what the strong bots are made of.
export { worthsOf } from "../value/value.ts";
export { type Field, fieldsFor } from "./field.ts";
export type { Judged, Measure } from "./judge.ts";
export { tidied } from "./options.ts";
export { guess, horizonOf, playOut } from "./rollout.ts";
export { fieldsWithin, plansOf, search } from "./search.ts";

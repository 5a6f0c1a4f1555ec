/** How units of Dissolution move and fight on the geographic map. */
export { MOVEMENT_CITATIONS } from "./citations.ts";
export { type DissolutionKinds, dissolutionKinds } from "./kinds.ts";
export { MOVEMENT_POLICIES } from "./policies.ts";

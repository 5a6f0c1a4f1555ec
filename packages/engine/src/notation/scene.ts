import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import type { Misreading } from "./misreading.ts";
import type { Phrase } from "./sentences/phrases.ts";

/** Where, and for which power, an order is read. */
export interface Scene {
  readonly rules: Rules;
  readonly state: State;
  readonly power: Power;
  /** By province: who stands there, or in retreats who was dislodged there. */
  readonly units: readonly (Unit | null)[];
}

/** Distributes over the union of misreadings, which `Omit` alone does not. */
type Bare<M> = M extends Misreading ? Omit<M, "text" | "at" | "unit"> : never;

/** Why words stand for nothing in the position: the misreading, and the words to blame. */
export interface Problem {
  readonly what: Bare<Misreading>;
  readonly phrase: Phrase;
  readonly unit: Unit | null;
}

export const isProblem = (found: readonly unknown[] | Problem): found is Problem => "what" in found;

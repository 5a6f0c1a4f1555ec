import type { Variant } from "@chancery/engine";
import { classic } from "./classic/variant.ts";

/** All games there are, by id. */
export const VARIANTS: readonly Variant[] = [classic];

export { classicBoard } from "./boards/classic/table.ts";
export { createClassic } from "./classic/game.ts";
export { classic };

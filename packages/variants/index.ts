import type { Variant } from "@chancery/engine";
import { classic } from "./classic/variant.ts";
import { dissolution } from "./dissolution/variant.ts";

/** All games there are, by id. */
export const VARIANTS: readonly Variant[] = [classic, dissolution];

export { classicBoard } from "./boards/classic/table.ts";
export { createClassic } from "./classic/game.ts";
export { createDissolution } from "./dissolution/game.ts";
export { classic };

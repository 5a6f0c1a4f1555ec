import type { Variant } from "@chancery/engine";
import { classic } from "./classic/variant.ts";
import { committees } from "./committee/variant.ts";
import { dissolution } from "./dissolution/variant.ts";

/** All games there are, by id. */
export const VARIANTS: readonly Variant[] = [classic, dissolution, ...committees];

export { classicBoard } from "./boards/classic/table.ts";
export { createClassic } from "./classic/game.ts";
export { fateOf } from "./committee/fate.ts";
export { type RoomFacts, roomFacts } from "./committee/room.ts";
export { type BoardScore, boardScore } from "./committee/score.ts";
export { createDissolution } from "./dissolution/game.ts";
export { type Mark, markOf } from "./underlining.ts";
export { classic };

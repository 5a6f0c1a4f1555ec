import { availableParallelism } from "node:os";

/** How many threads may work beside the games: one processor is left to those. */
export const spareProcessors = (most = Number.POSITIVE_INFINITY): number =>
  Math.max(1, Math.min(most, availableParallelism() - 1));

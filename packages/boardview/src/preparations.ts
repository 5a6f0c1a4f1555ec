import type { Geometry } from "@chancery/variants/boards";
import { outlinesOf } from "./ground/outlines.ts";
import { areasOf } from "./labels/areas.ts";

/** What is computed once for all drawings of a board, in steps: for pages that have other things to do meanwhile. */
export const preparations = (geometry: Geometry): readonly (() => void)[] => [
  () => outlinesOf(geometry),
  () => areasOf(geometry),
];

import type { Geometry } from "@chancery/variants/boards";
import { areasOf } from "./areas.ts";
import { outlinesOf } from "./outlines.ts";

/** What is computed once for all drawings of a board, in steps: for pages that have other things to do meanwhile. */
export const preparations = (geometry: Geometry): readonly (() => void)[] => [
  () => outlinesOf(geometry),
  () => areasOf(geometry),
];

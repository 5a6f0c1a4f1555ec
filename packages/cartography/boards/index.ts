import { readFileSync } from "node:fs";
import {
  type BoardTable,
  board1935,
  causewayBoard,
  classicBoard,
  dissolutionBoard,
  dissolutionNotes,
  notes1935,
} from "@chancery/variants/boards";
import type { BoardSource } from "../src/build.ts";
import { spec1935 } from "./board1935.spec.ts";
import { classicSpec } from "./classic.spec.ts";
import { dissolutionSpec } from "./dissolution.spec.ts";

/** The SVG file of a board that is drawn by hand. */
const drawingOf = ({ id }: BoardTable): string =>
  readFileSync(new URL(`../../variants/boards/${id}/drawing.svg`, import.meta.url), "utf8");

/** The boards that `npm run maps` draws. */
export const BOARDS: readonly BoardSource[] = [
  { spec: classicSpec, table: classicBoard },
  { spec: dissolutionSpec, table: dissolutionBoard, notes: dissolutionNotes },
  { spec: spec1935, table: board1935, notes: notes1935 },
  { svg: drawingOf(causewayBoard), table: causewayBoard },
];

import { existsSync, readFileSync } from "node:fs";
import { BOARDS as KNOWN } from "@chancery/variants";
import type { BoardSource } from "../src/build.ts";
import type { BoardSpec } from "../src/spec.ts";
import { spec1935 } from "./board1935.spec.ts";
import { classicSpec } from "./classic.spec.ts";
import { dissolutionSpec } from "./dissolution.spec.ts";

/** How the boards that are real geography are made. The others have a `drawing.svg` beside their table. */
const SPECS: Readonly<Record<string, BoardSpec>> = {
  classic: classicSpec,
  dissolution: dissolutionSpec,
  board1935: spec1935,
};

/** The boards of all games that have a drawing of their own, which `npm run maps` draws. */
export const BOARDS: readonly BoardSource[] = KNOWN.filter(({ basis }) => !basis).map(sourceOf);

function sourceOf({ table, notes }: (typeof KNOWN)[number]): BoardSource {
  const drawing = new URL(`../../variants/boards/${table.id}/drawing.svg`, import.meta.url);
  const known = { table, ...(notes && { notes }) };
  if (existsSync(drawing)) return { ...known, svg: readFileSync(drawing, "utf8") };
  const spec = SPECS[table.id];
  if (!spec) throw new Error(`the board ${table.id} has neither a drawing.svg nor a specification`);
  return { ...known, spec };
}

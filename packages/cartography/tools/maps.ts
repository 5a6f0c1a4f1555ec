import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { GeometryFile } from "@chancery/variants/boards";
import { BOARDS } from "../boards/index.ts";
import { buildBoard } from "../src/build.ts";
import { formatGeometry } from "../src/encode.ts";
import { formatFaults } from "../src/fault.ts";
import { loadUnits } from "../src/source.ts";

// npm run maps [-- BOARD ...]: draws the boards and writes their geometry beside their tables.
const wanted = process.argv.slice(2);
const boards = BOARDS.filter(({ table }) => wanted.length === 0 || wanted.includes(table.id));
if (boards.length === 0) throw new Error(`boards are ${BOARDS.map(({ table }) => table.id).join(", ")}`);
const units = loadUnits();
for (const board of boards) {
  const { id } = board.table;
  const start = performance.now();
  const { faults, geometry } = await buildBoard(board, units);
  if (faults.length > 0 || !geometry) {
    console.error(formatFaults(id, faults));
    process.exitCode = 1;
    continue;
  }
  const text = formatGeometry(geometry);
  writeFileSync(new URL(`../../variants/boards/${id}/geometry.json`, import.meta.url), text);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const packed = (gzipSync(text).length / 1024).toFixed(0);
  console.log(
    `${id}: ${seconds} s, ${packed} KB packed, ${geometry.width} × ${geometry.height} px, units ${radii(geometry)}`,
  );
}

function radii({ anchors }: GeometryFile): string {
  const groups = Map.groupBy(Object.values(anchors), ({ radius }) => radius);
  const largestFirst = [...groups].sort(([a], [b]) => b - a);
  return largestFirst.map(([radius, rows]) => `${rows.length} of ${radius} px`).join(", ");
}

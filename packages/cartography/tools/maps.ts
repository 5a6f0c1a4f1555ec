import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { GeometryFile } from "@chancery/variants/boards";
import { BOARDS } from "../boards/index.ts";
import { buildBoard } from "../src/build.ts";
import { formatGeometry } from "../src/encode.ts";
import { BoardFaults } from "../src/fault.ts";
import { loadUnits } from "../src/source.ts";

// npm run maps [-- classic dissolution ...]: draws the boards and writes their geometry beside their tables.
const wanted = process.argv.slice(2);
const units = loadUnits();
for (const board of BOARDS.filter(({ table }) => wanted.length === 0 || wanted.includes(table.id))) {
  const { id } = board.table;
  const start = performance.now();
  const { faults, geometry } = await buildBoard(board, units);
  if (faults.length > 0 || !geometry) throw new BoardFaults(id, faults);
  const folder = new URL(`../../variants/boards/${id}/`, import.meta.url);
  const text = formatGeometry(geometry);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL("geometry.json", folder), text);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const packed = (gzipSync(text).length / 1024).toFixed(0);
  console.log(
    `${id}: ${seconds} s, ${packed} KB packed, ${geometry.width} × ${geometry.height} px, ${radii(geometry)}`,
  );
}

function radii({ anchors }: GeometryFile): string {
  const counts = Map.groupBy(Object.values(anchors), ({ radius }) => radius);
  const sorted = [...counts].sort(([a], [b]) => b - a).map(([radius, rows]) => `${rows.length} × ${radius}`);
  return `radii of units ${sorted.join(", ")}`;
}

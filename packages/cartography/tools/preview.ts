import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { GeometryFile } from "@chancery/variants/boards";
import { Resvg } from "@resvg/resvg-js";
import { BOARDS } from "../boards/index.ts";
import { type BoardSource, buildBoard } from "../src/build.ts";
import { formatFaults } from "../src/fault.ts";
import { loadUnits } from "../src/source.ts";
import { drawPicture } from "./picture.ts";

const HELP = `preview BOARD OUT.png [--units] [--build] [--zoom 2] [--crop X,Y,WIDTH,HEIGHT]
Draws a board, or the part of it that --crop names in px of its sheet.
--units   with a unit, and one dislodged, in every province
--build   as its specification is now, faults and all, instead of its committed geometry`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    units: { type: "boolean", default: false },
    build: { type: "boolean", default: false },
    zoom: { type: "string", default: "1" },
    crop: { type: "string" },
  },
});
const [id, out] = positionals;
const board = BOARDS.find(({ table }) => table.id === id);
if (!board || !out) throw new Error(HELP);
const geometry = values.build ? await draw(board) : committed(board);
const zoom = Number(values.zoom);
const [left, top, width, height] = (values.crop ?? `0,0,${geometry.width},${geometry.height}`)
  .split(",")
  .map((value) => Number(value) * zoom);
const picture = new Resvg(drawPicture(geometry, board.table, values.units), {
  fitTo: { mode: "zoom", value: zoom },
  crop: { left, top, right: left + width, bottom: top + height },
});
writeFileSync(out, picture.render().asPng());

function committed({ table }: BoardSource): GeometryFile {
  const file = new URL(`../../variants/boards/${table.id}/geometry.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as GeometryFile;
}

async function draw(source: BoardSource): Promise<GeometryFile> {
  const { faults, geometry: drawn } = await buildBoard(source, loadUnits());
  if (faults.length > 0) console.error(formatFaults(source.table.id, faults));
  if (!drawn) throw new Error("there is nothing to show");
  return drawn;
}

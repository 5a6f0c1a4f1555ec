import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { GeometryFile } from "@chancery/variants/boards";
import { Resvg } from "@resvg/resvg-js";
import { BOARDS } from "../boards/index.ts";
import { drawPicture } from "./picture.ts";

const HELP = `node tools/preview.ts BOARD OUT.png [--units] [--zoom 2] [--crop X,Y,WIDTH,HEIGHT] [--file GEOMETRY.json]
Draws a board's geometry, or the part of it that --crop names in px of its sheet.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    units: { type: "boolean", default: false },
    zoom: { type: "string", default: "1" },
    crop: { type: "string" },
    file: { type: "string" },
  },
});
const [id, out] = positionals;
const board = BOARDS.find(({ table }) => table.id === id);
if (!board || !out) throw new Error(HELP);
const file = values.file ?? new URL(`../../variants/boards/${id}/geometry.json`, import.meta.url);
const geometry = JSON.parse(readFileSync(file, "utf8")) as GeometryFile;
const zoom = Number(values.zoom);
const [left, top, width, height] = (values.crop ?? `0,0,${geometry.width},${geometry.height}`)
  .split(",")
  .map((value) => Number(value) * zoom);
const svg = drawPicture(geometry, board.table, values);
const options = {
  fitTo: { mode: "zoom", value: zoom },
  crop: { left, top, right: left + width, bottom: top + height },
} as const;
writeFileSync(out, new Resvg(svg, options).render().asPng());

import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import mapshaper from "mapshaper";
import type { Point, Polygon } from "../src/shapes/plane.ts";

// Recreates data/admin1.topo.json from a GeoPackage of Natural Earth's units: see data/README.md.
const [source] = process.argv.slice(2);
if (!source) throw new Error("node tools/extract.ts WORLD_MAP.gpkg");

/** Units that reach into this part of the world are kept. */
const [WEST, SOUTH, EAST, NORTH] = [-30, -8, 100, 80];

const database = new DatabaseSync(source, { readOnly: true });
const rows = database.prepare("select name, adm0_a3 as country, geom from states_provinces").all();
const features = rows.flatMap(({ name, country, geom }) => {
  const coordinates = readGeometry(geom as Uint8Array);
  const reaches = coordinates.some(([ring]) =>
    ring.some(([x, y]) => x > WEST && x < EAST && y > SOUTH && y < NORTH),
  );
  if (!reaches) return [];
  return [
    {
      type: "Feature",
      properties: { key: `${country}/${name}` },
      geometry: { type: "MultiPolygon", coordinates },
    },
  ];
});
const outputs = await mapshaper.applyCommands(
  "-i a.json -filter-fields key -o b.json format=topojson quantization=200000",
  {
    "a.json": JSON.stringify({ type: "FeatureCollection", features }),
  },
);
writeFileSync(new URL("../data/admin1.topo.json", import.meta.url), outputs["b.json"]);
console.log(`${features.length} units`);

/** Reads a GeoPackage's geometry: a header, then polygons or multipolygons as well-known binary. */
function readGeometry(blob: Uint8Array): Polygon[] {
  const envelope = [0, 32, 48, 48, 64][(blob[3] >> 1) & 7];
  const view = new DataView(blob.buffer, blob.byteOffset + 8 + envelope);
  let at = 0;
  const readCount = (): [type: number, count: number, little: boolean] => {
    const little = view.getUint8(at) === 1;
    at += 9;
    return [view.getUint32(at - 8, little) % 1000, view.getUint32(at - 4, little), little];
  };
  const readRings = (count: number, little: boolean): Polygon =>
    Array.from({ length: count }, () => {
      const points = view.getUint32(at, little);
      at += 4;
      return Array.from({ length: points }, (): Point => {
        at += 16;
        return [view.getFloat64(at - 16, little), view.getFloat64(at - 8, little)];
      });
    });
  const POLYGON = 3;
  const [type, count, little] = readCount();
  if (type === POLYGON) return [readRings(count, little)];
  return Array.from({ length: count }, () => {
    const [, rings, order] = readCount();
    return readRings(rings, order);
  });
}

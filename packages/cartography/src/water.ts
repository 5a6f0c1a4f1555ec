import type { Fault } from "./fault.ts";
import { densify, inPolygon, type Polygon } from "./shapes/plane.ts";
import type { Projection } from "./shapes/projection.ts";
import { collection, feature, featuresOf, polygonsOf, shape } from "./shapes/shape.ts";
import { type BoardSpec, OFF, type ProvinceId } from "./spec.ts";

/** Water that no point of the specification names. It may lie outside the sheet, but not on it. */
export const UNNAMED = "?";

export interface Water {
  readonly province: ProvinceId;
  /** Land where the data end, see `beyond`. */
  readonly kind: "land" | "water";
  readonly polygon: Polygon;
}

const FINE = 0.25;

/** The frame minus the land, cut along the sea lines, each face named by the point that lies in it. */
export async function nameWaters(
  spec: BoardSpec,
  landFile: unknown,
  { forward, frame: [x0, y0, x1, y1] }: Projection,
  faults: Fault[],
): Promise<Water[]> {
  const sheet: Polygon = [
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
      [x0, y0],
    ],
  ];
  const ocean = await shape("-i sheet.json -erase land.json -o out.json format=geojson", {
    "sheet.json": collection([feature({}, { type: "Polygon", coordinates: sheet })]),
    "land.json": landFile,
  });
  const lines = spec.seaLines.map((line) =>
    feature({}, { type: "LineString", coordinates: densify(line, FINE).map(forward) }),
  );
  const faces = await facesAlong(ocean, collection(lines));
  const names = faces.map((): ProvinceId | null => null);
  for (const [province, points] of [...Object.entries(spec.seas), ...Object.entries(spec.straits)]) {
    for (const [lon, lat] of points) {
      const at = forward([lon, lat]);
      const index = faces.findIndex((polygon) => inPolygon(at, polygon));
      if (index < 0) faults.push({ where: province, what: `its point ${lon}, ${lat} lies in no water` });
      else if (names[index] && names[index] !== province) {
        faults.push({
          where: province,
          what: `leaks into ${names[index]}: no sea line parts them at ${lon}, ${lat}`,
        });
      } else names[index] = province;
    }
  }
  const beyond = (spec.beyond ?? []).map(forward);
  return faces.map((polygon, index) => {
    const isLand = beyond.some((at) => inPolygon(at, polygon));
    return isLand
      ? { province: OFF, kind: "land", polygon }
      : { province: names[index] ?? UNNAMED, kind: "water", polygon };
  });
}

/** Cuts an area along lines into single polygons. */
async function facesAlong(area: unknown, lines: unknown): Promise<Polygon[]> {
  const clipped = await shape("-i lines.json -clip area.json -o out.json format=geojson", {
    "lines.json": lines,
    "area.json": area,
  });
  const outline = await shape("-i area.json -lines -o out.json format=geojson", { "area.json": area });
  const all = [...featuresOf(outline), ...featuresOf(clipped)].map(({ geometry }) => feature({}, geometry!));
  const faces = await shape(
    "-i lines.json -polygons gap-tolerance=0.5 -clip area.json -explode -o out.json format=geojson",
    {
      "lines.json": collection(all),
      "area.json": area,
    },
  );
  return featuresOf(faces).flatMap(({ geometry }) => polygonsOf(geometry));
}

import { type Box, boxesMeet, boxOf, densify, type Point, type Polygon, radians } from "./shapes/plane.ts";
import { collection, feature, featuresOf, polygonsOf, shape } from "./shapes/shape.ts";
import { wiggle } from "./shapes/wiggle.ts";
import type { Corner, ProvinceId, Stroke } from "./spec.ts";

/** A patch of land: whose it is, and which unit it came from. */
export interface Patch {
  readonly province: ProvinceId;
  readonly key: string;
  readonly polygons: readonly Polygon[];
}

const DIG = "sea";
const ROUGH = 0.12;
const FINE = 0.25;

/** Gives the land inside each stroke to its new owner, stroke by stroke. */
export async function paint(
  patches: readonly Patch[],
  strokes: readonly Stroke[],
  forward: (lonLat: Point) => Point,
): Promise<Patch[]> {
  let land = patches.map((patch) => ({ patch, box: boxOfPatch(patch) }));
  for (const stroke of strokes) {
    const outline = outlineOf(stroke).map(forward);
    const box = boxOf(outline);
    const touched = land.filter((one) => boxesMeet(one.box, box)).map(({ patch }) => patch);
    const painted = (await cut(touched, outline)).flatMap(({ inside, patch }): Patch[] => {
      const { over, units, to } = stroke;
      const wanted =
        inside && (!over || over.includes(patch.province)) && (!units || units.includes(patch.key));
      if (wanted && to === DIG) return [];
      return [wanted ? { ...patch, province: to } : patch];
    });
    land = [
      ...land.filter((one) => !boxesMeet(one.box, box)),
      ...painted.map((patch) => ({ patch, box: boxOfPatch(patch) })),
    ];
  }
  return land.map(({ patch }) => patch);
}

const boxOfPatch = ({ polygons }: Patch): Box => boxOf(polygons.flatMap(([ring]) => ring));

function outlineOf({ area, rough = ROUGH }: Stroke): Point[] {
  const corners = [...area, area[0]];
  const sides = area.map((corner, i) =>
    rough > 0 ? wiggle(corner, corners[i + 1], rough) : densify([corner, corners[i + 1]], FINE),
  );
  const ring = sides.flatMap((side) => side.slice(0, -1));
  return [...ring, ring[0]];
}

/** Cuts patches along an outline into pieces that lie either inside or outside. */
async function cut(
  patches: readonly Patch[],
  outline: readonly Point[],
): Promise<{ inside: boolean; patch: Patch }[]> {
  const land = patches.map(({ province, key, polygons }) =>
    feature({ province, key }, { type: "MultiPolygon", coordinates: polygons }),
  );
  const union = await shape(
    "-i land.json stroke.json combine-files -union target=land,stroke name=u -explode -o u.json target=u format=geojson",
    {
      "land.json": collection(land),
      "stroke.json": collection([feature({ stroke: 1 }, { type: "Polygon", coordinates: [outline] })]),
    },
  );
  return featuresOf<{ province?: string | null; key?: string; stroke?: 1 }>(union).flatMap(
    ({ properties, geometry }) => {
      const { province, key = "", stroke } = properties;
      return province
        ? [{ inside: stroke === 1, patch: { province, key, polygons: polygonsOf(geometry) } }]
        : [];
    },
  );
}

/** The strokes that make the provinces of a corner meet in its point, each in its own sector. */
export const cornerStrokes = (corners: readonly Corner[]): Stroke[] =>
  corners.flatMap(({ at, radius, sectors }) =>
    sectors.map(([to, from], i) => {
      const turn = (sectors[(i + 1) % sectors.length][1] - from + 360) % 360 || 360;
      const narrowing = Math.cos(radians(at[1]));
      const rim = Array.from({ length: 7 }, (_, n): Point => {
        const bearing = radians(from + (turn * n) / 6);
        return [at[0] + (radius / narrowing) * Math.sin(bearing), at[1] + radius * Math.cos(bearing)];
      });
      return { to, area: [at, ...rim], over: sectors.map(([province]) => province), rough: 0 };
    }),
  );

import { assignUnits } from "./assign.ts";
import type { Fault } from "./fault.ts";
import { cornerStrokes, type Patch, paint } from "./paint.ts";
import { inPolygon, type Point, type Polygon } from "./shapes/plane.ts";
import type { Projection } from "./shapes/projection.ts";
import { collection, feature, featuresOf, polygonsOf, shape } from "./shapes/shape.ts";
import type { Unit } from "./source.ts";
import type { BoardSpec, ProvinceId } from "./spec.ts";
import { nameWaters, type Water } from "./water.ts";

/**
 * The whole sheet cut into faces without gaps or overlaps. Every border exists once, as an arc that the faces
 * on both sides refer to by its number `i`, or by `~i` where they run along it backwards.
 */
export interface Mosaic {
  readonly arcs: readonly (readonly Point[])[];
  readonly faces: readonly Face[];
}

export interface Face {
  readonly province: ProvinceId;
  /** Water of a land province is a strait, canal or gulf of it. */
  readonly kind: "land" | "water";
  /** Rings of arcs: the outer one, then the holes. */
  readonly rings: readonly (readonly number[])[];
}

/** Gives units to provinces, paints, and cuts the water along the sea lines. */
export async function buildMosaic(
  spec: BoardSpec,
  units: readonly Unit[],
  projection: Projection,
  faults: Fault[],
): Promise<Mosaic> {
  const provinceOf = assignUnits(spec, units, faults);
  const { forward, frame } = projection;
  // far outside the sheet the cone's seam would tear a unit apart
  const project = ([lon, lat]: Point): Point => forward([Math.min(130, Math.max(-70, lon)), lat]);
  const patches = units.map(
    (unit): Patch => ({
      province: provinceOf(unit),
      key: unit.key,
      polygons: unit.polygons.map((rings) => rings.map((ring) => ring.map(project))),
    }),
  );
  const painted = await paint(patches, [...spec.paint, ...cornerStrokes(spec.corners ?? [])], forward);
  const dissolved = await shape(
    `-i land.json -clip bbox=${frame} -clean gap-fill-area=30 sliver-control=1 -dissolve2 province -o out.json format=geojson`,
    {
      "land.json": collection(
        painted.map(({ province, polygons }) =>
          feature({ province }, { type: "MultiPolygon", coordinates: polygons }),
        ),
      ),
    },
  );
  const pieces = featuresOf<{ province: ProvinceId }>(dissolved).flatMap(({ properties, geometry }) =>
    polygonsOf(geometry).map((polygon) => ({ province: properties.province, polygon })),
  );
  const land = movePieces(pieces, spec, forward, faults);
  const landFile = collection(
    land.map(({ province, polygon }) =>
      feature({ province, kind: "land" }, { type: "Polygon", coordinates: polygon }),
    ),
  );
  const waters = await nameWaters(spec, landFile, projection, faults);
  return knit(landFile, waters);
}

interface Piece {
  readonly province: ProvinceId;
  readonly polygon: Polygon;
}

function movePieces(
  pieces: readonly Piece[],
  spec: BoardSpec,
  forward: Projection["forward"],
  faults: Fault[],
): Piece[] {
  const moved = [...pieces];
  for (const [to, lon, lat] of spec.pieces) {
    const at = forward([lon, lat]);
    const index = pieces.findIndex(({ polygon }) => inPolygon(at, polygon));
    if (index < 0) faults.push({ where: `piece for ${to}`, what: `there is no land at ${lon}, ${lat}` });
    else moved[index] = { ...moved[index], province: to };
  }
  return moved;
}

/** Joins land and water into one topology. */
async function knit(landFile: unknown, waters: readonly Water[]): Promise<Mosaic> {
  const water = collection(
    waters.map(({ province, kind, polygon }) =>
      feature({ province, kind }, { type: "Polygon", coordinates: polygon }),
    ),
  );
  const topology = await shape(
    "-i land.json water.json combine-files -merge-layers force -explode -clean -o out.json format=topojson no-quantization",
    { "land.json": landFile, "water.json": water },
  );
  return readTopology(topology);
}

type TopoGeometry = { readonly properties: Omit<Face, "rings"> } & (
  | { readonly type: "Polygon"; readonly arcs: number[][] }
  | { readonly type: "MultiPolygon"; readonly arcs: number[][][] }
);

/** Reads the single layer of a TopoJSON object of mapshaper's. */
export function readTopology(topology: unknown): Mosaic {
  const { arcs, objects } = topology as {
    arcs: Point[][];
    objects: Record<string, { geometries: TopoGeometry[] }>;
  };
  const [{ geometries }] = Object.values(objects);
  const faces = geometries.flatMap((geometry): Face[] => {
    if (!geometry.type) return [];
    const polygons = geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs;
    const { province, kind } = geometry.properties;
    return polygons.map((rings) => ({ province, kind, rings }));
  });
  return { arcs, faces };
}

/** The reverse of {@link readTopology}, for tools that want TopoJSON. */
export function writeTopology({ arcs, faces }: Mosaic) {
  const geometries = faces.map(({ province, kind, rings }) => ({
    type: "Polygon" as const,
    properties: { province, kind },
    arcs: rings,
  }));
  return {
    type: "Topology" as const,
    arcs,
    objects: { board: { type: "GeometryCollection" as const, geometries } },
  };
}

/** The points along a ring of arcs. */
export function ringOf(arcs: readonly (readonly Point[])[], ring: readonly number[]): Point[] {
  const points: Point[] = [];
  for (const index of ring) {
    const arc = index < 0 ? arcs[~index].toReversed() : arcs[index];
    for (let i = points.length > 0 ? 1 : 0; i < arc.length; i++) points.push(arc[i]);
  }
  return points;
}

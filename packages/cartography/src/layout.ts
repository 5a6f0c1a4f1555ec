import { type Arc, flattenRing } from "@chancery/variants/boards";
import { feature, mergeArcs } from "topojson-client";
import { topology } from "topojson-server";
import type { Fault } from "./fault.ts";
import { type Face, type Mosaic, readTopology, ringOf, writeTopology } from "./mosaic.ts";
import { type Box, boxOf, type Point, ringArea } from "./shapes/plane.ts";
import { shape } from "./shapes/shape.ts";
import { crossingArcs, simplifyArcs } from "./shapes/simplify.ts";
import { type BoardSpec, OFF, type ProvinceId } from "./spec.ts";
import { absorbSpecks } from "./specks.ts";
import { UNNAMED } from "./water.ts";

/** A board laid out on its sheet, in px, y pointing down: one drawn face per province and kind. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Control points, see `flatten`. */
  readonly arcs: readonly Arc[];
  readonly faces: readonly DrawnFace[];
}

export interface DrawnFace {
  readonly province: ProvinceId;
  readonly kind: Face["kind"];
  /** Polygons of rings of arcs. */
  readonly polygons: readonly Face["rings"][];
}

/** Width of a sheet in px. All sizes of the drawing are chosen for it. */
const WIDTH = 2000;
/** Around the board where no point fixes a side of the sheet, in plane units. */
const MARGIN = 16;
/** Unnamed water larger than this, in px², is a mistake. */
const POND = 300;

type Sides = Readonly<Partial<Record<keyof BoardSpec["crop"], Point>>>;

/** Crops to the sheet, scales to px and simplifies borders; `points` are carried along. */
export async function layOut(
  mosaic: Mosaic,
  spec: BoardSpec,
  points: readonly Point[],
  sides: Sides,
  faults: Fault[],
): Promise<Layout & { readonly points: readonly Point[] }> {
  const [x0, y0, x1, y1] = cropBox(mosaic, sides);
  const scale = WIDTH / (x1 - x0);
  const toSheet = ([x, y]: Point): Point => [(x - x0) * scale, (y1 - y) * scale];
  const clipped = await shape(
    `-i in.json -clip bbox=${[x0, y0, x1, y1]} -o out.json format=topojson no-quantization`,
    {
      "in.json": writeTopology(mosaic),
    },
  );
  const { arcs, faces } = readTopology(clipped);
  const sheet = withoutUnnamed({ arcs: arcs.map((arc) => arc.map(toSheet)), faces }, faults);
  const layout = drawFaces(sheet, (merged) => simplifyArcs(merged, spec), faults);
  return { width: WIDTH, height: Math.round((y1 - y0) * scale), ...layout, points: points.map(toSheet) };
}

/** Absorbs specks, merges faces and draws their borders as `curves` has them. */
export function drawFaces(
  sheet: Mosaic,
  curves: (merged: Mosaic) => readonly Arc[],
  faults: Fault[],
): Pick<Layout, "arcs" | "faces"> {
  const merged = mergeFaces(absorbSpecks(sheet));
  const layout = dropSlivers(merged, curves(merged));
  for (const [x, y] of new Set(crossingArcs(layout.arcs).values())) {
    faults.push({ where: `${Math.round(x)}, ${Math.round(y)} px`, what: "borders cross when drawn" });
  }
  return layout;
}

function cropBox({ arcs, faces }: Mosaic, sides: Sides): Box {
  const whole = boxOf(arcs.flat());
  const onBoard = faces.filter(({ province }) => province !== OFF && province !== UNNAMED);
  const board = boxOf(onBoard.flatMap(({ rings }) => rings.flatMap((ring) => ringOf(arcs, ring))));
  return [
    Math.max(whole[0], sides.west ? sides.west[0] : board[0] - MARGIN),
    Math.max(whole[1], sides.south ? sides.south[1] : board[1] - MARGIN),
    Math.min(whole[2], sides.east ? sides.east[0] : board[2] + MARGIN),
    Math.min(whole[3], sides.north ? sides.north[1] : board[3] + MARGIN),
  ];
}

function withoutUnnamed({ arcs, faces }: Mosaic, faults: Fault[]): Mosaic {
  const named = faces.map((face) => {
    if (face.province !== UNNAMED) return face;
    const ring = ringOf(arcs, face.rings[0]);
    const [x, y] = ring[0];
    if (ringArea(ring) > POND)
      faults.push({
        where: `${Math.round(x)}, ${Math.round(y)} px`,
        what: "water on the sheet that no point names",
      });
    return { ...face, province: OFF };
  });
  return { arcs, faces: named };
}

/** One face per province and kind, on arcs that run from junction to junction. */
function mergeFaces(mosaic: Mosaic): Mosaic {
  const topo = writeTopology(mosaic);
  const groups = Map.groupBy(
    topo.objects.board.geometries,
    ({ properties }) => `${properties.province} ${properties.kind}`,
  );
  const features = [...groups.values()].map((polygons) => ({
    type: "Feature" as const,
    properties: polygons[0].properties,
    geometry: feature(topo as never, mergeArcs(topo as never, polygons as never)).geometry,
  }));
  // cut again: merging leaves break points where nothing ends
  return readTopology(topology({ board: { type: "FeatureCollection", features } as never }));
}

/** Removes what simplification left without area and renumbers the arcs still in use. */
function dropSlivers({ faces }: Mosaic, arcs: readonly Arc[]): Pick<Layout, "arcs" | "faces"> {
  const numbers = new Map<number, number>();
  const renumber = (index: number): number => {
    const old = index < 0 ? ~index : index;
    const number = numbers.get(old) ?? numbers.size;
    numbers.set(old, number);
    return index < 0 ? ~number : number;
  };
  const visible = (ring: readonly number[]): boolean => ringArea(flattenRing(arcs, ring)) > 2;
  const drawn = new Map<string, { province: string; kind: Face["kind"]; polygons: number[][][] }>();
  for (const { province, kind, rings } of faces) {
    const face = drawn.get(`${province} ${kind}`) ?? { province, kind, polygons: [] };
    drawn.set(`${province} ${kind}`, face);
    if (visible(rings[0])) face.polygons.push(rings.filter(visible).map((ring) => ring.map(renumber)));
  }
  return { faces: [...drawn.values()], arcs: [...numbers.keys()].map((old) => arcs[old]) };
}

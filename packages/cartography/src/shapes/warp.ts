import { type Mosaic, ringOf } from "../mosaic.ts";
import { OFF, type ProvinceId, type WarpSpec } from "../spec.ts";
import { UNNAMED } from "../water.ts";
import { makeFlow } from "./flow.ts";
import { blur, distanceToBorder, type Grid, rasterise } from "./grid.ts";
import { boxOf, densify, type Point } from "./plane.ts";

/** Cells of the density grid from left to right. */
const CELLS = 480;
/** No step of a line is longer than this before it is bent, in plane units. */
const FINE = 3;
/** Density of what is off the board while single provinces are lifted. */
const OFF_LIFT = 0.85;
/** A lift is no steeper than this: what needs more gets it in the next one. */
const STEEPEST = 4;

interface Sizes {
  readonly cells: Int16Array;
  /** Per code: cells covered, and the radius of the largest circle inside, in cells. */
  readonly area: Float64Array;
  readonly radius: Float64Array;
}

/**
 * Bends the map so that small provinces have room. One broad pass pulls areas towards
 * `area ^ exponent`; then local passes lift the provinces that are still too small.
 * `points` are carried along.
 */
export function warp(
  mosaic: Mosaic,
  seas: ReadonlySet<ProvinceId>,
  spec: WarpSpec,
  grow: Readonly<Record<ProvinceId, number>>,
  points: readonly Point[],
): { mosaic: Mosaic; points: readonly Point[] } {
  let arcs = mosaic.arcs.map((arc) => densify(arc, FINE));
  let carried = points;
  const box = boxOf(arcs.flat());
  const grid: Grid = { box, nx: CELLS, ny: Math.round((CELLS * (box[3] - box[1])) / (box[2] - box[0])) };
  const owner = ({ province, kind }: Mosaic["faces"][number]): string =>
    isOff(province) ? OFF + kind : province;
  const ids = [...new Set(mosaic.faces.map(owner))];
  const codes = new Map(ids.map((id, code) => [id, code]));
  let goals: number[] = [];
  for (let pass = 0; pass <= spec.lifts; pass++) {
    const sizes = measure(
      grid,
      mosaic.faces.map((face) => ({
        code: codes.get(owner(face))!,
        rings: face.rings.map((ring) => ringOf(arcs, ring)),
      })),
      ids.length,
    );
    if (pass === 1) goals = ids.map((id, code) => Math.max(sizes.area[code], spec.area * (grow[id] ?? 1)));
    const densities = pass === 0 ? broad(ids, sizes, seas, spec, grow) : lift(ids, sizes, goals, spec, grow);
    const density = Float64Array.from(sizes.cells, (code) => (code >= 0 ? densities[code] : spec.off));
    const carry = carrier(grid, blur(grid, density, pass === 0 ? spec.blur : spec.liftBlur));
    arcs = arcs.map((arc) => arc.map(carry));
    carried = carried.map(carry);
  }
  return { mosaic: { arcs, faces: mosaic.faces }, points: carried };
}

const isOff = (id: string): boolean => id.startsWith(OFF) || id === UNNAMED;

function measure(grid: Grid, polygons: Parameters<typeof rasterise>[1], codes: number): Sizes {
  const cells = rasterise(grid, polygons);
  const border = distanceToBorder(grid, cells);
  const area = new Float64Array(codes);
  const radius = new Float64Array(codes);
  for (const [i, code] of cells.entries()) {
    if (code < 0) continue;
    area[code]++;
    if (border[i] > radius[code]) radius[code] = border[i];
  }
  return { cells, area, radius };
}

/** Seas are compared with land at this area, in cells. */
const COMMON = 400;

function broad(
  ids: readonly string[],
  { area }: Sizes,
  seas: ReadonlySet<string>,
  spec: WarpSpec,
  grow: Readonly<Record<string, number>>,
): number[] {
  const wanted = ids.map((id, code) => {
    if (isOff(id)) return 0;
    const cells = Math.max(2, area[code]);
    const share = seas.has(id) ? cells ** spec.sea * COMMON ** (spec.land - spec.sea) : cells ** spec.land;
    return share * (grow[id] ?? 1);
  });
  const onBoard = ids.reduce((sum, id, code) => sum + (isOff(id) ? 0 : area[code]), 0);
  const scale = onBoard / wanted.reduce((sum, share) => sum + share, 0);
  return ids.map((id, code) => (isOff(id) ? spec.off : (wanted[code] * scale) / Math.max(2, area[code])));
}

function lift(
  ids: readonly string[],
  { area, radius }: Sizes,
  goals: readonly number[],
  spec: WarpSpec,
  grow: Readonly<Record<string, number>>,
): number[] {
  return ids.map((id, code) => {
    if (isOff(id)) return OFF_LIFT;
    const byArea = goals[code] / Math.max(2, area[code]);
    const byRadius = ((spec.radius * Math.sqrt(grow[id] ?? 1)) / Math.max(0.7, radius[code])) ** 2;
    return Math.min(STEEPEST, Math.max(1, byArea, byRadius));
  });
}

/** A flow in plane units. */
function carrier(grid: Grid, density: Float64Array): (point: Point) => Point {
  const { box, nx, ny } = grid;
  const [sx, sy] = [nx / (box[2] - box[0]), ny / (box[3] - box[1])];
  const flow = makeFlow(grid, density);
  return ([x, y]) => {
    const [u, v] = flow([(x - box[0]) * sx, (y - box[1]) * sy]);
    return [u / sx + box[0], v / sy + box[1]];
  };
}

import { arcAt, type Geometry, type Point } from "@chancery/variants/boards";

/** Which points of a board lie in which province, near enough for what stands there: curves count as straight lines. */
export interface Areas {
  contains(province: string, point: Point): boolean;
  /** How much of the sheet a province takes up, in px². */
  size(province: string): number;
}

/** Asked very often, so coordinates lie in a row: x and y in turn. */
interface Ring {
  readonly line: Float64Array;
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

const known = new WeakMap<Geometry, Areas>();

export function areasOf(geometry: Geometry): Areas {
  const before = known.get(geometry);
  if (before) return before;
  const rings = new Map<string, Ring[]>();
  for (const { province, polygons } of geometry.faces) {
    if (province === null) continue;
    const own = rings.get(province) ?? [];
    for (const ring of polygons.flat())
      own.push(ringOf(ring.flatMap((index) => arcAt(geometry.arcs, index))));
    rings.set(province, own);
  }
  const sizes = new Map(
    [...rings].map(([id, own]) => [id, Math.abs(own.reduce((sum, ring) => sum + areaOf(ring), 0))]),
  );
  const found: Areas = {
    contains: (province, point) => isIn(rings.get(province) ?? [], point),
    size: (province) => sizes.get(province) ?? 0,
  };
  known.set(geometry, found);
  return found;
}

function ringOf(points: readonly Point[]): Ring {
  const ys = points.map(([, y]) => y);
  return {
    line: Float64Array.from(points.flat()),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    right: Math.max(...points.map(([x]) => x)),
  };
}

function areaOf({ line }: Ring): number {
  let sum = 0;
  for (let i = 0, before = line.length - 2; i < line.length; before = i, i += 2)
    sum += (line[before] * line[i + 1] - line[i] * line[before + 1]) / 2;
  return sum;
}

/** By the even-odd rule, as faces are filled. */
function isIn(rings: readonly Ring[], [x, y]: Point): boolean {
  let inside = false;
  for (const { line, top, bottom, right } of rings) {
    if (y < top || y > bottom || x > right) continue;
    for (let i = 0, before = line.length - 2; i < line.length; before = i, i += 2) {
      const [y1, y2] = [line[before + 1], line[i + 1]];
      if (y1 > y === y2 > y) continue;
      if (x < ((line[before] - line[i]) * (y - y2)) / (y1 - y2) + line[i]) inside = !inside;
    }
  }
  return inside;
}

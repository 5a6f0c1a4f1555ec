import type { Arc, Point } from "../curves.ts";
import type { Border, Face, Geometry, ProvinceAnchors } from "../geometry.ts";
import type { SceneUnitKind } from "../scene.ts";
import { type Hex, SLICES, type Slice, SPACES, type Space } from "./spaces.ts";

/** The drawing of the Favor Map, whose Perimeters hold many Embassies. */
export interface FavorGeometry extends Geometry {
  /** Where the units of a Perimeter stand: in a row between these points. */
  readonly rows: ReadonlyMap<string, readonly [Point, Point]>;
  /** Signs at the middle that say whose slice it is (DIS-11.1.1-4). */
  readonly markers: readonly {
    readonly power: string;
    readonly kind: SceneUnitKind;
    readonly at: Point;
    readonly radius: number;
  }[];
  /** A place that is free for a list of the powers: its middle and its size. */
  readonly legend: { readonly at: Point; readonly width: number; readonly height: number };
}

/** Sizes in px: a hex from side to side, a unit's radius, how deep a Perimeter is, and the margin of the sheet. */
const HEX = 132;
const UNIT = 29;
const DEPTH = 112;
const MARGIN = 26;

const RINGS = 6;
const SIXTH = Math.PI / 3;
const SLOPE = Math.cos(SIXTH / 2);
/** From the middle of a hex to its corners. */
const CORNER = HEX / Math.sqrt(3);
/** The first direction of the grid points to the lower left, so that the sixth left out lies at the bottom. */
const FIRST = 2 * SIXTH;
/** From the middle of the map to the tips of its outermost hexes, and to the far side of the Perimeters. */
const TIPS = RINGS * HEX * SLOPE + CORNER;
const FAR = TIPS + DEPTH;
/** How long the short sides of a Perimeter are. */
const FLANK = FAR - (RINGS + 0.5) * HEX * SLOPE + CORNER / 4;
const MIDDLE: Point = [Math.ceil((RINGS + 0.5) * HEX + FLANK * SLOPE + MARGIN), Math.ceil(FAR + MARGIN)];
const WIDTH = 2 * MIDDLE[0];
const HEIGHT = Math.ceil(MIDDLE[1] + TIPS + FLANK / 2 + MARGIN);

const toward = (angle: number): Point => [Math.cos(angle), Math.sin(angle)];
const add = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const tenth = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

const middleOf = ([q, r]: Hex): Point =>
  add(add(MIDDLE, toward(FIRST), q * HEX), toward(FIRST + SIXTH), r * HEX);

/** A corner of a hex; corner `i` lies clockwise before the side that faces direction `i`. */
const cornerOf = (hex: Hex, i: number): Point =>
  tenth(add(middleOf(hex), toward(FIRST + (i - 0.5) * SIXTH), CORNER));

/** The way out of a slice, away from the middle of the map. */
const outward = (slice: Slice): number => FIRST + (SLICES.indexOf(slice) + 0.5) * SIXTH;

/** Along the outer sides of a slice's outermost hexes, then out, and back along the far side. */
function perimeterRing(slice: Slice): Point[] {
  const side = SLICES.indexOf(slice);
  const edge = SPACES.flatMap(({ slice: own, value, hex }) =>
    own === slice && value === 1 && hex ? [0, 1, 2].map((i) => cornerOf(hex, side + i)) : [],
  );
  const inner = edge.filter((point, i) => i === 0 || String(point) !== String(edge[i - 1]));
  const out = toward(outward(slice));
  const far = (point: Point): Point => {
    const reach = (point[0] - MIDDLE[0]) * out[0] + (point[1] - MIDDLE[1]) * out[1];
    return tenth(add(point, out, FAR - reach));
  };
  return [...inner, far(inner[inner.length - 1]), far(inner[0])];
}

/** A point of a Perimeter: so far in from its far side, and so far along from the middle of that. */
function inPerimeter(slice: Slice, inwards: number, along = 0): Point {
  const [end, start] = perimeterRing(slice).slice(-2);
  const angle = outward(slice);
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  return tenth(add(add(middle, toward(angle), -inwards), toward(angle + Math.PI / 2), along));
}

/** How far in from the far side of a Perimeter its units and its label stand, and half the length of their row. */
const ROW = DEPTH - UNIT - 6;
const NAME = 22;
const HALF = 2.55 * HEX;

function perimeterAnchors({ slice, id }: Space, name: string): ProvinceAnchors {
  const turn = (outward(slice) * 180) / Math.PI - 90;
  const unit = inPerimeter(slice, ROW);
  const angle = Math.round(turn - 180 * Math.round(turn / 180));
  const label = { at: inPerimeter(slice, NAME), size: 26, angle, lines: [`${name} · ${id}`] };
  return { unit, dislodged: unit, radius: UNIT, center: null, label, coasts: {} };
}

function hexAnchors(id: string, hex: Hex): ProvinceAnchors {
  const middle = middleOf(hex);
  const unit = add(middle, [0, 1], 15);
  return {
    unit: tenth(unit),
    // Between the directions in which attackers come, so that the heads of their arrows are seen.
    dislodged: tenth(add(unit, toward(SIXTH / 2), 36)),
    radius: UNIT,
    center: null,
    label: { at: tenth(add(middle, [0, -1], 40)), size: 23, angle: 0, lines: [id] },
    coasts: {},
  };
}

/** Lines, each kept once however often it is asked for. */
function lineBook() {
  const arcs: Arc[] = [];
  const known = new Map<string, number>();
  /** The number of the line from one point to another, as rings count them. */
  function line(from: Point, to: Point): number {
    const back = known.get(`${to}>${from}`);
    if (back !== undefined) return ~back;
    const index = known.get(`${from}>${to}`) ?? arcs.push([from, to]) - 1;
    known.set(`${from}>${to}`, index);
    return index;
  }
  const ring = (points: readonly Point[]): number[] =>
    points.map((point, i) => line(point, points[(i + 1) % points.length]));
  return { arcs, ring };
}

/** The Favor Map as it is drawn: five slices about a middle, each with its Perimeter on the outside. */
export function favorMapWith(nameOf: (power: string) => string): FavorGeometry {
  const { arcs, ring } = lineBook();
  const faces = SPACES.map(({ id, slice, hex }): Face => {
    const corners = hex ? Array.from({ length: 6 }, (_, i) => cornerOf(hex, i)) : perimeterRing(slice);
    return { province: id, kind: "land", polygons: [[ring(corners)]] };
  });
  const sides: (string | null)[][] = arcs.map(() => []);
  for (const { province, polygons } of faces) {
    for (const index of polygons.flat(2)) sides[index < 0 ? ~index : index].push(province);
  }
  return {
    board: "favor",
    width: WIDTH,
    height: HEIGHT,
    arcs,
    faces,
    borders: arcs.map(
      (arc, i): Border => ({ arc, kind: sides[i].length > 1 ? "border" : "edge", between: sides[i] }),
    ),
    provinces: new Map(
      SPACES.map((space) => [
        space.id,
        space.hex ? hexAnchors(space.id, space.hex) : perimeterAnchors(space, nameOf(space.slice.power)),
      ]),
    ),
    crossings: [],
    waterways: [],
    offBoard: [],
    rows: new Map(
      SLICES.map((slice) => [
        `${slice.id}0z`,
        [inPerimeter(slice, ROW, -HALF), inPerimeter(slice, ROW, HALF)],
      ]),
    ),
    markers: SLICES.map((slice) => ({
      power: slice.power,
      // A navy is known by its fleets (DIS-8.5.2-1).
      kind: slice.id === "U" ? ("fleet" as const) : ("army" as const),
      at: tenth(add(MIDDLE, toward(outward(slice)), HEX)),
      radius: 40,
    })),
    legend: {
      at: tenth([MIDDLE[0] + HEX / 2, MIDDLE[1] + 0.77 * TIPS]),
      width: 3.1 * HEX,
      height: 0.42 * TIPS,
    },
  };
}

/** With the names that orders use. */
export const favorGeometry: FavorGeometry = favorMapWith((power) => power);

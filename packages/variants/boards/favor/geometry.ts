import type { Arc, Point } from "../curves.ts";
import type { Border, Face, Geometry, ProvinceAnchors } from "../geometry.ts";
import { SLICES, type Slice, type Space, SPACES } from "./spaces.ts";

/** The drawing of the Favor Map, whose Perimeters hold many Embassies. */
export interface FavorGeometry extends Geometry {
  /** Where the units of a Perimeter stand: in a row between these points. */
  readonly rows: ReadonlyMap<string, readonly [Point, Point]>;
  /** Signs at the middle that say whose slice it is (DIS-11.1.1-4). */
  readonly markers: readonly { readonly power: string; readonly at: Point; readonly radius: number }[];
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
/** From the middle of a hex to its corners. */
const CORNER = HEX / Math.sqrt(3);
/** The first direction of the grid points to the lower left, so that the sixth left out lies at the bottom. */
const FIRST = 2 * SIXTH;
/** From the middle of the map to the tips of its outermost hexes, and to the far side of the Perimeters. */
const TIPS = RINGS * HEX * Math.cos(SIXTH / 2) + CORNER;
const FAR = TIPS + DEPTH;
const WIDTH = Math.ceil((2 * FAR) / Math.cos(SIXTH / 2) - DEPTH + 2 * MARGIN);
const HEIGHT = Math.ceil(2 * (FAR + MARGIN));
const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];

const toward = (angle: number): Point => [Math.cos(angle), Math.sin(angle)];
const add = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const tenth = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** The middle of a hex. */
function middleOf([q, r]: readonly [number, number]): Point {
  return add(add(MIDDLE, toward(FIRST), q * HEX), toward(FIRST + SIXTH), r * HEX);
}

/** A corner of a hex; corner `i` lies clockwise before side `i`, which faces the direction `i`. */
const cornerOf = (hex: readonly [number, number], i: number): Point =>
  tenth(add(middleOf(hex), toward(FIRST + (i - 0.5) * SIXTH), CORNER));

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
  const ring = (points: readonly Point[]): number[] => points.map((point, i) => line(point, points[(i + 1) % points.length]));
  return { arcs, ring };
}

const outward = (slice: Slice): number => FIRST + (SLICES.indexOf(slice) + 0.5) * SIXTH;

/** The outer sides of a slice's outermost hexes, then out and back along the far side. */
function perimeterRing(slice: Slice): Point[] {
  const side = SLICES.indexOf(slice);
  const edge = SPACES.filter((space) => space.slice === slice && space.value === 1).flatMap(({ hex }) =>
    [0, 1, 2].map((i) => cornerOf(hex ?? [0, 0], side + i)),
  );
  const inner = edge.filter((point, i) => i === 0 || String(point) !== String(edge[i - 1]));
  const out = toward(outward(slice));
  const reach = ([x, y]: Point): number => (x - MIDDLE[0]) * out[0] + (y - MIDDLE[1]) * out[1];
  const far = (point: Point): Point => tenth(add(point, out, FAR - reach(point)));
  return [...inner, far(inner[inner.length - 1]), far(inner[0])];
}

const hexAnchors = ({ id, hex }: Space): ProvinceAnchors => {
  const middle = middleOf(hex ?? [0, 0]);
  return {
    unit: tenth(add(middle, [0, 1], 13)),
    dislodged: tenth(add(middle, [0.8, -0.6], 36)),
    radius: UNIT,
    centre: null,
    label: { at: tenth(add(middle, [0, -1], 40)), size: 20, angle: 0, lines: [id] },
    coasts: {},
  };
};

/** From the middle of a Perimeter's far side inwards. */
const inPerimeter = (slice: Slice, by: number): Point => add(MIDDLE, toward(outward(slice)), FAR - by);

function perimeterAnchors({ slice, id }: Space): ProvinceAnchors {
  const turn = (outward(slice) * 180) / Math.PI - 90;
  const unit = tenth(inPerimeter(slice, DEPTH - UNIT - 6));
  return {
    unit,
    dislodged: unit,
    radius: UNIT,
    centre: null,
    label: { at: tenth(inPerimeter(slice, 22)), size: 26, angle: Math.round(turn - 180 * Math.round(turn / 180)), lines: [`${slice.power}  ${id}`] },
    coasts: {},
  };
}

function rowOf(slice: Slice): readonly [Point, Point] {
  const [along, half] = [toward(outward(slice) + Math.PI / 2), 2.6 * HEX];
  const middle = inPerimeter(slice, DEPTH - UNIT - 6);
  return [tenth(add(middle, along, -half)), tenth(add(middle, along, half))];
}

function build(): FavorGeometry {
  const { arcs, ring } = lineBook();
  const faces = SPACES.map(({ id, slice, hex }): Face => {
    const corners = hex ? Array.from({ length: 6 }, (_, i) => cornerOf(hex, i)) : perimeterRing(slice);
    return { province: id, kind: "land", polygons: [[ring(corners)]] };
  });
  const sides: string[][] = arcs.map(() => []);
  for (const { province, polygons } of faces) {
    for (const index of polygons.flat(2)) sides[index < 0 ? ~index : index].push(province as string);
  }
  return {
    board: "favor",
    width: WIDTH,
    height: HEIGHT,
    arcs,
    faces,
    borders: arcs.map((arc, i): Border => ({ arc, kind: sides[i].length > 1 ? "border" : "edge", between: sides[i] })),
    provinces: new Map(SPACES.map((space) => [space.id, space.hex ? hexAnchors(space) : perimeterAnchors(space)])),
    crossings: [],
    waterways: [],
    offBoard: [],
    rows: new Map(SLICES.map((slice) => [`${slice.id}0z`, rowOf(slice)])),
    markers: SLICES.map((slice, i) => ({ power: slice.power, at: tenth(add(MIDDLE, toward(FIRST + (i + 0.5) * SIXTH), HEX)), radius: 40 })),
    legend: { at: tenth(add(MIDDLE, [0, 1], 0.66 * TIPS)), width: 3.6 * HEX, height: 0.5 * TIPS },
  };
}

/** The Favor Map as it is drawn: five slices about a middle, each with its Perimeter on the outside. */
export const favorGeometry: FavorGeometry = build();

import type { Arc, Point } from "./curves.ts";

/**
 * A board's drawing as it is kept in `geometry.json`, which `npm run maps` makes. Points are px on a sheet of
 * `width` × `height`, y pointing down. All sizes are meant for that sheet: scale the whole.
 */
export interface GeometryFile {
  readonly board: string;
  /** A fingerprint of what it was made from: a test fails when table or specification have changed since. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** Per arc its control points in tenths of px, x and y in turn: the first as it is, the others as differences. */
  readonly arcs: readonly (readonly number[])[];
  /**
   * At most one face of land and one of water per province, `_` for what is off the board. Rings are lists of
   * arcs, `~i` for arc `i` backwards; a polygon is an outer ring and its holes.
   */
  readonly faces: readonly {
    readonly of: string;
    readonly water: boolean;
    readonly polygons: readonly (readonly (readonly number[])[])[];
  }[];
  readonly anchors: Readonly<Record<string, AnchorRow>>;
  readonly crossings: readonly {
    readonly between: readonly string[];
    readonly from: readonly number[];
    readonly to: readonly number[];
  }[];
  readonly waterways: readonly { readonly name: string; readonly line: readonly (readonly number[])[] }[];
  readonly offBoard: readonly { readonly text: string; readonly at: readonly number[] }[];
}

interface AnchorRow {
  readonly unit: readonly number[];
  readonly radius: number;
  readonly dislodged: readonly number[];
  readonly center?: readonly number[];
  readonly label: {
    readonly at: readonly number[];
    readonly size: number;
    readonly angle: number;
    readonly lines: readonly string[];
  };
  readonly coasts?: Readonly<
    Record<
      string,
      {
        readonly unit: readonly number[];
        readonly dislodged: readonly number[];
        readonly label: readonly number[];
      }
    >
  >;
}

/** A board's drawing, ready to be drawn. */
export interface Geometry {
  readonly board: string;
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly Arc[];
  readonly faces: readonly Face[];
  /** Every line once, so that it can be stroked once. */
  readonly borders: readonly Border[];
  readonly provinces: ReadonlyMap<string, ProvinceAnchors>;
  /** Short lines between neighbors that share no border. */
  readonly crossings: readonly {
    readonly between: readonly [string, string];
    readonly from: Point;
    readonly to: Point;
  }[];
  /** Canals and rivers that fleets use, as control points. */
  readonly waterways: readonly { readonly name: string; readonly line: Arc }[];
  /** Names of places that cannot be entered. */
  readonly offBoard: readonly { readonly text: string; readonly at: Point }[];
}

/** `strait` is water of a land province, `sea` is water of its own or off the board. */
export type FaceKind = "land" | "sea" | "strait";

/** An area of the drawing: a province, a part of one, or what is off the board. */
export interface Face {
  /** Null for what is off the board. */
  readonly province: string | null;
  readonly kind: FaceKind;
  /** Polygons of rings of arcs, for `polygonsPath`. */
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

/**
 * `coast` parts land from water, `border` provinces on land, `edge` a province from land off the board,
 * `seam` seas, `strait` a strait from other water; `rim` is the side of the sheet.
 */
export type BorderKind = "coast" | "border" | "edge" | "seam" | "strait" | "rim";

/** A line between two faces. */
export interface Border {
  readonly arc: Arc;
  readonly kind: BorderKind;
  readonly between: readonly (string | null)[];
}

/** Where units are drawn. */
export interface UnitAnchors {
  /** Center of the unit, and of one that has been dislodged and waits for its retreat. */
  readonly unit: Point;
  readonly dislodged: Point;
}

/** Where a province has its unit, center and label. */
export interface ProvinceAnchors extends UnitAnchors {
  /** Radius of the circle that a unit may fill. */
  readonly radius: number;
  /** The mark of the supply center; null where the province has none. */
  readonly center: Point | null;
  readonly label: LabelAnchor;
  readonly coasts: Readonly<Record<string, UnitAnchors & { readonly label: Point }>>;
}

/**
 * Lines are set in Inter, weight 500, italic at sea, centered, LABEL_LEADING em apart, about `at` and then turned
 * clockwise by `angle` degrees.
 */
export interface LabelAnchor {
  readonly at: Point;
  readonly size: number;
  readonly angle: number;
  readonly lines: readonly string[];
}

/** Distance of the lines of a label, in em. */
export const LABEL_LEADING = 1.1;

/** How far below the middle of a line of a label its baseline is, in em. */
export const LABEL_BASELINE = 0.36;

const OFF = "_";
const point = ([x, y]: readonly number[]): Point => [x, y];

/** Unpacks a drawing. */
export function decodeGeometry(file: GeometryFile): Geometry {
  const arcs = file.arcs.map(decodeArc);
  const onLand = new Set(file.faces.filter(({ water }) => !water).map(({ of }) => of));
  const faces = file.faces.map(
    ({ of, water, polygons }): Face => ({
      province: of === OFF ? null : of,
      kind: water ? (of !== OFF && onLand.has(of) ? "strait" : "sea") : "land",
      polygons,
    }),
  );
  return {
    board: file.board,
    width: file.width,
    height: file.height,
    arcs,
    faces,
    borders: bordersOf(arcs, faces),
    provinces: new Map(Object.entries(file.anchors).map(([id, row]) => [id, decodeAnchors(row)])),
    crossings: file.crossings.map(({ between: [a, b], from, to }) => ({
      between: [a, b],
      from: point(from),
      to: point(to),
    })),
    waterways: file.waterways.map(({ name, line }) => ({ name, line: line.map(point) })),
    offBoard: file.offBoard.map(({ text, at }) => ({ text, at: point(at) })),
  };
}

function decodeArc(differences: readonly number[]): Arc {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < differences.length; i += 2) {
    x += differences[i];
    y += differences[i + 1];
    points.push([x / 10, y / 10]);
  }
  return points;
}

const decodeAnchors = ({
  unit,
  radius,
  dislodged,
  center,
  label,
  coasts = {},
}: AnchorRow): ProvinceAnchors => ({
  unit: point(unit),
  radius,
  dislodged: point(dislodged),
  center: center ? point(center) : null,
  label: { ...label, at: point(label.at) },
  coasts: Object.fromEntries(
    Object.entries(coasts).map(([coast, one]) => [
      coast,
      { unit: point(one.unit), dislodged: point(one.dislodged), label: point(one.label) },
    ]),
  ),
});

function bordersOf(arcs: readonly Arc[], faces: readonly Face[]): Border[] {
  const sides: Face[][] = arcs.map(() => []);
  for (const face of faces) {
    for (const index of face.polygons.flat(2)) sides[index < 0 ? ~index : index].push(face);
  }
  return arcs.map((arc, i) => ({
    arc,
    kind: kindOf(sides[i]),
    between: sides[i].map(({ province }) => province),
  }));
}

function kindOf([a, b]: readonly Face[]): BorderKind {
  if (!b) return "rim";
  if ((a.kind === "land") !== (b.kind === "land")) return "coast";
  if (a.kind === "land") return a.province && b.province ? "border" : "edge";
  return a.kind === "strait" || b.kind === "strait" ? "strait" : "seam";
}

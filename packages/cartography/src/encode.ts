import type { BoardTable, GeometryFile } from "@chancery/variants/boards";
import type { Layout } from "./layout.ts";
import type { Mark } from "./marks.ts";
import type { Point } from "./shapes/plane.ts";
import type { Anchors } from "./text/anchors.ts";

/** All of a finished drawing. */
export interface Drawn extends Layout {
  readonly anchors: ReadonlyMap<string, Anchors>;
  readonly crossings: readonly Mark[];
  readonly waterways: readonly { readonly name: string; readonly line: readonly Point[] }[];
  readonly offBoard: readonly { readonly text: string; readonly at: Point }[];
}

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;
const point = ([x, y]: Point): number[] => [tenth(x), tenth(y)];

/** Packs a drawing into the form that `decodeGeometry` reads. */
export function encodeGeometry({ id, provinces }: BoardTable, source: string, drawn: Drawn): GeometryFile {
  return {
    board: id,
    source,
    width: drawn.width,
    height: drawn.height,
    arcs: drawn.arcs.map(encodeArc),
    faces: drawn.faces.map(({ province, kind, polygons }) => ({
      of: province,
      water: kind === "water",
      polygons,
    })),
    anchors: Object.fromEntries(provinces.map((row) => [row.id, encodeAnchors(drawn.anchors.get(row.id)!)])),
    crossings: drawn.crossings.map(({ between, from, to }) => ({
      between,
      from: point(from),
      to: point(to),
    })),
    waterways: drawn.waterways.map(({ name, line }) => ({ name, line: line.map(point) })),
    offBoard: drawn.offBoard.map(({ text, at }) => ({ text, at: point(at) })),
  };
}

function encodeArc(arc: readonly Point[]): number[] {
  let [px, py] = [0, 0];
  return arc.flatMap(([x, y]) => {
    const [qx, qy] = [Math.round(x * 10), Math.round(y * 10)];
    const difference = [qx - px, qy - py];
    [px, py] = [qx, qy];
    return difference;
  });
}

const encodeAnchors = ({
  unit,
  radius,
  dislodged,
  center,
  label,
  coasts,
}: Anchors): GeometryFile["anchors"][string] => ({
  unit: point(unit),
  radius,
  dislodged: point(dislodged),
  ...(center && { center: point(center) }),
  label: { at: point(label.at), size: tenth(label.size), angle: label.angle, lines: label.lines },
  ...(Object.keys(coasts).length > 0 && {
    coasts: Object.fromEntries(
      Object.entries(coasts).map(([coast, one]) => [
        coast,
        { unit: point(one.unit), dislodged: point(one.dislodged), label: point(one.label) },
      ]),
    ),
  }),
});

/** The file's text: one arc, face or province a line, so that changes can be seen. */
export function formatGeometry(file: GeometryFile): string {
  const sections = Object.entries(file).map(([key, value]) => {
    const name = JSON.stringify(key);
    if (Array.isArray(value) && value.length > 0)
      return `${name}:[\n${value.map((one) => JSON.stringify(one)).join(",\n")}\n]`;
    if (key !== "anchors") return `${name}:${JSON.stringify(value)}`;
    return `${name}:{\n${Object.entries(file.anchors)
      .map(([id, row]) => `${JSON.stringify(id)}:${JSON.stringify(row)}`)
      .join(",\n")}\n}`;
  });
  return `{\n${sections.join(",\n")}\n}\n`;
}

import type { Element } from "@xmldom/xmldom";
import type { Fault } from "../fault.ts";
import type { Point, Ring } from "../shapes/plane.ts";
import { nameFor, numbersOf, pathDataOf, ROLES, type Role, transformsOf } from "./element.ts";
import { movedPoint, outlineOf } from "./outline.ts";
import { nameOf, shapesIn } from "./walk.ts";
import { parseXml, whereIs } from "./xml.ts";

/** A drawing as its file has it, in px of its sheet: shapes and points with the names written on them. */
export interface SvgSheet {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SvgShape[];
  readonly points: readonly SvgPoint[];
}

interface Named {
  /** Line of the file. */
  readonly line: number;
  readonly name: string;
}

export interface SvgShape extends Named {
  /** What it is where it is off the board. What a province is, the table knows. */
  readonly off: "land" | "water" | null;
  /** Null if they could not be read. */
  readonly rings: readonly Ring[] | null;
}

/** A place that the drawing gives to something of a province. */
export interface SvgPoint extends Named {
  readonly role: Role;
  readonly at: Point;
}

/** Sides of a sheet that units and letters are made for, in px. */
const SIDES = { least: 300, most: 4000 };

/** Reads the text of an SVG file, telling all that cannot be read. Null if it is no drawing at all. */
export function readSvg(text: string, faults: Fault[]): SvgSheet | null {
  const root = parseXml(text, faults);
  const box = root && readViewBox(root, faults);
  if (!box) return null;
  const [x, y, width, height] = box;
  const shapes: SvgShape[] = [];
  const points: SvgPoint[] = [];
  for (const nesting of shapesIn([root], faults)) {
    const [element] = nesting;
    const transforms = [...transformsOf(nesting), `translate(${-x} ${-y})`];
    const role = ROLES.find((one) => nameFor(element, one) !== null);
    if (role) points.push(...readPoint(element, role, transforms, faults));
    else shapes.push(...readShape(element, transforms, faults));
  }
  return { width, height, shapes, points };
}

function readViewBox(root: Element, faults: Fault[]): readonly number[] | null {
  const text = root.getAttribute("viewBox") ?? "";
  const box = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const fits = (side: number): boolean => Number.isInteger(side) && side >= SIDES.least && side <= SIDES.most;
  if (box.length === 4 && box.every(Number.isFinite) && box.slice(2).every(fits)) return box;
  faults.push({
    where: whereIs(root.lineNumber ?? 0, "svg"),
    what: `viewBox="${text}": it must be four numbers, like "0 0 1000 700", and its sides whole px from ${SIDES.least} to ${SIDES.most}`,
  });
  return null;
}

function readPoint(element: Element, role: Role, transforms: readonly string[], faults: Fault[]): SvgPoint[] {
  const line = element.lineNumber ?? 0;
  const name = nameFor(element, role) ?? "";
  const read =
    element.localName === "circle"
      ? numbersOf(element, ["cx", "cy"])
      : { fault: `data-${role} is on a ${element.localName}: a point must be a circle` };
  if ("numbers" in read) {
    const [x, y] = read.numbers;
    return [{ line, name, role, at: movedPoint([x, y], transforms) }];
  }
  faults.push({ where: whereIs(line, name), what: read.fault });
  return [];
}

function readShape(element: Element, transforms: readonly string[], faults: Fault[]): SvgShape[] {
  const line = element.lineNumber ?? 0;
  const name = nameOf(element);
  const off = element.getAttribute("data-off");
  if (off !== null && off !== "land" && off !== "water") {
    faults.push({ where: whereIs(line, name), what: `data-off="${off}": it must be land or water` });
    return [];
  }
  const data = pathDataOf(element);
  const outline = "fault" in data ? { rings: [], faults: [data.fault] } : outlineOf(data.data, transforms);
  faults.push(...outline.faults.map((what) => ({ where: whereIs(line, name), what })));
  return [{ line, name, off, rings: outline.faults.length > 0 ? null : outline.rings }];
}

import { flattenRing } from "@chancery/variants/boards";
import type { DrawnFace, Layout } from "../layout.ts";
import { distanceToBorder, type Grid, rasterise } from "../shapes/grid.ts";
import { type Point, type Polygon, radians, ringArea } from "../shapes/plane.ts";
import { OFF, type ProvinceId } from "../spec.ts";

/** A rectangle about a center, turned by degrees. */
export interface Plate {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** The sheet as a raster of its px: whose is this place, and how far is it from the border? */
export interface Survey {
  readonly width: number;
  readonly height: number;
  /** Room about a point for something of that province, in px; negative outside. */
  readonly room: (province: ProvinceId, at: Point) => number;
  readonly holds: (province: ProvinceId, plate: Plate) => boolean;
  /** The main polygon of a province, and the center of the largest circle inside. */
  readonly body: (province: ProvinceId) => Body | undefined;
}

export interface Body {
  readonly rings: Polygon;
  readonly area: number;
  readonly pole: Point;
  readonly radius: number;
}

/** Things nothing may stand on: lines on the sheet, and how far to keep away from them in px. */
export interface Obstacle {
  readonly line: readonly Point[];
  readonly margin: number;
}

const BLOCKED = -2;
/** Labels are tested at points this far apart, in px, and each must be this far from the border. */
const TEST = 4;
const CLEAR = 2;

export function surveySheet(
  layout: Layout,
  seas: ReadonlySet<ProvinceId>,
  obstacles: readonly Obstacle[],
): Survey {
  const { width, height, arcs, faces } = layout;
  const grid: Grid = { box: [0, 0, width, height], nx: width, ny: height };
  const provinces = [...new Set(faces.map(({ province }) => province))];
  // nothing stands in straits, so they get codes of their own
  const isGround = ({ province, kind }: DrawnFace): boolean =>
    province === OFF || kind === (seas.has(province) ? "water" : "land");
  const codes = new Map(provinces.map((province, index) => [province, index]));
  const polygons = faces.flatMap((face) =>
    face.polygons.map((rings) => ({
      province: face.province,
      ground: isGround(face),
      code: codes.get(face.province)! + (isGround(face) ? 0 : provinces.length),
      rings: rings.map((ring) => flattenRing(arcs, ring)),
    })),
  );
  const blocks = obstacles.flatMap(({ line, margin }) =>
    line.slice(1).map((to, i) => ({ code: BLOCKED, rings: [strip(line[i], to, margin)] })),
  );
  const cells = rasterise(grid, [...polygons, ...blocks]);
  const border = distanceToBorder(grid, cells);

  const cellAt = ([x, y]: Point): number =>
    x >= 2 && y >= 2 && x < width - 2 && y < height - 2 ? Math.trunc(y) * width + Math.trunc(x) : -1;
  const largest = new Map<ProvinceId, Body>();
  for (const { province, ground, rings } of polygons) {
    const area = ringArea(rings[0]);
    if (!ground || area <= (largest.get(province)?.area ?? 0)) continue;
    largest.set(province, { rings, area, pole: rings[0][0], radius: 0 });
  }
  const poles = findPoles(grid, cells, border, provinces.length);
  return {
    width,
    height,
    room: (province, at) => {
      const cell = cellAt(at);
      return cell >= 0 && cells[cell] === codes.get(province) ? border[cell] : -1;
    },
    holds: (province, { at: [cx, cy], width: w, height: h, angle }) => {
      const code = codes.get(province);
      const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
      const [nx, ny] = [Math.max(3, Math.ceil(w / TEST)), Math.max(2, Math.ceil(h / TEST))];
      for (let i = 0; i <= nx; i++) {
        for (let j = 0; j <= ny; j++) {
          const [u, v] = [(i / nx - 0.5) * w, (j / ny - 0.5) * h];
          const cell = cellAt([cx + u * cos - v * sin, cy + u * sin + v * cos]);
          if (cell < 0 || cells[cell] !== code || border[cell] < CLEAR) return false;
        }
      }
      return true;
    },
    body: (province) => {
      const body = largest.get(province);
      return body && { ...body, ...poles[codes.get(province)!] };
    },
  };
}

function strip([ax, ay]: Point, [bx, by]: Point, margin: number): Point[] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [((bx - ax) / length) * margin, ((by - ay) / length) * margin];
  const [start, end]: Point[] = [
    [ax - ux, ay - uy],
    [bx + ux, by + uy],
  ];
  return [
    [start[0] - uy, start[1] + ux],
    [end[0] - uy, end[1] + ux],
    [end[0] + uy, end[1] - ux],
    [start[0] + uy, start[1] - ux],
    [start[0] - uy, start[1] + ux],
  ];
}

function findPoles(
  { nx }: Grid,
  cells: Int16Array,
  border: Float32Array,
  count: number,
): { pole: Point; radius: number }[] {
  const poles = Array.from({ length: count }, () => ({ pole: [0, 0] as Point, radius: 0 }));
  for (const [cell, code] of cells.entries()) {
    if (code < 0 || code >= count || border[cell] <= poles[code].radius) continue;
    poles[code] = { pole: [(cell % nx) + 0.5, Math.trunc(cell / nx) + 0.5], radius: border[cell] };
  }
  return poles;
}

/** How far a disc about a point is from a plate; negative when they overlap. */
export function clearance({ at, width, height, angle }: Plate, [x, y]: Point, radius: number): number {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const [dx, dy] = [x - at[0], y - at[1]];
  const u = Math.abs(dx * cos + dy * sin) - width / 2;
  const v = Math.abs(-dx * sin + dy * cos) - height / 2;
  return Math.hypot(Math.max(0, u), Math.max(0, v)) - radius;
}

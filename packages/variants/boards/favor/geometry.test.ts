import { describe, expect, test } from "vitest";
import { flattenRing, type Point } from "../curves.ts";
import { favorGeometry as geometry } from "./geometry.ts";
import { SLICES, SPACES } from "./spaces.ts";
import { favorBoard, favorBorders } from "./table.ts";

const ringOf = (id: string): Point[] => {
  const face = geometry.faces.find(({ province }) => province === id);
  return flattenRing(geometry.arcs, face?.polygons[0][0] ?? []);
};

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

function fromEdge([x, y]: Point, ring: readonly Point[]): number {
  const distances = ring.map(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - ax - t * dx, y - ay - t * dy);
  });
  return Math.min(...distances);
}

test("every space has a face and anchors", () => {
  expect(geometry.faces).toHaveLength(105);
  expect([...geometry.provinces.keys()]).toEqual(SPACES.map(({ id }) => id));
});

test("spaces that touch share a border, and no others", () => {
  const drawn = geometry.borders
    .filter(({ kind }) => kind === "border")
    .map(({ between }) => between.toSorted().join("-"));
  const pairs = `${favorBoard.edges.land} ${favorBorders}`
    .split(" ")
    .map((pair) => pair.split("-").sort().join("-"));
  expect([...new Set(drawn)].toSorted()).toEqual(pairs.toSorted());
});

test("every line is there once", () => {
  const lines = geometry.arcs.map((arc) => arc.map(String).sort().join(" "));
  expect(new Set(lines).size).toBe(lines.length);
});

test("all of it lies on the sheet", () => {
  for (const [x, y] of geometry.arcs.flat()) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(geometry.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(geometry.height);
  }
});

test("a unit lies in its space, and its label beside it", () => {
  for (const [id, { unit, radius, label }] of geometry.provinces) {
    const ring = ringOf(id);
    expect(isInside(unit, ring), id).toBe(true);
    expect(fromEdge(unit, ring), id).toBeGreaterThan(radius);
    expect(isInside(label.at, ring), id).toBe(true);
    expect(Math.hypot(label.at[0] - unit[0], label.at[1] - unit[1]), id).toBeGreaterThan(
      radius + label.size / 2,
    );
  }
});

test("in each slice Favor rises toward the middle, and Perimeters lie outside (DIS-11.1.2-3)", () => {
  const middle = (points: readonly Point[], axis: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const signs = geometry.markers.map(({ at }) => at);
  const [x, y] = [middle(signs, 0), middle(signs, 1)];
  for (const slice of SLICES) {
    const away = ["5", "4", "3", "2", "1", "0"].map((value) => {
      const units = [...geometry.provinces]
        .filter(([id]) => id.startsWith(slice.id + value))
        .map(([, { unit }]) => unit);
      return Math.hypot(middle(units, 0) - x, middle(units, 1) - y);
    });
    expect(away).toEqual(away.toSorted((a, b) => a - b));
  }
});

describe("a Perimeter", () => {
  test("holds all ten Embassies side by side (DIS-11.1.3-2)", () => {
    for (const slice of SLICES) {
      const id = `${slice.id}0z`;
      const [from, to] = geometry.rows.get(id) ?? [];
      if (!from || !to) throw new Error(id);
      const { radius } = geometry.provinces.get(id)!;
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(9 * 2 * radius);
      for (const end of [from, to]) {
        expect(isInside(end, ringOf(id)), id).toBe(true);
        expect(fromEdge(end, ringOf(id)), id).toBeGreaterThan(radius);
      }
    }
  });
});

test("markers and legend lie in nobody's space", () => {
  const { at, width, height } = geometry.legend;
  const corners: Point[] = [-1, 1].flatMap((x) =>
    [-1, 1].map((y): Point => [at[0] + (x * width) / 2, at[1] + (y * height) / 2]),
  );
  for (const point of [at, ...corners, ...geometry.markers.map((marker) => marker.at)]) {
    expect(SPACES.some(({ id }) => isInside(point, ringOf(id)))).toBe(false);
  }
});

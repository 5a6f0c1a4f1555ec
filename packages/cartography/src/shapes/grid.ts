import { type Box, boxOf, type Point, type Polygon } from "./plane.ts";

/** A rectangle of the plane divided into cells, numbered row by row. */
export interface Grid {
  readonly box: Box;
  readonly nx: number;
  readonly ny: number;
}

/** Writes the code of each polygon into the cells whose center it covers; -1 where there is none. */
export function rasterise(
  { box, nx, ny }: Grid,
  polygons: Iterable<{ readonly code: number; readonly rings: Polygon }>,
): Int16Array {
  const cells = new Int16Array(nx * ny).fill(-1);
  const [sx, sy] = [nx / (box[2] - box[0]), ny / (box[3] - box[1])];
  for (const { code, rings } of polygons) {
    const lines = rings.map((ring) => ring.map(([x, y]): Point => [(x - box[0]) * sx, (y - box[1]) * sy]));
    const [, low, , high] = boxOf(lines.flat());
    const first = Math.max(0, Math.floor(low - 0.5));
    const crossings = Array.from(
      { length: Math.max(0, Math.min(ny - 1, Math.floor(high)) - first + 1) },
      (): number[] => [],
    );
    for (const line of lines) {
      for (let i = 0; i < line.length - 1; i++) {
        const [[ax, ay], [bx, by]] = [line[i], line[i + 1]];
        const start = Math.max(first, Math.floor(Math.min(ay, by) - 0.5));
        const end = Math.min(first + crossings.length - 1, Math.floor(Math.max(ay, by) - 0.5));
        for (let row = start; row <= end; row++) {
          const y = row + 0.5;
          if (ay <= y !== by <= y) crossings[row - first].push(ax + ((y - ay) / (by - ay)) * (bx - ax));
        }
      }
    }
    for (const [index, row] of crossings.entries()) {
      const xs = row.sort((a, b) => a - b);
      const start = (first + index) * nx;
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const from = Math.max(0, Math.ceil(xs[i] - 0.5));
        const to = Math.min(nx - 1, Math.floor(xs[i + 1] - 0.5));
        if (to >= from) cells.fill(code, start + from, start + to + 1);
      }
    }
  }
  return cells;
}

/** For every cell, how far its center is from the border of its own code's area or from the rim, in cells. */
export function distanceToBorder({ nx, ny }: Grid, cells: Int16Array): Float32Array {
  const FAR = 1e12;
  const squared = new Float64Array(nx * ny);
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const i = y * nx + x;
      const rim = x === 0 || y === 0 || x === nx - 1 || y === ny - 1;
      const code = cells[i];
      const edge =
        rim ||
        code !== cells[i - 1] ||
        code !== cells[i + 1] ||
        code !== cells[i - nx] ||
        code !== cells[i + nx];
      squared[i] = edge ? 0 : FAR;
    }
  }
  const envelope = lowerEnvelope(Math.max(nx, ny));
  for (let x = 0; x < nx; x++) envelope(squared, x, nx, ny);
  for (let y = 0; y < ny; y++) envelope(squared, y * nx, 1, nx);
  return Float32Array.from(squared, (value) => Math.sqrt(value) + 0.5);
}

/**
 * One dimension of the exact distance transform of Felzenszwalb and Huttenlocher: the lower envelope of the
 * parabolas standing on `count` cells, in place.
 */
function lowerEnvelope(
  size: number,
): (values: Float64Array, start: number, step: number, count: number) => void {
  const line = new Float64Array(size);
  const feet = new Int32Array(size);
  const bounds = new Float64Array(size + 1);
  return (values, start, step, count) => {
    for (let i = 0; i < count; i++) line[i] = values[start + i * step];
    let top = 0;
    feet[0] = 0;
    bounds[0] = -Number.POSITIVE_INFINITY;
    bounds[1] = Number.POSITIVE_INFINITY;
    for (let i = 1; i < count; i++) {
      const meet = (foot: number): number => (line[i] + i * i - line[foot] - foot * foot) / (2 * (i - foot));
      let at = meet(feet[top]);
      while (at <= bounds[top]) at = meet(feet[--top]);
      feet[++top] = i;
      bounds[top] = at;
      bounds[top + 1] = Number.POSITIVE_INFINITY;
    }
    for (let i = 0, k = 0; i < count; i++) {
      while (bounds[k + 1] < i) k++;
      values[start + i * step] = (i - feet[k]) ** 2 + line[feet[k]];
    }
  };
}

/** Gaussian blur with mirrored edges. */
export function blur({ nx, ny }: Grid, values: Float64Array, sigma: number): Float64Array {
  const reach = Math.ceil(3 * sigma);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / 2 / sigma / sigma),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (
    from: Float64Array,
    count: number,
    step: number,
    lines: number,
    stride: number,
  ): Float64Array => {
    const out = new Float64Array(from.length);
    for (let line = 0; line < lines; line++) {
      for (let i = 0; i < count; i++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const j = i + k < 0 ? -(i + k) - 1 : i + k >= count ? 2 * count - 1 - i - k : i + k;
          sum += weights[k + reach] * from[line * stride + j * step];
        }
        out[line * stride + i * step] = sum / total;
      }
    }
    return out;
  };
  return pass(pass(values, nx, 1, ny, nx), ny, nx, nx, 1);
}

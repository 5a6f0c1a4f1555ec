import type { Grid } from "./grid.ts";
import type { Point } from "./plane.ts";

const STEPS = 32;

/**
 * The flow that evens out a density (Gastner, Seguy and More 2018): matter runs from dense cells to thin ones
 * until all are alike, and whatever swims in it is carried along. Gives a function that carries a point, in
 * cells of the grid, to where it ends up. The flow is continuous, so what touched still touches.
 */
export function makeFlow({ nx, ny }: Grid, density: Float64Array): (point: Point) => Point {
  const mean = density.reduce((sum, value) => sum + value, 0) / density.length;
  const potential = solvePoisson(
    nx,
    ny,
    density.map((value) => value - mean),
  );
  const at = (x: number, y: number): number =>
    potential[Math.min(ny - 1, Math.max(0, y)) * nx + Math.min(nx - 1, Math.max(0, x))];
  const east = new Float64Array(nx * ny);
  const north = new Float64Array(nx * ny);
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      east[y * nx + x] = (at(x + 1, y) - at(x - 1, y)) / 2;
      north[y * nx + x] = (at(x, y + 1) - at(x, y - 1)) / 2;
    }
  }
  let velocityX = 0;
  let velocityY = 0;
  const measure = (px: number, py: number, time: number): void => {
    const x = Math.max(0, Math.min(nx - 1.0001, px - 0.5));
    const y = Math.max(0, Math.min(ny - 1.0001, py - 0.5));
    const u = x - Math.trunc(x);
    const v = y - Math.trunc(y);
    const k = Math.trunc(y) * nx + Math.trunc(x);
    const mix = (from: Float64Array): number =>
      (from[k] * (1 - u) + from[k + 1] * u) * (1 - v) + (from[k + nx] * (1 - u) + from[k + nx + 1] * u) * v;
    const thickness = (1 - time) * mix(density) + time * mean;
    velocityX = px < 0.5 || px > nx - 0.5 ? 0 : mix(east) / thickness;
    velocityY = py < 0.5 || py > ny - 0.5 ? 0 : mix(north) / thickness;
  };
  return (start) => {
    let x = start[0];
    let y = start[1];
    const step = 1 / STEPS;
    for (let n = 0; n < STEPS; n++) {
      measure(x, y, n * step);
      measure(x + (velocityX * step) / 2, y + (velocityY * step) / 2, (n + 0.5) * step);
      x = Math.max(0, Math.min(nx, x + velocityX * step));
      y = Math.max(0, Math.min(ny, y + velocityY * step));
    }
    return [x, y];
  };
}

/**
 * Solves for the potential whose gradient is the flux, nothing flowing over the rim: by cosine transform from
 * left to right, then by elimination from bottom to top.
 */
function solvePoisson(nx: number, ny: number, source: Float64Array): Float64Array {
  const cosines = Float64Array.from({ length: nx * nx }, (_, i) =>
    Math.cos((Math.PI * Math.trunc(i / nx) * ((i % nx) + 0.5)) / nx),
  );
  const transposed = Float64Array.from(cosines, (_, i) => cosines[(i % nx) * nx + Math.trunc(i / nx)]);
  const waves = multiply(source, transposed, ny, nx);
  for (let wave = 0; wave < nx; wave++) {
    solveColumn(waves, wave, nx, ny, ((Math.PI * wave) / nx) ** 2);
    const weight = (wave > 0 ? 2 : 1) / nx;
    for (let y = 0; y < ny; y++) waves[y * nx + wave] *= weight;
  }
  return multiply(waves, cosines, ny, nx);
}

/** Solves p(y - 1) - 2 p(y) + p(y + 1) - stiffness p(y) = f(y) in place, p being level at both ends. */
function solveColumn(
  values: Float64Array,
  start: number,
  step: number,
  count: number,
  stiffness: number,
): void {
  if (stiffness === 0) {
    // only differences count: integrate twice
    let slope = 0;
    let height = 0;
    for (let y = 0; y < count; y++) {
      const f = values[start + y * step];
      values[start + y * step] = height;
      slope += f;
      height += slope;
    }
    return;
  }
  const ratio = new Float64Array(count);
  for (let y = 0; y < count; y++) {
    const diagonal = -stiffness - (y === 0 || y === count - 1 ? 1 : 2);
    const pivot = diagonal - (y > 0 ? ratio[y - 1] : 0);
    ratio[y] = 1 / pivot;
    values[start + y * step] =
      (values[start + y * step] - (y > 0 ? values[start + (y - 1) * step] : 0)) / pivot;
  }
  for (let y = count - 2; y >= 0; y--) values[start + y * step] -= ratio[y] * values[start + (y + 1) * step];
}

/** The product of a rows × size and a size × size matrix. */
function multiply(a: Float64Array, b: Float64Array, rows: number, size: number): Float64Array {
  const out = new Float64Array(rows * size);
  for (let i = 0; i < rows; i++) {
    const row = out.subarray(i * size, (i + 1) * size);
    for (let k = 0; k < size; k++) {
      const factor = a[i * size + k];
      const other = b.subarray(k * size, (k + 1) * size);
      for (let j = 0; j < size; j++) row[j] += factor * other[j];
    }
  }
  return out;
}

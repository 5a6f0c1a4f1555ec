/**
 * The few sums that a network consists of, in double precision and always in the same sequence. They use nothing that
 * engines may round differently, so pages, servers and programs get the same numbers to the last bit.
 */

/** Rows of `a` times rows of `b`: both lie one after the other, from an index on and so many numbers apart. */
export interface Rows {
  readonly data: Float64Array;
  readonly from: number;
  readonly step: number;
}

export const rowsOf = (data: Float64Array, step: number, from = 0): Rows => ({ data, from, step });

/** `out[i][j]` becomes the product of row `i` of `a` and row `j` of `b`, both `length` numbers long. */
export function multiply(n: number, m: number, length: number, a: Rows, b: Rows, out: Rows): void {
  const x = a.data;
  const y = b.data;
  const z = out.data;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    const a0 = a.from + i * a.step;
    const a1 = a0 + a.step;
    const a2 = a1 + a.step;
    const a3 = a2 + a.step;
    const z0 = out.from + i * out.step;
    const z1 = z0 + out.step;
    const z2 = z1 + out.step;
    const z3 = z2 + out.step;
    for (let j = 0; j < m; j++) {
      const b0 = b.from + j * b.step;
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      let s3 = 0;
      for (let k = 0; k < length; k++) {
        const w = y[b0 + k];
        s0 += x[a0 + k] * w;
        s1 += x[a1 + k] * w;
        s2 += x[a2 + k] * w;
        s3 += x[a3 + k] * w;
      }
      z[z0 + j] = s0;
      z[z1 + j] = s1;
      z[z2 + j] = s2;
      z[z3 + j] = s3;
    }
  }
  for (; i < n; i++)
    for (let j = 0; j < m; j++)
      z[out.from + i * out.step + j] = product(x, a.from + i * a.step, y, b.from + j * b.step, length);
}

/** The product of two rows. */
export function product(
  a: Float64Array,
  aFrom: number,
  b: Float64Array,
  bFrom: number,
  length: number,
): number {
  let sum = 0;
  for (let k = 0; k < length; k++) sum += a[aFrom + k] * b[bFrom + k];
  return sum;
}

/** Keeps a variance of zero from being divided by. */
const LEAST = 1e-5;

/** Brings each row to mean 0 and variance 1. */
export function normalize(n: number, length: number, from: Rows, to: Rows): void {
  for (let i = 0; i < n; i++) {
    const a = from.from + i * from.step;
    const b = to.from + i * to.step;
    let sum = 0;
    for (let k = 0; k < length; k++) sum += from.data[a + k];
    const mean = sum / length;
    let squares = 0;
    for (let k = 0; k < length; k++) squares += (from.data[a + k] - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / length + LEAST);
    for (let k = 0; k < length; k++) to.data[b + k] = (from.data[a + k] - mean) * scale;
  }
}

/** Negative numbers become 0, others are squared. */
export function squareUp(values: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) values[i] = values[i] > 0 ? values[i] * values[i] : 0;
}

/** Turns scores into chances that add up to 1. */
export function toChances(values: Float64Array, from: number, count: number): void {
  let best = values[from];
  for (let i = 1; i < count; i++) if (values[from + i] > best) best = values[from + i];
  let total = 0;
  for (let i = 0; i < count; i++) {
    const weight = exponential(values[from + i] - best);
    values[from + i] = weight;
    total += weight;
  }
  for (let i = 0; i < count; i++) values[from + i] /= total;
}

const LOG_OF_2 = Math.LN2;
/** Less than that, and the result is 0. */
const LOWEST = -40;
const HALVES = Float64Array.from({ length: 64 }, (_, i) => 0.5 ** i);

/** The exponential of a number that isn't above 0, to twelve digits. `Math.exp` differs between engines in the last bit. */
export function exponential(x: number): number {
  if (x < LOWEST) return 0;
  const halves = Math.floor(-x / LOG_OF_2);
  const r = x + halves * LOG_OF_2;
  // The series for a number between -0.7 and 0, eighth by eighth.
  const e = r / 8;
  let sum = 1 + (e / 7) * 1;
  sum = 1 + (e / 6) * sum;
  sum = 1 + (e / 5) * sum;
  sum = 1 + (e / 4) * sum;
  sum = 1 + (e / 3) * sum;
  sum = 1 + (e / 2) * sum;
  sum = 1 + e * sum;
  sum *= sum;
  sum *= sum;
  sum *= sum;
  return sum * HALVES[halves];
}

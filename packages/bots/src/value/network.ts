import { FEATURES, type Features } from "./features.ts";

/** A small neural network: features, a layer of hidden units, and a score. */
export interface Network {
  /** Of each feature, to bring all to one scale. */
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  /** A row of weights for each hidden unit. */
  readonly hidden: readonly (readonly number[])[];
  readonly bias: readonly number[];
  readonly out: readonly number[];
}

/** The share of the board that each power is likely to end with: scores, turned into shares that add up to 1. */
export function likelyShares(network: Network, { powers, rows, isOut }: Features): number[] {
  const scores = powers.map((_, index) =>
    isOut[index] ? Number.NEGATIVE_INFINITY : scoreOf(network, rows, index * FEATURES.length),
  );
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function scoreOf({ mean, spread, hidden, bias, out }: Network, rows: Float64Array, from: number): number {
  let score = 0;
  for (let unit = 0; unit < out.length; unit++) {
    const weights = hidden[unit];
    let sum = bias[unit];
    for (let i = 0; i < weights.length; i++) sum += (weights[i] * (rows[from + i] - mean[i])) / spread[i];
    score += out[unit] * Math.tanh(sum);
  }
  return score;
}

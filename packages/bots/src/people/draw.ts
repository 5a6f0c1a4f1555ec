import type { Dice } from "../dice.ts";

/** Chances from scores: the exponential of each over the sum of all. */
export function chancesOf(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The index of one of them, by chance. */
export function draw(chances: readonly number[], dice: Dice): number {
  let left = dice.next();
  for (let index = 0; index < chances.length; index++) {
    left -= chances[index];
    if (left < 0) return index;
  }
  return 0;
}

/** The score of one row of features. */
export function scoreOf(rows: Float64Array, index: number, weights: ArrayLike<number>): number {
  let score = 0;
  const first = index * weights.length;
  for (let i = 0; i < weights.length; i++) score += rows[first + i] * weights[i];
  return score;
}

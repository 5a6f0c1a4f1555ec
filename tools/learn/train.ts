import type { Dice } from "../../packages/bots/src/dice.ts";
import { FEATURES } from "../../packages/bots/src/value/features.ts";
import { likelyShares, type Network } from "../../packages/bots/src/value/network.ts";
import type { Sample } from "./sample.ts";

const COUNT = FEATURES.length;
const EPOCHS = 40;
const BATCH = 256;
const RATE = 0.002;
const DECAY = 1e-4;
/** Adam's moving averages (Kingma and Ba, 2014). */
const [BETA1, BETA2, EPSILON] = [0.9, 0.999, 1e-8];

/** Learns from some samples what the others say of it: the network of the epoch that predicts those best. */
export function train(
  samples: readonly Sample[],
  kept: readonly Sample[],
  units: number,
  dice: Dice,
): { readonly network: Network; readonly loss: number; readonly before: number } {
  const { mean, spread } = scaleOf(samples);
  const weights = Float64Array.from({ length: units * (COUNT + 2) }, (_, i) => {
    if (i < units * COUNT) return normal(dice) / Math.sqrt(COUNT);
    return i < units * (COUNT + 1) ? 0 : 0.3 * normal(dice);
  });
  const [first, second] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  let best = networkOf(weights, units, mean, spread);
  const before = lossOf(best, kept);
  let least = before;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = dice.shuffled(samples);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const slope = slopeOf(networkOf(weights, units, mean, spread), batch);
      step++;
      for (let i = 0; i < weights.length; i++) {
        const by = slope[i] + DECAY * weights[i];
        first[i] = BETA1 * first[i] + (1 - BETA1) * by;
        second[i] = BETA2 * second[i] + (1 - BETA2) * by * by;
        const size = Math.sqrt(second[i] / (1 - BETA2 ** step)) + EPSILON;
        weights[i] -= (RATE * first[i]) / (1 - BETA1 ** step) / size;
      }
    }
    const network = networkOf(weights, units, mean, spread);
    const loss = lossOf(network, kept);
    if (loss >= least) continue;
    least = loss;
    best = network;
  }
  return { network: best, loss: least, before };
}

/** Mean and standard deviation of each feature. */
function scaleOf(samples: readonly Sample[]): Pick<Network, "mean" | "spread"> {
  const [sums, squares] = [new Float64Array(COUNT), new Float64Array(COUNT)];
  let count = 0;
  for (const { rows } of samples)
    for (let i = 0; i < rows.length; i++) {
      sums[i % COUNT] += rows[i];
      squares[i % COUNT] += rows[i] ** 2;
      if (i % COUNT === 0) count++;
    }
  const mean = Array.from(sums, (sum) => sum / count);
  return { mean, spread: mean.map((each, i) => Math.sqrt(squares[i] / count - each * each) + 1e-6) };
}

const networkOf = (
  weights: Float64Array,
  units: number,
  mean: readonly number[],
  spread: readonly number[],
): Network => ({
  mean,
  spread,
  hidden: Array.from({ length: units }, (_, unit) => [...weights.slice(unit * COUNT, (unit + 1) * COUNT)]),
  bias: [...weights.slice(units * COUNT, units * (COUNT + 1))],
  out: [...weights.slice(units * (COUNT + 1))],
});

/** Cross entropy: the less, the better the predicted shares match how games ended. */
export function lossOf(network: Network, samples: readonly Sample[]): number {
  let loss = 0;
  for (const sample of samples)
    likelyShares(network, sample).forEach((share, i) => {
      loss -= sample.shares[i] * Math.log(Math.max(share, 1e-9));
    });
  return loss / samples.length;
}

/** In which direction the loss of a batch grows, by weight. */
function slopeOf(network: Network, batch: readonly Sample[]): Float64Array {
  const { hidden, bias, out, mean, spread } = network;
  const units = out.length;
  const slope = new Float64Array(units * (COUNT + 2));
  for (const sample of batch)
    likelyShares(network, sample).forEach((share, index) => {
      if (sample.isOut[index]) return;
      const error = (share - sample.shares[index]) / batch.length;
      const row = Array.from(mean, (each, i) => (sample.rows[index * COUNT + i] - each) / spread[i]);
      for (let unit = 0; unit < units; unit++) {
        const excited = Math.tanh(hidden[unit].reduce((sum, weight, i) => sum + weight * row[i], bias[unit]));
        const back = error * out[unit] * (1 - excited * excited);
        for (let i = 0; i < COUNT; i++) slope[unit * COUNT + i] += back * row[i];
        slope[units * COUNT + unit] += back;
        slope[units * (COUNT + 1) + unit] += error * excited;
      }
    });
  return slope;
}

/** A random number about 0, normally distributed (Box and Muller, 1958). */
const normal = (dice: Dice): number =>
  Math.sqrt(-2 * Math.log(1 - dice.next())) * Math.cos(2 * Math.PI * dice.next());

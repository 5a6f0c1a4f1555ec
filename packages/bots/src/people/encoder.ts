import { multiply, normalize, product, rowsOf, squareUp, toChances } from "./algebra.ts";
import { COLUMNS, type Facts } from "./facts.ts";
import type { Network } from "./network.ts";

/** What the network makes of a position: a row of numbers for each province, each power, and the board as a whole. */
export interface Encoded {
  readonly tokens: Float64Array;
  /** By the network's power: a score for how the game ends. */
  readonly forecast: Float64Array;
}

/** Space to compute in, made once for each network. */
class Encoder {
  private readonly network: Network;
  private readonly count: number;
  private readonly state: Float64Array;
  private readonly normal: Float64Array;
  private readonly query: Float64Array;
  private readonly keys: Float64Array;
  private readonly turned: Float64Array;
  private readonly mixed: Float64Array;
  private readonly scores: Float64Array;
  private readonly wide: Float64Array;

  constructor(network: Network) {
    const { width, places } = network;
    this.network = network;
    this.count = network.of("place").length / width;
    const rows = (columns: number): Float64Array => new Float64Array(this.count * columns);
    this.state = rows(width);
    this.normal = rows(width);
    this.query = rows(width);
    this.keys = rows(2 * width);
    this.turned = rows(width);
    this.mixed = rows(width);
    this.scores = rows(this.count);
    this.wide = rows(4 * width);
    if (places.length < this.count - network.powers.length - 1) throw new Error("too few places");
  }

  encode(facts: Facts): Encoded {
    const { network, count, state, normal } = this;
    const { width, layers, powers } = network;
    this.begin(facts);
    for (let layer = 0; layer < layers; layer++) {
      normalize(count, width, rowsOf(state, width), rowsOf(normal, width));
      this.attend(layer);
      normalize(count, width, rowsOf(state, width), rowsOf(normal, width));
      this.think(layer);
    }
    const tokens = new Float64Array(count * width);
    normalize(count, width, rowsOf(state, width), rowsOf(tokens, width));
    const provinces = count - powers.length - 1;
    const hidden = new Float64Array(powers.length * width);
    multiply(
      powers.length,
      width,
      width,
      rowsOf(tokens, width, provinces * width),
      rowsOf(network.of("value_up.weight"), width),
      rowsOf(hidden, width),
    );
    squareUp(hidden, hidden.length);
    const value = network.of("value.weight");
    const forecast = Float64Array.from(powers, (_, power) => product(hidden, power * width, value, 0, width));
    return { tokens, forecast };
  }

  /** Writes down what is known of each province, each power and the time. */
  private begin({ columns, counts, time }: Facts): void {
    const { network, count, state } = this;
    const { width, powers } = network;
    const place = network.of("place");
    const table = network.of("facts.weight");
    const tally = network.of("counts.weight");
    const clock = network.of("time.weight");
    const provinces = count - powers.length - 1;
    state.set(place);
    for (let i = 0; i < width; i++) {
      const when = time[0] * clock[i * 3] + time[1] * clock[i * 3 + 1] + time[2] * clock[i * 3 + 2];
      for (let row = 0; row < count; row++) state[row * width + i] += when;
    }
    for (let province = 0; province < provinces; province++)
      for (let c = 0; c < COLUMNS; c++) {
        const from = columns[province * COLUMNS + c] * width;
        for (let i = 0; i < width; i++) state[province * width + i] += table[from + i];
      }
    for (let power = 0; power < powers.length; power++)
      for (let i = 0; i < width; i++)
        state[(provinces + power) * width + i] +=
          counts[power * 2] * tally[i * 2] + counts[power * 2 + 1] * tally[i * 2 + 1];
  }

  private attend(layer: number): void {
    const { network, count, normal, query, keys, turned, mixed, scores } = this;
    const { width, heads } = network;
    const size = width / heads;
    const near = network.of(`near.${layer}`);
    const weights = (name: string) => rowsOf(network.of(`attend.${layer}.${name}.weight`), width);
    const own = rowsOf(normal, width);
    multiply(count, width, width, own, weights("q"), rowsOf(query, width));
    multiply(count, 2 * width, width, own, weights("kv"), rowsOf(keys, 2 * width));
    const scale = 1 / Math.sqrt(size);
    for (let i = 0; i < query.length; i++) query[i] *= scale;
    for (let i = 0; i < count; i++)
      for (let k = 0; k < width; k++) turned[k * count + i] = keys[i * 2 * width + width + k];
    for (let head = 0; head < heads; head++) {
      const from = head * size;
      multiply(
        count,
        count,
        size,
        rowsOf(query, width, from),
        rowsOf(keys, 2 * width, from),
        rowsOf(scores, count),
      );
      const bias = head * count * count;
      for (let i = 0; i < count * count; i++) scores[i] += near[bias + i];
      for (let i = 0; i < count; i++) toChances(scores, i * count, count);
      multiply(
        count,
        size,
        count,
        rowsOf(scores, count),
        rowsOf(turned, count, from * count),
        rowsOf(mixed, width, from),
      );
    }
    multiply(count, width, width, rowsOf(mixed, width), weights("o"), rowsOf(query, width));
    this.add(query);
  }

  private think(layer: number): void {
    const { network, count, normal, query, wide } = this;
    const { width } = network;
    const up = rowsOf(network.of(`feed.${layer}.up.weight`), width);
    const down = rowsOf(network.of(`feed.${layer}.down.weight`), 4 * width);
    multiply(count, 4 * width, width, rowsOf(normal, width), up, rowsOf(wide, 4 * width));
    squareUp(wide, wide.length);
    multiply(count, width, 4 * width, rowsOf(wide, 4 * width), down, rowsOf(query, width));
    this.add(query);
  }

  private add(change: Float64Array): void {
    for (let i = 0; i < change.length; i++) this.state[i] += change[i];
  }
}

const encoders = new WeakMap<Network, Encoder>();

/** Looks at a position. */
export function encode(network: Network, facts: Facts): Encoded {
  let encoder = encoders.get(network);
  if (!encoder) {
    encoder = new Encoder(network);
    encoders.set(network, encoder);
  }
  return encoder.encode(facts);
}

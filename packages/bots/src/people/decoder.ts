import type { Order, Rules, State, Unit } from "@chancery/engine";
import { multiply, normalize, product, rowsOf, squareUp, toChances } from "./algebra.ts";
import { CONVOY, choiceKind, choicesIn, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from "./choices.ts";
import type { Encoded } from "./encoder.ts";
import type { Facts } from "./facts.ts";
import type { Network } from "./network.ts";

/** A unit whose order is known, by numbers: the unit, and the order among its choices. */
export interface Known {
  readonly unit: number;
  readonly choice: number;
}

/** What a unit could be ordered, in numbers. */
interface Choices {
  readonly orders: readonly Order[];
  readonly kinds: Uint8Array;
  readonly targets: Int32Array;
  readonly places: Int32Array;
}

/** How wide the part is that looks at a unit and a place together. */
const PAIR = 32;
/** How many layers look at the orders that are known. */
const LAYERS = 2;
/** More than this many of anything count as so many. */
const MANY = 2;

/** Says how likely each order of a unit is, once a position has been looked at. */
export class Decoder {
  readonly choices: readonly Choices[];
  private readonly network: Network;
  private readonly provinces: Int32Array;
  private readonly provinceOf: Uint16Array;
  private readonly units: readonly Unit[];
  private readonly powers: readonly number[];
  /** Rows: of units, of places, and what they answer. */
  private readonly own: Float64Array;
  private readonly tokens: Float64Array;
  private readonly places: Float64Array;
  private readonly toPlaces: Float64Array;
  private readonly toUnits: Float64Array;
  private readonly pairPlaces: Float64Array;
  private readonly pairUnits: Float64Array;
  /** What counts of a known order: its unit, its place and its target. */
  private readonly orderUnit: Float64Array;
  private readonly orderPlace: Float64Array;
  private readonly orderTarget: Float64Array;
  private readonly nothing: readonly Float64Array[];
  private readonly remembered = new Map<number, readonly Float64Array[]>();

  constructor(network: Network, rules: Rules, state: State, facts: Facts, { tokens }: Encoded) {
    const { width } = network;
    const { board } = rules;
    const { units } = state;
    this.network = network;
    this.units = units;
    this.tokens = tokens;
    this.powers = facts.powers;
    this.provinceOf = board.provinceOf;
    this.provinces = Int32Array.from(units, ({ at }) => board.provinceOf[at]);
    const indexOf = new Map(units.map((unit, index) => [unit, index]));
    this.choices = choicesIn(rules, state).map((orders) => ({
      orders,
      kinds: Uint8Array.from(orders, choiceKind),
      targets: Int32Array.from(orders, ({ target }) => (target ? (indexOf.get(target) ?? 0) : 0)),
      places: Int32Array.from(orders, ({ to }) => to ?? 0),
    }));
    this.own = new Float64Array(units.length * width);
    for (const [u, province] of this.provinces.entries())
      this.own.set(tokens.subarray(province * width, (province + 1) * width), u * width);
    this.places = Float64Array.from(network.of("location"));
    for (let place = 0; place < board.locations.length; place++)
      for (let i = 0; i < width; i++)
        this.places[place * width + i] += tokens[board.provinceOf[place] * width + i];
    this.toPlaces = this.through("answer_to", this.places);
    this.toUnits = this.through("answer_unit", this.own);
    this.pairPlaces = this.through("pair_to", this.places);
    this.pairUnits = this.through("pair_unit", this.own);
    this.orderUnit = this.through("order_unit", this.own);
    this.orderPlace = this.through("order_to", this.places);
    this.orderTarget = this.through("order_target", this.own);
    const nothing = network.of("nothing");
    this.nothing = layers((layer) => this.through(`see.${layer}.kv`, nothing));
  }

  /** How likely each choice of a unit is, if these orders of its power are known. */
  chances(unit: number, known: readonly Known[] = []): Float64Array {
    const { network, choices } = this;
    const { width } = network;
    const { kinds, targets, places } = choices[unit];
    const query = this.queryOf(unit, known);
    const ask = this.through("ask", query);
    const scale = 1 / Math.sqrt(width);
    for (let i = 0; i < ask.length; i++) ask[i] *= scale;
    const sight = this.sightOf(unit, known);
    const base = network.of("base");
    const weigh = network.of("known");
    const scores = new Float64Array(kinds.length);
    const place = (which: number, at: number): number =>
      product(ask, which * width, this.toPlaces, (at * 3 + which) * width, width);
    const target = (which: number, at: number): number =>
      product(ask, (3 + which) * width, this.toUnits, (at * 3 + which) * width, width);
    const pair = (which: number, at: number, to: number): number =>
      product(this.pairUnits, (at * 2 + which) * PAIR, this.pairPlaces, (to * 2 + which) * PAIR, PAIR) /
      Math.sqrt(PAIR);
    for (let c = 0; c < kinds.length; c++) {
      const kind = kinds[c];
      const at = targets[c];
      const to = places[c];
      const province = this.provinceOf[to];
      const other = sight.doing.get(at);
      let score = base[kind];
      if (kind === HOLD)
        score +=
          product(network.of("hold.weight"), 0, query, 0, width) +
          weigh[13] * few(sight.goes[this.provinces[unit]]);
      else if (kind === MOVE)
        score +=
          place(0, to) +
          weigh[0] * few(sight.goes[province]) +
          weigh[1] * few(sight.leaves[province]) +
          weigh[2] * few(sight.stays[province]) +
          weigh[3] * few(sight.aided[province]) +
          weigh[4] * few(sight.held) +
          weigh[5] * few(sight.helped);
      else if (kind === SUPPORT_HOLD) {
        score += target(0, at);
        if (other) score += other.kind === MOVE ? weigh[10] : weigh[11];
      } else {
        const which = kind === CONVOY ? 2 : 1;
        score += place(which, to) + target(which, at) + pair(which - 1, at, to);
        score += weigh[4 + 2 * which] * few(sight.goes[province]);
        score += weigh[5 + 2 * which] * few(sight.into[province]);
        if (other) score += weigh[12] + (other.kind === MOVE && other.province === province ? weigh[14] : 0);
      }
      scores[c] = score;
    }
    toChances(scores, 0, scores.length);
    return scores;
  }

  /** A unit's row, after it has looked at what is known. */
  private queryOf(unit: number, known: readonly Known[]): Float64Array {
    const { network } = this;
    const { width, heads } = network;
    const size = width / heads;
    const query = this.own.slice(unit * width, (unit + 1) * width);
    const provinces = this.tokens.length / width - network.powers.length - 1;
    const power = (provinces + this.powers[this.units[unit].power]) * width;
    for (let i = 0; i < width; i++) query[i] += this.tokens[power + i];
    const normal = new Float64Array(width);
    const scores = new Float64Array(known.length + 1);
    for (let layer = 0; layer < LAYERS; layer++) {
      normalize(1, width, rowsOf(query, width), rowsOf(normal, width));
      const asked = this.through(`see.${layer}.q`, normal);
      const memory = [this.nothing[layer], ...known.map((each) => this.memoryOf(each)[layer])];
      const mixed = new Float64Array(width);
      for (let head = 0; head < heads; head++) {
        const from = head * size;
        for (let m = 0; m < memory.length; m++)
          scores[m] = product(asked, from, memory[m], from, size) / Math.sqrt(size);
        toChances(scores, 0, memory.length);
        for (let m = 0; m < memory.length; m++)
          for (let i = 0; i < size; i++) mixed[from + i] += scores[m] * memory[m][width + from + i];
      }
      add(query, this.through(`see.${layer}.o`, mixed));
      normalize(1, width, rowsOf(query, width), rowsOf(normal, width));
      const wide = this.through(`think.${layer}.up`, normal);
      squareUp(wide, wide.length);
      add(query, this.through(`think.${layer}.down`, wide));
    }
    normalize(1, width, rowsOf(query, width), rowsOf(query, width));
    return query;
  }

  /** What others remember of an order, for each layer. */
  private memoryOf({ unit, choice }: Known): readonly Float64Array[] {
    const key = unit * 4096 + choice;
    const found = this.remembered.get(key);
    if (found) return found;
    const { network } = this;
    const { width } = network;
    const { kinds, places, targets } = this.choices[unit];
    const kind = kinds[choice];
    const order = this.orderUnit.slice(unit * width, (unit + 1) * width);
    const names = network.of("kind");
    for (let i = 0; i < width; i++) {
      order[i] += names[kind * width + i];
      if (kind === MOVE || kind >= SUPPORT_MOVE) order[i] += this.orderPlace[places[choice] * width + i];
      if (kind >= SUPPORT_HOLD) order[i] += this.orderTarget[targets[choice] * width + i];
    }
    normalize(1, width, rowsOf(order, width), rowsOf(order, width));
    const memory = layers((layer) => this.through(`see.${layer}.kv`, order));
    this.remembered.set(key, memory);
    return memory;
  }

  /** What the known orders mean for a unit: who goes where, and what it's helped with. */
  private sightOf(unit: number, known: readonly Known[]) {
    const counts = (): Uint8Array => new Uint8Array(this.provinceOf.length);
    const [goes, leaves, stays, into, aided] = [counts(), counts(), counts(), counts(), counts()];
    const doing = new Map<number, { readonly kind: number; readonly province: number }>();
    let held = 0;
    let helped = 0;
    for (const each of known) {
      const { kinds, places, targets } = this.choices[each.unit];
      const kind = kinds[each.choice];
      const province = this.provinceOf[places[each.choice]];
      doing.set(each.unit, { kind, province });
      if (kind === MOVE) {
        goes[province]++;
        leaves[this.provinces[each.unit]]++;
      } else stays[this.provinces[each.unit]]++;
      const isForUnit = targets[each.choice] === unit;
      if (kind === SUPPORT_HOLD && isForUnit) held++;
      if (kind < SUPPORT_MOVE) continue;
      into[province]++;
      if (!isForUnit) continue;
      aided[province]++;
      helped++;
    }
    return { goes, leaves, stays, into, aided, held, helped, doing };
  }

  /** Rows multiplied by weights. */
  private through(name: string, rows: Float64Array): Float64Array {
    const weights = this.network.of(`${name}.weight`);
    const length = name.endsWith("down") ? 2 * this.network.width : this.network.width;
    const n = rows.length / length;
    const m = weights.length / length;
    const out = new Float64Array(n * m);
    multiply(n, m, length, rowsOf(rows, length), rowsOf(weights, length), rowsOf(out, m));
    return out;
  }
}

const few = (count: number): number => Math.min(count, MANY);

const layers = (of: (layer: number) => Float64Array): Float64Array[] =>
  Array.from({ length: LAYERS }, (_, l) => of(l));

function add(to: Float64Array, change: Float64Array): void {
  for (let i = 0; i < to.length; i++) to[i] += change[i];
}

import type { Order, Power, Rules, State, Unit } from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { toChances } from "./algebra.ts";
import { choiceOf } from "./choices.ts";
import { Decoder, type Known } from "./decoder.ts";
import { encode } from "./encoder.ts";
import { alive, factsOf, type LastMoves } from "./facts.ts";
import { type Network, networkFor } from "./network.ts";

/** An order, and how likely people are to give it. */
export interface LikelyOrder {
  readonly order: Order;
  readonly chance: number;
}

interface Drawing {
  /** Orders that are settled. */
  readonly given?: readonly Order[] | undefined;
  /** What may not be ordered. */
  readonly bars?: ((order: Order) => boolean) | undefined;
  /** Prefers likelier orders, each by the third power of its chance. */
  readonly isSharp?: boolean;
}

/** Orders below this part of the likeliest one's chance are slips, which nobody means. */
const SLIP = 0.05;

/** What people would order in a movement phase, and how its game would end among them. */
export class People {
  private readonly rules: Rules;
  private readonly state: State;
  private readonly decoder: Decoder;
  /** By power: the share of the board that it's likely to end with. */
  readonly shares: Float64Array;

  constructor(network: Network, rules: Rules, state: State, last: LastMoves | null) {
    this.rules = rules;
    this.state = state;
    const facts = factsOf(network, rules, state, last);
    const encoded = encode(network, facts);
    this.decoder = new Decoder(network, rules, state, facts, encoded);
    const living = [...alive(state)];
    const chances = Float64Array.from(living, (power) => encoded.forecast[facts.powers[power]]);
    toChances(chances, 0, chances.length);
    this.shares = new Float64Array(rules.powers.length);
    for (const [index, power] of living.entries()) this.shares[power] = chances[index];
  }

  /** What a unit may be ordered, the likeliest first. What its power has ordered others to do makes a difference. */
  likely(unit: Unit, given: readonly Order[] = []): LikelyOrder[] {
    const u = this.state.units.indexOf(unit);
    const chances = this.decoder.chances(u, this.knownOf(unit.power, given));
    return this.decoder.choices[u].orders
      .map((order, index) => ({ order, chance: chances[index] }))
      .sort((one, other) => other.chance - one.chance);
  }

  /** Draws orders for all units of a power, each knowing those before. */
  draw(power: Power, dice: Dice, { given = [], bars, isSharp = false }: Drawing = {}): Order[] {
    return this.settle(power, dice.shuffled([...this.state.units.keys()]), { given, bars }, (chances) => {
      const least = SLIP * Math.max(...chances);
      const usual = chances.map((chance) =>
        chance < least ? 0 : isSharp ? chance * chance * chance : chance,
      );
      let left = dice.next() * usual.reduce((sum, chance) => sum + chance, 0);
      return usual.findIndex((chance) => {
        left -= chance;
        return left < 0;
      });
    });
  }

  /** The likeliest orders of a power: the unit that is surest of its order comes first, and others follow it. */
  usual(power: Power, given: readonly Order[] = []): Order[] {
    const sureness = this.state.units.map((each, u) =>
      each.power === power ? Math.max(...this.decoder.chances(u)) : 0,
    );
    const sequence = [...this.state.units.keys()].sort((one, other) => sureness[other] - sureness[one]);
    return this.settle(power, sequence, { given }, (chances) => chances.indexOf(Math.max(...chances)));
  }

  /** How likely a set of orders is as a whole: the logarithm of its chance, for units in the position's sequence. */
  likelihood(orders: readonly Order[]): number {
    const known: Known[] = [];
    let sum = 0;
    for (const [u, unit] of this.state.units.entries()) {
      const order = orders.find((each) => each.unit === unit);
      if (!order) continue;
      const choice = choiceOf(this.rules, this.decoder.choices[u].orders, order);
      if (choice < 0) return Number.NEGATIVE_INFINITY;
      sum += Math.log(this.decoder.chances(u, known)[choice]);
      known.push({ unit: u, choice });
    }
    return sum;
  }

  private settle(
    power: Power,
    sequence: readonly number[],
    { given = [], bars }: Drawing,
    pick: (chances: number[]) => number,
  ): Order[] {
    const { units } = this.state;
    const known = this.knownOf(power, given);
    const orders = new Map<number, Order>();
    for (const order of given) if (order.unit) orders.set(units.indexOf(order.unit), order);
    for (const u of sequence) {
      const choices = this.decoder.choices[u].orders;
      if (units[u].power !== power || orders.has(u) || choices.length === 0) continue;
      const isBarred = choices.map((order) => bars?.(order) ?? false);
      const isAllBarred = !isBarred.includes(false);
      const chances = [...this.decoder.chances(u, known)].map((chance, c) =>
        isBarred[c] && !isAllBarred ? 0 : chance,
      );
      const choice = Math.max(0, pick(chances));
      known.push({ unit: u, choice });
      orders.set(u, choices[choice]);
    }
    return [...orders.keys()].sort((a, b) => a - b).flatMap((u) => orders.get(u) ?? []);
  }

  private knownOf(power: Power, given: readonly Order[]): Known[] {
    return given.flatMap((order) => {
      if (order.unit?.power !== power) return [];
      const unit = this.state.units.indexOf(order.unit);
      const choice = choiceOf(this.rules, this.decoder.choices[unit]?.orders ?? [], order);
      return choice < 0 ? [] : [{ unit, choice }];
    });
  }
}

/** What people would do in a position; null where nothing was learned: in other phases, and on other boards. */
export function peopleIn(rules: Rules, state: State, last: LastMoves | null = null): People | null {
  const network = state.phase.task === "M" && !state.ending ? networkFor(rules) : null;
  if (!network) return null;
  const known = looked.get(state);
  if (known?.last === last) return known.people;
  const people = new People(network, rules, state, last);
  looked.set(state, { last, people });
  return people;
}

/** The same position is asked about many times in a row. */
const looked = new WeakMap<State, { readonly last: LastMoves | null; readonly people: People }>();

import {
  adjudicate,
  createOutcome,
  DISLODGED,
  hold,
  isNext,
  type Order,
  type Outcome,
  type Prepared,
  type Province,
  prepare,
  type Unit,
} from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import { placeAt } from "../dumbbot/places.ts";
import { presenceIn, threatTo } from "../dumbbot/presence.ts";
import { optionsOf } from "../search/options.ts";
import { pathsToCenters } from "./paths.ts";

/** What counts: a center to take, a unit to drive away, a center left open; a unit that only helps could do more. */
const PRIZE = 10;
const BLOW = 2;
const OPEN = 5;
const HELPER = 1;

/** What a unit does, and what others do for it. */
interface Deed {
  readonly orders: readonly Order[];
  readonly worth: number;
}

/** Orders for a movement phase: unit after unit does what gains most if nobody else moves. */
export class GreedyMoves {
  positions = 0;
  private readonly situation: Situation;
  private readonly budget: number;
  private readonly options: ReadonlyMap<Unit, readonly Order[]>;
  private readonly prepared: Prepared;
  private readonly outcome: Outcome;
  private readonly indexes: ReadonlyMap<Unit | null, number>;
  /** By unit, which of its orders it does. */
  private readonly chosen: Uint16Array;
  private readonly orders: Map<Unit, Order>;
  private readonly paths: Uint8Array;
  private readonly goals: ReadonlySet<number>;
  private readonly threatened: readonly number[];

  constructor(situation: Situation, budget: number) {
    const { rules, state, power } = situation;
    const { centers, provinces } = rules.board;
    this.situation = situation;
    this.budget = budget;
    this.options = new Map([...optionsOf(situation)].map(([unit, each]) => [unit, this.simple(each)]));
    const choices = state.units.map((unit) => [hold(unit), ...(this.options.get(unit) ?? [])]);
    this.prepared = prepare(rules, state, choices);
    this.outcome = createOutcome(this.prepared);
    this.chosen = new Uint16Array(state.units.length);
    this.indexes = new Map(state.units.map((unit, u) => [unit, u]));
    this.orders = new Map();
    this.paths = pathsToCenters(situation);
    this.goals = new Set(centers.filter((_, index) => state.owners[index] !== power));
    const presence = presenceIn(rules, state);
    this.threatened = centers.filter(
      (center) => !this.goals.has(center) && threatTo(presence, provinces.length, power, center) > 0,
    );
  }

  write(dice: Dice): Order[] {
    const units = [...this.options.keys()];
    // Places become free as units leave them, so that those left idle get a second chance.
    for (const unit of [...dice.shuffled(units), ...dice.shuffled(units)])
      if (!this.orders.has(unit)) this.orderUnit(unit, dice);
    return units.map((unit) => this.orders.get(unit) ?? this.idle(unit));
  }

  /** Staying where it is, unless that would break a promise. */
  private idle(unit: Unit): Order {
    const options = this.options.get(unit) ?? [];
    return options.find(({ type }) => type === "hold") ?? options[0] ?? hold(unit);
  }

  private orderUnit(unit: Unit, dice: Dice): void {
    let best: Deed = { orders: [], worth: this.worthOf([]) };
    for (const order of dice.shuffled(this.options.get(unit) ?? [])) {
      if (order.type === "hold") continue;
      const deed = this.helped(order, best.worth);
      if (deed && deed.worth > best.worth) best = deed;
    }
    for (const order of best.orders) {
      this.choose(order);
      if (order.unit) this.orders.set(order.unit, order);
    }
  }

  /** An order with as many helpers as make it succeed. */
  private helped(order: Order, least: number): Deed | null {
    const orders = [order];
    let worth = this.worthOf(orders);
    if (order.type !== "move" || worth > least) return { orders, worth };
    for (const [unit, options] of this.options) {
      if (unit === order.unit || this.orders.has(unit)) continue;
      const help = options.find(({ target, to }) => target === order.unit && to === order.to);
      if (!help) continue;
      orders.push(help);
      worth = this.worthOf(orders) - HELPER * (orders.length - 1);
      if (worth > least) return { orders, worth };
    }
    return null;
  }

  /** What the position is worth if these orders are given on top of those chosen. */
  private worthOf(orders: readonly Order[]): number {
    if (this.positions >= this.budget) return Number.NEGATIVE_INFINITY;
    this.positions++;
    const before = orders.map((order) => this.choose(order));
    adjudicate(this.prepared, this.chosen, this.outcome);
    for (const [u, choice] of before) this.chosen[u] = choice;
    return this.judge();
  }

  private judge(): number {
    const { rules, state, power } = this.situation;
    const { board } = rules;
    const { at } = this.outcome;
    const guarded = new Set<number>();
    let worth = 0;
    for (const [u, unit] of state.units.entries()) {
      const place = at[u];
      if (unit.power !== power) {
        if (place === DISLODGED) worth += BLOW;
      } else if (place !== DISLODGED) {
        guarded.add(board.provinceOf[place]);
        if (this.goals.has(board.provinceOf[place])) worth += PRIZE;
        else worth -= this.paths[placeAt(board, unit.kind.way, place as Unit["at"])];
      }
    }
    return worth - OPEN * this.threatened.filter((center) => !guarded.has(center)).length;
  }

  /** Has a unit do something; what it did before. */
  private choose(order: Order): readonly [unit: number, choice: number] {
    const u = this.indexes.get(order.unit) ?? 0;
    const before = this.chosen[u];
    this.chosen[u] = this.prepared.orders[u].indexOf(order);
    return [u, before];
  }

  /** Without voyages and convoys, unless they were promised. */
  private simple(orders: readonly Order[]): readonly Order[] {
    if (orders.length === 1) return orders;
    const { board } = this.situation.rules;
    const isStep = ({ unit, to, viaConvoy }: Order): boolean =>
      unit !== null && to !== null && !viaConvoy && isNext(board, unit.kind.way, unit.at, provinceAt(to));
    const provinceAt = (to: number): Province => board.provinceOf[to] as Province;
    return orders.filter((order) => order.type !== "convoy" && (order.type !== "move" || isStep(order)));
  }
}

import {
  hold,
  isNext,
  type Location,
  move,
  type Order,
  type Province,
  reachOf,
  support,
  type Unit,
} from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import type { Flavor } from "./flavor.ts";
import { bestFirst, type Option, pick } from "./pick.ts";
import { placeAt } from "./places.ts";
import type { Values } from "./values.ts";

/** Orders being written for the units of a power. */
interface Draft extends Situation {
  readonly flavor: Flavor;
  readonly values: Values;
  readonly dice: Dice;
  /** By province: our unit there, and one that moves there. */
  readonly standing: Map<number, Unit>;
  readonly coming: Map<number, Unit>;
  readonly orders: Map<Unit, Order>;
  /** Who waits for a unit to be ordered first. */
  readonly waiting: Map<Unit, Unit[]>;
}

/** Orders for a movement phase. */
export function movesOf(situation: Situation, values: Values, flavor: Flavor, dice: Dice): Order[] {
  const { rules, state, power } = situation;
  const units = state.units.filter((unit) => unit.power === power);
  const standing = new Map(units.map((unit) => [rules.board.provinceOf[unit.at], unit]));
  const draft: Draft = {
    ...situation,
    flavor,
    values,
    dice,
    standing,
    coming: new Map(),
    orders: new Map(),
    waiting: new Map(),
  };
  const promised = new Set<Unit>();
  for (const order of situation.agreement?.promised ?? []) {
    if (!order.unit) continue;
    promised.add(order.unit);
    draft.orders.set(order.unit, order);
    if (order.type === "move") draft.coming.set(rules.board.provinceOf[order.to], order.unit);
  }
  const queue = dice.shuffled(units.filter((unit) => !promised.has(unit)));
  for (let unit = queue.shift(); unit; unit = queue.shift()) orderUnit(draft, unit, queue);
  for (const unit of units)
    if (draft.orders.get(unit)?.type === "hold" && !promised.has(unit)) relieve(draft, unit);
  return units.map((unit) => draft.orders.get(unit) ?? hold(unit));
}

const worthAt = ({ rules, values }: Draft, { kind }: Unit, at: Location): number =>
  values.worthAt(placeAt(rules.board, kind.way, at));

/** Whether one unit waits for another, directly or through others. */
function waitsFor({ waiting }: Draft, unit: Unit | undefined, other: Unit): boolean {
  return waiting.get(other)?.some((each) => each === unit || waitsForEach(waiting, unit, each)) ?? false;
}

function waitsForEach(waiting: Draft["waiting"], unit: Unit | undefined, other: Unit): boolean {
  return waiting.get(other)?.some((each) => each === unit || waitsForEach(waiting, unit, each)) ?? false;
}

function destinationsOf(draft: Draft, unit: Unit): Option<Location>[] {
  const { rules, state, flavor, standing, agreement } = draft;
  const { board } = rules;
  const options: Option<Location>[] = [
    { value: unit.at, worth: worthAt(draft, unit, unit.at) + flavor.stayBonus },
  ];
  // What never leaves its place helps others instead.
  if (unit.kind.stationary) return options;
  for (const to of reachOf(board, unit.kind.way).to[unit.at]) {
    const province = board.provinceOf[to] as Province;
    if (state.closed.includes(province) || unit.kind.barred.includes(province)) continue;
    if (waitsFor(draft, standing.get(province), unit)) continue;
    if (agreement?.bars(move(unit, to))) continue;
    options.push({ value: to, worth: worthAt(draft, unit, to) });
  }
  // Where a unit was promised to leave, it stays only if it can't.
  if (options.length > 1 && agreement?.bars(hold(unit))) options.shift();
  return bestFirst(options);
}

/** Orders a unit, or puts it back behind the one it has to wait for. */
function orderUnit(draft: Draft, unit: Unit, queue: Unit[]): void {
  const { rules, values, standing, coming, orders, waiting } = draft;
  const { provinceOf } = rules.board;
  const home = provinceOf[unit.at];
  const options = destinationsOf(draft, unit);
  while (true) {
    const index = pick(options, draft.flavor, draft.dice);
    const to = options[index].value;
    const province = provinceOf[to];
    if (province === home) {
      orders.set(unit, hold(unit));
      return;
    }
    const occupant = standing.get(province);
    const comer = coming.get(province);
    if (occupant && !orders.has(occupant)) {
      queue.splice(queue.indexOf(occupant) + 1, 0, unit);
      waiting.set(occupant, [...(waiting.get(occupant) ?? []), unit]);
      return;
    }
    if (occupant && orders.get(occupant)?.type !== "move") {
      if (values.competitionAt(province) > 1) {
        orders.set(unit, support(unit, occupant));
        return;
      }
    } else if (comer) {
      if (values.competitionAt(province) > 0) {
        orders.set(unit, support(unit, comer, orders.get(comer)?.to ?? null));
        return;
      }
    } else {
      orders.set(unit, move(unit, to));
      coming.set(province, unit);
      return;
    }
    if (options.length === 1) {
      orders.set(unit, hold(unit));
      return;
    }
    options.splice(index, 1);
  }
}

/** Has an idle unit support the most valuable move or place beside it that could need it. */
function relieve(draft: Draft, unit: Unit): void {
  const { rules, values, flavor, orders } = draft;
  const { board } = rules;
  let best: Order | null = null;
  let most = 0;
  for (const [other, order] of orders) {
    if (other === unit) continue;
    const isMove = order.type === "move";
    const goal = isMove ? order.to : other.at;
    const province = board.provinceOf[goal] as Province;
    if (!isNext(board, unit.kind.way, unit.at, province) || unit.kind.barred.includes(province)) continue;
    if (values.competitionAt(province) <= (isMove ? 0 : 1)) continue;
    const worth = worthAt(draft, other, flavor.supportsBy === "destination" ? goal : other.at);
    if (worth <= most) continue;
    most = worth;
    best = isMove ? support(unit, other, goal) : support(unit, other);
  }
  if (best) orders.set(unit, best);
}

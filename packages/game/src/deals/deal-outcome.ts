import type { Deal } from "@chancery/api";
import {
  formatOrder,
  hold,
  type Order,
  type Power,
  type Province,
  powerNamed,
  readOrder,
  type State,
} from "@chancery/engine";
import { gameOf, stateFrom } from "../game-of.ts";
import { toldLine } from "../room/score/results.ts";
import type { Table, Turn } from "../table.ts";
import { isPast, type KnownDeal, yearOf } from "./deal.ts";

/** What a power did against its word in a turn: orders it gave, or promised and didn't give. */
interface Breach {
  readonly power: string;
  readonly turn: number;
  readonly phase: string;
  readonly orders: readonly string[];
}

export interface Outcome {
  readonly outcome: "untested" | "kept" | "broken";
  readonly isOver: boolean;
  readonly breaches: readonly Breach[];
}

/** An order that was given, as everyone could see. */
interface Act {
  readonly power: Power;
  readonly order: Order;
  readonly line: string;
}

type Terms<K extends Deal["kind"]> = Extract<Deal, { readonly kind: K }>;

/** Whether a deal was kept, by the turns that led to the current one. It depends only on orders that everyone has seen. */
export function outcomeOf(table: Table, deal: KnownDeal): Outcome {
  const isOver = isPast(table, deal);
  const turns = toldLine(table).filter((turn) => isTested(table, deal, turn));
  const breaches = turns.flatMap((turn) => againstIn(table, deal, turn));
  const outcome = turns.length === 0 ? "untested" : breaches.length > 0 ? "broken" : "kept";
  return { outcome, isOver, breaches };
}

/** What was done against a deal in one turn. */
export const breachesIn = (table: Table, deal: KnownDeal, number: number): readonly Breach[] =>
  toldLine(table)
    .filter((turn) => turn.number === number && isTested(table, deal, turn))
    .flatMap((turn) => againstIn(table, deal, turn));

const isTested = (table: Table, deal: KnownDeal, turn: Turn): boolean =>
  deal.agreedIn !== null && turn.result !== null && turn.number >= deal.agreedIn && tests(table, deal, turn);

/** Whether a turn shows if a deal was kept. */
function tests(table: Table, { terms, turn: offeredIn }: KnownDeal, turn: Turn): boolean {
  const { number, phase } = turn;
  if (terms.kind === "orders")
    return (
      number === offeredIn &&
      Object.entries(terms.orders).some(([name, lines]) =>
        lines.some((line) => isPublic(table, turn, name, line)),
      )
    );
  if (yearOf(phase) > terms.through) return false;
  return terms.kind === "demilitarize" || !phase.endsWith("A");
}

function againstIn(table: Table, deal: KnownDeal, turn: Turn): readonly Breach[] {
  const { rules } = gameOf(table);
  const { terms } = deal;
  const { state, acts } = actsIn(table, turn);
  const parties = [deal.from, ...deal.recipients];
  const members = parties.map((name) => powerNamed(rules, name) as Power);
  return parties.flatMap((name, i): readonly Breach[] => {
    const own = acts.filter(({ power }) => power === members[i]);
    const allies = members.filter((power) => power !== members[i]);
    const orders =
      terms.kind === "orders"
        ? notGiven(table, turn, own, name, terms.orders[name] ?? [])
        : terms.kind === "demilitarize"
          ? linesOf(
              withHolds(table, state, own, members[i]).filter(({ order }) =>
                entersOrStays(table, state, order, terms),
              ),
            )
          : linesOf(own.filter((act) => isAgainst(table, state, acts, act, allies, terms)));
    return orders.length === 0 ? [] : [{ power: name, turn: turn.number, phase: turn.phase, orders }];
  });
}

const linesOf = (acts: readonly Act[]): readonly string[] => acts.map(({ line }) => line);

/** Promised orders that weren't given, as far as everyone can see. */
function notGiven(
  table: Table,
  turn: Turn,
  own: readonly Act[],
  name: string,
  promised: readonly string[],
): readonly string[] {
  return promised.filter((line) => {
    const order = promisedBy(table, turn, name, line);
    if (!order || order.type === "own") return false;
    // A unit without an order holds.
    const isHold = order.type === "hold" && !own.some((act) => act.order.unit === order.unit);
    return !isHold && !own.some((act) => act.line === line);
  });
}

function promisedBy(table: Table, turn: Turn, name: string, line: string): Order | null {
  const { rules, notation } = gameOf(table);
  const { state } = actsIn(table, turn);
  const read = readOrder(notation, state, powerNamed(rules, name) as Power, line);
  return read.ok ? read.value : null;
}

/** Whether everyone sees if a line was written. Lines of the game's own may be secret. */
const isPublic = (table: Table, turn: Turn, name: string, line: string): boolean => {
  const order = promisedBy(table, turn, name, line);
  return order !== null && order.type !== "own";
};

/** The orders of a power in a movement phase, with those of units that hold because they got none. */
function withHolds(table: Table, state: State, own: readonly Act[], power: Power): readonly Act[] {
  if (state.phase.task !== "M") return own;
  const idle = state.units.filter(
    (unit) => unit.power === power && !own.some(({ order }) => order.unit === unit),
  );
  const { rules } = gameOf(table);
  return [
    ...own,
    ...idle.map((unit) => ({ power, order: hold(unit), line: formatOrder(rules, hold(unit)) })),
  ];
}

/** An order into a demilitarized province, or one that keeps a unit there. */
function entersOrStays(
  table: Table,
  state: State,
  order: Order,
  { province: id }: Terms<"demilitarize">,
): boolean {
  const { board } = gameOf(table).rules;
  const isIn = (place: number | null): boolean =>
    place !== null && board.provinces[board.provinceOf[place]].id === id;
  if (order.type === "move" || order.type === "retreat" || order.type === "build") return isIn(order.to);
  return state.phase.task === "M" && order.unit !== null && isIn(order.unit.at);
}

/** An order against an ally's unit or center, or one that helps the common enemy. */
function isAgainst(
  table: Table,
  state: State,
  acts: readonly Act[],
  { order }: Act,
  allies: readonly Power[],
  terms: Terms<"peace"> | Terms<"alliance">,
): boolean {
  const { rules } = gameOf(table);
  const { provinceOf, centers } = rules.board;
  if (order.target && terms.kind === "alliance" && order.target.power === powerNamed(rules, terms.against))
    return true;
  if (order.to === null || order.type === "build") return false;
  // Helping an ally's own unit is no attack on the ally.
  if (order.target && allies.includes(order.target.power)) return false;
  const province = provinceOf[order.to] as Province;
  const owner = state.owners[centers.indexOf(province)] ?? null;
  if (owner !== null && allies.includes(owner)) return true;
  const unit = state.units.find(({ at }) => provinceOf[at] === province);
  if (!unit || !allies.includes(unit.power)) return false;
  // A unit that leaves makes room.
  return !acts.some((act) => act.order.unit === unit && act.order.type === "move");
}

const known = new WeakMap<Turn, { readonly state: State; readonly acts: readonly Act[] }>();

/** The orders of a turn that everyone could see, for the position they were given in. */
function actsIn(table: Table, turn: Turn): { readonly state: State; readonly acts: readonly Act[] } {
  const before = known.get(turn);
  if (before) return before;
  const game = gameOf(table);
  const state = stateFrom(game, turn.phase, turn.position);
  const acts = (turn.result?.orders ?? []).flatMap(
    ({ power: name, order: line, status, visibleTo }): Act[] => {
      if (line === null || visibleTo || status === "illegal" || status === "invalid") return [];
      const power = powerNamed(game.rules, name) as Power;
      const read = readOrder(game.notation, state, power, line);
      return read.ok ? [{ power, order: read.value, line }] : [];
    },
  );
  const found = { state, acts };
  known.set(turn, found);
  return found;
}

import type { LegalOrders, LegalOrdersFilter, LegalOrdersOfPower } from "@chancery/api";
import {
  adjustmentDue,
  buildsOpen,
  fail,
  formatOrder,
  formatUnit,
  legalOrders,
  ok,
  type Power,
  powerNamed,
  type Result,
  type Rules,
  restoreOrder,
  type State,
  type Unit,
} from "@chancery/engine";
import { gameOf, stateOf } from "../game-of.ts";
import { noSuchPower, type Refusal, refusal } from "../refusal.ts";
import { currentTurn } from "../table.ts";
import type { Sight } from "../views/sight.ts";

/** Lines of a game's own that are only listed on request: points in Dissolution come to thousands. */
const MOST_UNASKED = 500;

/**
 * Everything the viewer could write on a sheet now. It follows from the position, which everyone sees, so it says
 * nothing about what anyone has written.
 */
export function legalOrdersFor(
  { table, role, seat, powers }: Sight,
  { power: only, about }: LegalOrdersFilter,
): Result<LegalOrders, Refusal> {
  if (table.status !== "playing") return ok({ turn: null, phase: null, powers: [] });
  const { rules } = gameOf(table);
  if (only !== undefined && powerNamed(rules, only) === undefined)
    return fail(
      noSuchPower(
        only,
        rules.powers.map(({ name }) => name),
      ),
    );
  if (only !== undefined && !powers.includes(only)) return fail(refusal("not-your-power"));
  // A game master may write for everyone, but listing all of it at once would keep others waiting.
  const own = role === "referee" && seat === null ? [] : powers;
  const asked = only === undefined ? own : [only];
  const { number, phase } = currentTurn(table);
  return ok({
    turn: number,
    phase,
    powers: asked.map((name) => selected(ordersOf(rules, stateOf(table), name), about)),
  });
}

const listed = new WeakMap<State, Map<string, LegalOrdersOfPower>>();

/** All orders of a power, computed once for each position. */
function ordersOf(rules: Rules, state: State, name: string): LegalOrdersOfPower {
  const known = listed.get(state) ?? new Map<string, LegalOrdersOfPower>();
  listed.set(state, known);
  const orders = known.get(name) ?? allOrders(rules, state, name);
  known.set(name, orders);
  return orders;
}

function allOrders(rules: Rules, given: State, name: string): LegalOrdersOfPower {
  const power = powerNamed(rules, name) as Power;
  // A player who orders again is out of civil disorder.
  const state = restoreOrder(given, power);
  const units = new Groups();
  const builds: string[] = [];
  const other = new Groups();
  const add = (unit: Unit, line: string): void => units.add(formatUnit(rules, unit), line);
  for (const order of legalOrders(rules, state, power)) {
    const line = formatOrder(rules, order);
    if (order.unit) add(order.unit, line);
    else builds.push(line);
  }
  for (const order of rules.own?.lines(rules, state, power) ?? []) {
    const line = formatOrder(rules, order);
    const unit = rules.own?.unitOf?.(order.line);
    if (unit) add(unit, line);
    else other.add(rules.own?.subject?.(rules, order.line) ?? "", line);
  }
  const isWinter = state.phase.task === "A";
  return {
    power: name,
    units: units.list.map(([unit, orders]) => ({ unit, orders })),
    builds,
    canBuild: isWinter ? buildsOpen(rules, state, power) : 0,
    mustRemove: isWinter ? Math.max(0, -adjustmentDue(rules, state, power)) : 0,
    other: other.list.map(([about, orders]) => ({ about, count: orders.length, orders })),
  };
}

class Groups {
  private readonly lines = new Map<string, string[]>();

  add(name: string, line: string): void {
    const lines = this.lines.get(name);
    if (lines) lines.push(line);
    else this.lines.set(name, [line]);
  }

  get list(): readonly (readonly [string, readonly string[]])[] {
    return [...this.lines];
  }
}

/** What was asked for, without lists too long to give unasked. */
function selected(orders: LegalOrdersOfPower, about: string | undefined): LegalOrdersOfPower {
  const { units, other } = orders;
  if (about !== undefined)
    return {
      ...orders,
      units: units.filter(({ unit }) => unit === about),
      builds: [],
      other: other.filter((group) => group.about === about),
    };
  const isLong = other.reduce((sum, { count }) => sum + count, 0) > MOST_UNASKED;
  return isLong ? { ...orders, other: other.map((group) => ({ ...group, orders: null })) } : orders;
}

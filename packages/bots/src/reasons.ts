import {
  type Location,
  type Order,
  type Own,
  type Power,
  type Province,
  samePlayer,
  type Unit,
  type Way,
} from "@chancery/engine";
import type { Situation } from "./bot.ts";

/** What speaks for an order, as facts about the position. */
export interface Reason {
  readonly order: Order;
  readonly code: ReasonCode;
  /** The center that it is about, or where a unit is helped to. */
  readonly province: Province | null;
  /** Whose center that is, or who threatens it. */
  readonly power: Power | null;
  /** How many moves away it is. */
  readonly moves: number;
  /** The unit that is helped. */
  readonly unit: Unit | null;
}

/** What can speak for orders. */
export type ReasonCode =
  | "approach"
  | "retreat-takes"
  | "retreat-guards"
  | "retreat-only"
  | "retreat-aims"
  | "disband-nowhere"
  | "disband-crowded"
  | "build-guards"
  | "build-aims"
  | "build-best"
  | "waive-nowhere"
  | "remove-far"
  | "remove-least"
  | "asks-move"
  | "asks-hold"
  | "asks-convoy"
  | "raises";

type Facts = Partial<Omit<Reason, "order" | "code">>;

const because = (order: Order, code: ReasonCode, facts: Facts = {}): Reason => ({
  province: null,
  power: null,
  moves: 0,
  unit: null,
  ...facts,
  order,
  code,
});

/** What speaks for each of a power's orders, beside what an outlook says of its moves into centers. */
export const reasonsFor = (situation: Situation, orders: readonly Order[]): readonly Reason[] =>
  orders.flatMap((order) => reasonFor(situation, order) ?? []);

function reasonFor(situation: Situation, order: Order): Reason | null {
  const isRetreats = situation.state.phase.task === "R";
  switch (order.type) {
    case "move":
      return forMove(situation, order, order.unit, order.to);
    case "retreat":
      return forRetreat(situation, order, order.unit, order.to);
    case "disband":
      return isRetreats ? forDisband(situation, order, order.unit) : forRemoval(situation, order, order.unit);
    case "build":
      return forBuild(situation, order, order.kind.way, order.to);
    case "waive":
      return because(order, "waive-nowhere");
    case "own":
      return forOwn(situation, order);
    default:
      return null;
  }
}

/** A center that others have or nobody owns, and how far it is for a unit. */
interface Goal {
  readonly province: Province;
  readonly power: Power | null;
  readonly moves: number;
}

/** The nearest center to take. */
function goalFrom({ rules, state, power }: Situation, way: Way, from: Location): Goal | null {
  const { provinceOf, centers, reach } = rules.board;
  const moves = new Map<Location, number>([[from, 0]]);
  for (const [at, far] of moves) {
    const center = centers.indexOf(provinceOf[at] as Province);
    const owner = center < 0 ? null : state.owners[center];
    const isGoal = center >= 0 && (owner === null || !samePlayer(state, owner, power));
    if (isGoal) return { province: centers[center], power: owner, moves: far };
    for (const to of reach[way].to[at]) if (!moves.has(to)) moves.set(to, far + 1);
  }
  return null;
}

/** Who could move into a province next. */
function threatTo({ rules, state, power }: Situation, province: Province): Power | null {
  const { provinceOf, reach } = rules.board;
  const played = state.seats.flat();
  const enemy = state.units.find(
    (unit) =>
      played.includes(unit.power) &&
      !samePlayer(state, unit.power, power) &&
      reach[unit.kind.way].to[unit.at].some((to) => provinceOf[to] === province),
  );
  return enemy?.power ?? null;
}

function forMove(situation: Situation, order: Order, unit: Unit, to: Location): Reason | null {
  const { way } = unit.kind;
  const before = goalFrom(situation, way, unit.at);
  const goal = goalFrom(situation, way, to);
  if (!goal || goal.moves === 0 || (before && before.moves <= goal.moves)) return null;
  return because(order, "approach", goal);
}

function forRetreat(situation: Situation, order: Order, unit: Unit, to: Location): Reason {
  const { rules, state, power } = situation;
  const { provinceOf, centers } = rules.board;
  const province = provinceOf[to] as Province;
  const owner = state.owners[centers.indexOf(province)];
  if (owner !== undefined && owner !== null && samePlayer(state, owner, power))
    return because(order, "retreat-guards", { province });
  if (owner !== undefined) return because(order, "retreat-takes", { province, power: owner });
  const choices = state.dislodged.find((each) => each.unit === unit)?.retreats ?? [];
  const goal = goalFrom(situation, unit.kind.way, to);
  if (choices.length < 2 || !goal) return because(order, "retreat-only");
  return because(order, "retreat-aims", goal);
}

function forDisband({ state }: Situation, order: Order, unit: Unit): Reason {
  const choices = state.dislodged.find((each) => each.unit === unit)?.retreats ?? [];
  return because(order, choices.length === 0 ? "disband-nowhere" : "disband-crowded");
}

function forBuild(situation: Situation, order: Order, way: Way, to: Location): Reason {
  const province = situation.rules.board.provinceOf[to] as Province;
  const threat = threatTo(situation, province);
  if (threat !== null) return because(order, "build-guards", { province, power: threat });
  const goal = goalFrom(situation, way, to);
  return goal ? because(order, "build-aims", goal) : because(order, "build-best");
}

function forRemoval(situation: Situation, order: Order, unit: Unit): Reason {
  const { state, power } = situation;
  const far = ({ kind, at }: Unit): number =>
    goalFrom(situation, kind.way, at)?.moves ?? Number.POSITIVE_INFINITY;
  const goal = goalFrom(situation, unit.kind.way, unit.at);
  const isFarthest = state.units.every((other) => other.power !== power || far(other) <= far(unit));
  return goal && isFarthest ? because(order, "remove-far", goal) : because(order, "remove-least");
}

/** Lines of the game's own: units that are asked for help, and what is raised. */
function forOwn({ rules, state, power }: Situation, order: Own): Reason | null {
  const { own, board } = rules;
  const asked = own?.boardOrder?.(order.line);
  if (asked) {
    const province = asked.to === null ? null : (board.provinceOf[asked.to] as Province);
    const code = asked.type === "convoy" ? "asks-convoy" : province === null ? "asks-hold" : "asks-move";
    return asked.target && because(order, code, { unit: asked.target, province });
  }
  const subject = own?.subject?.(rules, order.line);
  if (!own || subject === undefined) return null;
  // Of the lines about one thing, the first leaves it as it is.
  for (const each of own.lines(rules, state, power)) {
    if (own.subject?.(rules, each.line) !== subject) continue;
    return own.formatLine(rules, each.line) === own.formatLine(rules, order.line)
      ? null
      : because(order, "raises");
  }
  return null;
}

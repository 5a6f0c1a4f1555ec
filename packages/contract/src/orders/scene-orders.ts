import { type OrderState, type SceneOrder, type SceneUnitKind, UNIT_KINDS } from "@chancery/boardview";
import {
  type BoardOrder,
  formatOrder,
  type Location,
  type Rules,
  type Unit,
  type UnitKind,
} from "@chancery/engine";
import type { EventReport, Told } from "../response.ts";
import { convoyPath, type ReportedOrder } from "./convoy-path.ts";
import { type Line, unitOrdered } from "./line.ts";
import type { Played } from "./played.ts";

/** Which orders of a phase are drawn. */
export interface OrdersLook {
  /** Whether to draw results. Otherwise orders are pending. */
  readonly resolved: boolean;
  /** Leaves out lines of the game's own, which may be secret. */
  readonly plain?: boolean;
}

/** An order on the board, the line that asks for it, and how it fares. */
interface Drawn extends ReportedOrder {
  readonly id: string;
  readonly order: BoardOrder;
  readonly power: string;
  readonly state: OrderState;
  readonly why?: string;
}

/** The orders of a phase as they are drawn, and, once it is resolved, what happened to units without an order. */
export function sceneOrders(rules: Rules, phase: Played, look: OrdersLook): SceneOrder[] {
  const { lines, response } = phase;
  const given = new Set(
    lines.flatMap(({ order }) => (order && order.type !== "own" ? [formatOrder(rules, order)] : [])),
  );
  const drawn = lines.flatMap((line) => drawnBy(rules, given, line, look) ?? []);
  const isRetreat = phase.state.phase.task === "R";
  const orders = [
    ...drawn.map((each) => sceneOrder(rules, each, drawn, isRetreat)),
    ...lines.flatMap((line) => insurrection(rules, line, look.resolved) ?? []),
  ];
  if (!look.resolved || !response) return orders;
  const events = response.events.flatMap((event, number): SceneOrder[] => {
    const struck = sceneEvent(event, eventId(number), isRetreat);
    return struck === null || isRetreating(rules, drawn, event) ? [] : [struck];
  });
  return [...orders, ...events];
}

/** The id that the drawing of an event has. */
export const eventId = (number: number): string => `event-${number}`;

/** The unit to draw for a kind of the game's; null if there is no such drawing. */
export const sceneKind = ({ name }: UnitKind): SceneUnitKind | null =>
  UNIT_KINDS.find((kind) => kind === name.toLowerCase()) ?? null;

function drawnBy(
  rules: Rules,
  given: ReadonlySet<string>,
  { id, power, order: written, report }: Line,
  { resolved, plain }: OrdersLook,
): Drawn | null {
  const isOwn = written?.type === "own";
  const order = isOwn ? (!plain && rules.own?.boardOrder?.(written.line)) || null : written;
  if (!order) return null;
  const by = rules.powers[order.unit?.power ?? power].name;
  const { status, why } = report;
  const state = stateOf(status, resolved);
  if (!resolved) return { id, power: by, order, report: null, state };
  if (!isOwn) return { id, power: by, order, report, state, why };
  // If the unit did what the line asks for, the unit's own order shows it.
  return given.has(formatOrder(rules, order))
    ? null
    : { id, power: by, order, report: null, state: "void", why };
}

/** How an order fares. Those that were not followed had no effect. */
function stateOf(status: Line["report"]["status"], resolved: boolean): OrderState {
  if (!resolved) return status === "illegal" || status === "invalid" ? "void" : "pending";
  return status === "succeeds" || status === "fails" ? status : "void";
}

/** A unit that leaves the board for a country's sake. Unlike what a line asks of others, that's never secret. */
function insurrection(
  rules: Rules,
  { id, power, order, report }: Line,
  resolved: boolean,
): SceneOrder | null {
  const country = order?.type === "own" ? rules.own?.leavesFor?.(order.line) : null;
  const unit = order && unitOrdered(rules, order);
  if (country === null || country === undefined || !unit) return null;
  const { status, why } = report;
  return {
    id,
    type: "insurrection",
    power: rules.powers[power].name,
    at: rules.board.locations[unit.at].label,
    country: rules.powers[country].name,
    state: stateOf(status, resolved),
    ...(resolved && why !== undefined && { why }),
  };
}

function sceneOrder(rules: Rules, drawn: Drawn, all: readonly Drawn[], isRetreat: boolean): SceneOrder {
  const { id, order, power, state, why } = drawn;
  const label = (at: Location): string => rules.board.locations[at].label;
  const shared = { id, power, state, ...(why !== undefined && { why }) };
  const aid = (unit: Unit, target: Unit) => ({
    ...shared,
    at: label(unit.at),
    from: label(target.at),
    aided: rules.powers[target.power].name,
  });
  switch (order.type) {
    case "hold":
      return { ...shared, type: "hold", at: label(order.unit.at) };
    case "move": {
      const way = { ...shared, at: label(order.unit.at), to: label(order.to) };
      const path = convoyPath(rules, order, all);
      // Units that never leave their place only sortie (DIS-3.2-2).
      if (order.unit.kind.stationary && !path?.length) return { ...way, type: "sortie" };
      return { ...way, type: "move", ...(path && { path }) };
    }
    case "support":
      return order.to === null
        ? { ...aid(order.unit, order.target), type: "support-hold" }
        : {
            ...aid(order.unit, order.target),
            type: "support-move",
            to: label(destination(rules, order.target, order.to, all)),
          };
    case "convoy":
      return {
        ...aid(order.unit, order.target),
        type: "convoy",
        to: label(destination(rules, order.target, order.to, all)),
      };
    case "retreat":
      return { ...shared, type: "retreat", at: label(order.unit.at), to: label(order.to) };
    case "disband":
      return { ...shared, type: "disband", at: label(order.unit.at), ...(isRetreat && { dislodged: true }) };
    case "build": {
      const kind = sceneKind(order.kind);
      if (!kind) throw new Error(`a ${order.kind.name} cannot be drawn`);
      return { ...shared, type: "build", at: label(order.to), kind };
    }
    case "waive":
      return { ...shared, type: "waive" };
  }
}

/** Where the unit helped goes: on the coast that its own order names, if it goes to that province. */
function destination({ board }: Rules, target: Unit, to: Location, all: readonly Drawn[]): Location {
  const own = all.find(
    (each): each is Drawn & { order: Extract<BoardOrder, { type: "move" }> } =>
      each.order.type === "move" && each.order.unit === target,
  )?.order.to;
  return own !== undefined && board.provinceOf[own] === board.provinceOf[to] ? own : to;
}

/** What befell a unit without its having been ordered: it was destroyed, or had to go. */
function sceneEvent(event: Told<EventReport>, id: string, isRetreat: boolean): SceneOrder | null {
  const { type, power, unit, by, why } = event;
  const shared = { id, state: "succeeds", power: `${power}`, at: placeOf(unit), why } as const;
  if (type === "retaliation") return { ...shared, type, by: `${by}` };
  if (type === "disbanded") return { ...shared, type: "disband", ...(isRetreat && { dislodged: true }) };
  return null;
}

/** Whether the unit was disbanded because its retreat failed, which the retreat shows. */
const isRetreating = ({ board, powers }: Rules, drawn: readonly Drawn[], event: EventReport): boolean =>
  event.type === "disbanded" &&
  drawn.some(
    ({ order, state }) =>
      order.type === "retreat" &&
      state === "fails" &&
      powers[order.unit.power].name === event.power &&
      board.locations[order.unit.at].label === placeOf(event.unit),
  );

/** "StP/sc" of "F StP/sc". */
export const placeOf = (unit: unknown): string => `${unit}`.split(" ")[1];

import { type Scene, sceneOf } from "@chancery/boardview";
import type { Sheets } from "@chancery/contract";
import { disband, formatPosition, type Order, type Power, playPhase, type Turn } from "@chancery/engine";
import { Failure } from "./failure.ts";
import { namePhase } from "./phases.ts";
import { type GivenOrder, sceneKind, sceneOrders } from "./scene-orders.ts";
import type { Setup } from "./setup.ts";

/** A position without any orders. */
export const positionScene = (setup: Setup): Scene => sceneWith(setup, []);

/** The orders as they were given; nobody knows yet what becomes of them. */
export const ordersScene = (setup: Setup, sheets: Sheets): Scene => sceneWith(setup, understood(sheets));

/** What became of the orders, upon the position they were given in. */
export function resultsScene(setup: Setup, sheets: Sheets): Scene {
  const { table, state } = setup;
  const given = understood(sheets);
  const submissions = new Map<Power, Order[]>();
  for (const { power, order } of given) submissions.set(power, [...(submissions.get(power) ?? []), order]);
  const turn = playPhase(table.rules, state, submissions);
  const judged = given.map((each): GivenOrder => {
    const verdict = turn.verdicts.get(each.order);
    return verdict ? { ...each, verdict } : each;
  });
  const byGame = [...turn.verdicts].flatMap(([order, verdict]): GivenOrder[] =>
    given.some((each) => each.order === order) ? [] : [{ power: verdict.power, order, verdict }],
  );
  const scene = sceneWith(setup, [...judged, ...byGame, ...unbidden(turn)]);
  const lost = new Set(
    turn.events.flatMap((event) =>
      event.type === "dislodged" ? [table.rules.board.locations[event.unit.at].label] : [],
    ),
  );
  return {
    ...scene,
    units: scene.units.map((unit) => (lost.has(unit.at) ? { ...unit, dislodged: true } : unit)),
  };
}

function sceneWith({ table: { rules }, state }: Setup, given: readonly GivenOrder[]): Scene {
  for (const kind of rules.kinds) {
    if (kind.letter !== sceneKind(kind)[0].toUpperCase())
      throw new Failure(`units written as "${kind.letter}" cannot be drawn`);
  }
  const position = formatPosition(rules, state);
  const orders = sceneOrders(rules, state, given);
  const { board, variant } = rules;
  return sceneOf(position, { board: board.id, variant, title: namePhase(position.phase, rules), orders });
}

const understood = (sheets: Sheets): GivenOrder[] =>
  [...sheets].flatMap(([power, lines]) =>
    lines.flatMap(({ reading }) => (reading.ok ? [{ power, order: reading.value }] : [])),
  );

/** Units that nobody ordered away, but that had to go. */
const unbidden = ({ events }: Turn): GivenOrder[] =>
  events.flatMap((event) => {
    if (event.type !== "disbanded" || event.verdict.order?.type === "retreat") return [];
    const { power, unit, verdict } = event;
    return [
      { power, order: disband(unit), verdict: { ...verdict, order: disband(unit), status: "succeeds" } },
    ];
  });

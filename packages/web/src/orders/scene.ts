import {
  type OrderState,
  type Scene,
  type SceneHighlight,
  type SceneOrder,
  type SceneUnitKind,
  sceneOf,
} from "@chancery/boardview";
import {
  type BoardOrder,
  formatOrder,
  formatPosition,
  type Order,
  type Power,
  type Rules,
  type State,
  type Status,
} from "@chancery/engine";
import { stateName } from "./names.ts";
import type { Played } from "./played.ts";

const STATES: Readonly<Record<Status, OrderState>> = {
  succeeds: "succeeds",
  fails: "fails",
  void: "void",
  illegal: "void",
  invalid: "void",
};

/** The position of a phase without anything that is ordered in it. */
export const bareScene = (rules: Rules, state: State, response: Played["response"] = null): Scene =>
  sceneOf(formatPosition(rules, state), {
    board: rules.board.id,
    variant: rules.variant,
    title: stateName(rules, state),
    disabled: disabledIn(response),
  });

/** Where units stand that were disabled, once that is known (DIS-3.7-1). */
const disabledIn = (response: Played["response"]): readonly string[] =>
  (response?.events ?? []).flatMap(({ type, unit }) =>
    type === "disabled" && typeof unit === "string" ? [unit.split(" ")[1]] : [],
  );

/** The numbers of the events that are drawn after the orders: units destroyed in retaliation (DIS-11.4.2-2). */
export const strikesIn = (response: Played["response"]): readonly number[] =>
  (response?.events ?? []).flatMap(({ type }, number) => (type === "retaliation" ? [number] : []));

const struckIn = (response: Played["response"]): SceneOrder[] =>
  (response?.events ?? []).flatMap(({ type, power, unit, by, why }): SceneOrder[] =>
    type === "retaliation"
      ? [{ type, state: "succeeds", power: `${power}`, at: `${unit}`.split(" ")[1], by: `${by}`, why }]
      : [],
  );

/** What is ordered, as it is drawn; with results once the phase has been resolved. Lines that cannot be drawn are null. */
export function sceneOrders(
  rules: Rules,
  { state, lines, response }: Played,
  resolved: boolean,
  depicted?: (order: Order) => BoardOrder | null,
): (SceneOrder | null)[] {
  const followed = new Set(
    lines.flatMap(({ order }) => (order && order.type !== "own" ? [formatOrder(rules, order)] : [])),
  );
  const orders = lines.map(({ power, order: written }, index) => {
    const report = response?.orders[index];
    const order = written?.type === "own" ? (depicted?.(written) ?? null) : written;
    if (!order || !report) return null;
    const isOwn = written !== order;
    // What a line of the game's own came to is seen by the order that was followed, if it was.
    if (isOwn && resolved && followed.has(formatOrder(rules, order))) return null;
    const refused = report.status === "illegal" || report.status === "invalid";
    const fate: Fate = resolved
      ? { state: isOwn ? "void" : STATES[report.status], why: report.why }
      : { state: refused ? "void" : "pending" };
    return sceneOrder(rules, order.unit?.power ?? power, order, state.phase.task === "R", fate);
  });
  return resolved ? [...orders, ...struckIn(response)] : orders;
}

interface Fate {
  readonly state: OrderState;
  readonly why?: string;
}

function sceneOrder(
  rules: Rules,
  power: Power,
  order: BoardOrder,
  retreats: boolean,
  fate: Fate,
): SceneOrder {
  const label = (location: number): string => rules.board.locations[location].label;
  const said = { power: rules.powers[power].name, ...fate };
  const aided = (target: { power: Power }): string => rules.powers[target.power].name;
  switch (order.type) {
    case "hold":
      return { ...said, type: "hold", at: label(order.unit.at) };
    case "move": {
      const way = { ...said, at: label(order.unit.at), to: label(order.to) };
      if (order.path.length > 0)
        return { ...way, type: "move", path: order.path.map((link) => rules.board.provinces[link].id) };
      // Who never leaves its place does not move (DIS-3.2-2).
      return { ...way, type: order.unit.kind.stationary ? "sortie" : "move" };
    }
    case "retreat":
      return { ...said, type: "retreat", at: label(order.unit.at), to: label(order.to) };
    case "support": {
      const aid = {
        ...said,
        at: label(order.unit.at),
        from: label(order.target.at),
        aided: aided(order.target),
      };
      return order.to === null
        ? { ...aid, type: "support-hold" }
        : { ...aid, type: "support-move", to: label(order.to) };
    }
    case "convoy": {
      const { unit, target, to } = order;
      return {
        ...said,
        type: "convoy",
        at: label(unit.at),
        from: label(target.at),
        aided: aided(target),
        to: label(to),
      };
    }
    case "disband":
      return { ...said, type: "disband", at: label(order.unit.at), dislodged: retreats };
    case "build":
      return { ...said, type: "build", at: label(order.to), kind: order.kind.name as SceneUnitKind };
    case "waive":
      return { ...said, type: "waive" };
  }
}

/** A phase as a picture shows it: the position, what is ordered, and once it is resolved what became of it. */
export const phaseScene = (
  rules: Rules,
  phase: Played,
  resolved: boolean,
  depicted?: (order: Order) => BoardOrder | null,
): Scene =>
  fullScene(
    bareScene(rules, phase.state, resolved ? phase.response : null),
    sceneOrders(rules, phase, resolved, depicted),
    [],
  );

/** The scene with what is ordered and pointed out. Null orders keep their places, so that numbers still match. */
export const fullScene = (
  bare: Scene,
  orders: readonly (SceneOrder | null)[],
  highlights: readonly SceneHighlight[],
): Scene => ({
  ...bare,
  orders: orders.map((order) => order ?? { type: "waive", power: "", state: "void" }),
  highlights,
});

import {
  type EmbassyOrder,
  type EmbassyVerdict,
  explainEmbassy,
  explainKick,
  type Favor,
  formatFavor,
  type Kick,
  placeOf,
  playerName,
} from "@chancery/variants/dissolution/favor";
import type { OrderState, Scene, SceneHighlight, SceneOrder } from "./scene.ts";
import { sceneOf } from "./scene-of.ts";

/** What is to be seen on the Favor Map beside the embassies. */
export interface FavorSceneContext {
  readonly title?: string;
  /** Orders of which nobody knows yet what becomes of them. */
  readonly orders?: readonly EmbassyOrder[];
  /** What became of orders, upon the map on which they were given. */
  readonly verdicts?: readonly EmbassyVerdict[];
  /** Kicks, on the map before or after them. */
  readonly kicks?: readonly Kick[];
  readonly highlights?: readonly SceneHighlight[];
}

/** A scene of the Favor Map. */
export function favorScene(
  favor: Favor,
  { title = "", orders = [], verdicts = [], kicks = [], highlights = [] }: FavorSceneContext = {},
): Scene {
  const units = Object.fromEntries(
    Object.entries(formatFavor(favor)).map(([power, spaces]) => [power, spaces.map((space) => `E ${space}`)]),
  );
  const scene = sceneOf(
    { phase: title, units, centers: {} },
    {
      board: "favor",
      highlights,
      orders: [
        ...orders.map((order) => sceneOrder(favor, order, "pending")),
        ...verdicts.flatMap((verdict) => judged(favor, verdict)),
        ...kicks.map(kicked),
      ],
    },
  );
  const lost = new Set(verdicts.flatMap(({ retreat }) => retreat?.from ?? []));
  return {
    ...scene,
    units: scene.units.map((unit) => (lost.has(unit.at as never) ? { ...unit, dislodged: true } : unit)),
  };
}

function sceneOrder(favor: Favor, order: EmbassyOrder, state: OrderState, why?: string): SceneOrder {
  const power = playerName(order.embassy.power);
  const common = { power, state, at: placeOf(favor, order.embassy), ...(why !== undefined && { why }) };
  if (order.type === "hold") return { ...common, type: "hold" };
  if (order.type === "move") return { ...common, type: "move", to: order.to };
  const aid = { ...common, from: placeOf(favor, order.target), aided: playerName(order.target.power) };
  return order.to === null
    ? { ...aid, type: "support-hold" }
    : { ...aid, type: "support-move", to: order.to };
}

/** An order with what became of it, and the retreat that followed. Who just holds in peace shows nothing. */
function judged(favor: Favor, { order, status, reason, retreat }: EmbassyVerdict): SceneOrder[] {
  const { why } = explainEmbassy(favor, reason);
  const state = status === "succeeds" || status === "fails" ? status : "void";
  const power = playerName(order.embassy.power);
  return [
    ...(reason.code === "held" || (order.type === "hold" && retreat)
      ? []
      : [sceneOrder(favor, order, state, why)]),
    ...(retreat
      ? [
          {
            type: "retreat",
            power,
            state: "succeeds",
            at: retreat.from,
            to: retreat.to,
            why: explainEmbassy(favor, retreat.reason).why,
          } as const,
        ]
      : []),
  ];
}

const kicked = (kick: Kick): SceneOrder => ({
  type: "kick",
  power: playerName(kick.embassy.power),
  state: "succeeds",
  at: kick.from,
  to: kick.to,
  why: explainKick(kick).why,
});

import { type Scene, sceneOf } from "@chancery/boardview";
import type { Rules } from "@chancery/engine";
import type { Played } from "./played.ts";
import { type OrdersLook, placeOf, sceneOrders } from "./scene-orders.ts";

export { eventId, sceneKind, sceneOrders } from "./scene-orders.ts";

/** The position of a phase without any orders; with what happened to its units, once that is known. */
export function positionScene(
  { board, variant }: Rules,
  { position, response }: Pick<Played, "position" | "response">,
  { title, resolved }: { readonly title: string; readonly resolved: boolean },
): Scene {
  const events = (resolved && response?.events) || [];
  const places = (wanted: string): string[] =>
    events.flatMap(({ type, unit }) => (type === wanted ? [placeOf(unit)] : []));
  const lost = new Set(places("dislodged"));
  const scene = sceneOf(position, { board: board.id, variant, title, disabled: places("disabled") });
  if (lost.size === 0) return scene;
  return {
    ...scene,
    units: scene.units.map((unit) => (lost.has(unit.at) ? { ...unit, dislodged: true } : unit)),
  };
}

/** A phase as a picture shows it: the position, the orders, and, once it is resolved, the results. */
export const phaseScene = (
  rules: Rules,
  phase: Played,
  look: OrdersLook & { readonly title: string },
): Scene => ({
  ...positionScene(rules, phase, look),
  orders: sceneOrders(rules, phase, look),
});

import { type Scene, sceneOf } from "@chancery/boardview";
import { formatPosition, type Rules, type State } from "@chancery/engine";
import type { PageLanguage } from "@chancery/messages";
import { appearanceOf } from "@chancery/variants";
import type { PhaseReport } from "../response.ts";
import type { Played } from "./played.ts";
import { type OrdersLook, placeOf, sceneOrders } from "./scene-orders.ts";

export { eventId, type OrdersLook, sceneKind, sceneOrders } from "./scene-orders.ts";

/** What a picture is called, and the language in which powers are. */
export interface SceneNaming {
  readonly title: string;
  readonly language: PageLanguage;
}

/** A position without any orders; with a report, its units show what happened to them in the phase. */
export function positionScene(
  rules: Rules,
  state: State,
  { title, language }: SceneNaming,
  report: PhaseReport | null = null,
): Scene {
  const places = (wanted: string): string[] =>
    (report?.events ?? []).flatMap(({ type, unit }) => (type === wanted ? [placeOf(unit)] : []));
  const scene = sceneOf(formatPosition(rules, state), {
    ...appearanceOf(rules, language),
    title,
    disabled: places("disabled"),
  });
  const lost = new Set(places("dislodged"));
  if (lost.size === 0) return scene;
  return {
    ...scene,
    units: scene.units.map((unit) => (lost.has(unit.at) ? { ...unit, dislodged: true } : unit)),
  };
}

/** A phase as a picture shows it: the position, the orders, and, once it is resolved, the results. */
export const phaseScene = (rules: Rules, phase: Played, naming: SceneNaming, look: OrdersLook): Scene => ({
  ...positionScene(rules, phase.state, naming, look.resolved ? phase.response : null),
  orders: sceneOrders(rules, phase, look),
});

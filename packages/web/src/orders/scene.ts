import type { Scene } from "@chancery/boardview";
import type { PhaseReport } from "@chancery/contract";
import type { Played } from "@chancery/contract/orders";
import {
  phaseScene as drawPhase,
  positionScene as drawPosition,
  type OrdersLook,
  type SceneNaming,
} from "@chancery/contract/scene";
import type { Rules, State } from "@chancery/engine";
import { LANGUAGE } from "../messages/language.ts";
import { stateName } from "./names.ts";

const naming = (rules: Rules, state: State): SceneNaming => ({
  title: stateName(rules, state),
  language: LANGUAGE,
});

/** A position under the name of its phase; with a report, its units show what happened to them. */
export const positionScene = (rules: Rules, state: State, report: PhaseReport | null = null): Scene =>
  drawPosition(rules, state, naming(rules, state), report);

/** A phase under its name: the position, the orders, and, once it is resolved, the results. */
export const phaseScene = (rules: Rules, phase: Played, look: OrdersLook): Scene =>
  drawPhase(rules, phase, naming(rules, phase.state), look);

import type { Played } from "@chancery/contract/orders";
import type { Rules } from "@chancery/engine";
import { favorScene, ownOf } from "@chancery/variants/dissolution";
import { LANGUAGE } from "../../../messages/language.ts";
import { stateName } from "../../../orders/names.ts";
import type { BoardScene } from "../../../orders/plugin.ts";
import { favorGeometry } from "./geometry.ts";
import { favorOutcome } from "./outcome.ts";
import { embassyOrderOf } from "./use-embassies.ts";
import { tellEmbassy } from "./words.ts";

/** The Favor Map of a phase: the orders of embassies, or their results and kicks. */
export function favorPicture(rules: Rules, phase: Played, resolved: boolean): BoardScene {
  const title = stateName(rules, phase.state);
  const seen = resolved
    ? favorOutcome(phase)
    : { orders: phase.lines.flatMap((line) => embassyOrderOf(line) ?? []) };
  return {
    geometry: favorGeometry,
    scene: favorScene(ownOf(phase.state).favor, {
      title,
      language: LANGUAGE,
      ...seen,
      tell: (facts) => tellEmbassy(facts).why,
    }),
  };
}

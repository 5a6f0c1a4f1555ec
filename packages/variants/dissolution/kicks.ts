import type { GameEvent, State } from "@chancery/engine";
import { toTell } from "./bids/told.ts";
import { carryOutKicks, type Embassy, type Kick, kickFacts, kickRules, type SliceId } from "./favor/index.ts";
import { including, ownOf, withOwn } from "./own.ts";
import { sliceOfPower } from "./powers.ts";
import type { Violation } from "./violations.ts";

/** Carries out a kick for each violation, and notes who must hold next Winter (DIS-2.1.3-2, DIS-11.5.3-1). */
export function kickFor(
  state: State,
  violations: readonly Violation[],
): { readonly state: State; readonly events: readonly GameEvent[] } {
  if (violations.length === 0) return { state, events: [] };
  const pending = violations.map(
    ({ power, against }): Embassy => ({ power, slice: sliceOfPower(against) as SliceId }),
  );
  const { favor, kicks } = carryOutKicks(ownOf(state).favor, pending);
  const kicked = including(ownOf(state).kicked, pending);
  return { state: withOwn(state, { favor, kicked }), events: kicks.map(kickEvent) };
}

const kickEvent = (kick: Kick): GameEvent => ({
  type: "own",
  own: toTell("kicked", kick, kickRules, kickFacts),
});

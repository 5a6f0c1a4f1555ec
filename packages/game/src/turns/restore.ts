import { formatPosition, type Power, powerNamed, restoreOrder } from "@chancery/engine";
import type { Draft } from "../draft.ts";
import { gameOf, stateOf } from "../game-of.ts";
import { isShowing } from "../room/score/results.ts";

/** Ends the civil disorder of powers for which someone is seen to be back (C71-XIV.3-1, R-16). */
export function restore(draft: Draft, powers: readonly string[]): void {
  // A turn that has been played stays as it was; they are back in the next one.
  if (isShowing(draft.table)) return;
  const { rules } = gameOf(draft.table);
  for (const name of powers) {
    const state = stateOf(draft.table);
    const power = powerNamed(rules, name) as Power;
    if (!state.disorder.includes(power)) continue;
    draft.follow({
      type: "restored",
      power: name,
      position: formatPosition(rules, restoreOrder(state, power)),
    });
  }
}

import { mayOrder } from "@chancery/analysis";
import type { Power, Rules, State } from "@chancery/engine";
import { createSignal, useSignal } from "../../lib/signal.ts";

/** The power that was last asked about stays chosen from phase to phase. */
const chosen = createSignal<string | null>(null);

/** Which powers can be asked about in a position, and which one is. */
export function usePowerChoice(
  rules: Rules,
  state: State,
): {
  readonly powers: readonly string[];
  readonly power: string | null;
  readonly choose: (power: string) => void;
} {
  const last = useSignal(chosen);
  const powers = state.seats
    .flat()
    .filter((power: Power) => mayOrder({ rules, state }, power))
    .map((power) => rules.powers[power].name);
  const power = last !== null && powers.includes(last) ? last : (powers[0] ?? null);
  return { powers, power, choose: chosen.set };
}

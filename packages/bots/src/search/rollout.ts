import { hold, type Order, type Power, playPhase, type Rules, type State } from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { dumbOrders } from "../dumbbot/dumbbot.ts";
import { type Flavor, V4 } from "../dumbbot/flavor.ts";
import { presenceIn } from "../dumbbot/presence.ts";
import { valuesOf } from "../dumbbot/values.ts";

interface Guessing {
  readonly except?: Power;
  readonly flavor?: Flavor;
  /** Powers whose units stay where they are. */
  readonly still?: ReadonlySet<Power>;
}

const NOBODY: ReadonlySet<Power> = new Set();

/** What others are expected to order, and oneself later on: what DumbBots would. */
export function guess(
  rules: Rules,
  state: State,
  dice: Dice,
  { except, flavor = V4, still = NOBODY }: Guessing = {},
): Map<Power, Order[]> {
  const presence = presenceIn(rules, state, still);
  const guessed = new Map<Power, Order[]>();
  for (const seat of state.seats) {
    for (const power of seat) {
      if (power === except || !hasToOrder(state, power)) continue;
      if (still.has(power) && state.phase.task === "M") {
        guessed.set(power, state.units.filter((unit) => unit.power === power).map(hold));
        continue;
      }
      const values = valuesOf(rules, state, power, flavor, presence);
      guessed.set(power, dumbOrders({ rules, state, power }, dice, flavor, values));
    }
  }
  return guessed;
}

/** Whether a power has anything to order; in Winter that is found out soon enough. */
function hasToOrder({ phase, units, dislodged }: State, power: Power): boolean {
  if (phase.task === "A") return true;
  if (phase.task === "R") return dislodged.some(({ unit }) => unit.power === power);
  return units.some((unit) => unit.power === power);
}

/** How far a position is played on: to the Winter that comes after at least two moves. */
export const horizonOf = ({ phase }: State): number => (phase.season === "S" ? phase.year : phase.year + 1);

/** Plays a position on by DumbBots until the Winter of a year, when centers have changed hands. */
export function playOut(
  rules: Rules,
  from: State,
  horizon: number,
  dice: Dice,
  still: ReadonlySet<Power> = NOBODY,
): { readonly state: State; readonly phases: number } {
  let state = from;
  let phases = 0;
  while (!state.ending && !isOver(state, horizon)) {
    state = playPhase(rules, state, guess(rules, state, dice, { still })).state;
    phases++;
  }
  return { state, phases };
}

const isOver = ({ phase }: State, horizon: number): boolean =>
  phase.year > horizon || (phase.year === horizon && phase.task === "A");

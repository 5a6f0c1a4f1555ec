import { type Dice, diceOf } from "@chancery/bots";
import { adjustmentDue, isInactive, type Power, type Rules, type State } from "@chancery/engine";

/** What is analyzed: a position of a game. */
export interface Subject {
  readonly rules: Rules;
  readonly state: State;
}

/** How deep to look, and the chance with which guesses are made. The same of both always comes to the same answer. */
export interface Looking {
  /** From 1 to `DEEPEST`. */
  readonly depth: number;
  readonly seed: number;
  /** Hears how much is done, from 0 to 1. */
  readonly progress?: ((done: number) => void) | undefined;
}

/** Dice of its own for each question, so that no answer depends on what was asked before. */
export const diceFor = (seed: number, question: number): Dice =>
  diceOf(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca77));

/** The powers that someone plays and that have anything left. */
export const powersIn = ({ state }: Subject): Power[] =>
  state.seats
    .flat()
    .filter(
      (power) =>
        state.owners.includes(power) ||
        state.units.some((unit) => unit.power === power) ||
        state.dislodged.some(({ unit }) => unit.power === power),
    );

/** Whether a power has something to order in this phase. */
export function mayOrder({ rules, state }: Subject, power: Power): boolean {
  if (state.ending || isInactive(state, power)) return false;
  if (state.phase.task === "M") return state.units.some((unit) => unit.power === power);
  if (state.phase.task === "R") return state.dislodged.some(({ unit }) => unit.power === power);
  return adjustmentDue(rules, state, power) !== 0;
}

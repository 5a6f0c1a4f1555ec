import type { BotCharacter } from "@chancery/api";

/** How a character shows in orders. A bot without one goes for the best it finds. */
export interface Temper {
  /** How much more, or less, others' centers and threatened ones of its own are worth to it. */
  readonly attack: number;
  readonly defense: number;
  /** What an order against others, and a guard that stays in a threatened center, add to a plan: shares of the board. */
  readonly assault: number;
  readonly guard: number;
}

const TEMPERS: Readonly<Record<BotCharacter, Temper>> = {
  bold: { attack: 2.5, defense: 0.2, assault: 0.02, guard: -0.016 },
  cautious: { attack: 0.7, defense: 1.8, assault: -0.008, guard: 0.02 },
  loyal: { attack: 1, defense: 1, assault: 0, guard: 0 },
};

export const temperOf = (character: BotCharacter): Temper => TEMPERS[character];

import { formatOrder, type Order, type Power, type Rules, type State } from "@chancery/engine";
import type { Agreement } from "./deals/agreement.ts";
import type { Dice } from "./dice.ts";
import type { Stillness } from "./past.ts";
import type { LastMoves } from "./people/facts.ts";
import type { Temper } from "./temper.ts";

/** What a bot is asked about. Nothing in a position is secret, so this is all that its power may know. */
export interface Situation {
  readonly rules: Rules;
  readonly state: State;
  readonly power: Power;
  /** What the power has promised others, and keeps. */
  readonly agreement?: Agreement;
  /** Who hardly ever moves, by what everyone has seen; nobody if left out. */
  readonly stillness?: Stillness;
  /** The movement phase before, as everyone has seen it; unknown if left out. */
  readonly last?: LastMoves | null;
  /** What its orders lean to, if anything. */
  readonly temper?: Temper;
}

/** What a bot orders. */
export interface Decision {
  readonly orders: readonly Order[];
  /** The share of the board that it expects to have before long, from 0 to 1. */
  readonly expects: number;
  /** How many positions it looked at. */
  readonly positions: number;
}

/**
 * A player made of code. Depends on nothing but what it is given: the same situation, dice and budget always come to
 * the same orders. The budget is how many positions it may look at.
 */
export type Bot = (
  situation: Situation,
  dice: Dice,
  budget: number,
  /** Hears how much of the budget is spent, from 0 to 1. */
  progress?: (spent: number) => void,
) => Decision;

/** The lines a person would write for these orders. */
export const linesOf = ({ rules }: Situation, { orders }: Decision): string[] =>
  orders.map((order) => formatOrder(rules, order));

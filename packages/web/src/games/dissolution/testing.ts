import type { Power, State } from "@chancery/engine";
import { enter, openGame, powerIn } from "../../orders/testing.ts";

/** For tests: Spring 1992 for one player. */

export const game = openGame("dissolution");

export const powerOf = (name: string): Power => powerIn(game, name);

/** What a player orders, and what would come of that alone; in Spring 1992, or another position. */
export const entryOf = (player: string, sheet: readonly string[] = [], state: State = game.start) =>
  enter(game, { [player]: sheet }, { state, powers: [player] });

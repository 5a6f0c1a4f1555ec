import type { Game } from "@chancery/engine";
import { diceOf } from "./dice.ts";
import { randomBoard } from "./generate-board.ts";
import { randomOrders } from "./generate-orders.ts";
import { randomParadox } from "./generate-paradox.ts";
import { randomState } from "./generate-units.ts";
import type { Situation } from "./situation.ts";

/**
 * The situation that belongs to a seed: on the game's own board, on a made-up one, or a known paradox with
 * changes.
 */
export function randomSituation(seed: number, game: Game): Situation {
  const dice = diceOf(seed);
  const kind = dice.below(10);
  if (kind < 4) return randomParadox(dice, game);
  const rules = kind < 7 ? { ...game.rules, board: randomBoard(dice) } : game.rules;
  const state = randomState(dice, rules, game.start);
  return { rules, state, ...randomOrders(dice, { rules, state }) };
}

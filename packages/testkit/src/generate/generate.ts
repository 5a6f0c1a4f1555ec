import { type Board, boardOf, type Game, type Rules, type UnitKind } from "@chancery/engine";
import { board1935, dissolutionBoard } from "@chancery/variants/boards";
import { BOOKS } from "../books.ts";
import { committeeGame, committeeOnClassicBoard } from "../committee/committee.ts";
import { type Dice, diceOf } from "../dice.ts";
import type { Situation } from "../reference/situation.ts";
import { randomBoard } from "./generate-board.ts";
import { randomOrders } from "./generate-orders.ts";
import { randomParadox } from "./generate-paradox.ts";
import { randomState } from "./generate-units.ts";

const OTHER_BOARDS: readonly Board[] = [board1935, dissolutionBoard].map(boardOf);

/** A kind that goes over land and sea and has nothing to do with convoys. */
const FLYER: UnitKind = {
  letter: "W",
  name: "wing",
  way: "air",
  convoys: false,
  convoyed: false,
  stationary: false,
  invulnerable: false,
  barred: [],
};

/**
 * The situation that belongs to a seed: on the game's own board, another or a made-up one, or a known paradox
 * with changes.
 */
export function randomSituation(seed: number, game: Game): Situation {
  const dice = diceOf(seed);
  const kind = dice.below(10);
  if (kind < 4) return randomParadox(dice, game);
  const rules = kind < 7 ? elsewhere(dice, game.rules) : game.rules;
  const state = randomState(dice, rules, game.start);
  return { rules, state, ...randomOrders(dice, { rules, state }) };
}

function elsewhere(dice: Dice, rules: Rules): Rules {
  const board = dice.chance(0.75) ? randomBoard(dice) : dice.pick(OTHER_BOARDS);
  return { ...rules, board, kinds: dice.chance(0.2) ? [...rules.kinds, FLYER] : rules.kinds };
}

/** The same by one of several games in turn, the two books unless others are given. */
export const randomOfBooks = (seed: number, games: readonly Game[] = BOOKS): Situation =>
  randomSituation(seed, games[seed % games.length]);

/** By the rules of the two committees: known paradoxes too, which are on the classic board, and the board of 1935. */
export function randomOfCommittees(seed: number): Situation {
  if (seed % 3 < 2) return randomSituation(seed, committeeOnClassicBoard(seed % 3 === 0 ? "1901" : "1935"));
  return randomOnOwnBoard(seed, committeeGame("1935"));
}

/** By the rules of any game, on its own board. */
export function randomOnOwnBoard(seed: number, { rules, start }: Game): Situation {
  const dice = diceOf(seed);
  const state = randomState(dice, rules, start);
  return { rules, state, ...randomOrders(dice, { rules, state }) };
}

import { type GameChoice, openTable, type Table } from "@chancery/contract";
import { fail, type Result } from "@chancery/engine";
import { explainFault } from "../messages/words.ts";

/** The game of a set-up, with the words for it, or in a sentence why there is none. */
export function openGame({ variant, rulebook, options }: GameChoice): Result<Table, string> {
  const game = openTable({ variant, rulebook, options });
  return game.ok ? game : fail(explainFault(game.error.fault, variant));
}

import { type GameChoice, type OpenGame, openVariant } from "@chancery/contract";
import { fail, ok, type Result } from "@chancery/engine";
import { inReadersLanguage } from "../messages/order-words.ts";
import { explainFault } from "../messages/words.ts";

/** The game of a set-up, with the words for it, or in a sentence why there is none. */
export function openGame({ variant, rulebook, options }: GameChoice): Result<OpenGame, string> {
  const game = openVariant({ variant, rulebook, options });
  return game.ok ? ok(inReadersLanguage(game.value)) : fail(explainFault(game.error.fault, variant));
}

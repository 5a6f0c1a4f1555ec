import type { Rules } from "../rulebook/rules.ts";
import { compileLexicon, type Lexicon } from "./lexicon.ts";
import { Position } from "./position.ts";
import { Quick } from "./quick.ts";

/** What is needed to read and write the orders of a game. Made once per game's rules, by `createNotation`. */
export interface Notation {
  readonly rules: Rules;
  readonly lexicon: Lexicon;
  readonly quick: Quick;
  readonly position: Position;
}

/** Prepares the reading and writing of orders by the rules of a game. Takes a moment: make it once. */
export function createNotation(rules: Rules): Notation {
  const lexicon = compileLexicon(rules);
  return { rules, lexicon, quick: new Quick(rules, lexicon), position: new Position(rules.board) };
}

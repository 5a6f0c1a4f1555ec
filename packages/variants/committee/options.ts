import { fail, type OptionFault, type OptionInfo, ok, type Result } from "@chancery/engine";
import { OptionReader } from "../option-reader.ts";
import { type Committee, FACTS } from "./committees.ts";

/** What can be agreed before a committee begins. */
export interface CommitteeOptions {
  /** The French unit in Brest (R08). */
  readonly brest: "A" | "F";
  /** After which turn the board is closed; the officers may close it at any time (R105). */
  readonly lastTurn: { readonly season: "S" | "F"; readonly year: number } | null;
  /** Decides what the table leaves to chance; nothing on the board does. */
  readonly seed: number;
}

const LAST_TURN: OptionInfo = {
  name: "lastTurn",
  meaning: "The turn after which the game ends",
  values: 'a turn such as "F1907"',
  standard: "none",
};
const SEED: OptionInfo = {
  name: "seed",
  meaning: "Decides the lots",
  values: "a whole number",
  standard: "0",
};
const BREST: OptionInfo = {
  name: "brest",
  meaning: "What France starts with in Brest: the booklet has an army, the ordinary game a fleet",
  values: '"A" or "F"',
  standard: '"A"',
};

export const OPTIONS: Readonly<Record<Committee, readonly OptionInfo[]>> = {
  "1901": [BREST, LAST_TURN, SEED],
  "1935": [LAST_TURN, SEED],
};

/** Reads the options, or lists everything that is wrong with them. */
export function readOptions(
  committee: Committee,
  given: Readonly<Record<string, unknown>>,
): Result<CommitteeOptions, readonly OptionFault[]> {
  const { firstYear } = FACTS[committee];
  const reader = new OptionReader(OPTIONS[committee], given);
  const options: CommitteeOptions = {
    brest: reader.choice("brest", "A", ["A", "F"]),
    lastTurn: reader.turn("lastTurn", firstYear, `F${firstYear + 5}`),
    seed: reader.seed(),
  };
  return reader.faults.length > 0 ? fail(reader.faults) : ok(options);
}

import { fail, type OptionFault, ok, type Result } from "@chancery/engine";
import { type Localized, same } from "@chancery/messages";
import type { OptionChoice, OptionInfo } from "../option-info.ts";
import { OptionReader } from "../option-reader.ts";
import { SEASON_NAMES } from "../season-names.ts";
import { type CommitteeFacts, firstYearOf } from "./committees.ts";

/** What can be agreed before a committee begins. */
export interface CommitteeOptions {
  /** The French unit in Brest (R08). */
  readonly brest: "A" | "F";
  /** After which turn the board is closed; the officers may close it at any time (R105). */
  readonly lastTurn: { readonly season: "S" | "F"; readonly year: number } | null;
  /** Decides what the table leaves to chance; nothing on the board does. */
  readonly seed: number;
}

/** Years after the first in which officers might want to close. */
const YEARS = 12;

const after = (season: Localized, year: number): Localized => ({
  en: "After {season} {year}",
  values: { season, year },
});

/** The turn after which the board is closed, if that is known beforehand (R105). */
export const lastTurn = (firstYear: number): OptionInfo => ({
  name: "lastTurn",
  meaning: { en: "The turn after which the game ends" },
  values: { en: 'a turn such as "{turn}"', values: { turn: `F${firstYear + 6}` } },
  standard: { en: "none", sense: "turn" },
  field: {
    label: { en: "The committee closes" },
    help: { en: "You can also announce it during the weekend, a full turn ahead." },
    input: {
      kind: "choice",
      choices: [
        {
          value: undefined,
          label: { en: "When the officers announce it" },
        },
        ...Array.from({ length: YEARS }, (_, i) => firstYear + i).flatMap((year): OptionChoice[] => [
          { value: `S${year}`, label: after(SEASON_NAMES.S, year) },
          { value: `F${year}`, label: after(SEASON_NAMES.F, year) },
        ]),
      ],
    },
  },
});

export const SEED: OptionInfo = {
  name: "seed",
  meaning: { en: "Decides what is left to chance" },
  values: { en: "a whole number" },
  standard: same("0"),
};

/** Reads the options, or lists everything that is wrong with them. */
export function readOptions(
  facts: CommitteeFacts,
  given: Readonly<Record<string, unknown>>,
): Result<CommitteeOptions, readonly OptionFault[]> {
  const firstYear = firstYearOf(facts);
  const reader = new OptionReader(facts.options, given);
  const options: CommitteeOptions = {
    brest: reader.choice("brest", "A", ["A", "F"]),
    lastTurn: reader.turn("lastTurn", firstYear, `F${firstYear + 5}`),
    seed: reader.seed(),
  };
  return reader.faults.length > 0 ? fail(reader.faults) : ok(options);
}

import {
  fail,
  noSuch,
  type OptionFault,
  type OptionInfo,
  ok,
  parsePhase,
  type Result,
} from "@chancery/engine";
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
  const faults: OptionFault[] = [];
  const known = OPTIONS[committee].map(({ name }) => name);
  for (const option of Object.keys(given))
    if (!known.includes(option)) faults.push({ option, what: noSuch("option", option, known) });
  const { brest = "A", seed = 0 } = given;
  if (brest !== "A" && brest !== "F")
    faults.push({ option: "brest", what: 'this has to be one of "A", "F"' });
  if (typeof seed !== "number" || !Number.isInteger(seed) || seed < 0 || seed >= 2 ** 31)
    faults.push({ option: "seed", what: `this has to be a whole number from 0 to ${2 ** 31 - 1}` });
  const lastTurn = readTurn(given.lastTurn, FACTS[committee].firstYear, faults);
  return faults.length > 0 ? fail(faults) : ok({ brest: brest as "A" | "F", lastTurn, seed: seed as number });
}

function readTurn(value: unknown, firstYear: number, faults: OptionFault[]): CommitteeOptions["lastTurn"] {
  if (value === undefined || value === null) return null;
  const phase = typeof value === "string" ? parsePhase(`${value}M`) : null;
  if (!phase?.ok || phase.value.season === "W")
    faults.push({
      option: "lastTurn",
      what: `this has to be a turn such as "F${firstYear + 5}": S or F and the year`,
    });
  else if (phase.value.year < firstYear)
    faults.push({ option: "lastTurn", what: `this must not be before ${firstYear}` });
  else return { season: phase.value.season, year: phase.value.year };
  return null;
}

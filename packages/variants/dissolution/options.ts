import { fail, type OptionFault, type OptionInfo, ok, type Result } from "@chancery/engine";
import { OptionReader } from "../option-reader.ts";
import { checkLayout, DEFAULT_LAYOUT, type Favor, randomLayout, readFavor } from "./favor/index.ts";

const FAVOR_SETUPS = ["default", "random", "custom"] as const;

/** What can be agreed before a game begins. */
export interface DissolutionOptions {
  readonly victoryVP: number;
  /** Where the embassies start, by whatever setup (R086). */
  readonly favor: Favor;
  readonly exiles: boolean;
  readonly revealDpAfterGame: boolean;
  readonly pressDuringRetreats: boolean;
  readonly draws: boolean;
  readonly lastYear: number | null;
}

/** Points that win, if nothing else is agreed on (DIS-1.5-1, R001). */
export const WINNING_POINTS = 27;

export const FIRST_YEAR = 1992;

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "victoryVP",
    meaning: "Victory points that win, if nobody has as many",
    values: "1 to 75",
    standard: String(WINNING_POINTS),
  },
  {
    name: "favorSetup",
    meaning: "Where the embassies start: as proposed, drawn by lot, or as given in favor",
    values: '"default", "random" or "custom"',
    standard: '"default"',
  },
  {
    name: "favor",
    meaning: "The embassies of each power, for a custom setup",
    values: 'spaces by power, as in {"Egypt": ["N2k", "U1s", "I1r", "B1q", "R1p"]}',
    standard: "none",
  },
  { name: "seed", meaning: "Decides the lots of a random setup", values: "a whole number", standard: "0" },
  {
    name: "exiles",
    meaning: "Whether eliminated players go on allocating a Diplomacy Point",
    values: "true or false",
    standard: "true",
  },
  {
    name: "revealDpAfterGame",
    meaning: "Whether all allocations of Diplomacy Points are opened when the game is over",
    values: "true or false",
    standard: "true",
  },
  {
    name: "pressDuringRetreats",
    meaning: "Whether players may talk between orders and retreats",
    values: "true or false",
    standard: "true",
  },
  {
    name: "draws",
    meaning: "Whether all survivors may agree on a draw",
    values: "true or false",
    standard: "true",
  },
  {
    name: "lastYear",
    meaning: "The year after whose Autumn the game ends",
    values: `a year from ${FIRST_YEAR}`,
    standard: "none",
  },
];

/** Reads the options, or lists everything that is wrong with them. */
export function readOptions(
  given: Readonly<Record<string, unknown>>,
): Result<DissolutionOptions, readonly OptionFault[]> {
  const reader = new OptionReader(OPTIONS, given);
  const options: DissolutionOptions = {
    victoryVP: reader.whole("victoryVP", WINNING_POINTS, 1, 75),
    favor: readSetup(given, reader),
    exiles: reader.flag("exiles"),
    revealDpAfterGame: reader.flag("revealDpAfterGame"),
    pressDuringRetreats: reader.flag("pressDuringRetreats"),
    draws: reader.flag("draws"),
    lastYear: given.lastYear == null ? null : reader.whole("lastYear", FIRST_YEAR, FIRST_YEAR, 9000),
  };
  return reader.faults.length > 0 ? fail(reader.faults) : ok(options);
}

/** Any layout is good in which everybody's embassies have the starting Favor Values (DIS-11.2-1). */
function readSetup(
  { favorSetup = "default", favor }: Readonly<Record<string, unknown>>,
  reader: OptionReader,
): Favor {
  const seed = reader.seed();
  if (!FAVOR_SETUPS.some((setup) => setup === favorSetup))
    reader.fault(
      "favorSetup",
      `this has to be one of ${FAVOR_SETUPS.map((setup) => `"${setup}"`).join(", ")}`,
    );
  if (favorSetup !== "custom") {
    if (favor !== undefined) reader.fault("favor", 'this goes only with favorSetup "custom"');
    return favorSetup === "random" ? randomLayout(seed) : DEFAULT_LAYOUT;
  }
  const read = readFavor(favor);
  const wrong = read.ok ? checkLayout(read.value) : read.error;
  for (const { what } of wrong) reader.fault("favor", what);
  return read.ok ? read.value : DEFAULT_LAYOUT;
}

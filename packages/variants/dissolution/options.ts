import { fail, type OptionFault, ok, type Result } from "@chancery/engine";
import { type Localized, same } from "@chancery/messages";
import type { OptionField, OptionInfo } from "../option-info.ts";
import { OptionReader } from "../option-reader.ts";
import { checkLayout, DEFAULT_LAYOUT, type Favor, randomLayout, readFavor } from "./favor/index.ts";

const FAVOR_SETUPS = ["default", "random", "custom"] as const;

/** What can be agreed before a game begins. */
export interface DissolutionOptions {
  readonly victoryVP: number;
  /** Where the embassies start, in any setup (R086). */
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

const YES: Pick<OptionInfo, "values" | "standard"> = {
  values: { en: "true or false" },
  standard: same("true"),
};

const yesOrNo = (label: Localized, yes: Localized, no: Localized): OptionField => ({
  label,
  input: {
    kind: "choice",
    choices: [
      { value: undefined, label: yes },
      { value: false, label: no },
    ],
  },
});

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "victoryVP",
    meaning: { en: "Victory points that win, if no one else has as many" },
    values: { en: "1 to 75" },
    standard: same(String(WINNING_POINTS)),
    field: {
      label: { en: "Victory points to win" },
      help: {
        en: "Counted after each Autumn, if no one else has as many. Fewer points make a shorter game.",
      },
      input: { kind: "number", from: 1, to: 75, placeholder: same(String(WINNING_POINTS)) },
    },
  },
  {
    name: "favorSetup",
    meaning: { en: "Where the embassies start: as proposed, at random, or as given in favor" },
    values: { en: '"default", "random" or "custom"' },
    standard: same('"default"'),
  },
  {
    name: "favor",
    meaning: { en: "The embassies of each power, for a custom setup" },
    values: { en: 'spaces by power, as in {"Egypt": ["N2k", "U1s", "I1r", "B1q", "R1p"]}' },
    standard: { en: "none" },
  },
  {
    name: "seed",
    meaning: { en: "Decides a random setup" },
    values: { en: "a whole number" },
    standard: same("0"),
  },
  {
    name: "exiles",
    meaning: { en: "Whether eliminated players go on allocating a Diplomacy Point" },
    ...YES,
    field: yesOrNo(
      { en: "Eliminated players" },
      { en: "Play on from exile with one Diplomacy Point" },
      { en: "Are out of the game" },
    ),
  },
  {
    name: "revealDpAfterGame",
    meaning: { en: "Whether all allocations of Diplomacy Points are revealed after the game" },
    ...YES,
    field: {
      ...yesOrNo(
        { en: "Who put points on what" },
        { en: "Is revealed after the game" },
        { en: "Stays secret" },
      ),
      forTables: true,
    },
  },
  {
    name: "pressDuringRetreats",
    meaning: { en: "Whether players may talk between orders and retreats" },
    ...YES,
    field: {
      ...yesOrNo({ en: "Between orders and retreats" }, { en: "Players may talk" }, { en: "Silence" }),
      forTables: true,
    },
  },
  {
    name: "draws",
    meaning: { en: "Whether all survivors may agree on a draw" },
    ...YES,
    field: {
      ...yesOrNo({ en: "Draws" }, { en: "Allowed if all survivors agree" }, { en: "Not allowed" }),
      forTables: true,
    },
  },
  {
    name: "lastYear",
    meaning: { en: "The year after whose Autumn the game ends" },
    values: { en: "a year from {year}", values: { year: FIRST_YEAR } },
    standard: { en: "none", sense: "year" },
    field: {
      label: { en: "Last year" },
      help: { en: "If empty, the game runs until someone wins or everyone agrees on a draw." },
      input: { kind: "number", from: FIRST_YEAR, to: 9000, placeholder: { en: "none", sense: "year" } },
    },
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

/** Any layout is good in which everyone's embassies have the starting Favor Values (DIS-11.2-1). */
function readSetup(
  { favorSetup = "default", favor }: Readonly<Record<string, unknown>>,
  reader: OptionReader,
): Favor {
  const seed = reader.seed();
  if (!FAVOR_SETUPS.some((setup) => setup === favorSetup))
    reader.fault("favorSetup", {
      code: "not-one-of",
      values: FAVOR_SETUPS.map((setup) => JSON.stringify(setup)),
    });
  if (favorSetup !== "custom") {
    if (favor !== undefined) reader.fault("favor", { code: "favor-without-custom" });
    return favorSetup === "random" ? randomLayout(seed) : DEFAULT_LAYOUT;
  }
  const read = readFavor(favor);
  const wrong = read.ok ? checkLayout(read.value) : read.error;
  for (const { fault } of wrong) reader.fault("favor", fault);
  return read.ok ? read.value : DEFAULT_LAYOUT;
}

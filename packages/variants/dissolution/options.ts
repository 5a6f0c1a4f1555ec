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
  values: { en: "true or false", de: "true oder false" },
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
    meaning: {
      en: "Victory points that win, if no one else has as many",
      de: "Siegpunkte, die gewinnen, wenn niemand sonst so viele hat",
    },
    values: { en: "1 to 75", de: "1 bis 75" },
    standard: same(String(WINNING_POINTS)),
    field: {
      label: { en: "Victory points to win", de: "Siegpunkte zum Gewinnen" },
      help: {
        en: "Counted after each Autumn, if no one else has as many. Fewer points make a shorter game.",
        de: "Gezählt nach jedem Herbst, wenn niemand sonst so viele hat. Weniger Punkte verkürzen das Spiel.",
      },
      input: { kind: "number", from: 1, to: 75, placeholder: same(String(WINNING_POINTS)) },
    },
  },
  {
    name: "favorSetup",
    meaning: {
      en: "Where the embassies start: as proposed, at random, or as given in favor",
      de: "Wo die Botschaften beginnen: wie vorgeschlagen, zufällig oder wie in favor angegeben",
    },
    values: { en: '"default", "random" or "custom"', de: '"default", "random" oder "custom"' },
    standard: same('"default"'),
  },
  {
    name: "favor",
    meaning: {
      en: "The embassies of each power, for a custom setup",
      de: "Die Botschaften jeder Macht, für eine eigene Aufstellung",
    },
    values: {
      en: 'spaces by power, as in {"Egypt": ["N2k", "U1s", "I1r", "B1q", "R1p"]}',
      de: 'Felder je Macht, etwa {"Egypt": ["N2k", "U1s", "I1r", "B1q", "R1p"]}',
    },
    standard: { en: "none", de: "keine" },
  },
  {
    name: "seed",
    meaning: { en: "Decides a random setup", de: "Entscheidet eine zufällige Aufstellung" },
    values: { en: "a whole number", de: "eine ganze Zahl" },
    standard: same("0"),
  },
  {
    name: "exiles",
    meaning: {
      en: "Whether eliminated players go on allocating a Diplomacy Point",
      de: "Ob ausgeschiedene Spieler weiter einen Diplomatiepunkt vergeben",
    },
    ...YES,
    field: yesOrNo(
      { en: "Eliminated players", de: "Ausgeschiedene Spieler" },
      {
        en: "Play on from exile with one Diplomacy Point",
        de: "Spielen im Exil mit einem Diplomatiepunkt weiter",
      },
      { en: "Are out of the game", de: "Sind aus dem Spiel" },
    ),
  },
  {
    name: "revealDpAfterGame",
    meaning: {
      en: "Whether all allocations of Diplomacy Points are revealed after the game",
      de: "Ob alle Zuteilungen von Diplomatiepunkten nach dem Spiel offengelegt werden",
    },
    ...YES,
    field: {
      ...yesOrNo(
        { en: "Who put points on what", de: "Wer worauf Punkte gesetzt hat" },
        { en: "Is revealed after the game", de: "Wird nach dem Spiel offengelegt" },
        { en: "Stays secret", de: "Bleibt geheim" },
      ),
      forTables: true,
    },
  },
  {
    name: "pressDuringRetreats",
    meaning: {
      en: "Whether players may talk between orders and retreats",
      de: "Ob Spieler zwischen Befehlen und Rückzügen verhandeln dürfen",
    },
    ...YES,
    field: {
      ...yesOrNo(
        { en: "Between orders and retreats", de: "Zwischen Befehlen und Rückzügen" },
        { en: "Players may talk", de: "Dürfen Spieler verhandeln" },
        { en: "Silence", de: "Herrscht Schweigen" },
      ),
      forTables: true,
    },
  },
  {
    name: "draws",
    meaning: {
      en: "Whether all survivors may agree on a draw",
      de: "Ob sich alle Verbliebenen auf ein Unentschieden einigen dürfen",
    },
    ...YES,
    field: {
      ...yesOrNo(
        { en: "Draws", de: "Unentschieden" },
        { en: "Allowed if all survivors agree", de: "Möglich, wenn alle Verbliebenen zustimmen" },
        { en: "Not allowed", de: "Nicht möglich" },
      ),
      forTables: true,
    },
  },
  {
    name: "lastYear",
    meaning: {
      en: "The year after whose Autumn the game ends",
      de: "Das Jahr, nach dessen Herbst das Spiel endet",
    },
    values: { en: `a year from ${FIRST_YEAR}`, de: `ein Jahr ab ${FIRST_YEAR}` },
    standard: { en: "none", de: "keines" },
    field: {
      label: { en: "Last year", de: "Letztes Jahr" },
      help: {
        en: "If empty, the game runs until someone wins or everyone agrees on a draw.",
        de: "Ohne Angabe läuft das Spiel, bis jemand gewinnt oder sich alle auf ein Unentschieden einigen.",
      },
      input: { kind: "number", from: FIRST_YEAR, to: 9000, placeholder: { en: "none", de: "keines" } },
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

import { fail, type OptionFault, ok, type Result } from "@chancery/engine";
import { same } from "@chancery/messages";
import type { OptionChoice, OptionInfo } from "../option-info.ts";
import { OptionReader } from "../option-reader.ts";
import { type Edition, MOST_WINS } from "./editions.ts";
import { SEATS } from "./seats.ts";

/** What can be agreed before a game begins. */
export interface ClassicOptions {
  readonly players: number;
  /** Which of several tables of seats, counted from one. */
  readonly table: number;
  readonly firstYear: number;
  readonly lastTurn: { readonly season: "S" | "F"; readonly year: number } | null;
  readonly mostWins: boolean;
  readonly victoryScope: "power" | "player";
  /** Decides the toss of the two-player game; the engine itself knows no chance. */
  readonly seed: number;
}

const BY_THE_RULEBOOK: OptionChoice = {
  value: undefined,
  label: { en: "As in the rulebook" },
};

export const LAST_TURN: OptionInfo = {
  name: "lastTurn",
  meaning: { en: "The turn after which the game ends" },
  values: { en: 'a turn such as "{turn}"', values: { turn: "F1907" } },
  standard: { en: "none", sense: "turn" },
  field: {
    label: { en: "Last turn" },
    help: {
      en: "S (Spring) or F (Fall) and the year, such as F1907. If empty, the game runs until someone wins or everyone agrees on a draw.",
    },
    input: { kind: "text", placeholder: { en: "none", sense: "turn" } },
  },
};

export const MOST_WINS_OPTION: OptionInfo = {
  name: "mostWins",
  meaning: { en: "Whether the leader wins when a limit ends the game" },
  values: { en: "true or false" },
  standard: { en: "2023 true; 1971 false" },
  field: {
    label: { en: "When a limit ends the game" },
    input: {
      kind: "choice",
      choices: [
        BY_THE_RULEBOOK,
        { value: true, label: { en: "The leader wins" } },
        { value: false, label: { en: "All survivors draw" } },
      ],
    },
  },
};

export const FIRST_YEAR: OptionInfo = {
  name: "firstYear",
  meaning: { en: "The first year of the game" },
  values: { en: "a year" },
  standard: { en: "1901; 1914 for two players" },
  field: {
    label: { en: "First year" },
    input: { kind: "number", from: 1, to: 9000, placeholder: BY_THE_RULEBOOK.label },
  },
};

/** The older book gives three players two ways to share the powers (CB-165). */
const TABLE: OptionInfo = {
  name: "table",
  meaning: { en: "How the powers are shared, where the rulebook has several ways" },
  values: { en: "1 or 2 (three players, 1971)" },
  standard: same("1"),
  field: {
    label: { en: "How three players share the powers" },
    input: {
      kind: "choice",
      choices: [
        { value: undefined, label: { en: "Neighbors together" } },
        { value: 2, label: { en: "Scattered" } },
      ],
    },
    isFor: (rulebook, players) => rulebook === "1971" && players === 3,
  },
};

const VICTORY_SCOPE: OptionInfo = {
  name: "victoryScope",
  meaning: { en: "Whether a single power has to win, or a player with all their powers" },
  values: { en: '"power" or "player"' },
  standard: { en: '"power"; "player" for two players' },
  field: {
    label: { en: "Eighteen centers win" },
    help: { en: "If a player has several powers." },
    input: {
      kind: "choice",
      choices: [
        BY_THE_RULEBOOK,
        { value: "power", label: { en: "For a single power" } },
        {
          value: "player",
          label: { en: "For all powers of a player together" },
        },
      ],
    },
    isFor: (_rulebook, players) => players < 5,
  },
};

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "players",
    meaning: { en: "How many play" },
    values: { en: "2 to 7" },
    standard: same("7"),
  },
  TABLE,
  LAST_TURN,
  MOST_WINS_OPTION,
  VICTORY_SCOPE,
  FIRST_YEAR,
  {
    name: "seed",
    meaning: { en: "Decides the coin toss of the two-player game" },
    values: { en: "a whole number" },
    standard: same("0"),
  },
];

/** Reads the options, or lists everything that is wrong with them. */
export function readOptions(
  edition: Edition,
  given: Readonly<Record<string, unknown>>,
): Result<ClassicOptions, readonly OptionFault[]> {
  const reader = new OptionReader(OPTIONS, given);
  const players = reader.whole("players", 7, 2, 7);
  const firstYear = reader.whole("firstYear", players === 2 ? 1914 : 1901, 1, 9000);
  const options: ClassicOptions = {
    players,
    table: reader.whole("table", 1, 1, SEATS[edition][players].length),
    firstYear,
    lastTurn: reader.turn("lastTurn", firstYear, "F1907"),
    mostWins: reader.choice("mostWins", MOST_WINS[edition], [true, false]),
    victoryScope: reader.choice("victoryScope", players === 2 ? "player" : "power", ["power", "player"]),
    seed: reader.seed(),
  };
  return reader.faults.length > 0 ? fail(reader.faults) : ok(options);
}

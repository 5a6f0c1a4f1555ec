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
  label: { en: "As in the rulebook", de: "Wie im Regelheft" },
};

export const LAST_TURN: OptionInfo = {
  name: "lastTurn",
  meaning: { en: "The turn after which the game ends", de: "Der Zug, nach dem das Spiel endet" },
  values: { en: 'a turn such as "F1907"', de: 'ein Zug wie "F1907"' },
  standard: { en: "none", de: "keiner" },
  field: {
    label: { en: "Last turn", de: "Letzter Zug" },
    help: {
      en: "S (Spring) or F (Fall) and the year, such as F1907. If empty, the game runs until someone wins or everyone agrees on a draw.",
      de: "S (Frühjahr) oder F (Herbst) und das Jahr, zum Beispiel F1907. Ohne Angabe läuft das Spiel, bis jemand gewinnt oder sich alle auf ein Unentschieden einigen.",
    },
    input: { kind: "text", placeholder: { en: "none", de: "keiner" } },
  },
};

export const MOST_WINS_OPTION: OptionInfo = {
  name: "mostWins",
  meaning: {
    en: "Whether the leader wins when a limit ends the game",
    de: "Ob der Führende gewinnt, wenn das Spiel durch eine Begrenzung endet",
  },
  values: { en: "true or false", de: "true oder false" },
  standard: { en: "2023 true; 1971 false", de: "2023 true; 1971 false" },
  field: {
    label: { en: "When a limit ends the game", de: "Wenn eine Begrenzung das Spiel beendet" },
    input: {
      kind: "choice",
      choices: [
        BY_THE_RULEBOOK,
        { value: true, label: { en: "The leader wins", de: "Der Führende gewinnt" } },
        { value: false, label: { en: "All survivors draw", de: "Unentschieden unter allen Verbliebenen" } },
      ],
    },
  },
};

export const FIRST_YEAR: OptionInfo = {
  name: "firstYear",
  meaning: { en: "The first year of the game", de: "Das erste Jahr des Spiels" },
  values: { en: "a year", de: "ein Jahr" },
  standard: { en: "1901; 1914 for two players", de: "1901; 1914 zu zweit" },
  field: {
    label: { en: "First year", de: "Erstes Jahr" },
    input: { kind: "number", from: 1, to: 9000, placeholder: BY_THE_RULEBOOK.label },
  },
};

/** The older book gives three players two ways to share the powers (CB-165). */
const TABLE: OptionInfo = {
  name: "table",
  meaning: {
    en: "How the powers are shared, where the rulebook has several ways",
    de: "Wie die Mächte verteilt werden, wo das Regelheft mehrere Möglichkeiten kennt",
  },
  values: { en: "1 or 2 (three players, 1971)", de: "1 oder 2 (zu dritt, 1971)" },
  standard: same("1"),
  field: {
    label: { en: "How three players share the powers", de: "Wie drei Spieler die Mächte teilen" },
    input: {
      kind: "choice",
      choices: [
        { value: undefined, label: { en: "Neighbors together", de: "Nachbarn zusammen" } },
        { value: 2, label: { en: "Scattered", de: "Verstreut" } },
      ],
    },
    isFor: (rulebook, players) => rulebook === "1971" && players === 3,
  },
};

const VICTORY_SCOPE: OptionInfo = {
  name: "victoryScope",
  meaning: {
    en: "Whether a single power has to win, or a player with all their powers",
    de: "Ob eine einzelne Macht gewinnen muss oder ein Spieler mit allen seinen Mächten",
  },
  values: { en: '"power" or "player"', de: '"power" oder "player"' },
  standard: { en: '"power"; "player" for two players', de: '"power"; zu zweit "player"' },
  field: {
    label: { en: "Eighteen centers win", de: "Achtzehn Zentren gewinnen" },
    help: { en: "If a player has several powers.", de: "Wenn ein Spieler mehrere Mächte führt." },
    input: {
      kind: "choice",
      choices: [
        BY_THE_RULEBOOK,
        { value: "power", label: { en: "For a single power", de: "Für eine einzelne Macht" } },
        {
          value: "player",
          label: {
            en: "For all powers of a player together",
            de: "Für alle Mächte eines Spielers zusammen",
          },
        },
      ],
    },
    isFor: (_rulebook, players) => players < 5,
  },
};

export const OPTIONS: readonly OptionInfo[] = [
  {
    name: "players",
    meaning: { en: "How many play", de: "Anzahl der Spieler" },
    values: { en: "2 to 7", de: "2 bis 7" },
    standard: same("7"),
  },
  TABLE,
  LAST_TURN,
  MOST_WINS_OPTION,
  VICTORY_SCOPE,
  FIRST_YEAR,
  {
    name: "seed",
    meaning: {
      en: "Decides the coin toss of the two-player game",
      de: "Entscheidet den Münzwurf im Spiel zu zweit",
    },
    values: { en: "a whole number", de: "eine ganze Zahl" },
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

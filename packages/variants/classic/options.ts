import { fail, type OptionFault, type OptionInfo, ok, type Result } from "@chancery/engine";
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

export const OPTIONS: readonly OptionInfo[] = [
  { name: "players", meaning: "How many play", values: "2 to 7", standard: "7" },
  {
    name: "table",
    meaning: "Which table of seats, where the rulebook has several",
    values: "1 or 2 (three players, 1971)",
    standard: "1",
  },
  {
    name: "firstYear",
    meaning: "The year in which the calendar begins",
    values: "a year",
    standard: "1901; 1914 for two players",
  },
  {
    name: "lastTurn",
    meaning: "The turn after which the game ends",
    values: 'a turn such as "F1907"',
    standard: "none",
  },
  {
    name: "mostWins",
    meaning: "Whether whoever has most wins when a limit ends the game",
    values: "true or false",
    standard: "2023 true; 1971 false",
  },
  {
    name: "victoryScope",
    meaning: "Whether a power wins by itself, or a player with all his powers",
    values: '"power" or "player"',
    standard: '"power"; "player" for two players',
  },
  {
    name: "seed",
    meaning: "Decides the coin toss of the two-player game",
    values: "a whole number",
    standard: "0",
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

import {
  fail,
  noSuch,
  type OptionFault,
  type OptionInfo,
  ok,
  parsePhase,
  type Result,
} from "@chancery/engine";
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
  const faults: OptionFault[] = [];
  const fault = (option: string, what: string): void => {
    faults.push({ option, what });
  };
  for (const option of Object.keys(given)) {
    if (!OPTIONS.some(({ name }) => name === option)) {
      fault(
        option,
        noSuch(
          "option",
          option,
          OPTIONS.map(({ name }) => name),
        ),
      );
    }
  }
  const whole = (option: string, standard: number, from: number, to: number): number => {
    const value = given[option] ?? standard;
    if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value;
    fault(option, `this has to be a whole number from ${from} to ${to}`);
    return standard;
  };
  const choice = <T>(option: string, standard: T, values: readonly T[]): T => {
    const value = given[option] ?? standard;
    if (values.includes(value as T)) return value as T;
    fault(option, `this has to be one of ${values.map((each) => JSON.stringify(each)).join(", ")}`);
    return standard;
  };
  const players = whole("players", 7, 2, 7);
  const options: ClassicOptions = {
    players,
    table: whole("table", 1, 1, SEATS[edition][players].length),
    firstYear: whole("firstYear", players === 2 ? 1914 : 1901, 1, 9000),
    lastTurn: readTurn(given.lastTurn, fault),
    mostWins: choice("mostWins", MOST_WINS[edition], [true, false]),
    victoryScope: choice("victoryScope", players === 2 ? "player" : "power", ["power", "player"]),
    seed: whole("seed", 0, 0, 2 ** 31 - 1),
  };
  if (options.lastTurn && options.lastTurn.year < options.firstYear)
    fault("lastTurn", `this must not be before ${options.firstYear}`);
  return faults.length > 0 ? fail(faults) : ok(options);
}

function readTurn(value: unknown, fault: (option: string, what: string) => void): ClassicOptions["lastTurn"] {
  if (value === undefined || value === null) return null;
  const phase = typeof value === "string" ? parsePhase(`${value}M`) : null;
  if (phase?.ok && phase.value.season !== "W") return { season: phase.value.season, year: phase.value.year };
  fault("lastTurn", 'this has to be a turn such as "F1907": S or F and the year');
  return null;
}

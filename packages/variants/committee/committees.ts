import { type Board, boardOf } from "@chancery/engine";
import { board1935 } from "../boards/board1935/table.ts";
import { classicBoard } from "../boards/classic/table.ts";

export const COMMITTEES = ["1901", "1935"] as const;
export type Committee = (typeof COMMITTEES)[number];

interface PowerFacts {
  readonly name: string;
  readonly title: string;
  readonly adjective: string;
  readonly aliases: readonly string[];
  /** The units at the start; the places of these are the home centres for the whole game (M35-22). */
  readonly start: readonly string[];
}

/** What one committee has of its own. */
export interface CommitteeFacts {
  readonly title: string;
  readonly firstYear: number;
  readonly board: Board;
  readonly powers: readonly PowerFacts[];
  /** Centres that give control of Europe (M35-4, M01-4). */
  readonly control: number;
  /**
   * Helpers needed to take back so many centres, counted from one; each occupied centre costs one more
   * (M35-50, M35-51, M01-63 to M01-65, MB-234, R55, R56).
   */
  readonly thresholds: readonly number[];
}

/** Points for control of Europe, once for each power (MB-5, R107). */
export const CONTROL_POINTS = 5;

const power = (
  name: string,
  adjective: string,
  start: readonly string[],
  { title = name, aliases = [] as readonly string[] } = {},
): PowerFacts => ({ name, title, adjective, aliases, start });

export const FACTS: Readonly<Record<Committee, CommitteeFacts>> = {
  "1901": {
    title: "Historical Committee 1901",
    firstYear: 1901,
    board: boardOf(classicBoard),
    powers: [
      power("Austria", "Austrian", ["A Vie", "A Bud", "F Tri"], {
        title: "Austria-Hungary",
        aliases: ["Austria-Hungary", "Austro-Hungarian"],
      }),
      power("England", "English", ["F Lon", "F Edi", "A Lvp"], {
        aliases: ["Britain", "British", "Great Britain"],
      }),
      // An army in Brest, unlike the ordinary game (M01-17, R08).
      power("France", "French", ["A Par", "A Mar", "A Bre"]),
      power("Germany", "German", ["A Ber", "A Mun", "F Kie"]),
      power("Italy", "Italian", ["A Rom", "A Ven", "F Nap"]),
      power("Russia", "Russian", ["A Mos", "F Sev", "A War", "F StP/sc"]),
      power("Turkey", "Turkish", ["F Ank", "A Con", "A Smy"], { aliases: ["Ottoman Empire"] }),
    ],
    control: 18,
    thresholds: [2, 2, 4, 6],
  },
  "1935": {
    title: "Historical Committee 1935",
    firstYear: 1935,
    board: boardOf(board1935),
    powers: [
      power("United Kingdom", "British", ["F Lon", "A Edi", "F Ire", "F Gib", "A Egy"], {
        aliases: ["UK", "England", "English", "Britain", "Great Britain"],
      }),
      power("France", "French", ["A Par", "F Bri", "A Lyo", "A Syr", "F Fna"], {
        title: "Republic of France",
      }),
      power("Italy", "Italian", ["F Rom", "F Nap", "A Ven", "A Mil", "F Lib"], { title: "Kingdom of Italy" }),
      power("Germany", "German", ["F Ham", "A Mst", "A Ber", "A Fkf", "A Mun"], { title: "German Empire" }),
      power("USSR", "Soviet", ["A Mos", "F Mur", "A Stp", "A Sib", "F Ros"], {
        title: "Union of Soviet Socialist Republics",
        aliases: ["Russia", "Russian", "Soviet Union"],
      }),
      power("Turkey", "Turkish", ["F Ank", "A Ada", "F Izm", "A Ist", "F Ant"]),
      power("Yugoslavia", "Yugoslav", ["A Ser", "A Bos", "F Cro", "F Mon", "A Mac"]),
      power("Spain", "Spanish", ["A Mad", "A Bcn", "F Nav", "A Sev", "F And"]),
      power("Poland", "Polish", ["A Pod", "A Sil", "F Pru", "A Kra", "A Wbe"]),
    ],
    control: 25,
    thresholds: [3, 3, 3, 4, 4],
  },
};

/** The facts of a game, if it is a committee. */
export function factsFor(variant: string): CommitteeFacts | null {
  const committee = COMMITTEES.find((each) => variant === `committee-${each}`);
  return committee ? FACTS[committee] : null;
}

import type { Slot } from "@chancery/variants/boards";
import { dissolutionBoard, dissolutionFacts } from "@chancery/variants/boards";

/** How a power appears on a board, and what its units are like. */
interface CastRow {
  readonly slot: Slot;
  readonly adjective?: string;
  readonly stationary?: true;
  readonly invulnerable?: true;
}
export type Cast = Readonly<Record<string, CastRow>>;

/** The historic colours, as near as can be told apart by everybody. */
const CLASSIC: Cast = {
  Austria: { slot: "red", adjective: "Austrian" },
  England: { slot: "blue", adjective: "English" },
  France: { slot: "sky", adjective: "French" },
  Germany: { slot: "ink", adjective: "German" },
  Italy: { slot: "green", adjective: "Italian" },
  Russia: { slot: "mauve", adjective: "Russian" },
  Turkey: { slot: "gold", adjective: "Turkish" },
};

/** The colours of the booklet's start table: pink, purple, blue, dark green, green, white and yellow (M01-14 to M01-21). */
const CAST_1901: Cast = {
  Austria: { slot: "magenta", adjective: "Austrian" },
  England: { slot: "mauve", adjective: "English" },
  France: { slot: "blue", adjective: "French" },
  Germany: { slot: "green", adjective: "German" },
  Italy: { slot: "lime", adjective: "Italian" },
  Russia: { slot: "silver", adjective: "Russian" },
  Turkey: { slot: "gold", adjective: "Turkish" },
};

/** The colours of the booklet's start table (M35-13 to M35-21). */
const CAST_1935: Cast = {
  "United Kingdom": { slot: "sky", adjective: "British" },
  France: { slot: "blue", adjective: "French" },
  Italy: { slot: "green", adjective: "Italian" },
  Germany: { slot: "ink", adjective: "German" },
  USSR: { slot: "red", adjective: "Soviet" },
  Turkey: { slot: "gold", adjective: "Turkish" },
  Yugoslavia: { slot: "lime", adjective: "Yugoslav" },
  Spain: { slot: "orange", adjective: "Spanish" },
  Poland: { slot: "silver", adjective: "Polish" },
};

/** The players' colours of DIS-7.1-1 to DIS-7.10-1; teal blue became light blue. */
const PLAYERS: Cast = {
  Egypt: { slot: "ink", adjective: "Egyptian" },
  Ethiopia: { slot: "lime", adjective: "Ethiopian" },
  Iran: { slot: "silver", adjective: "Iranian" },
  Kazakhstan: { slot: "sky", adjective: "Kazakh" },
  Pakistan: { slot: "green", adjective: "Pakistani" },
  Poland: { slot: "magenta", adjective: "Polish" },
  Romania: { slot: "gold", adjective: "Romanian" },
  "Saudi Arabia": { slot: "olive", adjective: "Saudi" },
  Ukraine: { slot: "blue", adjective: "Ukrainian" },
  Yugoslavia: { slot: "red", adjective: "Yugoslav" },
};

/** DIS-8.1-1 to DIS-8.5-1. Of these only the US Navy moves (DIS-8.5.3-1). */
const NUCLEAR: Cast = {
  NATO: { slot: "navy", stationary: true, invulnerable: true },
  Russia: { slot: "mauve", adjective: "Russian", stationary: true, invulnerable: true },
  India: { slot: "orange", adjective: "Indian", stationary: true, invulnerable: true },
  Israel: { slot: "cornflower", adjective: "Israeli", stationary: true, invulnerable: true },
  "US Navy": { slot: "steel", invulnerable: true },
};

const { INDEPENDENTS, PAIRS } = dissolutionFacts;
const nameOf = (id: string): string => dissolutionBoard.provinces.find((row) => row.id === id)?.name ?? id;
const minors = (names: readonly string[], slot: Slot): Cast =>
  Object.fromEntries(names.map((name) => [name, { slot, stationary: true }]));

/** By board; and by variant, where a game has colours of its own on a board that it shares. */
export const CASTS: Readonly<Record<string, Cast>> = {
  classic: CLASSIC,
  "committee-1901": CAST_1901,
  board1935: CAST_1935,
  favor: { ...PLAYERS, ...NUCLEAR },
  dissolution: {
    ...PLAYERS,
    ...NUCLEAR,
    ...minors(INDEPENDENTS.tan.map(nameOf), "tan"),
    ...minors(INDEPENDENTS.bronze.map(nameOf), "bronze"),
    ...minors(Object.keys(PAIRS), "chocolate"),
  },
};

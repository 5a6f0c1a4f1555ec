import type { Edition } from "./editions.ts";
import type { ClassicPower } from "./powers.ts";

type SeatTable = readonly (readonly ClassicPower[])[];

const EACH: SeatTable = [
  ["Austria"],
  ["England"],
  ["France"],
  ["Germany"],
  ["Italy"],
  ["Russia"],
  ["Turkey"],
];
const without = (...absent: ClassicPower[]): SeatTable => EACH.filter(([power]) => !absent.includes(power));

const PAIRS: SeatTable = [["England"], ["Austria", "France"], ["Germany", "Turkey"], ["Italy", "Russia"]];
const NEIGHBORS: SeatTable = [["Russia"], ["England", "France", "Germany"], ["Austria", "Italy", "Turkey"]];
const SCATTERED: SeatTable = [
  ["England", "Germany", "Austria"],
  ["Russia", "Italy"],
  ["France", "Turkey"],
];
const WORLD_WAR: SeatTable = [
  ["England", "France", "Russia"],
  ["Austria", "Germany", "Turkey"],
];

/**
 * Who plays what, by number of players. Several tables for one number are alternatives, the first being
 * the one used unless another is chosen. Powers nobody plays stand still (CB-162 to CB-166).
 */
export const SEATS: Readonly<Record<Edition, Readonly<Record<number, readonly SeatTable[]>>>> = {
  "1971": {
    7: [EACH],
    6: [without("Italy")],
    5: [without("Italy", "Germany")],
    4: [PAIRS],
    3: [NEIGHBORS, SCATTERED],
    2: [WORLD_WAR],
  },
  "2023": {
    7: [EACH],
    6: [without("Italy")],
    5: [without("Italy", "Germany")],
    4: [PAIRS],
    3: [SCATTERED],
    2: [WORLD_WAR],
  },
};

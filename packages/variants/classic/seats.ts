import type { Edition } from "./editions.ts";
import type { ClassicPower } from "./powers.ts";

type Table = readonly (readonly ClassicPower[])[];

const EACH: Table = [["Austria"], ["England"], ["France"], ["Germany"], ["Italy"], ["Russia"], ["Turkey"]];
const without = (...absent: ClassicPower[]): Table => EACH.filter(([power]) => !absent.includes(power));

const PAIRS: Table = [["England"], ["Austria", "France"], ["Germany", "Turkey"], ["Italy", "Russia"]];
const NEIGHBOURS: Table = [["Russia"], ["England", "France", "Germany"], ["Austria", "Italy", "Turkey"]];
const SCATTERED: Table = [
  ["England", "Germany", "Austria"],
  ["Russia", "Italy"],
  ["France", "Turkey"],
];
const WORLD_WAR: Table = [
  ["England", "France", "Russia"],
  ["Austria", "Germany", "Turkey"],
];

/**
 * Who plays what, by number of players. Several tables for one number are alternatives, the first being
 * the one used unless another is chosen. Powers nobody plays stand still (CB-162 to CB-166).
 */
export const SEATS: Readonly<Record<Edition, Readonly<Record<number, readonly Table[]>>>> = {
  "1971": {
    7: [EACH],
    6: [without("Italy")],
    5: [without("Italy", "Germany")],
    4: [PAIRS],
    3: [NEIGHBOURS, SCATTERED],
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

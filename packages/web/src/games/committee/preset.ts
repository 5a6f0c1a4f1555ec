import type { OptionField, Preset } from "../preset.ts";

/** Years after the first in which officers might want to close. */
const YEARS = 12;

/** The turn after which the board is closed, if that is known beforehand (R105). */
const lastTurn = (firstYear: number): OptionField => ({
  name: "lastTurn",
  label: "The committee closes",
  help: "You can also announce it during the weekend, a full turn ahead.",
  input: {
    kind: "choice",
    choices: [
      { value: undefined, label: "when the officers announce it" },
      ...Array.from({ length: YEARS }, (_, i) => firstYear + i).flatMap((year) => [
        { value: `S${year}`, label: `after Spring ${year}` },
        { value: `F${year}`, label: `after Fall ${year}` },
      ]),
    ],
  },
});

/** The booklet has an army where the ordinary game has a fleet (M01-17, R08). */
const BREST: OptionField = {
  name: "brest",
  label: "France begins in Brest with",
  input: {
    kind: "choice",
    choices: [
      { value: undefined, label: "an army, as in the booklet" },
      { value: "F", label: "a fleet, as in the ordinary game" },
    ],
  },
};

const preset = (
  year: "1901" | "1935",
  blurb: string,
  delegations: number,
  options: readonly OptionField[],
): Preset => ({
  id: `committee-${year}`,
  variant: `committee-${year}`,
  rulebook: year,
  title: `Committee ${year}`,
  blurb,
  players: [delegations],
  options,
  book: `committee-${year}`,
});

/** The Historical Committees, which student officers run in a room. */
export const COMMITTEES: readonly Preset[] = [
  preset(
    "1901",
    "Seven delegations of two in one room: speeches, treaties and conferences around the board before the Great War.",
    7,
    [lastTurn(1901), BREST],
  ),
  preset(
    "1935",
    "Nine delegations between the wars, on a larger board, with political goals and countries that rise again.",
    9,
    [lastTurn(1935)],
  ),
];

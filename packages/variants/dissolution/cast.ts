import { INDEPENDENTS, PAIRS } from "../boards/dissolution/facts.ts";
import type { Slot } from "../boards/slots.ts";
import type { Cast, PowerLook } from "../cast.ts";
import { MINORS, type Neutral, NUCLEARS } from "./neutrals.ts";
import { PLAYERS } from "./players.ts";

/** Colors (DIS-7.1-1 to DIS-7.10-1; teal blue became light blue). */
const PLAYER_SLOTS: Readonly<Record<string, Slot>> = {
  Egypt: "ink",
  Ethiopia: "lime",
  Iran: "silver",
  Kazakhstan: "sky",
  Pakistan: "green",
  Poland: "magenta",
  Romania: "gold",
  "Saudi Arabia": "olive",
  Ukraine: "blue",
  Yugoslavia: "red",
};

/** DIS-8.1-1 to DIS-8.5-1. Of these only the US Navy moves (DIS-8.5.3-1). */
const NUCLEAR_LOOKS: Readonly<Record<string, PowerLook>> = {
  NATO: { title: { en: "NATO" }, slot: "navy", stationary: true, invulnerable: true },
  Russia: {
    title: { en: "Russia" },
    adjective: { en: "Russian" },
    slot: "mauve",
    stationary: true,
    invulnerable: true,
  },
  India: {
    title: { en: "India" },
    adjective: { en: "Indian" },
    slot: "orange",
    stationary: true,
    invulnerable: true,
  },
  Israel: {
    title: { en: "Israel" },
    adjective: { en: "Israeli" },
    slot: "cornflower",
    stationary: true,
    invulnerable: true,
  },
  "US Navy": { title: { en: "US Navy" }, slot: "steel", invulnerable: true },
};

/** Shown so, although the rulebook's own word is longer. */
const SHORTER: Readonly<Record<string, string>> = { Yugoslavian: "Yugoslav" };

const players: Cast = Object.fromEntries(
  PLAYERS.map(({ name, adjective }) => {
    const shown = SHORTER[adjective] ?? adjective;
    return [name, { title: { en: name }, adjective: { en: shown }, slot: PLAYER_SLOTS[name] }];
  }),
);

/** Minor powers share three colors (DIS-3.5-3). */
function slotOf({ name, units }: Neutral): Slot {
  if (name in PAIRS) return "chocolate";
  const [[, center]] = units.map((unit) => unit.split(" "));
  return (INDEPENDENTS.tan as readonly string[]).includes(center) ? "tan" : "bronze";
}

const minors: Cast = Object.fromEntries(
  MINORS.map((minor): [string, PowerLook] => {
    const { name, adjective } = minor;
    return [
      name,
      {
        title: { en: name },
        adjective: { en: adjective },
        slot: slotOf(minor),
        stationary: true,
      },
    ];
  }),
);

/** The players and the nuclear powers, who are on both boards. */
export const FAVOR_CAST: Cast = {
  ...players,
  ...Object.fromEntries(NUCLEARS.map(({ name }) => [name, NUCLEAR_LOOKS[name]])),
};

export const CAST: Cast = { ...FAVOR_CAST, ...minors };

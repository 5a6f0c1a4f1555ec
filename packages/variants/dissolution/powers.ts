import type { Power, PowerInfo, Province, Unit, UnitKind } from "@chancery/engine";
import { board } from "./board.ts";
import type { SliceId } from "./favor/index.ts";
import { MINOR_KINDS, NUCLEAR_KINDS, PLAYER_KINDS, US_KINDS } from "./kinds.ts";
import { MINORS, type Neutral, NUCLEARS } from "./neutrals.ts";
import { PLAYERS } from "./players.ts";

/** All powers: the ten that people play come first, as the Favor Map counts them; then minor, then nuclear ones. */
export const POWERS: readonly PowerInfo[] = [
  ...PLAYERS.map(
    ({ name, code, adjective, also = [] }): PowerInfo => ({
      name,
      title: name,
      adjective,
      aliases: [code, ...also],
      homes: board.centers.filter((center) => board.provinces[center].country === name),
    }),
  ),
  ...MINORS.map((minor) => neutral(minor, MINOR_KINDS)),
  ...NUCLEARS.map((nuclear) => neutral(nuclear, nuclear.slice === "U" ? US_KINDS : NUCLEAR_KINDS)),
];

function neutral({ name, adjective, aliases }: Neutral, kinds: readonly UnitKind[]): PowerInfo {
  return { name, title: name, adjective, aliases, homes: [], kinds, neutral: true };
}

const FIRST_NUCLEAR = PLAYERS.length + MINORS.length;

export const PLAYER_POWERS: readonly Power[] = PLAYERS.map((_, index) => index as Power);
export const NUCLEAR_POWERS: readonly Power[] = NUCLEARS.map((_, i) => (FIRST_NUCLEAR + i) as Power);
export const NEUTRAL_POWERS: readonly Power[] = [...POWERS.keys()].slice(PLAYERS.length) as Power[];

export const powerNamed = (name: string): Power => POWERS.findIndex((power) => power.name === name) as Power;

export const NATO = powerNamed("NATO");
export const US_NAVY = powerNamed("US Navy");
export const ISRAEL = powerNamed("Israel");

export const isPlayer = (power: Power): boolean => power < PLAYERS.length;
export const isNuclear = (power: Power): boolean => power >= FIRST_NUCLEAR;

/** The slice of the Favor Map that belongs to a nuclear power; null for others. */
export const sliceOfPower = (power: Power): SliceId | null =>
  isNuclear(power) ? NUCLEARS[power - FIRST_NUCLEAR].slice : null;

/** The kinds of a power's units by their letters. */
export const kindsOfPower = (power: Power): readonly UnitKind[] => POWERS[power].kinds ?? PLAYER_KINDS;

/** The nuclear power to which a province belongs for the whole game (DIS-6.1-1); null if none. */
export const territoryOf = (province: Province): Power | null => TERRITORIES[province];

const TERRITORIES: readonly (Power | null)[] = board.provinces.map(
  ({ country }) => NUCLEAR_POWERS.find((power) => POWERS[power].name === country) ?? null,
);

export const provinceOfUnit = (unit: Unit): Province => board.provinceOf[unit.at] as Province;

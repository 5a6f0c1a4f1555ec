import { BrokenInvariant, type Power } from "@chancery/engine";
import { PLAYERS } from "../players.ts";
import { favorValue, isPerimeter, SLICE_IDS, type SliceId, type SpaceCode, sliceOf } from "./map.ts";

/** Where the embassies of one power stand, by slice. */
export type Embassies = Readonly<Record<SliceId, SpaceCode>>;

/**
 * The Favor Map at some moment: for each player's power its five embassies, or null once it is eliminated and
 * they are gone (DIS-3.4-1, DIS-3.4-7). Immutable.
 */
export type Favor = readonly (Embassies | null)[];

/** An embassy: each power has one in each slice, so these two say which. */
export interface Embassy {
  readonly power: Power;
  readonly slice: SliceId;
}

/** Favor Value of players in exile, whose embassies are gone, with every nuclear power (DIS-5.3-2). */
const EXILE_FAVOR = 1;

/** A player's Favor Value with a nuclear power, 0 to 5 (DIS-11.3-1). */
export function favorOf(favor: Favor, power: Power, slice: SliceId): number {
  const embassies = favor[power];
  return embassies ? favorValue(embassies[slice]) : EXILE_FAVOR;
}

/** All embassies on the map: powers in order, and each one's slices in order. */
export const embassiesOf = (favor: Favor): Embassy[] =>
  favor.flatMap((embassies, power) =>
    embassies ? SLICE_IDS.map((slice) => ({ power: power as Power, slice })) : [],
  );

/** Where an embassy stands. */
export function placeOf(favor: Favor, { power, slice }: Embassy): SpaceCode {
  const embassies = favor[power];
  if (!embassies) throw new BrokenInvariant(`power ${power} has no embassies`);
  return embassies[slice];
}

/** Who has an embassy in a space: at most one power in a hex, any number in a Perimeter (DIS-11.1.3-2). */
export const occupants = (favor: Favor, space: SpaceCode): Power[] =>
  favor.flatMap((embassies, power) => (embassies?.[sliceOf(space)] === space ? [power as Power] : []));

export function isVacant(favor: Favor, space: SpaceCode): boolean {
  if (isPerimeter(space)) return true;
  const slice = sliceOf(space);
  for (const embassies of favor) if (embassies?.[slice] === space) return false;
  return true;
}

/** The map with an embassy elsewhere in its slice. */
export const relocate = (favor: Favor, { power, slice }: Embassy, to: SpaceCode): Favor =>
  favor.map((embassies, index) => (index === power && embassies ? { ...embassies, [slice]: to } : embassies));

/** The map without the embassies of a power that is eliminated, the only way one is ever lost (DIS-3.4-7). */
export const withdraw = (favor: Favor, power: Power): Favor =>
  favor.map((embassies, index) => (index === power ? null : embassies));

export const sameEmbassy = (a: Embassy, b: Embassy): boolean => a.power === b.power && a.slice === b.slice;

/** What a player's power is called. */
export const playerName = (power: Power): string => PLAYERS[power].name;

import { BrokenInvariant, type Power } from "@chancery/engine";
import { PLAYERS } from "../../players.ts";
import { type Embassies, type Embassy, type Favor, relocate } from "../favor.ts";
import { perimeterOf, SLICE_IDS, type SliceId, type SpaceCode, sliceOf } from "../map.ts";
import type { EmbassyOrder } from "../order.ts";
import { readEmbassyOrder } from "../read.ts";

/** Help for tests: maps and orders by a few words. */

export const powerOf = (code: string): Power => PLAYERS.findIndex((player) => player.code === code) as Power;

export const embassy = (code: string, slice: SliceId): Embassy => ({ power: powerOf(code), slice });

/** All embassies in the Perimeters. */
export const NOWHERE: Favor = PLAYERS.map(
  () => Object.fromEntries(SLICE_IDS.map((slice) => [slice, perimeterOf(slice)])) as Embassies,
);

/** The map with the embassies that are named (`EG R2m`), all others in the Perimeters. */
export const mapOf = (...places: readonly string[]): Favor =>
  places.reduce((favor, place) => {
    const [code, space] = place.split(" ") as [string, SpaceCode];
    return relocate(favor, embassy(code, sliceOf(space)), space);
  }, NOWHERE);

/** An order that has to be readable: `EG E R2m - R1q`. */
export function order(favor: Favor, text: string): EmbassyOrder {
  const read = readEmbassyOrder(favor, powerOf(text.slice(0, 2)), text.slice(3));
  if (!read.ok) throw new BrokenInvariant(`${text}: ${read.error.code}`);
  return read.value;
}

import { drawLots, type PositionFault, type Power } from "@chancery/engine";
import { PLAYERS } from "../players.ts";
import type { Embassies, Favor } from "./favor.ts";
import {
  favorValue,
  isPerimeter,
  perimeterOf,
  SLICE_IDS,
  type SliceId,
  SPACE_CODES,
  sliceName,
} from "./map.ts";

const row = (codes: string): Embassies =>
  Object.fromEntries(codes.split(" ").map((code) => [code[0], code])) as Embassies;

/**
 * Where the embassies of the ten players start by default. The rulebook shows this map as a picture only; what
 * its text says of it is kept (R085, R086).
 */
export const DEFAULT_LAYOUT: Favor = [
  row("N2k U1s I1r B1q R1p"),
  row("N1s U2o I1u B2n R0z"),
  row("N1u U0z I0z B3f R2n"),
  row("N1p U1p I1s B1p R2j"),
  row("N2n U2k I0z B0z R2o"),
  row("N1q U2m I1q B1r R1r"),
  row("N1r U1q I2o B2m R0z"),
  row("N2m U2j I0z B1u R1s"),
  row("N1t U1r I1t B1s R2m"),
  row("N0z U0z I1p B3i R2k"),
];

/** The Favor Value with which a power starts, in whatever layout (DIS-11.2-1). */
export function startingFavor(power: Power, slice: SliceId): number {
  const embassies = DEFAULT_LAYOUT[power] as Embassies;
  return favorValue(embassies[slice]);
}

/** A random one of all valid layouts. The same seed gives the same layout. */
export function randomLayout(seed: number): Favor {
  const lots = drawLots(
    SPACE_CODES.filter((space) => !isPerimeter(space)),
    seed,
  );
  return PLAYERS.map((_, power): Embassies => {
    const places = SLICE_IDS.map((slice) => {
      const value = startingFavor(power as Power, slice);
      if (value === 0) return perimeterOf(slice);
      return lots.splice(
        lots.findIndex((space) => space.startsWith(`${slice}${value}`)),
        1,
      )[0];
    });
    return row(places.join(" "));
  });
}

/** What is wrong with a layout for the start: every power has five embassies, each where its Favor Value is right. */
export function checkLayout(favor: Favor): PositionFault[] {
  return PLAYERS.flatMap(({ name }, power) => {
    const embassies = favor[power];
    if (!embassies) return [{ path: name, fault: { code: "embassies-missing", power: name } }];
    return SLICE_IDS.flatMap((slice): PositionFault[] => {
      const due = startingFavor(power as Power, slice);
      const place = embassies[slice];
      if (favorValue(place) === due) return [];
      const fault = {
        code: "wrong-starting-favor",
        power: name,
        favor: due,
        host: sliceName(slice),
        right: due === 0 ? perimeterOf(slice) : `${slice}${due}…`,
        place,
      };
      return [{ path: `${name}.${slice}`, fault }];
    });
  });
}

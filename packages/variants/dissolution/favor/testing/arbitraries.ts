import type { Power } from "@chancery/engine";
import fc from "fast-check";
import { PLAYERS } from "../../players.ts";
import { legalEmbassyOrdersOf } from "../enumerate.ts";
import { embassiesOf, type Favor, placeOf, relocate, sameEmbassy } from "../favor.ts";
import { distancesFrom, hexesOf, isPerimeter, SLICE_IDS, type SliceId, type SpaceCode } from "../map.ts";
import type { EmbassyOrder } from "../order.ts";
import { NOWHERE } from "./maps.ts";

const numbers = (length: number) => fc.array(fc.nat(100_000), { minLength: length, maxLength: length });

/** Embassies anywhere in all slices. */
export const anyFavor: fc.Arbitrary<Favor> = numbers(PLAYERS.length * SLICE_IDS.length).map((picks) =>
  embassiesOf(NOWHERE).reduce((favor, embassy, i) => {
    const free = hexesOf(embassy.slice).filter((hex) => isFree(favor, hex));
    const place = picks[i] % (free.length + 3);
    return place < free.length ? relocate(favor, embassy, free[place]) : favor;
  }, NOWHERE),
);

const isFree = (favor: Favor, hex: string): boolean =>
  favor.every((embassies) => embassies?.[hex[0] as SliceId] !== hex);

export interface WinterCase {
  readonly favor: Favor;
  readonly orders: readonly EmbassyOrder[];
}

/** The letters along the border on the next slice, and along the border on the one before. */
const SIDES = ["bciju", "aefop"];

/** Most moves of a case, so that all their combinations can be tried. */
const MOVES = 7;

/**
 * Orders in a crowd: in two slices that border on each other, or in one, embassies stand close together, some move,
 * and the others mostly support what someone does.
 */
export const crowdedWinter: fc.Arbitrary<WinterCase> = fc
  .record({
    slice: fc.nat(3),
    both: fc.boolean(),
    start: fc.nat(19),
    players: fc.integer({ min: 3, max: 10 }),
    places: numbers(20),
    picks: numbers(80),
  })
  .map(({ slice, both, start, players, places, picks }) => {
    const slices = SLICE_IDS.slice(slice, slice + (both ? 2 : 1));
    const area = slices.flatMap((id, i) => {
      const hexes = hexesOf(id);
      const middle = both ? hexes.find((hex) => hex[2] === SIDES[i][start % 5]) : hexes[start];
      const far = distancesFrom(middle as SpaceCode);
      return hexes.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0)).slice(0, players + 1);
    });
    let favor = NOWHERE;
    let drawn = 0;
    const active = slices.flatMap((id) =>
      PLAYERS.slice(0, players).map((_, power) => ({ power: power as Power, slice: id })),
    );
    for (const embassy of active) {
      const free = area.filter((hex) => hex[0] === embassy.slice && isFree(favor, hex));
      const pick = places[drawn++] % (free.length + 2);
      if (pick < free.length) favor = relocate(favor, embassy, free[pick]);
    }
    return { favor, orders: draw(favor, active, picks) };
  });

function draw(
  favor: Favor,
  active: readonly { power: Power; slice: SliceId }[],
  picks: readonly number[],
): EmbassyOrder[] {
  let at = 0;
  const pick = <T>(list: readonly T[]): T => list[picks[at++ % picks.length] % list.length];
  const orders: EmbassyOrder[] = [];
  const winter = { favor, restraints: [] };
  for (const embassy of active) {
    const moves = legalEmbassyOrdersOf(winter, embassy).filter(
      (order) => order.type === "move" && (!isPerimeter(order.to) || picks[at] % 5 === 0),
    );
    const isMover = moves.length > 0 && pick([true, false]) && orders.length < MOVES;
    if (isMover) orders.push(pick(moves));
  }
  const moves = [...orders];
  const helps = (order: EmbassyOrder): boolean =>
    order.type === "support" &&
    (order.to === null
      ? !moves.some(({ embassy }) => sameEmbassy(embassy, order.target))
      : moves.some(
          (move) => move.type === "move" && sameEmbassy(move.embassy, order.target) && move.to === order.to,
        ));
  for (const embassy of embassiesOf(favor)) {
    if (moves.some((move) => sameEmbassy(move.embassy, embassy))) continue;
    const legal = legalEmbassyOrdersOf(winter, embassy).filter(({ type }) => type !== "move");
    const useful = isPerimeter(placeOf(favor, embassy)) ? [] : legal.filter(helps);
    orders.push(useful.length > 0 && picks[at] % 4 > 0 ? pick(useful) : pick(legal));
  }
  return orders;
}

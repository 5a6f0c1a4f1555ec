import {
  type Board,
  kindsOf,
  type Location,
  type Power,
  type Province,
  type Rules,
  type State,
  type Unit,
  type UnitKind,
} from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { provinceOf } from "../reference/situation.ts";

/** The provinces beside a province, whatever could go there. */
export const beside = (board: Board, province: Province): Province[] =>
  board.reach.air.to[province].map((location) => board.provinceOf[location] as Province);

/** Where a kind of unit can stand in a province; several where coasts are separate. */
const stands = (board: Board, kind: UnitKind, province: Province): Location[] =>
  [province as number as Location, ...board.provinces[province].coasts].filter(
    (location) =>
      board.reach[kind.way].to[location].length > 0 &&
      !(kind.stationary && kind.way === "air" && board.isSea[province]),
  );

/** What could stand in a province for a power. */
export const possibleUnits = (rules: Rules, province: Province, power: Power): Unit[] =>
  kindsOf(rules, power).flatMap((kind) =>
    stands(rules.board, kind, province).map((at): Unit => ({ power, kind, at })),
  );

/** A unit somewhere in a province: at sea what sails, on coasts mostly what can be carried. */
export function randomUnit(dice: Dice, rules: Rules, province: Province, power: Power): Unit {
  const possible = possibleUnits(rules, province, power);
  return dice.weighted(possible.map((value) => ({ value, weight: value.kind.convoyed ? 3 : 2 })));
}

/** Free provinces beside the units already placed, or anywhere if there are none. */
export function freeNearby(board: Board, units: readonly Unit[]): Province[] {
  const taken = new Set(units.map((unit) => provinceOf(board, unit)));
  const all = board.provinces.map((_, province) => province as Province);
  const free = all.filter((province) => !taken.has(province));
  const near = free.filter((province) => beside(board, province).some((neighbor) => taken.has(neighbor)));
  return near.length > 0 ? near : free;
}

/**
 * A position with few or many units of several powers, most of them crowded around a few seas, with fleets on
 * those seas and armies on their coasts, so that convoys and attacks on them come about.
 */
export function randomState(dice: Dice, rules: Rules, start: State): State {
  const { board } = rules;
  const seas = board.provinces
    .map((_, province) => province as Province)
    .filter((province) => board.isSea[province]);
  const powers = dice
    .shuffled(rules.powers.map((_, power) => power as Power))
    .slice(0, 2 + dice.below(rules.powers.length - 1));
  const most = Math.min(34, Math.floor(board.provinces.length * 0.85));
  const size = 5 + dice.below(most - 4);

  const focus = [dice.pick(seas)];
  while (focus.length < 1 + size / 7) {
    const next = dice.chance(0.85)
      ? beside(board, dice.pick(focus)).filter((province) => board.isSea[province])
      : seas;
    focus.push(dice.pick(next.length > 0 ? next : seas));
  }
  const shores = focus.flatMap((sea) => [sea, sea, ...beside(board, sea)]);

  const units: Unit[] = [];
  const taken = new Set<Province>();
  const place = (province: Province): void => {
    if (taken.has(province)) return;
    taken.add(province);
    units.push(randomUnit(dice, rules, province, dice.pick(powers)));
  };
  for (const sea of new Set(focus)) if (dice.chance(0.9)) place(sea);
  for (let tries = 0; units.length < size && tries < 1000; tries++) {
    const crowded = dice.chance(tries < 500 ? 0.85 : 0);
    place(crowded ? dice.pick(shores) : dice.pick(freeNearby(board, units)));
  }
  return {
    ...start,
    units,
    seats: randomSeats(dice, start),
    closed: dice.chance(0.02) ? [dice.pick(shores)] : [],
  };
}

/** Mostly one power for each player; now and then someone plays two. */
function randomSeats(dice: Dice, { seats }: State): State["seats"] {
  if (seats.length < 2 || dice.chance(0.75)) return seats;
  const [first, second, ...others] = dice.shuffled(seats);
  return [[...first, ...second], ...others];
}

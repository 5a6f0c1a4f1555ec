import type { Power, Province, Rules, State, Unit, UnitKind } from "@chancery/engine";
import { type Dice, diceOf } from "../dice.ts";
import { DISSOLUTION } from "../dissolution/dissolution.ts";
import type { Situation } from "../reference/situation.ts";
import { randomOrders } from "./generate-orders.ts";
import { beside, freeNearby, possibleUnits } from "./generate-units.ts";

/**
 * The situation of Dissolution that belongs to a seed: players' units, neutral ones and wings close together, a few
 * or many if their number is not given.
 */
export function randomDissolution(seed: number, size?: number): Situation {
  const dice = diceOf(seed);
  const { rules } = DISSOLUTION;
  const state = randomState(dice, rules, size ?? 6 + dice.below(28));
  return { rules, state, ...randomOrders(dice, { rules, state }) };
}

function randomState(dice: Dice, rules: Rules, size: number): State {
  const { board, powers } = rules;
  const of = (sort: "players" | "minor" | "nuclear"): Power[] =>
    powers.flatMap(({ kinds }, power) => (sortOf(kinds) === sort ? [power as Power] : []));
  const players = dice.shuffled(of("players")).slice(0, 2 + dice.below(4));
  const minors = dice.shuffled(of("minor")).slice(0, 1 + dice.below(4));
  const nuclear = of("nuclear");
  const anybody = (): Power => dice.pick(dice.chance(0.6) ? players : dice.chance(0.5) ? minors : nuclear);

  const all = board.provinces.map((_, province) => province as Province);
  const focus = Array.from({ length: 1 + Math.floor(size / 9) }, () => dice.pick(all));
  const crowd = focus.flatMap((province) => [
    province,
    ...beside(board, province).flatMap((near) => [near, near, ...beside(board, near)]),
  ]);
  const units: Unit[] = [];
  const taken = new Set<Province>();
  for (let tries = 0; units.length < size && tries < 2000; tries++) {
    const province = dice.chance(0.85) ? dice.pick(crowd) : dice.pick(freeNearby(board, units));
    const possible = taken.has(province) ? [] : possibleUnits(rules, province, anybody());
    if (possible.length === 0) continue;
    taken.add(province);
    units.push(
      dice.weighted(possible.map((value) => ({ value, weight: value.kind.way === "air" ? 1.5 : 2 }))),
    );
  }
  return { ...DISSOLUTION.start, units };
}

/** Whose units are of such kinds: nobody but nuclear powers has invulnerable ones (DIS-3.8-1). */
const sortOf = (kinds: readonly UnitKind[] | undefined): "players" | "minor" | "nuclear" => {
  if (kinds === undefined) return "players";
  return kinds[0].invulnerable ? "nuclear" : "minor";
};

import {
  type Dislodged,
  disband,
  type Game,
  type Order,
  type Power,
  type Province,
  type Rules,
  retreat,
  type State,
} from "@chancery/engine";
import { type Dice, diceOf } from "../dice.ts";
import { beside, randomState, randomUnit } from "./generate-units.ts";

export interface RetreatSituation {
  readonly rules: Rules;
  readonly state: State;
  /** Legal, at most one for each dislodged unit. */
  readonly orders: readonly Order[];
}

/** A few dislodged units around one space, most of them with that and hardly any other left to them. */
export function randomRetreats(seed: number, { rules, start }: Game): RetreatSituation {
  const dice = diceOf(seed);
  const { board } = rules;
  const provinces = board.provinces.map((_, province) => province as Province);
  const space = dice.pick(provinces.filter((province) => beside(board, province).length > 2));
  const standing = randomState(dice, rules, start);
  const near = [...new Set(beside(board, space))];
  const dislodged = dice
    .shuffled(near)
    .slice(0, 2 + dice.below(3))
    .flatMap((province) => dislodgedNear(dice, rules, province, space));
  const disorder = dice.chance(0.2) ? [dice.below(rules.powers.length) as Power] : [];
  const state: State = { ...standing, phase: { ...start.phase, task: "R" }, dislodged, disorder };
  const orders = dislodged
    .filter(({ unit }) => !disorder.includes(unit.power))
    .flatMap(({ unit, retreats }): Order[] => {
      if (dice.chance(0.25)) return [];
      return [dice.chance(0.35) ? disband(unit) : retreat(unit, dice.pick(retreats))];
    });
  return { rules, state, orders };
}

function dislodgedNear(dice: Dice, rules: Rules, province: Province, space: Province): Dislodged[] {
  const { board } = rules;
  const unit = randomUnit(dice, rules, province, dice.below(rules.powers.length) as Power);
  const reached = board.reach[unit.kind.way].to[unit.at];
  const there = reached.filter((place) => board.provinceOf[place] === space);
  const elsewhere = reached.filter((place) => board.provinceOf[place] !== space);
  const also = elsewhere.length > 0 && dice.chance(0.25) ? [dice.pick(elsewhere)] : [];
  const retreats = [...there, ...also];
  return retreats.length === 0 ? [] : [{ unit, attackedFrom: null, retreats }];
}

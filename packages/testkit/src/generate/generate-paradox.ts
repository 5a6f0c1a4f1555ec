import { type Game, move, type Power, type Unit } from "@chancery/engine";
import { datcMovementCases } from "../cases.ts";
import type { Dice } from "../dice.ts";
import { dropUnit, exchangeUnits, stillLegal } from "../reference/changes.ts";
import { resolveByReference } from "../reference/reference.ts";
import { provinceOf, type Situation } from "../reference/situation.ts";
import { readCase } from "../reference/strict.ts";
import { randomOrder } from "./generate-orders.ts";
import { freeNearby, randomUnit } from "./generate-units.ts";

/** Cases about convoys; those about paradoxes more often. */
const TRICKY = datcMovementCases
  .filter(({ id }) => /^6\.[FG]\./.test(id))
  .map((value) => ({ value, weight: /^6\.F\.(1[4-9]|2\d)$/.test(value.id) ? 5 : 1 }));

/** A known hard case about convoys, perhaps beside another one, with a few things changed. */
export function randomParadox(dice: Dice, game: Game): Situation {
  let situation = readHard(dice, game);
  if (dice.chance(0.25)) situation = together(situation, readHard(dice, game));
  // Half of the time only such changes are kept as leave something circular in it, and more of them are made.
  const stubborn = dice.chance(0.5) && isCircular(situation);
  for (let changes = dice.below(stubborn ? 12 : 5); changes > 0; changes--) {
    const next = changed(dice, game, situation);
    if (!stubborn || isCircular(next)) situation = next;
  }
  return situation;
}

const isCircular = (situation: Situation): boolean => resolveByReference(situation).circles > 0;

function readHard(dice: Dice, { rules, start }: Game): Situation {
  const { units, orders } = dice.weighted(TRICKY);
  return readCase(rules, start, units, orders).situation;
}

/** Both cases on one board, if none of their units stand in the same province. */
function together(a: Situation, b: Situation): Situation {
  const taken = new Set(a.state.units.map((unit) => provinceOf(a.rules.board, unit)));
  if (b.state.units.some((unit) => taken.has(provinceOf(a.rules.board, unit)))) return a;
  return stillLegal({
    ...a,
    state: { ...a.state, units: [...a.state.units, ...b.state.units] },
    orders: [...a.orders, ...b.orders],
    stray: [...a.stray, ...b.stray],
  });
}

function changed(dice: Dice, { rules }: Game, situation: Situation): Situation {
  const { state, orders, stray } = situation;
  const { board } = rules;
  const draft = new Map(orders.map((order) => [order.unit, order]));
  const redraw = (unit: Unit, units: readonly Unit[]): Situation => {
    const field = { rules, state: { ...state, units } };
    draft.delete(unit);
    const fresh = randomOrder(dice, field, draft, unit);
    return stillLegal({
      ...situation,
      state: field.state,
      orders: [...draft.values(), fresh],
      stray: stray.filter((order) => order.unit !== unit),
    });
  };
  switch (dice.below(6)) {
    case 0: {
      const dropped = dice.pick(state.units);
      return { ...situation, orders: orders.filter((order) => order.unit !== dropped) };
    }
    case 1:
      return dropUnit(situation, dice.pick(state.units));
    case 2:
      return redraw(dice.pick(state.units), state.units);
    case 3: {
      const power = dice.below(rules.powers.length) as Power;
      const chosen = dice.pick(state.units);
      return exchangeUnits(situation, (unit) => (unit === chosen ? { ...unit, power } : unit));
    }
    case 4: {
      const toggled = dice.pick(state.units);
      const rewritten = orders.map((order) =>
        order.type === "move" && order.unit === toggled && toggled.kind.convoyed
          ? move(toggled, order.to, !order.viaConvoy)
          : order,
      );
      return stillLegal({ ...situation, orders: rewritten });
    }
    default: {
      const power = dice.chance(0.7)
        ? dice.pick(state.units).power
        : (dice.below(rules.powers.length) as Power);
      const fresh = randomUnit(dice, rules, dice.pick(freeNearby(board, state.units)), power);
      return redraw(fresh, [...state.units, fresh]);
    }
  }
}

import {
  createNotation,
  formatOrder,
  formatPosition,
  legalOrders,
  legalOrdersOf,
  type Order,
  own,
  type Power,
  playPhase,
  readOrder,
  readPosition,
  type State,
} from "@chancery/engine";
import { type Dice, diceOf } from "@chancery/testkit";
import { expect, test } from "vitest";
import { type Bid, seated } from "./bids/bid.ts";
import { embassyLine } from "./embassy-lines.ts";
import { embassiesOf, isPerimeter, legalEmbassyOrders, placeOf } from "./favor/index.ts";
import { ownOf } from "./own.ts";
import { isNuclear, isPlayer, PLAYER_POWERS, provinceOfUnit } from "./powers.ts";
import { rules, start } from "./testing.ts";
import { winterOf } from "./winter.ts";

const notation = createNotation(rules);

/** An order for each unit, points on a few neutral ones, orders to embassies: legal one by one, not always together. */
function sheetOfChance(state: State, dice: Dice, player: Power): Order[] {
  const byUnit = Map.groupBy(legalOrders(rules, state, player), ({ unit, to }) => unit ?? to);
  const orders: Order[] = [...byUnit.values()].map((choices) => dice.pick(choices));
  if (state.phase.task === "M") {
    const neutral = state.units.filter(({ power }) => !isPlayer(power));
    for (let i = 0; i < 4; i++) {
      const order = dice.pick(legalOrdersOf(rules, seated(state), dice.pick(neutral))) as Bid["order"];
      orders.push(own({ kind: "bid", points: 1 + dice.below(2), order } satisfies Bid));
    }
  }
  if (state.phase.task === "A" && ownOf(state).favor[player]) {
    const choices = legalEmbassyOrders(winterOf(state), player);
    for (let i = 0; i < 6; i++) orders.push(embassyLine(state, dice.pick(choices)));
  }
  return orders;
}

function examine(state: State): void {
  const places = embassiesOf(ownOf(state).favor).map((embassy) => placeOf(ownOf(state).favor, embassy));
  const hexes = places.filter((place) => !isPerimeter(place));
  expect(new Set(hexes).size, "a hex holds one embassy").toBe(hexes.length);
  expect(
    state.units.filter(({ power }) => isNuclear(power)),
    "nuclear units are never lost",
  ).toHaveLength(16);
  expect(new Set(state.units.map(provinceOfUnit)).size, "a province holds one unit").toBe(state.units.length);
  expect(state.seats).toEqual(start.seats);
}

test("games of chance go their way: positions and lines read back as they were written, and nothing is lost", () => {
  let lines = 0;
  for (const seed of [1, 2, 3]) {
    const dice = diceOf(seed);
    let state = start;
    for (let phase = 0; phase < 14 && !state.ending; phase++) {
      const sheets = new Map(PLAYER_POWERS.map((player) => [player, sheetOfChance(state, dice, player)]));
      for (const [player, orders] of sheets) {
        for (const order of orders) {
          const text = formatOrder(rules, order);
          const again = readOrder(notation, state, player, text);
          expect(again.ok && formatOrder(rules, again.value), text).toBe(text);
          lines++;
        }
      }
      const turn = playPhase(rules, state, sheets);
      for (const order of [...sheets.values()].flat())
        expect(turn.verdicts.get(order), formatOrder(rules, order)).toBeDefined();
      examine(turn.state);
      const json = formatPosition(rules, turn.state);
      if (!turn.state.ending) {
        const read = readPosition(notation, start, json);
        expect(read.ok && formatPosition(rules, read.value)).toEqual(json);
      }
      state = turn.state;
    }
    expect(state.phase.year).toBeGreaterThan(1993);
  }
  expect(lines).toBeGreaterThan(1000);
});

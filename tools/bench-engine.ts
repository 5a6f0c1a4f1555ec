/**
 * How fast the engine does what opponents and order forms ask for by the thousand, on one core: many sets of orders for
 * one position, all legal orders, resolving without reading reasons, unreadable lines.
 * `npm run bench -- [checkout]`: the folder of an earlier checkout with its packages linked, to be measured in the same
 * run, as far as it can do the same.
 */
import {
  adjudicate,
  convoy,
  createOutcome,
  type Game,
  type Order,
  type Power,
  prepare,
} from "@chancery/engine";
import { type Dice, diceOf } from "@chancery/testkit";
import { type Figures, printFigures, rate } from "./bench-engine/measure.ts";
import {
  type Checkout,
  checkoutAt,
  classicPhases,
  crowded,
  gameOf,
  type Ordered,
  phasesByChance,
} from "./bench-engine/positions.ts";

const HERE = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
const SETS = 100;

/** The position with its orders, and sets of choices: what was ordered, with some of it exchanged for anything else. */
interface Choices {
  readonly prepared: ReturnType<typeof prepare>;
  readonly sets: readonly Uint16Array[];
}

const sameOrder = (a: Order, b: Order): boolean =>
  a.type === b.type && a.unit === b.unit && a.target === b.target && a.to === b.to;

function choicesOf(game: Game, { state, orders }: Ordered, dice: Dice, change: number): Choices {
  const prepared = prepare(game.rules, state);
  const given = Uint16Array.from(prepared.orders, (list) =>
    Math.max(
      0,
      list.findIndex((each) => orders.some((order) => sameOrder(each, order))),
    ),
  );
  const sets = Array.from({ length: SETS }, () =>
    given.map((choice, u) => (dice.chance(change) ? dice.below(prepared.orders[u].length) : choice)),
  );
  return { prepared, sets };
}

/** Many sets of orders for each of some positions: here by `adjudicate`, before by `resolveMovement`. */
function manySets(checkout: Checkout, game: Game, phases: readonly Ordered[], change: number): number {
  const dice = diceOf(2);
  const all = phases.map((phase) => choicesOf(game, phase, dice, change));
  if ("adjudicate" in checkout.engine) {
    const outcomes = all.map(({ prepared }) => createOutcome(prepared));
    return rate(() => {
      for (let i = 0; i < all.length; i++)
        for (const set of all[i].sets) adjudicate(all[i].prepared, set, outcomes[i]);
      return all.length * SETS;
    });
  }
  let next = 0;
  return rate(() => {
    const { prepared, sets } = all[next++ % all.length];
    for (const set of sets) {
      const orders = prepared.orders.map((list, u) => list[set[u]]);
      checkout.engine.resolveMovement(game.rules, prepared.state, orders);
    }
    return SETS;
  });
}

/** All legal orders of all powers, of positions that nothing is known about yet. */
const listing = ({ engine }: Checkout, { rules }: Game, phases: readonly Ordered[]): number =>
  rate(() => {
    for (const { state } of phases) {
      const fresh = { ...state, units: [...state.units] };
      for (const power of rules.powers.keys()) engine.legalOrders(rules, fresh, power as Power);
    }
    return phases.length;
  });

/** Convoy orders checked where every sea has a fleet in it. */
function checkingConvoys({ engine }: Checkout, game: Game): number {
  const state = crowded(game);
  const dice = diceOf(3);
  const fleets = state.units.filter(({ kind }) => kind.convoys);
  const armies = state.units.filter(({ kind }) => kind.convoyed);
  const orders = Array.from({ length: 500 }, () =>
    convoy(dice.pick(fleets), dice.pick(armies), dice.pick(armies).at),
  );
  return rate(() => {
    for (const order of orders) engine.checkOrder(game.rules, state, order);
    return orders.length;
  });
}

/** Lines of made-up words, each of them new: as one order, and as a sheet that might be several. */
function unreadable({ engine, sheets }: Checkout, { rules, start }: Game, asSheet: boolean): number {
  const notation = engine.createNotation(rules);
  const dice = diceOf(4);
  const word = (): string =>
    Array.from({ length: 3 + dice.below(7) }, () => dice.pick([..."abcdefghiklmnoprstuvwy"])).join("");
  const forms = [
    () => `A ${word()} - ${word()}`,
    () => `F ${word()} S A Gas - ${word()}`,
    () => `${word()} ${word()}`,
  ];
  return rate(() => {
    const line = dice.pick(forms)();
    if (asSheet) sheets.readSheets(notation, start, { [rules.powers[2].name]: [line] });
    else engine.readOrder(notation, start, 2 as Power, line);
    return 1;
  });
}

function measure(checkout: Checkout): Figures {
  const { engine } = checkout;
  const classic = gameOf(checkout, "classic");
  const dissolution = gameOf(checkout, "dissolution");
  const board1935 = gameOf(checkout, "committee-1935");
  const phases = classicPhases(checkout, classic);
  const far = phasesByChance(checkout, dissolution);
  const wide = phasesByChance(checkout, board1935);
  let read = 0;
  return new Map([
    ["sets of orders, classic: as recorded", manySets(checkout, classic, phases, 0)],
    ["sets of orders, classic: a quarter of the orders changed", manySets(checkout, classic, phases, 0.25)],
    ["sets of orders, classic: by chance", manySets(checkout, classic, phases, 1)],
    ["sets of orders, board of 1935: by chance", manySets(checkout, board1935, wide, 1)],
    ["sets of orders, Dissolution: by chance", manySets(checkout, dissolution, far, 1)],
    ["positions with all legal orders listed, classic", listing(checkout, classic, phases)],
    ["positions with all legal orders listed, board of 1935", listing(checkout, board1935, wide)],
    ["positions with all legal orders listed, Dissolution", listing(checkout, dissolution, far.slice(0, 4))],
    [
      "movement phases resolved, reasons not read",
      rate(() => {
        for (const { state, orders } of phases) engine.resolveMovement(classic.rules, state, orders);
        return phases.length;
      }),
    ],
    [
      "movement phases resolved, all reasons read",
      rate(() => {
        for (const { state, orders } of phases)
          for (const { reason } of engine.resolveMovement(classic.rules, state, orders).verdicts)
            read += reason.code.length;
        return phases.length;
      }),
    ],
    [
      "movement phases played out",
      rate(() => {
        for (const { state, orders } of phases)
          engine.playPhase(classic.rules, state, new Map([[0 as Power, orders]]));
        return phases.length + (read < 0 ? 1 : 0);
      }),
    ],
    ["convoys checked with every sea occupied, classic", checkingConvoys(checkout, classic)],
    ["convoys checked with every sea occupied, board of 1935", checkingConvoys(checkout, board1935)],
    ["unreadable lines turned down, as an order", unreadable(checkout, classic, false)],
    ["unreadable lines turned down, on a sheet", unreadable(checkout, classic, true)],
  ]);
}

const [earlier] = process.argv.slice(2);
const before = earlier ? measure(await checkoutAt(earlier)) : null;
printFigures(measure(await checkoutAt(HERE)), before);

import type { Game, Order, Power, State } from "@chancery/engine";
import { diceOf, sheetsOfChance } from "@chancery/testkit";
import { type Checkout, gameOf } from "./checkout.ts";
import type { Work } from "./measure.ts";
import {
  afresh,
  choicesOf,
  classicPhases,
  crowded,
  type Ordered,
  phasesByChance,
  readLines,
} from "./positions.ts";

/** A line of the table: what is measured, and the work to be done for it by a checkout. */
export interface Row {
  readonly label: string;
  readonly workOf: (checkout: Checkout) => Work;
}

/** Goes through some things one after the other, one for each call: no work takes longer than it must. */
function oneByOne<T>(things: readonly T[], work: (thing: T) => number): Work {
  let next = 0;
  return () => work(things[next++ % things.length]);
}

/** What is made of a checkout once, for all rows that need it. */
function once<T>(make: (checkout: Checkout) => T): (checkout: Checkout) => T {
  const made = new Map<Checkout, T>();
  return (checkout) => {
    const known = made.get(checkout) ?? make(checkout);
    made.set(checkout, known);
    return known;
  };
}

const classic = once((checkout) => gameOf(checkout, "classic"));
const dissolution = once((checkout) => gameOf(checkout, "dissolution"));
const of1935 = once((checkout) => gameOf(checkout, "committee-1935"));
const recorded = once((checkout) => classicPhases(checkout, classic(checkout)));
const convoyed = once((checkout) =>
  recorded(checkout).filter(({ orders }) => orders.some(({ type }) => type === "convoy")),
);
const far = once((checkout) => phasesByChance(checkout, dissolution(checkout)));
const wide = once((checkout) => phasesByChance(checkout, of1935(checkout)));

type Phases = (checkout: Checkout) => readonly Ordered[];
type GameOf = (checkout: Checkout) => Game;

const played =
  (phases: Phases): Row["workOf"] =>
  (checkout) => {
    const { rules } = classic(checkout);
    return oneByOne(phases(checkout), ({ state, submissions }) => {
      checkout.engine.playPhase(rules, state, submissions);
      return 1;
    });
  };

function withReasons(checkout: Checkout): Work {
  const { rules } = classic(checkout);
  return oneByOne(recorded(checkout), ({ state, submissions }) => {
    let length = 0;
    for (const { reason } of checkout.engine.playPhase(rules, state, submissions).verdicts.values())
      length += reason.code.length;
    return length < 0 ? 0 : 1;
  });
}

function fromStrings(checkout: Checkout): Work {
  const { rules } = classic(checkout);
  const notation = checkout.engine.createNotation(rules);
  return oneByOne(recorded(checkout), ({ state, lines }) => {
    checkout.engine.playPhase(rules, state, readLines(checkout, notation, state, lines));
    return 1;
  });
}

/** How many of the recorded positions are made ready for many sets of orders. */
const PREPARED = 40;

function many(gameOf: GameOf, phases: Phases, change: number, isPlayedOn = false): Row["workOf"] {
  return (checkout) => {
    const { engine } = checkout;
    const dice = diceOf(2);
    const every = Math.max(1, Math.floor(phases(checkout).length / PREPARED));
    const all = phases(checkout)
      .filter((_, index) => index % every === 0)
      .map((phase) => choicesOf(checkout, gameOf(checkout), phase, dice, change))
      .map((choices) => ({ ...choices, out: engine.createOutcome(choices.prepared) }));
    return oneByOne(all, ({ prepared, sets, out }) => {
      for (const set of sets) {
        engine.adjudicate(prepared, set, out);
        if (isPlayedOn) engine.stateAfter(prepared, out);
      }
      return sets.length;
    });
  };
}

const listed =
  (gameOf: GameOf, phases: Phases): Row["workOf"] =>
  (checkout) =>
    oneByOne(phases(checkout), ({ state }) => {
      checkout.engine.legalOrdersOfAll(gameOf(checkout).rules, afresh(state));
      return 1;
    });

function prepared(checkout: Checkout): Work {
  const { rules } = classic(checkout);
  return oneByOne(recorded(checkout), ({ state }) => {
    checkout.engine.prepare(rules, afresh(state));
    return 1;
  });
}

/** A club's move in Dissolution, with half the units on the board: how many positions it looks at. */
function searched(checkout: Checkout): Work {
  const { rules } = dissolution(checkout);
  const { bot } = checkout.bots.levelNamed("club");
  const situations = far(checkout).map(({ state }, index) => ({
    rules,
    state,
    power: (index % rules.powers.length) as Power,
  }));
  return oneByOne(situations, (situation) => bot(situation, checkout.bots.diceOf(5), 400).positions);
}

/** Seasons of Dissolution with points tallied, violations and kicks, each position as if it were new. */
function seasons(checkout: Checkout): Work {
  const { engine } = checkout;
  const game = dissolution(checkout);
  const notation = engine.createNotation(game.rules);
  const dice = diceOf(1);
  const phases: { state: State; submissions: Ordered["submissions"] }[] = [];
  for (let state = game.start; phases.length < 20 && !state.ending; ) {
    const submissions = readLines(checkout, notation, state, sheetsOfChance(game, state, dice));
    if (state.phase.task === "M") phases.push({ state, submissions });
    state = engine.playPhase(game.rules, state, submissions).state;
  }
  return oneByOne(phases, ({ state, submissions }) => {
    engine.playPhase(game.rules, afresh(state), submissions);
    return 1;
  });
}

/** Convoy orders checked where every sea has a fleet in it. */
const checked =
  (gameOf: GameOf): Row["workOf"] =>
  ({ engine, ...rest }) => {
    const game = gameOf({ engine, ...rest });
    const state = crowded(game);
    const dice = diceOf(3);
    const fleets = state.units.filter(({ kind }) => kind.convoys);
    const armies = state.units.filter(({ kind }) => kind.convoyed);
    const orders: Order[] = Array.from({ length: 500 }, () =>
      engine.convoy(dice.pick(fleets), dice.pick(armies), dice.pick(armies).at),
    );
    return () => {
      for (const order of orders) engine.checkOrder(game.rules, state, order);
      return orders.length;
    };
  };

/** Lines of made-up words, each of them new: as one order, and as a sheet that might be several. */
const unreadable =
  (asSheet: boolean): Row["workOf"] =>
  (checkout) => {
    const { rules, start } = classic(checkout);
    const notation = checkout.engine.createNotation(rules);
    const dice = diceOf(4);
    const word = (): string =>
      Array.from({ length: 3 + dice.below(7) }, () => dice.pick([..."abcdefghiklmnoprstuvwy"])).join("");
    const forms = [
      () => `A ${word()} - ${word()}`,
      () => `F ${word()} S A Gas - ${word()}`,
      () => `${word()} ${word()}`,
    ];
    return () => {
      const line = dice.pick(forms)();
      if (asSheet) checkout.sheets.readSheets(notation, start, { [rules.powers[2].name]: [line] });
      else checkout.engine.readOrder(notation, start, 2 as Power, line);
      return 1;
    };
  };

export const ROWS: readonly Row[] = [
  { label: "phases, orders parsed", workOf: played(recorded) },
  { label: "phases, orders parsed, reasons read", workOf: withReasons },
  { label: "phases, from order strings", workOf: fromStrings },
  { label: "phases with convoys, orders parsed", workOf: played(convoyed) },
  { label: "sets of orders, a quarter changed", workOf: many(classic, recorded, 0.25) },
  {
    label: "sets of orders, a quarter changed, with the next position",
    workOf: many(classic, recorded, 0.25, true),
  },
  { label: "positions with all legal orders", workOf: listed(classic, recorded) },
  { label: "positions prepared for a search", workOf: prepared },
  { label: "sets of orders, by chance", workOf: many(classic, recorded, 1) },
  { label: "sets of orders, board of 1935, by chance", workOf: many(of1935, wide, 1) },
  { label: "sets of orders, Dissolution, by chance", workOf: many(dissolution, far, 1) },
  { label: "positions with all legal orders, board of 1935", workOf: listed(of1935, wide) },
  { label: "positions with all legal orders, Dissolution", workOf: listed(dissolution, far) },
  { label: "seasons of Dissolution with points", workOf: seasons },
  { label: "positions in a search, Dissolution", workOf: searched },
  { label: "convoys checked, every sea occupied", workOf: checked(classic) },
  { label: "convoys checked, every sea occupied, board of 1935", workOf: checked(of1935) },
  { label: "unreadable lines, as an order", workOf: unreadable(false) },
  { label: "unreadable lines, on a sheet", workOf: unreadable(true) },
];

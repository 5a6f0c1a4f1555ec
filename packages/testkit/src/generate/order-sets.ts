import {
  adjudicate,
  createOutcome,
  DISLODGED,
  formatOrder,
  type Game,
  legalOrders,
  type MovementOutcome,
  NOBODY,
  type Order,
  type Outcome,
  ownersAfter,
  type Power,
  type Prepared,
  playPhase,
  prepare,
  type Rules,
  resolveFully,
  resolveMovement,
  type State,
  stateAfter,
  UNOWNED,
} from "@chancery/engine";
import { GAMES } from "@chancery/variants";
import { type Dice, diceOf } from "../dice.ts";
import type { Situation } from "../reference/situation.ts";
import { randomOfBooks, randomOfCommittees } from "./generate.ts";
import { randomDissolution } from "./generate-dissolution.ts";

/** What comparing many sets of orders came to: how many there were, how many of them had something in them, and what differed. */
export interface SetsTally {
  readonly sets: number;
  readonly dislodging: number;
  readonly contested: number;
  readonly differences: readonly string[];
}

/** Every registered game by each of its rulebooks, as it is played if nothing else is agreed on. */
export function allGames(): readonly Game[] {
  return GAMES.flatMap(({ variant }) =>
    variant.rulebooks.map((rulebook) => {
      const created = variant.create(rulebook, {});
      if (!created.ok) throw new Error(`${variant.id} cannot be set up`);
      return created.value;
    }),
  );
}

/** The movement phases of a random game, with someone to order every unit. */
export function movementsByChance({ rules, start }: Game, dice: Dice, count: number): State[] {
  const found: State[] = [];
  let state = start;
  while (found.length < count) {
    if (state.phase.task === "M")
      found.push({ ...state, seats: rules.powers.map((_, power) => [power as Power]), disorder: [] });
    const sheets = new Map<Power, Order[]>();
    for (const index of rules.powers.keys()) {
      const power = index as Power;
      const choices = Map.groupBy(legalOrders(rules, state, power), ({ unit, to }) => unit ?? to);
      sheets.set(power, [...choices.values()].map(dice.pick));
    }
    state = playPhase(rules, state, sheets).state;
    if (state.ending) state = start;
  }
  return found;
}

/** Compares sets of orders of movement phases that belong to a seed, from one of all games. */
export function compareGames(games: readonly Game[], seed: number, sets: number): SetsTally {
  const dice = diceOf(seed);
  const game = games[seed % games.length];
  const positions = movementsByChance(game, dice, 24).filter((_, index) => index % 3 === 0);
  return addSets(
    positions.map((state) =>
      compareSets(prepare(game.rules, state), dice, Math.ceil(sets / positions.length), null),
    ),
  );
}

const SITUATIONS = [randomOfBooks, randomDissolution, randomOfCommittees];

/** Situations of all rules made for convoys and paradoxes. */
const hardSituation = (seed: number): Situation => SITUATIONS[seed % SITUATIONS.length](seed);

/** The same of situations that belong to seeds: their own orders, then more and more of them changed. */
export function compareSituations(
  seed: number,
  sets: number,
  situationOf: (seed: number) => Situation = hardSituation,
): SetsTally {
  const situation = situationOf(seed);
  const prepared = prepare(situation.rules, situation.state);
  return compareSets(prepared, diceOf(seed), sets, chosenIn(prepared, situation));
}

export const addSets = (tallies: readonly SetsTally[]): SetsTally => ({
  sets: tallies.reduce((sum, { sets }) => sum + sets, 0),
  dislodging: tallies.reduce((sum, { dislodging }) => sum + dislodging, 0),
  contested: tallies.reduce((sum, { contested }) => sum + contested, 0),
  differences: tallies.flatMap(({ differences }) => differences).slice(0, 5),
});

const isSame = (a: Order, b: Order): boolean =>
  a.type === b.type && a.target === b.target && a.to === b.to && a.viaConvoy === b.viaConvoy;

/** The orders of a situation as choices; what is not listed holds. */
function chosenIn({ orders }: Prepared, situation: Situation): Uint16Array {
  return Uint16Array.from(orders, (list) => {
    const order = situation.orders.find(({ unit }) => unit === list[0].unit);
    return order
      ? Math.max(
          0,
          list.findIndex((each) => isSame(each, order)),
        )
      : 0;
  });
}

/** Random orders for everyone, preferably ones that go together. */
function drawSet({ orders }: Prepared, dice: Dice, choices: Uint16Array): void {
  for (let u = 0; u < orders.length; u++) choices[u] = dice.below(orders[u].length);
  const chosen = new Map(orders.map((list, u) => [list[0].unit, u]));
  const fits = (order: Order): boolean => {
    const helped = order.target ? chosen.get(order.target) : undefined;
    if (helped === undefined) return false;
    const theirs = orders[helped][choices[helped]];
    return order.to === null ? theirs.type !== "move" : theirs.type === "move" && theirs.to === order.to;
  };
  for (let u = 0; u < orders.length; u++) {
    if (orders[u][choices[u]].type === "move" && dice.chance(0.6)) continue;
    for (let tries = 0; tries < 12; tries++) {
      const choice = dice.below(orders[u].length);
      if (!fits(orders[u][choice])) continue;
      choices[u] = choice;
      break;
    }
  }
}

/** Resolves sets of orders in all ways the engine has. */
function compareSets(prepared: Prepared, dice: Dice, sets: number, given: Uint16Array | null): SetsTally {
  const choices = new Uint16Array(prepared.count);
  const out = createOutcome(prepared);
  const differences: string[] = [];
  let dislodging = 0;
  let contested = 0;
  for (let set = 0; set < sets; set++) {
    if (given === null) {
      drawSet(prepared, dice, choices);
    } else {
      choices.set(given);
      for (let u = 0; u < prepared.count; u++)
        if (dice.chance((0.5 * set) / sets)) choices[u] = dice.below(prepared.orders[u].length);
    }
    adjudicate(prepared, choices, out);
    if (out.dislodgedCount > 0) dislodging++;
    if (out.contestedCount > 0) contested++;
    const difference = differenceIn(prepared, choices, out, set % 8 === 0);
    if (difference && differences.length < 5) differences.push(difference);
  }
  return { sets, dislodging, contested, differences };
}

/** What differs from the engine's full resolver, and in which orders; null if nothing does. */
function differenceIn(
  prepared: Prepared,
  choices: Uint16Array,
  out: Outcome,
  isThorough: boolean,
): string | null {
  const { rules, state } = prepared;
  const orders = prepared.orders.map((list, u) => list[choices[u]]);
  const right = resolveFully(rules, state, orders);
  let kept = 0;
  let lost = 0;
  let same = out.dislodgedCount === right.dislodged.length && out.contestedCount === right.contested.length;
  for (let u = 0; same && u < prepared.count; u++) {
    if (out.at[u] === DISLODGED) {
      const { unit, attackedFrom } = right.dislodged[lost];
      same =
        unit === state.units[u] &&
        out.attackedFrom[u] === (attackedFrom ?? NOBODY) &&
        state.units[out.attacker[u]] === right.dislodgers[lost];
      lost++;
    } else {
      const unit = right.units[kept++];
      same = unit.at === out.at[u] && unit.power === prepared.power[u];
    }
  }
  for (let c = 0; same && c < out.contestedCount; c++)
    same = right.contested.some((province) => province === out.contested[c]);
  if (same && isThorough)
    same = isSameAfter(prepared, out, right) && isSameOnce(resolveMovement(rules, state, orders), right);
  return same ? null : describe(rules, orders, state, stateAfter(prepared, out), right);
}

type After = Pick<State, "units" | "dislodged" | "contested">;

/** Whether the position made of an outcome is the engine's, and the centers go to the powers in them. */
function isSameAfter(prepared: Prepared, out: Outcome, right: After): boolean {
  const { rules, state } = prepared;
  const after = stateAfter(prepared, out);
  const { board } = rules;
  const owners = new Int16Array(board.centers.length);
  ownersAfter(prepared, out, owners);
  const captured = board.centers.map((center, index) => {
    const there = right.units.find((unit) => board.provinceOf[unit.at] === center);
    return there?.power ?? state.owners[index] ?? UNOWNED;
  });
  return (
    JSON.stringify(inShort(after)) === JSON.stringify(inShort(right)) && captured.join() === owners.join()
  );
}

/** Whether resolving one set of orders by itself comes to the same, up to who beat whom. */
const isSameOnce = (once: MovementOutcome, right: MovementOutcome): boolean =>
  JSON.stringify([inShort(once), once.dislodgers, once.disabled]) ===
  JSON.stringify([inShort(right), right.dislodgers, right.disabled]);

const inShort = ({ units, dislodged, contested }: After) => ({
  units: units.map(({ power, kind, at }) => [power, kind.letter, at]),
  dislodged: dislodged.map(({ unit, attackedFrom, retreats }) => [unit.at, attackedFrom, retreats]),
  contested,
});

function describe(rules: Rules, orders: readonly Order[], state: State, after: State, right: After): string {
  const lines = orders.map((order, u) => `  ${state.units[u].power}: ${formatOrder(rules, order)}`);
  return [
    `${rules.variant} ${rules.rulebook}`,
    ...lines,
    `  is    ${JSON.stringify(inShort(after))}`,
    `  right ${JSON.stringify(inShort(right))}`,
  ].join("\n");
}

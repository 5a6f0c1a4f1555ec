import type { Game, Location, Order, Power, Prepared, State, Submissions, Unit } from "@chancery/engine";
import {
  type Dice,
  diceOf,
  haveRecords,
  movementsByChance,
  positionOf,
  readRecords,
} from "@chancery/testkit";
import type { Checkout } from "./checkout.ts";

/** A position, what was written in it, and what that was read as. */
export interface Ordered {
  readonly state: State;
  readonly lines: ReadonlyMap<Power, readonly string[]>;
  readonly submissions: Submissions;
  /** The orders that are legal. */
  readonly orders: readonly Order[];
}

type Engine = Pick<Checkout, "engine">;

/** All movement phases of the recorded games; random ones where there are none. */
export function classicPhases({ engine }: Engine, game: Game): Ordered[] {
  if (!haveRecords()) return phasesByChance({ engine }, game, 600);
  const { rules, start } = game;
  const notation = engine.createNotation(rules);
  return readRecords()
    .filter(({ phase }) => phase.endsWith("M"))
    .map((phase) => {
      const read = engine.readPosition(notation, start, positionOf(phase));
      if (!read.ok) throw new Error(`${phase.id} can't be read`);
      const lines = Object.entries(phase.orders).map(([name, each]): [Power, readonly string[]] => {
        const power = rules.powers.findIndex((other) => other.name.toUpperCase() === name);
        return [power as Power, each];
      });
      return ordered({ engine }, game, read.value, new Map(lines));
    });
}

/** Movement phases of random games, a quarter of the orders by chance and the rest moves. */
export function phasesByChance({ engine }: Engine, game: Game, count = 20): Ordered[] {
  const dice = diceOf(1);
  return movementsByChance(game, dice, count).map((state) => {
    const lines = new Map<Power, string[]>();
    for (const unit of state.units) {
      const order = dice.pick(engine.legalOrdersOf(game.rules, state, unit));
      lines.set(unit.power, [...(lines.get(unit.power) ?? []), engine.formatOrder(game.rules, order)]);
    }
    return ordered({ engine }, game, state, lines);
  });
}

function ordered({ engine }: Engine, { rules }: Game, state: State, lines: Ordered["lines"]): Ordered {
  const submissions = readLines({ engine }, engine.createNotation(rules), state, lines);
  const orders = [...submissions.values()].flat().flatMap((order) => {
    const checked = engine.checkOrder(rules, state, order);
    return checked.ok ? [checked.value] : [];
  });
  return { state, lines, submissions, orders };
}

export function readLines(
  { engine }: Engine,
  notation: ReturnType<Engine["engine"]["createNotation"]>,
  state: State,
  lines: Ordered["lines"],
): Submissions {
  const submissions = new Map<Power, Order[]>();
  for (const [power, each] of lines) {
    const orders: Order[] = [];
    for (const line of each) {
      const order = engine.readOrder(notation, state, power, line);
      if (order.ok) orders.push(order.value);
    }
    submissions.set(power, orders);
  }
  return submissions;
}

/** The same position as if nobody had asked about it yet. */
export const afresh = (state: State): State => ({ ...state, units: [...state.units] });

/** A position made ready, and sets of choices for it. */
export interface Choices {
  readonly prepared: Prepared;
  readonly sets: readonly Uint16Array[];
}

const SETS = 100;

const isSame = (a: Order, b: Order): boolean =>
  a.type === b.type && a.unit === b.unit && a.target === b.target && a.to === b.to;

/** What was ordered, with some of it exchanged for anything else. */
export function choicesOf(
  { engine }: Engine,
  { rules }: Game,
  { state, orders }: Ordered,
  dice: Dice,
  change: number,
): Choices {
  const prepared = engine.prepare(rules, state);
  const given = Uint16Array.from(prepared.orders, (list) =>
    Math.max(
      0,
      list.findIndex((each) => orders.some((order) => isSame(each, order))),
    ),
  );
  const sets = Array.from({ length: SETS }, () =>
    given.map((choice, u) => (dice.chance(change) ? dice.below(prepared.orders[u].length) : choice)),
  );
  return { prepared, sets };
}

/** A position with a fleet in every sea and an army on every shore. */
export function crowded({ rules, start }: Game): State {
  const { board } = rules;
  const [army, fleet] = rules.kinds;
  const units = board.provinces.flatMap(({ terrain }, index): Unit[] => {
    if (terrain === "inland") return [];
    const kind = terrain === "sea" ? fleet : army;
    return [{ power: (index % rules.powers.length) as Power, kind, at: index as Location }];
  });
  return { ...start, units };
}

import {
  type BoardOrder,
  convoy,
  formatOrder,
  type Game,
  hold,
  isNext,
  type Location,
  legalOrders,
  legalOrdersOf,
  type Move,
  move,
  nextHops,
  type Power,
  type Province,
  type State,
  support,
  type Unit,
} from "@chancery/engine";
import type { Dice } from "./dice.ts";

/** What everyone writes for a phase, line by line. */
export type Sheets = ReadonlyMap<Power, readonly string[]>;

/**
 * Sheets for a phase of Dissolution such as people might write who want something: attacks with support, convoys by
 * declared ways with their carriers, points for helpers and on what others want as well, embassies pushed about.
 * Mostly legal, not always.
 */
export function sheetsOfChance(game: Game, state: State, dice: Dice): Sheets {
  const { powers } = game.rules;
  const wanted = state.phase.task === "M" ? neutralWishes(game, state, dice) : [];
  const sheets = new Map<Power, readonly string[]>();
  for (const [index, { neutral }] of powers.entries()) {
    if (neutral) continue;
    const power = index as Power;
    if (state.phase.task === "M") sheets.set(power, campaign({ game, state, dice, power, wanted }));
    else if (state.phase.task === "A") sheets.set(power, winter(game, state, dice, power));
    else sheets.set(power, retreats(game, state, dice, power));
  }
  return sheets;
}

interface Desk {
  readonly game: Game;
  readonly state: State;
  readonly dice: Dice;
  readonly power: Power;
  /** Orders of neutral units that several people put points on. */
  readonly wanted: readonly string[];
}

const isNeutral = ({ rules }: Game, unit: Unit): boolean => rules.powers[unit.power].neutral === true;

/** A few orders for neutral units that are talked about this season: two for some unit, so that points tie. */
function neutralWishes({ rules, ...game }: Game, state: State, dice: Dice): readonly string[] {
  const seated = { ...state, seats: [...state.seats, rules.powers.map((_, power) => power as Power)] };
  const neutral = state.units.filter((unit) => isNeutral({ rules, ...game }, unit));
  const fleets = neutral.filter(({ kind }) => !kind.stationary);
  return [dice.pick(neutral), dice.pick(neutral), ...fleets].flatMap((unit) => {
    const orders = legalOrdersOf(rules, seated, unit);
    return [dice.pick(orders), dice.pick(orders)].map((order) => formatOrder(rules, order));
  });
}

/** Moves of a power's units, each supported by some of the others, and points for the same ends. */
function campaign(desk: Desk): string[] {
  const { game, state, dice, power } = desk;
  const { rules } = game;
  const orders: BoardOrder[] = [];
  const points: string[] = [];
  const pay = (text: string): void => {
    points.push(rules.own?.formatEntry?.({ points: 1 + dice.below(2), order: text }) ?? text);
  };
  const idle = new Set(dice.shuffled(state.units.filter((unit) => unit.power === power)));
  for (const unit of idle) {
    idle.delete(unit);
    const attack = dice.chance(0.25) ? voyage(desk, unit) : march(desk, unit);
    orders.push(attack ?? hold(unit));
    if (!attack) continue;
    for (const carrier of carriersOf(desk, attack)) {
      const order = convoy(carrier, unit, attack.to);
      if (idle.delete(carrier)) orders.push(order);
      else if (isNeutral(game, carrier)) pay(formatOrder(rules, order));
    }
    for (const helper of [...idle])
      if (reaches(desk, helper, attack.to) && dice.chance(0.6) && idle.delete(helper))
        orders.push(support(helper, unit, attack.to));
    const helpers = state.units.filter(
      (helper) => isNeutral(game, helper) && reaches(desk, helper, attack.to),
    );
    for (const helper of dice.shuffled(helpers).slice(0, dice.below(3)))
      pay(formatOrder(rules, support(helper, unit, attack.to)));
  }
  for (const text of dice.shuffled(desk.wanted).slice(0, 1 + dice.below(3))) pay(text);
  return [...orders.map((order) => formatOrder(rules, order)), ...dice.shuffled(points)];
}

const reaches = ({ game: { rules } }: Desk, { kind, at }: Unit, to: Location): boolean => {
  const province = rules.board.provinceOf[to] as Province;
  return isNext(rules.board, kind.way, at, province) && !kind.barred.includes(province);
};

/** A move to a neighboring province, rather to where there is something to win or someone to offend. */
function march({ game: { rules }, state, dice, power }: Desk, unit: Unit): Move | null {
  const { board } = rules;
  if (dice.chance(0.1)) return null;
  const places = board.reach[unit.kind.way].to[unit.at];
  if (places.length === 0) return null;
  const to = dice.weighted(
    places.map((value) => {
      const province = board.provinceOf[value] as Province;
      const other = state.units.find(({ at }) => board.provinceOf[at] === province);
      const center = board.centers.indexOf(province);
      if (other?.power === power) return { value, weight: 0.3 };
      if (center >= 0 && state.owners[center] !== power) return { value, weight: 6 };
      return { value, weight: other ? 3 : 1 };
    }),
  );
  return move(unit, to);
}

/** A convoyed move by a way that is found step by step. */
function voyage({ game: { rules }, state, dice }: Desk, unit: Unit): Move | null {
  const path: Province[] = [];
  while (unit.kind.convoyed) {
    const { links, ends } = nextHops(rules, state, unit, path);
    if (ends.length > 0 && (links.length === 0 || dice.chance(0.5)))
      return move(unit, dice.pick(ends) as number as Location, false, path);
    if (links.length === 0) return null;
    path.push(dice.pick(links));
  }
  return null;
}

const carriersOf = ({ game: { rules }, state }: Desk, { path }: Move): readonly Unit[] =>
  state.units.filter(({ at }) => path.includes(rules.board.provinceOf[at] as Province));

function retreats({ rules }: Game, state: State, dice: Dice, power: Power): string[] {
  const choices = Map.groupBy(legalOrders(rules, state, power), ({ unit }) => unit);
  return [...choices.values()].map((orders) => formatOrder(rules, dice.pick(orders)));
}

/** Builds or disbandings, more than are due, and an order for most embassies. */
function winter({ rules }: Game, state: State, dice: Dice, power: Power): string[] {
  const units = Map.groupBy(legalOrders(rules, state, power), ({ unit, to }) => unit ?? to);
  const adjustments = [...units.values()].map((orders) => formatOrder(rules, dice.pick(orders)));
  const lines = [...(rules.own?.lines(rules, state, power) ?? [])].map(
    ({ line }) => rules.own?.formatLine(rules, line) ?? "",
  );
  const embassies = Map.groupBy(lines, (line) => line.split(" ")[1]);
  const orders = [...embassies.values()].map((choices) => {
    const moves = choices.filter((line) => line.split(" ")[2] === "-");
    return dice.pick(moves.length > 0 && dice.chance(0.5) ? moves : choices);
  });
  return [...dice.shuffled(adjustments), ...dice.shuffled(orders)];
}

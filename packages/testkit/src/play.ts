import type { AdjudicationResponse, OrderReport } from "@chancery/contract";
import { respond } from "./answers.ts";

type ByPower = Readonly<Record<string, readonly string[]>>;

/** What a position needs besides its units, and the options of the game. */
export interface Setting {
  readonly phase?: string;
  readonly centers?: ByPower;
  readonly dislodged?: readonly { power: string; unit: string; attackedFrom?: string; retreats?: string[] }[];
  readonly contested?: readonly string[];
  readonly seats?: readonly (readonly string[])[];
  readonly civilDisorder?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A resolved phase, with short questions about it. */
export interface Played {
  readonly response: AdjudicationResponse;
  readonly phase: string;
  /** The outcome of the order given to a unit ("A Ber"), or of the order that begins with these words. */
  readonly order: (unit: string) => OrderReport;
  /** All that happened to a unit, whether it had an order or not: "bounced", "cut, dislodged", "held". */
  readonly fate: (unit: string) => string;
  readonly units: (power: string) => readonly string[];
  readonly centers: (power: string) => readonly string[];
  /** Where a dislodged unit may go. */
  readonly retreats: (unit: string) => readonly string[];
  /** The provinces left vacant by a standoff. */
  readonly standoffs: readonly string[];
  /** What else happened, of one type. */
  readonly events: (type: string) => AdjudicationResponse["events"];
  /** Plays on: the next phase in which anyone has anything to order. */
  readonly next: (orders: ByPower) => Played;
}

/** Plays out one phase: the position's units by power, then the orders by power. */
export function play(rulebook: string, units: ByPower, orders: ByPower, setting: Setting = {}): Played {
  const { options = {}, ...more } = setting;
  return playFrom({ rulebook, options }, { phase: "S1901M", ...more, units }, orders);
}

/**
 * Plays out moves written as in the rulebooks, where the orders also tell where everyone stands: "A Ber - Sil".
 * A line with nothing but a unit is a unit without an order.
 */
export function playMoves(rulebook: string, lines: ByPower, setting: Setting = {}): Played {
  const { units, orders } = unitsAndOrders(lines);
  return play(rulebook, units, orders, setting);
}

/** Takes such lines apart. */
export function unitsAndOrders(lines: ByPower): { units: ByPower; orders: ByPower } {
  const each = (change: (line: string) => readonly string[]): Record<string, string[]> =>
    Object.fromEntries(Object.entries(lines).map(([power, list]) => [power, list.flatMap(change)]));
  const unit = (line: string): string => line.split(" ").slice(0, 2).join(" ");
  return { units: each((line) => [unit(line)]), orders: each((line) => (line === unit(line) ? [] : [line])) };
}

/** Plays a game from its starting position. */
export function playStart(rulebook: string, orders: ByPower, options: Setting["options"] = {}): Played {
  return playFrom({ rulebook, options }, "start", orders);
}

function playFrom(
  game: { rulebook: string; options: Readonly<Record<string, unknown>> },
  state: unknown,
  orders: ByPower,
): Played {
  return played((position, sheets) => respond({ ...game, state: position, orders: sheets }), state, orders);
}

/** Answers to a position and the orders in it. */
type Answering = (state: unknown, orders: ByPower) => AdjudicationResponse;

/** A phase resolved by any of the games. */
export function played(answer: Answering, state: unknown, orders: ByPower): Played {
  const response = answer(state, orders);
  const { orders: reports, events, state: after } = response;
  const of = (unit: string): OrderReport[] =>
    reports.filter(({ text }) => text === unit || text.startsWith(`${unit} `));
  const order = (unit: string): OrderReport => {
    const found = of(unit);
    if (found.length !== 1) throw new Error(`${found.length} orders of ${unit}`);
    return found[0];
  };
  const fate = (unit: string): string => {
    const results = of(unit).length === 0 ? ["held"] : order(unit).results;
    const lost = events.some((event) => event.type === "dislodged" && event.unit === unit);
    if (!lost || results.includes("dislodged")) return results.join(", ");
    return results.join() === "held" ? "dislodged" : [...results, "dislodged"].join(", ");
  };
  const retreats = (unit: string): readonly string[] => {
    const found = (after.dislodged ?? []).find((each) => each.unit === unit);
    if (!found) throw new Error(`${unit} is not dislodged`);
    return found.retreats;
  };
  return {
    response,
    phase: after.phase,
    order,
    fate,
    retreats,
    units: (power) => after.units[power],
    centers: (power) => after.centers[power],
    events: (type) => events.filter((event) => event.type === type),
    standoffs: events.flatMap(({ type, province }) => (type === "standoff" ? [String(province)] : [])),
    next: (further) => played(answer, after, further),
  };
}

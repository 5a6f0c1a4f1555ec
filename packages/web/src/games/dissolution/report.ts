import type { Explanation, Power } from "@chancery/engine";
import { isBidLine, isPlayer } from "@chancery/variants/dissolution";
import { isNews } from "../../orders/outcome.ts";
import type { Outcome, Played } from "../../orders/played.ts";

export type Event = Outcome["events"][number];

/** What the points did for a neutral unit: what was put on it, and what decided. For the referee, or once all is open. */
export interface Allocation extends Explanation {
  readonly power: string;
  readonly unit: string;
  readonly order: string;
  readonly how: "most" | "tie" | "default";
  readonly tally: Readonly<Record<string, number>>;
  readonly bids: readonly {
    readonly power: string;
    readonly points: number;
    readonly order: string;
    readonly ignored?: Explanation;
  }[];
}

/** The report of a season, part by part, as the rulebook prints it. Lines are told by their numbers. */
export interface Report {
  readonly players: readonly {
    readonly power: Power;
    readonly orders: readonly number[];
    readonly points: readonly number[];
  }[];
  /** Neutral units that did something, or to which something was done; and how many just held. */
  readonly neutrals: readonly { readonly power: Power; readonly orders: readonly number[] }[];
  readonly held: readonly number[];
  readonly offences: readonly Event[];
  readonly news: readonly Event[];
  readonly allocations: readonly Allocation[];
}

const OFFENCES = ["violation", "kicked", "retreat-barred", "retaliation"];

/** Whoever looks has his own powers first: there are ten, and more than forty units besides. */
export function reportOf({ lines, response }: Played, own: ReadonlySet<Power> = new Set()): Report {
  const numbers = lines.map((_, number) => number);
  const byPower = [...Map.groupBy(numbers, (number) => lines[number].power)];
  const isPoints = (number: number): boolean => {
    const { order } = lines[number];
    return order !== null && isBidLine(order);
  };
  const isQuiet = (number: number): boolean =>
    lines[number].order?.type === "hold" && response?.orders[number]?.status === "succeeds";
  const neutral = byPower.filter(([power]) => !isPlayer(power));
  const events = response?.events ?? [];
  return {
    players: byPower
      .filter(([power]) => isPlayer(power))
      .toSorted(([one], [other]) => Number(own.has(other)) - Number(own.has(one)))
      .map(([power, written]) => ({
        power,
        orders: written.filter((number) => !isPoints(number)),
        points: written.filter(isPoints),
      })),
    neutrals: neutral
      .map(([power, given]) => ({ power, orders: given.filter((number) => !isQuiet(number)) }))
      .filter(({ orders }) => orders.length > 0),
    held: neutral.flatMap(([, given]) => given.filter(isQuiet)),
    offences: events.filter(({ type }) => OFFENCES.includes(type)),
    news: events.filter((event) => isNews(event) && ![...OFFENCES, "allocations"].includes(event.type)),
    allocations: events.filter(({ type }) => type === "allocations") as unknown as Allocation[],
  };
}

/**
 * What the unit was ordered in the end on which points were put, as everybody sees; what decided it nobody learns (R011).
 * Null if the points did not count.
 */
export function heededIn({ lines, response }: Played, number: number): string | null {
  const { order } = lines[number];
  if (!order || !isBidLine(order) || response?.orders[number]?.status !== "succeeds") return null;
  const wanted = order.line.order;
  const given = lines.findIndex(
    (line) => !isPlayer(line.power) && line.order?.unit?.at === wanted.unit.at && line.order.type !== "own",
  );
  const told = response.orders[given]?.order;
  if (!told) return null;
  return response.orders[number].order?.endsWith(`: ${told}`)
    ? "it was ordered so"
    : `it was ordered ${told}`;
}

/** How the order of a neutral unit came about. */
export const HOW: Readonly<Record<Allocation["how"], string>> = {
  most: "most points",
  tie: "tied, so the default order",
  default: "no points count, so the default order",
};

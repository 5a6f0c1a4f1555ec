import type { Explanation, ToldPhase } from "@chancery/contract";
import type { Line, Played } from "@chancery/contract/orders";
import type { Power } from "@chancery/engine";
import { isBidLine, isPlayer } from "@chancery/variants/dissolution";
import { isNews } from "../../orders/reasons/tone.ts";
import { text } from "./text.ts";

export type Event = ToldPhase["events"][number];

/** What was put on a neutral unit, and what decided. For the game master, or once the ledger is open. */
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

/** The report of a season, part by part, as the rulebook prints it. */
export interface Report {
  readonly players: readonly {
    readonly power: Power;
    readonly orders: readonly Line[];
    readonly points: readonly Line[];
  }[];
  /** Neutral units that did something, or to which something was done; and how many just held. */
  readonly neutrals: readonly { readonly power: Power; readonly orders: readonly Line[] }[];
  readonly held: readonly Line[];
  readonly offences: readonly Event[];
  readonly news: readonly Event[];
  readonly allocations: readonly Allocation[];
}

const OFFENCES = ["violation", "kicked", "retreat-barred", "retaliation"];

/** The viewer's own powers come first: there are ten, and more than forty neutral units. */
export function reportOf({ lines, response }: Played, own: ReadonlySet<Power> = new Set()): Report {
  const byPower = [...Map.groupBy(lines, ({ power }) => power)];
  const isPoints = ({ order }: Line): boolean => order !== null && isBidLine(order);
  const isQuiet = ({ order, report }: Line): boolean =>
    order?.type === "hold" && report.status === "succeeds";
  const neutral = byPower.filter(([power]) => !isPlayer(power));
  const events = response?.events ?? [];
  return {
    players: byPower
      .filter(([power]) => isPlayer(power))
      .toSorted(([one], [other]) => Number(own.has(other)) - Number(own.has(one)))
      .map(([power, written]) => ({
        power,
        orders: written.filter((line) => !isPoints(line)),
        points: written.filter(isPoints),
      })),
    neutrals: neutral
      .map(([power, given]) => ({ power, orders: given.filter((line) => !isQuiet(line)) }))
      .filter(({ orders }) => orders.length > 0),
    held: neutral.flatMap(([, given]) => given.filter(isQuiet)),
    offences: events.filter(({ type }) => OFFENCES.includes(type)),
    news: events.filter((event) => isNews(event) && ![...OFFENCES, "allocations"].includes(event.type)),
    allocations: events.filter(({ type }) => type === "allocations") as unknown as Allocation[],
  };
}

/** Whether points counted, but others put more on another order of the unit. */
export function isOutvoted(phase: Played, line: Line): boolean {
  const given = givenFor(phase, line);
  return given !== null && !line.report.order?.endsWith(`: ${given}`);
}

/**
 * The order that the unit with the points got in the end, which is public; what decided it stays secret (R011).
 * Null if the points did not count.
 */
export function heededIn(phase: Played, line: Line): string | null {
  const given = givenFor(phase, line);
  if (given === null) return null;
  return isOutvoted(phase, line) ? text("gotOtherOrder", { order: given }) : text("gotThisOrder");
}

/** The order of the unit that points were put on; null if they did not count. */
function givenFor({ lines }: Played, { order, report }: Line): string | null {
  if (!order || !isBidLine(order) || report.status !== "succeeds") return null;
  const wanted = order.line.order;
  const given = lines.find(
    (line) => !isPlayer(line.power) && line.order?.unit?.at === wanted.unit.at && line.order.type !== "own",
  );
  return given?.report.order ?? null;
}

import type { EventReport, OrderReport, PhaseReport, Told } from "@chancery/contract";
import { formatList } from "@chancery/messages";
import { LANGUAGE } from "../../messages/language.ts";
import { learn as text } from "../../messages/learn.ts";
import { isNews } from "../../orders/reasons/tone.ts";

/** What came of a phase, for someone who plays one power: what matters first, and nothing twice. */
export interface HappenedTo<Line> {
  readonly lines: readonly Line[];
  /** What happened besides, in sentences; which of their units had no order comes last. */
  readonly news: readonly string[];
}

/** Own orders that failed, then what made them fail, then own ones that worked, then the rest. */
export function happenedTo<Line extends { readonly report: OrderReport }>(
  power: string,
  lines: readonly Line[],
  events: readonly Told<EventReport>[],
): HappenedTo<Line> {
  const isOwn = ({ report }: Line): boolean => report.power === power;
  const failed = lines.filter((line) => isOwn(line) && isAfoul(line.report));
  const beaten = events.filter((event) => event.power === power && event.type === "dislodged");
  const to = [...failed.map(({ report }) => report), ...beaten];
  const culprits = new Set(to.flatMap(({ by }) => (Array.isArray(by) ? by : [by])));
  const helpers = failed.flatMap(({ report }) => (report.reason?.helpers as readonly string[]) ?? []);
  const rank = (line: Line): number => {
    if (isOwn(line)) return isAfoul(line.report) ? 0 : 2;
    const unit = unitOf(line.report);
    return culprits.has(unit) || helpers.includes(unit) ? 1 : 3;
  };
  const own = events.filter((event) => event.power === power);
  const unordered = own.filter((event) => !isNews(event)).map(({ unit }) => String(unit));
  // Moves say themselves whom they dislodge.
  const news = events
    .filter((event) => isNews(event) && event.type !== "dislodged")
    .map(({ why }) => text("alsoHappened", { why }));
  if (unordered.length > 0)
    news.push(text("unordered", { units: formatList(LANGUAGE, unordered), count: unordered.length }));
  return { lines: lines.toSorted((a, b) => rank(a) - rank(b)), news };
}

/** What came of an order, and why. */
export const lineInWords = ({ order, text: written, why }: OrderReport): string =>
  text("explained", { order: order ?? written, why: why ?? "" });

/** All of that for the ear. */
export function happenedInWords(power: string, { orders, events }: PhaseReport): string {
  const lines = orders.map((report) => ({ report }));
  const happened = happenedTo(power, lines, events as readonly Told<EventReport>[]);
  return [...happened.lines.map(({ report }) => lineInWords(report)), ...happened.news].join(" ");
}

const isAfoul = ({ status, results }: OrderReport): boolean =>
  status !== "succeeds" || results.includes("dislodged");

/** "A Mun", of "A Mun - Bur". */
const unitOf = ({ order }: OrderReport): string => (order ?? "").split(" ").slice(0, 2).join(" ");

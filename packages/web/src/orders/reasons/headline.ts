import type { OrderReport } from "@chancery/contract";
import type { PositionJson, Rules } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { headlines as text } from "../../messages/headlines.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { powerName, powerNames } from "../../messages/power-name.ts";
import { provinceName } from "../names.ts";
import { capturesIn } from "../panel/result-order.ts";

/** A phase and what came of it, as the server tells it. */
export interface Resolved {
  readonly position: PositionJson;
  readonly response: {
    readonly orders: readonly Outcome[];
    readonly events: readonly { readonly type: string; readonly [fact: string]: unknown }[];
    readonly state: PositionJson;
  };
}

interface Outcome extends Pick<OrderReport, "power" | "text" | "order" | "status" | "result"> {
  readonly results: readonly string[];
  readonly reason?: { readonly code: string; readonly [fact: string]: unknown } | undefined;
}

/** Something that happened to the reader. Places are ids of provinces. */
export type Clause =
  | { readonly what: "won" }
  | { readonly what: "lost"; readonly winners: readonly string[] }
  | { readonly what: "drawn"; readonly sharers: readonly string[] }
  | { readonly what: "eliminated" }
  | { readonly what: "destroyed" | "dislodged" | "disbanded"; readonly places: readonly string[] }
  | { readonly what: "rising-failed"; readonly country: string; readonly units: number }
  | { readonly what: "rose"; readonly country: string }
  | { readonly what: "deal-broken"; readonly by: readonly string[] }
  | { readonly what: "centersLost" | "centersGained" | "held"; readonly places: readonly string[] }
  | { readonly what: "orders"; readonly count: number; readonly failed: number; readonly isYours: boolean }
  | { readonly what: "standoff" }
  | { readonly what: "nothing" };

/** So many are said; the rest is in the list. */
const MOST = 2;

/**
 * What the results are about for those who play some powers: what happened to them, the gravest first. How many orders
 * worked is said only where nothing else did. Those who play none hear of all orders.
 */
export function headlineOf(
  { position, response }: Resolved,
  own: readonly string[],
  brokenBy: readonly string[] = [],
): readonly Clause[] {
  const fate = own.length === 0 ? [] : fateOf({ position, response }, own, brokenBy);
  if (fate.length > 0) return fate.slice(0, MOST);
  const orders = response.orders.filter(({ power }) => own.length === 0 || own.includes(power));
  const failed = orders.filter(({ status }) => status !== "succeeds");
  const isStandoff = failed.length > 0 && !response.orders.some(({ results }) => isTravel(results));
  if (orders.length === 0) return [{ what: "nothing" }];
  if (isStandoff && response.orders.some(({ result }) => result === "bounced")) return [{ what: "standoff" }];
  return [{ what: "orders", count: orders.length, failed: failed.length, isYours: own.length > 0 }];
}

const isTravel = (results: readonly string[]): boolean =>
  ["moved", "retreated", "built"].some((result) => results.includes(result));

function fateOf(
  { position, response }: Resolved,
  own: readonly string[],
  brokenBy: readonly string[],
): readonly Clause[] {
  const { orders, events } = response;
  const isOwn = (power: unknown): boolean => own.includes(power as string);
  const unitsOf = (type: string): readonly string[] =>
    events.filter((event) => event.type === type && isOwn(event.power)).map(({ unit }) => placeOf(unit));
  const dislodged = orders
    .filter(({ power, results }) => isOwn(power) && results.includes("dislodged"))
    .map(({ order, text: written }) => placeOf(order ?? written));
  const captures = capturesIn(position, response);
  const placed = (what: "destroyed" | "dislodged" | "disbanded", places: readonly string[]): Clause[] =>
    places.length === 0 ? [] : [{ what, places: [...new Set(places)] }];
  const changed = (what: "centersLost" | "centersGained" | "held", places: readonly string[]): Clause[] =>
    places.length === 0 ? [] : [{ what, places: [...new Set(places)] }];
  const lost = captures.filter(({ from, to }) => isOwn(from) && !isOwn(to));
  const gained = captures.filter(({ from, to }) => isOwn(to) && !isOwn(from));
  return [
    ...endOf(events, own),
    ...(events.some(({ type, power, country }) =>
      type === "eliminated" ? isOwn(power) : type === "lost" && isOwn(country),
    )
      ? [{ what: "eliminated" } as const]
      : []),
    ...placed("destroyed", unitsOf("retaliation")),
    ...placed("dislodged", [...dislodged, ...unitsOf("dislodged"), ...unitsOf("driven-out")]),
    ...placed("disbanded", unitsOf("disbanded")),
    ...risingsOf({ position, response }, own),
    ...(brokenBy.length > 0 ? [{ what: "deal-broken", by: brokenBy } as const] : []),
    ...changed(
      "centersLost",
      lost.map(({ center }) => center),
    ),
    ...changed(
      "centersGained",
      gained.map(({ center }) => center),
    ),
    ...changed("held", repelledFrom(response, own)),
  ];
}

function endOf(events: Resolved["response"]["events"], own: readonly string[]): Clause[] {
  const ended = events.find(({ type }) => type === "ended");
  if (!ended) return [];
  const { winners, sharers } = ended as {
    readonly winners?: readonly string[];
    readonly sharers?: readonly string[];
  };
  if (sharers) return [{ what: "drawn", sharers }];
  if (!winners) return [];
  return [winners.some((power) => own.includes(power)) ? { what: "won" } : { what: "lost", winners }];
}

interface Rising {
  readonly country: string;
  readonly help: Readonly<Record<string, number>>;
}

/** Insurrections that the reader's units left the board for, or that were the reader's own. */
function risingsOf({ position, response: { orders, events } }: Resolved, own: readonly string[]): Clause[] {
  const { insurrections = [] } = position as { readonly insurrections?: readonly Rising[] };
  return events.flatMap((event): Clause[] => {
    const country = String(event.country);
    const isMine = own.includes(country);
    const filed = insurrections.find((each) => each.country === country)?.help ?? {};
    const units =
      own.reduce((sum, power) => sum + (filed[power] ?? 0), 0) +
      orders.filter(
        ({ power, reason }) =>
          own.includes(power) && reason?.code === "joined-insurrection" && reason.country === country,
      ).length;
    if (!isMine && units === 0) return [];
    if (event.type === "risen") return [{ what: "rose", country }];
    return event.type.startsWith("rising-") ? [{ what: "rising-failed", country, units }] : [];
  });
}

/** Where the reader's units still stand though others attacked them. */
function repelledFrom({ orders }: Resolved["response"], own: readonly string[]): readonly string[] {
  const stayed = orders
    .filter(
      ({ power, results }) => own.includes(power) && !isTravel(results) && !results.includes("dislodged"),
    )
    .map(({ order, text: written }) => placeOf(order ?? written));
  const attacked = orders
    .filter(({ power, result }) => !own.includes(power) && result === "bounced")
    .map(({ order }) => placeOf(order?.split(" - ").at(-1)));
  return stayed.filter((place) => attacked.includes(place));
}

/** The province in an order, a unit or a place as the engine writes them: "A Par - Bur", "F Bul/sc", "Bur". */
function placeOf(written: unknown): string {
  const [first = "", second = ""] = String(written).split(" ");
  return (/^[A-Z]$/.test(first) ? second : first).split("/")[0];
}

/** A headline in sentences. */
export const headlineInWords = (clauses: readonly Clause[], rules: Rules): string =>
  clauses.map((clause) => inWords(clause, rules)).join(" ");

function inWords(clause: Clause, rules: Rules): string {
  switch (clause.what) {
    case "won":
    case "eliminated":
    case "standoff":
    case "nothing":
      return text(clause.what);
    case "lost":
      return text("lost", { winners: powerNames(clause.winners) });
    case "drawn":
      return text("drawn", { sharers: powerNames(clause.sharers) });
    case "deal-broken":
      return text("deal-broken", { by: powerNames(clause.by) });
    case "rose":
      return text("rose", { country: powerName(clause.country) });
    case "rising-failed":
      return text("rising-failed", { country: powerName(clause.country), units: clause.units });
    case "orders":
      return ordersInWords(clause);
    default: {
      const places = formatList(
        LANGUAGE,
        clause.places.map((id) => provinceName(rules, id)),
      );
      return text(clause.what, { places, count: clause.places.length });
    }
  }
}

const ordersInWords = ({ count, failed, isYours }: Extract<Clause, { what: "orders" }>): string =>
  isYours
    ? text("yourOrders", { count, failed, isNone: String(failed === count) })
    : text("allOrders", { count, failed });

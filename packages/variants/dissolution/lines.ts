import {
  formatOrder,
  formatUnit,
  isInactive,
  isRecord,
  legalOrdersOfAll,
  type Own,
  own,
  type Power,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import { type AgreedRules, allotment, type ExileRules } from "./bids/allotment.ts";
import type { Bid } from "./bids/bid.ts";
import { groundOf } from "./bids/ground.ts";
import { legalNeutralOrder } from "./bids/judge.ts";
import { isBidHeading, readBid, readForgottenPoints } from "./bids/read.ts";
import { type EmbassyEntry, embassyLine, readEmbassyLine } from "./embassy-lines.ts";
import { favorValue, legalEmbassyOrders, placeOf } from "./favor/index.ts";
import { favorWith, isExile, ownOf } from "./own.ts";
import { effectivePoints } from "./points.ts";
import { isNuclear, isPlayer } from "./powers.ts";
import { winterOf } from "./winter.ts";
import { FIELDS, formatOwn, readOwn } from "./wire.ts";

/** What the game adds to a sheet, to a position and to what is told: points on orders, embassies, favor. */
export const ownRules = (exiles: ExileRules, opensSecrets: boolean): AgreedRules => ({
  ...exiles,
  readLine: (reader, text) => {
    if (isBidHeading(text)) return "nothing";
    // Neutral powers have neither points nor embassies.
    if (!isPlayer(reader.power)) return null;
    return readBid(reader, text) ?? readEmbassyLine(reader, text) ?? readForgottenPoints(reader, text);
  },
  formatLine: (rules, line) => {
    const entry = line as Bid | EmbassyEntry;
    return entry.kind === "embassy"
      ? entry.text
      : formatPoints(entry.points, formatOrder(rules, entry.order));
  },
  subject: (rules, line) => {
    const entry = line as Bid | EmbassyEntry;
    return entry.kind === "embassy"
      ? entry.text.split(" ").slice(0, 2).join(" ")
      : formatUnit(rules, entry.order.unit);
  },
  boardOrder: (line) => {
    const entry = line as Bid | EmbassyEntry;
    return entry.kind === "bid" ? entry.order : null;
  },
  helps: (state, line) => helpedBy(state, line as Bid | EmbassyEntry),
  // The number of an embassy's space is its owner's favor (DIS-3.4-2).
  gain: (state, line) => {
    const entry = line as Bid | EmbassyEntry;
    if (entry.kind !== "embassy" || entry.order.type !== "move") return 0;
    return favorValue(entry.order.to) - favorValue(placeOf(ownOf(state).favor, entry.order.embassy));
  },
  // Victory is a matter of these, less what the US Navy blocks (DIS-1.4-1, DIS-2.1.5-3).
  standing: (_rules, state, power) => effectivePoints(state, power),
  formatEntry: (entry) =>
    isRecord(entry) && typeof entry.points === "number" && typeof entry.order === "string"
      ? formatPoints(entry.points, entry.order)
      : null,
  lines: (rules, state, power) => linesFor(exiles, rules, state, power),
  linesOpen: (_rules, state, power) =>
    state.phase.task === "M" && isPlayer(power) ? allotment(exiles, state, power) : Number.POSITIVE_INFINITY,
  // No deadline is put off for players in exile (DIS-5.3-4).
  isWaitedFor: (_rules, state, power) => !isPlayer(power) || !isExile(state, power),
  fields: FIELDS,
  readState: readOwn,
  formatState: (_rules, state) => formatOwn(state),
  opensSecrets,
});

/** What an embassy supports, if that is another power's. */
function helpedBy(state: State, entry: Bid | EmbassyEntry): { power: Power; line: Own } | null {
  if (entry.kind !== "embassy" || entry.order.type !== "support") return null;
  const { embassy, target, to } = entry.order;
  if (target.power === embassy.power) return null;
  const helped =
    to === null
      ? ({ type: "hold", embassy: target } as const)
      : ({ type: "move", embassy: target, to } as const);
  return { power: target.power, line: embassyLine(state, helped) };
}

const formatPoints = (points: number, order: string): string => `${points} DP: ${order}`;

/** A point on each order that a neutral unit could be given, or all orders to embassies; one by one. */
function* linesFor(exiles: ExileRules, rules: Rules, state: State, power: Power) {
  if (!isPlayer(power) || isInactive(state, power)) return;
  const { task } = state.phase;
  if (task === "A")
    for (const order of legalEmbassyOrders(winterOf(state), power)) yield embassyLine(state, order);
  if (task !== "M" || allotment(exiles, state, power) === 0) return;
  for (const { unit, bids } of bidsIn(rules, state))
    if (!isNuclear(unit.power) || favorWith(state, power, unit.power) > 0) yield* bids;
}

/** The orders that a neutral unit could be given, with a point on each. */
interface Biddable {
  readonly unit: Unit;
  readonly bids: readonly Own[];
}

let latest: { readonly state: State; readonly rules: Rules; readonly biddable: readonly Biddable[] } | null =
  null;

/** The same for every power, so it is kept for the position that was asked about last. */
function bidsIn(rules: Rules, state: State): readonly Biddable[] {
  if (latest?.state === state && latest.rules === rules) return latest.biddable;
  const ground = groundOf(state);
  const orders = legalOrdersOfAll(rules, ground.seated);
  const biddable = state.units.flatMap((unit, index): Biddable[] => {
    if (isPlayer(unit.power)) return [];
    const bids = orders[index].flatMap((order): Own[] => {
      const bid: Bid = { kind: "bid", points: 1, order: order as Bid["order"] };
      return legalNeutralOrder(rules, ground, bid).fault === null ? [own(bid)] : [];
    });
    return [{ unit, bids }];
  });
  latest = { state, rules, biddable };
  return biddable;
}

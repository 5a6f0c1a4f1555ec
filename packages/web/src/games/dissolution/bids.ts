import type { Explanation } from "@chancery/contract";
import type { Line } from "@chancery/contract/orders";
import { formatOrder, formatUnit, type LegalOrder, type Order, own, type Power } from "@chancery/engine";
import {
  type Allotment,
  allotmentBy,
  type Bid,
  type BidLine,
  favorWith,
  groundOf,
  isBidLine,
  isNuclear,
  isPlayer,
  legalNeutralOrder,
  NEUTRAL_POWERS,
} from "@chancery/variants/dissolution";
import { powerName } from "../../messages/power-name.ts";
import { explain } from "../../messages/words.ts";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";
import { text as words } from "./text.ts";

/** A player's points on orders for neutral units, as written and as they would be judged. */

type Written = Pick<Line, "power" | "text">;

const isNeutral = (order: LegalOrder | Order): order is Bid["order"] & LegalOrder =>
  order.unit !== null && order.unit !== undefined && !isPlayer(order.unit.power);

/** In Spring and Autumn neutral units are picked like a player's own, within what they ever do (DIS-5.1-1, R060). */
export function byHandOf(entry: OrderEntry): OrderEntry {
  const { rules, state, powers } = entry;
  if (state.phase.task !== "M" || state.ending || powers.size === 0) return entry;
  const ground = groundOf(state);
  const whyNot = (order: Order): Explanation | null => {
    if (!isNeutral(order)) return null;
    const { fault } = legalNeutralOrder(rules, ground, { kind: "bid", points: 1, order });
    return fault && explain(rules, fault);
  };
  return { ...entry, state: ground.seated, powers: new Set([...powers, ...NEUTRAL_POWERS]), bars: whyNot };
}

/** Puts a point on an order for a neutral unit; a point more, where there are some already. */
export function putBid(entry: OrderEntry, lines: readonly Line[], order: LegalOrder, giver: Power | null) {
  if (!isNeutral(order)) return null;
  const { rules, powers } = entry;
  const [first, ...others] = powers;
  const player = others.length === 0 ? first : giver;
  if (player === null || !powers.has(player)) return { why: words("chooseGiver"), rules: [] };
  const text = formatOrder(rules, order);
  const same = bidsOf(lines, player).find(({ bid }) => formatOrder(rules, bid.order) === text);
  const points = (same?.bid.points ?? 0) + 1;
  return {
    lines: same
      ? withPoints(entry, lines, same.line, points)
      : [...lines, { power: player, text: textOf(entry, { kind: "bid", points, order }) }],
    spoken:
      others.length > 0
        ? words("spentBy", { power: powerName(rules.powers[player].name), count: points, order: text })
        : words("spent", { count: points, order: text }),
  };
}

const textOf = ({ rules }: OrderEntry, bid: Bid): string => formatOrder(rules, own(bid));

interface OwnBid {
  readonly line: Line;
  readonly bid: Bid;
}

/** The lines of points on a power's sheet, from top to bottom. */
export const bidsOf = (lines: readonly Line[], power: Power): readonly OwnBid[] =>
  lines.flatMap((line) =>
    line.power === power && line.order && isBidLine(line.order)
      ? [{ line, bid: (line.order as BidLine).line }]
      : [],
  );

/** The sheets with other points on a line. */
export const withPoints = (
  entry: OrderEntry,
  lines: readonly Line[],
  changed: Line,
  points: number,
): readonly Written[] =>
  lines.map((line) => {
    if (line !== changed || !line.order || !isBidLine(line.order)) return line;
    return { power: line.power, text: textOf(entry, { ...line.order.line, points }) };
  });

/** The sheets with two lines in each other's place: what comes first is judged first (R057). */
export const exchanged = (lines: readonly Line[], one: Line, other: Line): readonly Written[] =>
  lines.map((line) => (line === one ? other : line === other ? one : line));

export interface Budget extends Allotment {
  readonly spent: number;
  readonly left: number;
}

/** Points that count, and what is left of the allotment. */
export function budgetOf({ rules, state }: OrderEntry, lines: readonly Line[], power: Power): Budget {
  const allotment = allotmentBy(rules, state, power);
  const spent = bidsOf(lines, power)
    .filter(({ line }) => line.report.status === "succeeds")
    .reduce((sum, { bid }) => sum + bid.points, 0);
  return { ...allotment, spent, left: allotment.points - spent };
}

/** Where the points come from (DIS-5.2-1, DIS-5.2.3-2). */
export function allotmentInWords({ points, byUnits, byOil }: Allotment, isOut: boolean): string {
  if (points === 0) return words("allotmentNone");
  if (isOut) return words("allotmentExile");
  if (byUnits > 0 && byOil > 0) return words("allotmentBoth", { units: byUnits, oil: byOil });
  if (byUnits > 0) return words("allotmentUnits", { units: byUnits });
  return byOil > 0 ? words("allotmentOil", { oil: byOil }) : words("allotmentLeast");
}

/** Who sees a player's points, and when (DIS-5.1.3-5). */
export function secrecyInWords(hasReferee: boolean, isOpenedLater: boolean): string {
  if (isOpenedLater) return words(hasReferee ? "secretMasterUntilEnd" : "secretUntilEnd");
  return words(hasReferee ? "secretMaster" : "secret");
}

/** The most points that can go to a neutral power; null where Favor doesn't limit them (DIS-11.4.1-1). */
export const favorLimit = ({ state }: OrderEntry, player: Power, power: Power): number | null =>
  isNuclear(power) ? favorWith(state, player, power) : null;

/** A neutral unit with the name of its power. */
export const neutralName = ({ rules }: OrderEntry, { order }: Bid): string =>
  words("neutralUnit", {
    unit: formatUnit(rules, order.unit),
    power: powerName(rules.powers[order.unit.power].name),
  });

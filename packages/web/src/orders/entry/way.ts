import {
  checkOrder,
  type Hops,
  isNext,
  type LegalOrder,
  type Location,
  move,
  nextHops,
  type Province,
} from "@chancery/engine";
import { explain } from "../../messages/words.ts";
import type { OrderEntry, PartialOrder, Step } from "./order-entry.ts";

/** Convoys whose way is declared: it is pressed hop by hop, and pressing a hop again takes it back. */

const NONE: Hops = { links: [], ends: [] };

/** How the current route can continue. */
export const hopsOf = ({ rules, state }: OrderEntry, { unit, way = [] }: PartialOrder): Hops =>
  unit ? nextHops(rules, state, unit, way) : NONE;

/** The way a unit has been ordered to go by convoy. */
const wayOrdered = ({ orders }: OrderEntry, { unit }: PartialOrder): readonly Province[] =>
  orders.find((order) => order.type === "move" && order.unit === unit)?.path ?? [];

/** Whether a unit could be carried to where it could also walk. */
const mayBeCarried = ({ open }: PartialOrder): boolean =>
  open.some(({ type, viaConvoy, path }) => type === "move" && viaConvoy && path.length === 0);

/** Its moves by convoy, to places across the water and to those. */
export const carriedIn = ({ rules: { board } }: OrderEntry, { open }: PartialOrder): readonly LegalOrder[] =>
  open.filter(({ type, unit, viaConvoy, to }) => {
    if (type !== "move" || unit === null || to === null) return false;
    return viaConvoy || !isNext(board, unit.kind.way, unit.at, board.provinceOf[to] as Province);
  });

/** Whether a unit could be carried where it wouldn't be anyway, and whether it has been ordered to be. */
export function convoyOf(entry: OrderEntry, partial: PartialOrder): "none" | "open" | "ordered" {
  if (partial.unit === null || entry.state.phase.task !== "M") return "none";
  if (wayOrdered(entry, partial).length > 0) return "ordered";
  return mayBeCarried(partial) || hopsOf(entry, { ...partial, way: [] }).links.length > 0 ? "open" : "none";
}

/** Begins a way over its first link; if none is named, where it was before, so that it can be corrected. */
export function wayFrom(entry: OrderEntry, partial: PartialOrder, first?: Province): PartialOrder | null {
  if (hopsOf(entry, { ...partial, way: [] }).links.length === 0 && wayOrdered(entry, partial).length === 0)
    return null;
  const begun: PartialOrder = { ...partial, verb: "move", way: [] };
  if (first === undefined) return { ...begun, way: wayOrdered(entry, partial) };
  return hopsOf(entry, begun).links.includes(first) ? { ...begun, way: [first] } : null;
}

/** The way without its last hop; without any, the unit is put down. */
export const stepBack = (partial: PartialOrder): PartialOrder | null => {
  const { way = [], fork: _, ...rest } = partial;
  if (partial.fork !== undefined) return { ...rest, way };
  return way.length > 0 ? { ...rest, way: way.slice(0, -1) } : null;
};

/** Presses a province while a way is in hand. */
export function pressOnWay(entry: OrderEntry, partial: PartialOrder, province: Province): Step | null {
  const { way = [], fork: _, ...rest } = partial;
  const { links, ends } = hopsOf(entry, partial);
  const isLink = links.includes(province);
  const goOn = (next: readonly Province[]): Step => ({ type: "partial", partial: { ...rest, way: next } });
  if (province === partial.at) return way.length > 0 ? goOn([]) : null;
  if (way.includes(province)) return goOn(way.slice(0, way.indexOf(province)));
  if (isLink && ends.includes(province))
    return { type: "partial", partial: { ...rest, way, fork: province } };
  return isLink ? goOn([...way, province]) : endWay(entry, partial, province);
}

/** Over the unit at the fork, and on from there. */
export const passFork = ({ way = [], fork, ...rest }: PartialOrder): PartialOrder => ({
  ...rest,
  way: fork === undefined ? way : [...way, fork],
});

/** Ends the way in a province, if it leads there. */
export function endWay(entry: OrderEntry, { unit, way = [] }: PartialOrder, province: Province): Step | null {
  const { rules, state } = entry;
  if (!unit) return null;
  const checked = checkOrder(rules, state, move(unit, province as number as Location, true, way));
  if (!checked.ok) return { type: "refused", why: explain(rules, checked.error) };
  const barred = entry.bars?.(checked.value);
  return barred ? { type: "refused", why: barred } : { type: "order", order: checked.value };
}

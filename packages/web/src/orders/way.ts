import {
  checkOrder,
  explain,
  type Hops,
  type Location,
  move,
  nextHops,
  type Province,
} from "@chancery/engine";
import type { Desk, Draft, Step } from "./desk.ts";

/** Convoys whose way is declared: it is pressed hop by hop, and pressing a hop again takes it back. */

const NONE: Hops = { links: [], ends: [] };

/** How the way in hand may go on. */
export const hopsOf = ({ rules, state }: Desk, { unit, way = [] }: Draft): Hops =>
  unit ? nextHops(rules, state, unit, way) : NONE;

/** The way a unit has been ordered to go by convoy. */
const wayOrdered = ({ orders }: Desk, { unit }: Draft): readonly Province[] =>
  orders.find((order) => order.type === "move" && order.unit === unit)?.path ?? [];

/** Whether a unit could be carried at all, and whether it has been ordered to be. */
export function convoyOf(desk: Desk, draft: Draft): "none" | "open" | "ordered" {
  if (draft.unit === null || desk.state.phase.task !== "M") return "none";
  if (wayOrdered(desk, draft).length > 0) return "ordered";
  return hopsOf(desk, { ...draft, way: [] }).links.length > 0 ? "open" : "none";
}

/** Begins a way over its first link; if none is named, where it was before, so that it can be corrected. */
export function wayFrom(desk: Desk, draft: Draft, first?: Province): Draft | null {
  if (convoyOf(desk, draft) === "none") return null;
  const begun: Draft = { ...draft, verb: "move", way: [] };
  if (first === undefined) return { ...begun, way: wayOrdered(desk, draft) };
  return hopsOf(desk, begun).links.includes(first) ? { ...begun, way: [first] } : null;
}

/** The way without its last hop; without any, the unit is put down. */
export const stepBack = (draft: Draft): Draft | null => {
  const { way = [], fork: _, ...rest } = draft;
  if (draft.fork !== undefined) return { ...rest, way };
  return way.length > 0 ? { ...rest, way: way.slice(0, -1) } : null;
};

/** Presses a province while a way is in hand. */
export function pressOnWay(desk: Desk, draft: Draft, province: Province): Step | null {
  const { way = [], fork: _, ...rest } = draft;
  const { links, ends } = hopsOf(desk, draft);
  const isLink = links.includes(province);
  const goOn = (next: readonly Province[]): Step => ({ type: "draft", draft: { ...rest, way: next } });
  if (province === draft.at) return way.length > 0 ? goOn([]) : null;
  if (way.includes(province)) return goOn(way.slice(0, way.indexOf(province)));
  if (isLink && ends.includes(province)) return { type: "draft", draft: { ...rest, way, fork: province } };
  return isLink ? goOn([...way, province]) : endWay(desk, draft, province);
}

/** Over the unit at the fork, and on from there. */
export const passFork = ({ way = [], fork, ...rest }: Draft): Draft => ({
  ...rest,
  way: fork === undefined ? way : [...way, fork],
});

/** Ends the way in a province, if it leads there. */
export function endWay(desk: Desk, { unit, way = [] }: Draft, province: Province): Step | null {
  const { rules, state } = desk;
  if (!unit) return null;
  const checked = checkOrder(rules, state, move(unit, province as number as Location, true, way));
  if (!checked.ok) return { type: "refused", why: explain(rules, checked.error) };
  const barred = desk.bars?.(checked.value);
  return barred ? { type: "refused", why: barred } : { type: "order", order: checked.value };
}

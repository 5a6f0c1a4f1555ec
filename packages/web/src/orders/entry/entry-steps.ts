import { destinationOf } from "@chancery/contract/orders";
import type { LegalOrder, Order, OrderType, Province, Unit } from "@chancery/engine";
import { isNext, legalOrdersOf, unitIn } from "@chancery/engine";
import { adjustmentsAt } from "./adjustments.ts";
import type { OrderEntry, PartialOrder, Step } from "./order-entry.ts";
import { whyNot, whyNothing } from "./refusal.ts";
import { carriedIn, hopsOf, pressOnWay, wayFrom } from "./way.ts";

/** What is chosen next: what to do, for which unit, where to, over which one, whether on from there, or which way. */
export type Question = "verb" | "whom" | "where" | "way" | "fork" | "which";

export function questionOf(
  { rules }: OrderEntry,
  { verb, target, open, way, fork, offered }: PartialOrder,
): Question {
  if (offered !== undefined) return "which";
  if (way) return fork === undefined ? "way" : "fork";
  if (verb === null) return "verb";
  if ((verb === "support" || verb === "convoy") && target === null) return "whom";
  return new Set(open.map((order) => destinationOf(rules, order))).size > 1 ? "where" : "which";
}

/** The provinces that may be pressed next. */
export function targetsOf(entry: OrderEntry, partial: PartialOrder): ReadonlySet<Province> {
  const { provinceOf } = entry.rules.board;
  const question = questionOf(entry, partial);
  if (question === "which" || question === "fork") return new Set();
  if (question === "way") {
    const { links, ends } = hopsOf(entry, partial);
    return new Set([...links, ...ends]);
  }
  if (question === "whom")
    return new Set(partial.open.flatMap(({ target }) => (target ? [provinceOf[target.at] as Province] : [])));
  const open = question === "verb" ? partial.open.filter(isJourney) : partial.open;
  return new Set(open.map((order) => destinationOf(entry.rules, order)));
}

/** Whether a unit in hand can move to a place only with the help of others, as by convoy. */
export function isFarFor({ rules }: OrderEntry, { unit, verb }: PartialOrder, province: Province): boolean {
  if (unit === null || (verb !== null && verb !== "move")) return false;
  return !isNext(rules.board, unit.kind.way, unit.at, province);
}

const isJourney = ({ type }: Order): boolean => type === "move" || type === "retreat";

export const verbsOf = ({ open }: PartialOrder): OrderType[] => [...new Set(open.map(({ type }) => type))];

/** The unit that can be ordered in a province: in retreats the dislodged one. */
function unitAt({ rules, state }: OrderEntry, province: Province): Unit | undefined {
  const { provinceOf } = rules.board;
  if (state.phase.task === "R")
    return state.dislodged.find(({ unit }) => provinceOf[unit.at] === province)?.unit;
  return unitIn(state, provinceOf, province);
}

/** Takes up a unit, or a place to build in. */
export function begin(entry: OrderEntry, province: Province): Step | null {
  const { rules, state, powers } = entry;
  const unit = unitAt(entry, province);
  const open =
    state.phase.task === "A"
      ? adjustmentsAt(entry, province)
      : unit && powers.has(unit.power)
        ? legalOrdersOf(rules, state, unit).filter((order) => !entry.bars?.(order))
        : [];
  if (open.length > 0)
    return settled(entry, { at: province, unit: unit ?? null, verb: null, target: null, open });
  const why = whyNothing(entry, province, unit);
  return why && { type: "refused", why };
}

/** Says what the unit should do. */
export function chooseVerb(entry: OrderEntry, partial: PartialOrder, verb: OrderType): Step {
  const open = partial.open.filter(({ type }) => type === verb);
  // An army does not convoy, but may be convoyed.
  const way = verb === "convoy" && open.length === 0 ? wayFrom(entry, partial) : null;
  if (way) return { type: "partial", partial: way };
  const carried = verb === "convoy" && open.length === 0 ? carriedIn(entry, partial) : [];
  if (carried.length > 0) return settled(entry, { ...partial, verb: "move", open: carried });
  return open.length === 0
    ? { type: "refused", why: whyNot(entry, { ...partial, verb }, partial.at) }
    : settled(entry, { ...partial, verb, open });
}

/** Presses a province while an order is being made. */
export function press(entry: OrderEntry, partial: PartialOrder, province: Province): Step | null {
  const { rules } = entry;
  const narrowed = (open: readonly LegalOrder[], also: Partial<PartialOrder> = {}): Step =>
    settled(entry, { ...partial, ...also, open });
  const refused = (): Step => ({ type: "refused", why: whyNot(entry, partial, province) });
  const question = questionOf(entry, partial);
  // Clicking the picked unit again drops it, unless that is a legal destination.
  if (province === partial.at && question !== "way" && !targetsOf(entry, partial).has(province)) return null;
  switch (question) {
    case "verb": {
      const help = helpFor(entry, partial, province);
      if (help) return { type: "order", order: help };
      const journeys = byItself(
        partial.open.filter((order) => isJourney(order) && destinationOf(rules, order) === province),
      );
      if (journeys.length > 0) return narrowed(journeys, { verb: journeys[0].type });
      const way = wayFrom(entry, partial, province);
      if (way) return { type: "partial", partial: way };
      // Someone who has not said what to do may just want another unit.
      const other = begin(entry, province);
      return other && other.type !== "refused" ? other : refused();
    }
    case "whom": {
      const target = unitIn(entry.state, rules.board.provinceOf, province);
      const open = partial.open.filter((order) => order.target === target);
      return target && open.length > 0 ? unlessMoved(entry, narrowed(open, { target })) : refused();
    }
    case "where": {
      // What is written may stand, and the next unit be taken up.
      const next = partial.written ? nextUnit(entry, partial, province) : null;
      if (next) return next;
      const open = byItself(partial.open.filter((order) => destinationOf(rules, order) === province));
      const way = open.length === 0 && partial.verb === "move" ? wayFrom(entry, partial, province) : null;
      if (way) return { type: "partial", partial: way };
      return open.length > 0 ? narrowed(open) : refused();
    }
    case "way":
    case "fork":
      return pressOnWay(entry, partial, province);
    case "which":
      return begin(entry, province);
  }
}

/** What a unit can do where it was dropped, or where a menu was asked for: go there, or help who is there. */
export function dropOn(entry: OrderEntry, partial: PartialOrder, province: Province): Step | null {
  const { rules, state } = entry;
  const { provinceOf } = rules.board;
  if (province === partial.at) return null;
  const there = unitIn(state, provinceOf, province);
  if (!there) return press(entry, partial, province);
  const journeys = byItself(
    partial.open.filter((order) => isJourney(order) && destinationOf(rules, order) === province),
  );
  const moving = entry.orders.find(({ type, unit }) => type === "move" && unit === there);
  const helps = partial.open.filter(
    (order) =>
      order.target === there &&
      (order.to === null ||
        (moving !== undefined && destinationOf(rules, order) === destinationOf(rules, moving))),
  );
  const open = [...helps, ...journeys];
  if (open.length === 0) return press(entry, partial, province);
  return open.length === 1
    ? { type: "order", order: open[0] }
    : { type: "partial", partial: { ...partial, open, offered: province } };
}

/**
 * Help that a unit's order asks for, where nothing else makes sense: one of the same power holds, and is supported; an
 * army of it goes over the sea, and is convoyed.
 */
function helpFor(
  { orders, rules }: OrderEntry,
  { open, unit }: PartialOrder,
  province: Province,
): LegalOrder | null {
  const given = orders.find(
    (order) =>
      order.unit !== null &&
      order.unit.power === unit?.power &&
      rules.board.provinceOf[order.unit.at] === province,
  );
  if (given?.type === "hold")
    return (
      open.find(({ type, target, to }) => type === "support" && target === given.unit && to === null) ?? null
    );
  if (given?.type !== "move") return null;
  return (
    open.find(
      (order) =>
        order.type === "convoy" &&
        order.target === given.unit &&
        destinationOf(rules, order) === destinationOf(rules, given),
    ) ?? null
  );
}

/** A unit without a move is supported in holding, until someone says where it goes. */
function unlessMoved(entry: OrderEntry, step: Step): Step {
  if (step.type !== "partial" || step.partial.verb !== "support") return step;
  if (questionOf(entry, step.partial) !== "where") return step;
  const written = step.partial.open.find(({ to }) => to === null);
  return written ? { type: "partial", partial: { ...step.partial, written } } : step;
}

/** Another unit of the same power that waits for its order, or one that could not be meant otherwise. */
function nextUnit(entry: OrderEntry, partial: PartialOrder, province: Province): Step | null {
  const { state, orders, rules } = entry;
  const unit = unitIn(state, rules.board.provinceOf, province);
  if (!unit || unit === partial.target) return null;
  const isTarget = targetsOf(entry, partial).has(province);
  const waits = unit.power === partial.unit?.power && !orders.some((order) => order.unit === unit);
  if (isTarget && !waits) return null;
  const step = begin(entry, province);
  return step?.type === "refused" ? null : step;
}

/** Where a unit can go by itself, a convoy has to be asked for. */
function byItself(open: readonly LegalOrder[]): readonly LegalOrder[] {
  const direct = open.filter(({ path, viaConvoy }) => path.length === 0 && !viaConvoy);
  return direct.length > 0 ? direct : open;
}

/** Continues as long as there is nothing to choose. */
function settled(entry: OrderEntry, partial: PartialOrder): Step {
  const { open } = partial;
  if (open.length === 1) return { type: "order", order: open[0] };
  const verbs = verbsOf(partial);
  if (partial.verb === null && verbs.length === 1) return settled(entry, { ...partial, verb: verbs[0] });
  if (questionOf(entry, partial) === "whom" && open.every(({ target }) => target === open[0].target))
    return settled(entry, { ...partial, target: open[0].target });
  const announced = partial.target && questionOf(entry, partial) === "where" ? asOrdered(entry, partial) : [];
  return announced.length > 0
    ? settled(entry, { ...partial, open: announced })
    : { type: "partial", partial };
}

/** A unit that already has a move is supported or convoyed in just that. */
function asOrdered({ orders, rules }: OrderEntry, { target, open }: PartialOrder): readonly LegalOrder[] {
  const moving = orders.find(({ type, unit }) => type === "move" && unit === target);
  if (!moving) return [];
  const there = open.filter(
    (order) => order.to !== null && destinationOf(rules, order) === destinationOf(rules, moving),
  );
  const exact = there.filter(({ to }) => to === moving.to);
  return exact.length > 0 ? exact : there;
}

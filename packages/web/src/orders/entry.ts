import type { LegalOrder, Order, OrderType, Province, Unit } from "@chancery/engine";
import { legalOrdersOf, unitIn } from "@chancery/engine";
import { destinationOf } from "@chancery/orders";
import { adjustmentsAt } from "./adjustments.ts";
import type { Desk, Draft, Step } from "./desk.ts";
import { whyNot, whyNothing } from "./refusal.ts";
import { hopsOf, pressOnWay, wayFrom } from "./way.ts";

/** What is chosen next: what to do, for whom, where to, over whom, whether on from there, or which way of doing it. */
export type Question = "verb" | "whom" | "where" | "way" | "fork" | "which";

export function questionOf({ rules }: Desk, { verb, target, open, way, fork }: Draft): Question {
  if (way) return fork === undefined ? "way" : "fork";
  if (verb === null) return "verb";
  if ((verb === "support" || verb === "convoy") && target === null) return "whom";
  return new Set(open.map((order) => destinationOf(rules, order))).size > 1 ? "where" : "which";
}

/** The provinces that may be pressed next. */
export function targetsOf(desk: Desk, draft: Draft): ReadonlySet<Province> {
  const { provinceOf } = desk.rules.board;
  const question = questionOf(desk, draft);
  if (question === "which" || question === "fork") return new Set();
  if (question === "way") {
    const { links, ends } = hopsOf(desk, draft);
    return new Set([...links, ...ends]);
  }
  if (question === "whom")
    return new Set(draft.open.flatMap(({ target }) => (target ? [provinceOf[target.at] as Province] : [])));
  const open = question === "verb" ? draft.open.filter(isJourney) : draft.open;
  return new Set(open.map((order) => destinationOf(desk.rules, order)));
}

const isJourney = ({ type }: Order): boolean => type === "move" || type === "retreat";

export const verbsOf = ({ open }: Draft): OrderType[] => [...new Set(open.map(({ type }) => type))];

/** The unit that can be ordered in a province: in retreats the dislodged one. */
function unitAt({ rules, state }: Desk, province: Province): Unit | undefined {
  const { provinceOf } = rules.board;
  if (state.phase.task === "R")
    return state.dislodged.find(({ unit }) => provinceOf[unit.at] === province)?.unit;
  return unitIn(state, provinceOf, province);
}

/** Takes up a unit, or a place to build in. */
export function begin(desk: Desk, province: Province): Step | null {
  const { rules, state, powers } = desk;
  const unit = unitAt(desk, province);
  const open =
    state.phase.task === "A"
      ? adjustmentsAt(desk, province)
      : unit && powers.has(unit.power)
        ? legalOrdersOf(rules, state, unit).filter((order) => !desk.bars?.(order))
        : [];
  if (open.length > 0)
    return settled(desk, { at: province, unit: unit ?? null, verb: null, target: null, open });
  const why = whyNothing(desk, province, unit);
  return why && { type: "refused", why };
}

/** Says what the unit shall do. */
export function chooseVerb(desk: Desk, draft: Draft, verb: OrderType): Step {
  const open = draft.open.filter(({ type }) => type === verb);
  // An army does not convoy, but may be convoyed.
  const way = verb === "convoy" && open.length === 0 ? wayFrom(desk, draft) : null;
  if (way) return { type: "draft", draft: way };
  return open.length === 0
    ? { type: "refused", why: whyNot(desk, { ...draft, verb }, draft.at) }
    : settled(desk, { ...draft, verb, open });
}

/** Presses a province while an order is being made. */
export function press(desk: Desk, draft: Draft, province: Province): Step | null {
  const { rules } = desk;
  const narrowed = (open: readonly LegalOrder[], also: Partial<Draft> = {}): Step =>
    settled(desk, { ...draft, ...also, open });
  const refused = (): Step => ({ type: "refused", why: whyNot(desk, draft, province) });
  switch (questionOf(desk, draft)) {
    case "verb": {
      if (province === draft.at) {
        const stay = draft.open.find(({ type }) => type === "hold");
        return stay ? { type: "order", order: stay } : null;
      }
      const journeys = byItself(
        draft.open.filter((order) => isJourney(order) && destinationOf(rules, order) === province),
      );
      if (journeys.length > 0) return narrowed(journeys, { verb: journeys[0].type });
      const way = wayFrom(desk, draft, province);
      if (way) return { type: "draft", draft: way };
      // Somebody who has not said what to do may just want another unit.
      const other = begin(desk, province);
      return other && other.type !== "refused" ? other : refused();
    }
    case "whom": {
      const target = unitIn(desk.state, rules.board.provinceOf, province);
      const open = draft.open.filter((order) => order.target === target);
      return target && open.length > 0 ? narrowed(open, { target }) : refused();
    }
    case "where": {
      const open = byItself(draft.open.filter((order) => destinationOf(rules, order) === province));
      const way = open.length === 0 && draft.verb === "move" ? wayFrom(desk, draft, province) : null;
      if (way) return { type: "draft", draft: way };
      return open.length > 0 ? narrowed(open) : refused();
    }
    case "way":
    case "fork":
      return pressOnWay(desk, draft, province);
    case "which":
      return province === draft.at ? null : begin(desk, province);
  }
}

/** Where a unit can go by itself, a convoy whose way is declared has to be asked for. */
function byItself(open: readonly LegalOrder[]): readonly LegalOrder[] {
  const direct = open.filter(({ path }) => path.length === 0);
  return direct.length > 0 ? direct : open;
}

/** Goes on as long as there is nothing to choose. */
function settled(desk: Desk, draft: Draft): Step {
  const { open } = draft;
  if (open.length === 1) return { type: "order", order: open[0] };
  const verbs = verbsOf(draft);
  if (draft.verb === null && verbs.length === 1) return settled(desk, { ...draft, verb: verbs[0] });
  if (questionOf(desk, draft) === "whom" && open.every(({ target }) => target === open[0].target))
    return settled(desk, { ...draft, target: open[0].target });
  const announced = draft.target && questionOf(desk, draft) === "where" ? asOrdered(desk, draft) : [];
  return announced.length > 0 ? settled(desk, { ...draft, open: announced }) : { type: "draft", draft };
}

/** A unit that already has a move is supported or convoyed in just that. */
function asOrdered({ orders, rules }: Desk, { target, open }: Draft): readonly LegalOrder[] {
  const moving = orders.find(({ type, unit }) => type === "move" && unit === target);
  if (!moving) return [];
  const there = open.filter(
    (order) => order.to !== null && destinationOf(rules, order) === destinationOf(rules, moving),
  );
  const exact = there.filter(({ to }) => to === moving.to);
  return exact.length > 0 ? exact : there;
}

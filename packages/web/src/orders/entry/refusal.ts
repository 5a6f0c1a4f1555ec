import type { Explanation } from "@chancery/contract";
import {
  build,
  checkOrder,
  convoy,
  disband,
  formatUnit,
  hold,
  type Location,
  move,
  type Order,
  type Power,
  type Province,
  retreat,
  support,
  type Unit,
  unitIn,
} from "@chancery/engine";
import { placeName } from "../../messages/localized.ts";
import { orders as text } from "../../messages/orders.ts";
import { powerNames } from "../../messages/power-name.ts";
import { explain } from "../../messages/words.ts";
import { adjectiveOf } from "../names.ts";
import { whyNoAdjustment } from "./adjustments.ts";
import type { OrderEntry, PartialOrder } from "./order-entry.ts";

const said = (why: string): Explanation => ({ why, rules: [] });

/** Why a partial order can't continue with a province: checks what was probably meant. */
export function whyNot(entry: OrderEntry, partial: PartialOrder, province: Province): Explanation {
  const { rules, state } = entry;
  const name = placeName(rules.board, province);
  const there = unitIn(state, rules.board.provinceOf, province);
  const needsUnit = (partial.verb === "support" || partial.verb === "convoy") && partial.target === null;
  if (needsUnit && !there) return said(text("noUnitIn", { province: name }));
  const meant = partial.unit && orderMeant(partial, partial.unit, province, there);
  const checked = meant && checkOrder(rules, state, meant);
  if (checked && !checked.ok) return explain(rules, checked.error);
  return (checked && entry.bars?.(checked.value)) || said(text("notPossible", { province: name }));
}

function orderMeant(partial: PartialOrder, unit: Unit, province: Province, there: Unit | undefined): Order {
  const to = province as number as Location;
  const { verb, target } = partial;
  if (verb === "support") return target ? support(unit, target, to) : support(unit, there ?? unit);
  if (verb === "convoy") return convoy(unit, target ?? there ?? unit, to);
  return verb === "retreat" || partial.open.some(({ type }) => type === "retreat")
    ? retreat(unit, to)
    : move(unit, to);
}

/** Why nothing can be ordered in a province; null where there is nothing to say about it. */
export function whyNothing(
  entry: OrderEntry,
  province: Province,
  unit: Unit | undefined,
): Explanation | null {
  const { rules, state, powers } = entry;
  const standing = unit ?? unitIn(state, rules.board.provinceOf, province);
  if (standing && !powers.has(standing.power)) return notYours(entry, standing);
  if (state.phase.task === "A") return whyNoAdjustmentIn(entry, province, unit);
  if (!standing) return null;
  const checked = checkOrder(rules, state, state.phase.task === "M" ? hold(standing) : disband(standing));
  return checked.ok ? null : explain(rules, checked.error);
}

function notYours({ rules, powers }: OrderEntry, unit: Unit): Explanation {
  const played = [...powers]
    .filter((power) => !rules.powers[power].neutral)
    .map((power) => rules.powers[power].name);
  const facts = { unit: formatUnit(rules, unit), adjective: adjectiveOf(rules, unit.power) };
  return said(
    played.length > 0
      ? text("notYours", { ...facts, powers: powerNames(played) })
      : text("notYoursNone", facts),
  );
}

function whyNoAdjustmentIn(
  { rules, state, powers }: OrderEntry,
  province: Province,
  unit: Unit | undefined,
): Explanation | null {
  const { centers } = rules.board;
  const owner = unit?.power ?? state.owners[centers.indexOf(province)] ?? null;
  if (owner === null || !powers.has(owner as Power)) return null;
  const order = unit ? disband(unit) : build(rules.kinds[0], province as number as Location);
  return whyNoAdjustment(rules, state, owner as Power, [], order);
}

import {
  build,
  checkOrder,
  convoy,
  disband,
  type Explanation,
  explain,
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
import { whyNoAdjustment } from "./adjustments.ts";
import type { Desk, Draft } from "./desk.ts";

const said = (why: string): Explanation => ({ why, rules: [] });

/** Why pressing a province does not go on with a draft: what was evidently meant is checked. */
export function whyNot(desk: Desk, draft: Draft, province: Province): Explanation {
  const { rules, state } = desk;
  const { name } = rules.board.provinces[province];
  const there = unitIn(state, rules.board.provinceOf, province);
  const needsUnit = (draft.verb === "support" || draft.verb === "convoy") && draft.target === null;
  if (needsUnit && !there) return said(`There is no unit in ${name}`);
  const meant = draft.unit && orderMeant(draft, draft.unit, province, there);
  const checked = meant && checkOrder(rules, state, meant);
  if (checked && !checked.ok) return explain(rules, checked.error);
  return (checked && desk.bars?.(checked.value)) || said(`That is not possible in ${name}`);
}

function orderMeant(draft: Draft, unit: Unit, province: Province, there: Unit | undefined): Order {
  const to = province as number as Location;
  const { verb, target } = draft;
  if (verb === "support") return target ? support(unit, target, to) : support(unit, there ?? unit);
  if (verb === "convoy") return convoy(unit, target ?? there ?? unit, to);
  return verb === "retreat" || draft.open.some(({ type }) => type === "retreat")
    ? retreat(unit, to)
    : move(unit, to);
}

/** Why nothing can be ordered in a province; null where there is nothing to say about it. */
export function whyNothing(desk: Desk, province: Province, unit: Unit | undefined): Explanation | null {
  const { rules, state, powers } = desk;
  const standing = unit ?? unitIn(state, rules.board.provinceOf, province);
  if (standing && !powers.has(standing.power)) return notYours(desk, standing);
  if (state.phase.task === "A") return whyNoAdjustmentIn(desk, province, unit);
  if (!standing) return null;
  const checked = checkOrder(rules, state, state.phase.task === "M" ? hold(standing) : disband(standing));
  return checked.ok ? null : explain(rules, checked.error);
}

function notYours({ rules, powers }: Desk, unit: Unit): Explanation {
  const played = [...powers]
    .filter((power) => !rules.powers[power].neutral)
    .map((power) => rules.powers[power].name);
  const you = played.length > 0 ? `you play ${played.join(" and ")}` : "you play nobody here";
  return said(`${formatUnit(rules, unit)} is ${rules.powers[unit.power].adjective}: ${you}`);
}

function whyNoAdjustmentIn(
  { rules, state, powers }: Desk,
  province: Province,
  unit: Unit | undefined,
): Explanation | null {
  const { centres } = rules.board;
  const owner = unit?.power ?? state.owners[centres.indexOf(province)] ?? null;
  if (owner === null || !powers.has(owner as Power)) return null;
  const order = unit ? disband(unit) : build(rules.kinds[0], province as number as Location);
  return whyNoAdjustment(rules, state, owner as Power, [], order);
}

import type { Location, Province } from "../board/board.ts";
import { fail } from "../result.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";
import { boards, carriersIn, handsOn, isCarrier, setsDown } from "./carriers.ts";
import { liesOnChain } from "./chains.ts";
import { type Checked, legal } from "./checked.ts";
import { illegal } from "./illegal.ts";
import { type Convoy, convoy, type Move, move } from "./order.ts";

/**
 * A declared way: from hand to hand, no carrier twice, and set down on land at the end (R033). What is written
 * besides, like "via convoy", says nothing more.
 */
export function checkPath(rules: Rules, state: State, order: Move): Checked {
  const { board } = rules;
  const { unit, to, path } = order;
  const end = board.provinceOf[to] as Province;
  if (!unit.kind.convoyed) return fail(illegal("cannot-be-convoyed", unit));
  if (path.length === 0) return fail(illegal("path-needed", unit, end));
  if (board.isSea[end] === 1) return fail(illegal("by-land-into-sea", unit, end));
  const carriers = carriersIn(rules, state);
  let last: Unit | null = null;
  for (let i = 0; i < path.length; i++) {
    const link = path[i];
    const carrier = carriers.at[link];
    if (!carrier) return fail(illegal("path-without-carrier", unit, link));
    if (link === end || path.indexOf(link) < i) return fail(illegal("path-repeats", unit, link));
    const joined = last
      ? handsOn(carriers, last, carrier)
      : boards(carriers, carrier, board.provinceOf[unit.at] as Province);
    if (!joined) return fail(illegal("path-not-joined", unit, link));
    last = carrier;
  }
  if (!setsDown(carriers, last as Unit, end)) return fail(illegal("path-not-joined", unit, end));
  return legal(order.viaConvoy ? move(unit, to, false, path) : order);
}

/** The units on the board form at least one chain for that army and destination through the one ordered (R060). */
export function checkLink(rules: Rules, state: State, order: Convoy): Checked {
  const { board } = rules;
  const { unit, target } = order;
  const end = board.provinceOf[order.to] as Province;
  if (!isCarrier(rules, unit)) return fail(illegal("convoy-not-at-sea", unit));
  if (!target.kind.convoyed) return fail(illegal("cannot-be-convoyed", target));
  if (end === board.provinceOf[target.at] || board.isSea[end] === 1 || target.kind.barred.includes(end))
    return fail(illegal("convoy-to-no-shore", target, end));
  if (state.closed.includes(end)) return fail(illegal("closed", target, end));
  if (!liesOnChain(carriersIn(rules, state), unit, target, end))
    return fail(illegal("not-on-route", unit, end));
  return legal(order.to === (end as number) ? order : convoy(unit, target, end as number as Location));
}

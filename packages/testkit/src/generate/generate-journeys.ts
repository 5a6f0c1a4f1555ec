import { convoy, type Location, move, type Province, type Unit } from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { carriers, isEnd, isStep } from "../reference/carriers.ts";
import { isLegal } from "../reference/legality.ts";
import { provinceOf } from "../reference/situation.ts";
import { draftLandingParty } from "./generate-siege.ts";
import type { Field, MadeOrders } from "./made-orders.ts";

/** Carriers that have nothing else to do. */
const idleCarriers = ({ rules, state }: Field, draft: MadeOrders): Unit[] =>
  carriers(rules.board, state).filter((unit) => !draft.has(unit));

/** Those with which an army's way can begin. */
const firstLinks = (board: Field["rules"]["board"], able: readonly Unit[], army: Unit): Unit[] =>
  able.filter((unit) => isStep(board, provinceOf(board, army), null, provinceOf(board, unit), unit));

/** Sends an army over some units, which mostly play along. */
function send(
  dice: Dice,
  { rules, state }: Field,
  draft: MadeOrders,
  army: Unit,
  links: readonly Unit[],
  to: Province,
): boolean {
  const { board } = rules;
  const path = links.map((unit) => provinceOf(board, unit));
  const journey = move(army, to as number as Location, false, path);
  if (!isLegal(rules, state, journey)) return false;
  draft.set(army, journey);
  for (const link of links)
    if (dice.chance(0.95)) draft.set(link, convoy(link, army, to as number as Location));
  return true;
}

/** An army goes by a declared path: over one to three units, rather to where someone convoys or supports. */
export function draftJourney(dice: Dice, field: Field, draft: MadeOrders, army: Unit): void {
  const { rules, state } = field;
  const { board } = rules;
  if (!army.kind.convoyed) return;
  const able = idleCarriers(field, draft);
  const firsts = firstLinks(board, able, army);
  if (firsts.length === 0) return;
  const links = [dice.pick(firsts)];
  while (links.length < 3 && dice.chance(0.4)) {
    const last = links[links.length - 1];
    const next = able.filter(
      (unit) =>
        !links.includes(unit) && isStep(board, provinceOf(board, last), last, provinceOf(board, unit), unit),
    );
    if (next.length === 0) break;
    links.push(dice.pick(next));
  }
  const last = links[links.length - 1];
  const ends = board.provinces
    .map((_, province) => province as Province)
    .filter((to) => to !== provinceOf(board, army) && isEnd(board, state, last, to))
    .filter((to) => !links.some((unit) => provinceOf(board, unit) === to));
  if (ends.length === 0) return;
  const to = dice.weighted(
    ends.map((value) => {
      const there = state.units.find((unit) => provinceOf(board, unit) === value);
      const plan = there && draft.get(there);
      const foe = there && there.power !== army.power;
      return { value, weight: 1 + (there ? 2 : 0) + (foe ? 2 : 0) + (plan?.type === "convoy" ? 12 : 0) };
    }),
  );
  if (send(dice, field, draft, army, links, to) && dice.chance(0.3))
    draftLandingParty(dice, field, draft, army);
}

/** Two armies that go over two units to where the other's unit stands, mostly with support. */
export function draftCrissCross(dice: Dice, field: Field, draft: MadeOrders): void {
  const { rules, state } = field;
  const { board } = rules;
  const able = idleCarriers(field, draft);
  const pairs = able.flatMap((one) =>
    able
      .filter(
        (two) =>
          two !== one && board.isSea[provinceOf(board, one)] + board.isSea[provinceOf(board, two)] === 0,
      )
      .map((two) => [one, two] as const),
  );
  if (pairs.length === 0) return;
  const [one, two] = dice.pick(pairs);
  const armies = state.units.filter((unit) => unit.kind.convoyed && !draft.has(unit));
  const near = (link: Unit): Unit[] => armies.filter((army) => firstLinks(board, [link], army).length > 0);
  const [forth, back] = [near(one), near(two)];
  if (forth.length === 0 || back.length === 0) return;
  const [first, second] = [dice.pick(forth), dice.pick(back)];
  if (first === second) return;
  const sent =
    send(dice, field, draft, first, [one], provinceOf(board, two)) &&
    send(dice, field, draft, second, [two], provinceOf(board, one));
  for (const army of sent ? [first, second] : [])
    for (let helpers = dice.below(4); helpers > 0; helpers--) draftLandingParty(dice, field, draft, army);
}
